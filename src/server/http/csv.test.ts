import { expect, test } from 'vitest';
import { streamCsv } from './csv.ts';

async function read(a: string | number | null | string[], b: string | null = 'b'): Promise<string> {
  const stream = streamCsv({ a: true, b: true }, async (before) => (before > 1 ? [{ id: 1, a, b }] : []));
  return (await new Response(stream).text()).split('\r\n')[1] ?? '';
}

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ['plain', '"plain"'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['a,b', '"a,b"'],
])('CSV injection: the text %j becomes %s', async (cell, line) => {
  expect(await read(cell)).toBe(`${line},"b"`);
});

test('numbers are unchanged, and null is an empty cell', async () => {
  expect(await read(-1, null)).toBe('"-1",""');
});

test('a list is one cell and escaped like text', async () => {
  expect(await read(['a', 'b'])).toBe('"a; b","b"');
  expect(await read(['=a', 'b'])).toBe(`"'=a; b","b"`);
});
