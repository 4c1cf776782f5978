import { expect, test } from 'vitest';
import { streamCsv } from './csv.ts';

async function read(cells: (string | number | null)[]): Promise<string> {
  const rows = [{ id: 1 }];
  const stream = streamCsv(
    ['a'],
    async (before) => rows.filter(({ id }) => id < before),
    () => cells,
  );
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
])('the text %j becomes %s', async (cell, line) => {
  expect(await read([cell])).toBe(line);
});

test('a number stays a number, and nothing stays empty', async () => {
  expect(await read([-1, null])).toBe('"-1",""');
});
