import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { toWebStream } from './web-stream.ts';

function makeFile(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-stream-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), bytes);
  return join(folder, 'file');
}

test('passes on every byte and file errors', async () => {
  const bytes = Buffer.alloc(1_000_000, 'some bytes ');
  const read = (file: string) => new Response(toWebStream(createReadStream(file))).arrayBuffer();
  expect(Buffer.from(await read(makeFile(bytes)))).toEqual(bytes);
  await expect(read('/dev/null/none')).rejects.toThrow('ENOTDIR');
});

test('the reader can cancel at any time', async () => {
  const file = makeFile(Buffer.alloc(3_000_000));
  for (let turn = 0; turn < 200; turn += 1) {
    const stream = createReadStream(file);
    const reader = toWebStream(stream).getReader();
    const closed = once(stream, 'close');
    if (turn % 3 > 0) await reader.read();
    const pending = turn % 2 ? reader.read() : undefined;
    for (let wait = turn % 7; wait > 0; wait -= 1) await setImmediate();
    await reader.cancel();
    await pending;
    await closed;
  }
});
