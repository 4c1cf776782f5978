import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchRaw } from './from-memory.ts';
import { makeFolder, type Running, startBare, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 7;

/** From spawning the process to the last byte of the home page, over an existing data folder, against bare node:http. */
export async function benchStart(): Promise<Row[]> {
  const folder = makeFolder();
  const first = await startSite(folder);
  const page = await fetchRaw(first.port, '/', {});
  await first.stop();
  const file = join(folder, 'page.json');
  writeFileSync(file, JSON.stringify({ ...page, body: page.body.toString('base64') }));
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await timeStart(() => startBare(file)));
    ours.push(await timeStart(() => startSite(folder)));
  }
  const ratio = median(ours) / median(bare);
  return [
    {
      what: 'spawn to first page',
      figure: `${count(median(ours))} ms`,
      against: `node:http ${count(median(bare))} ms`,
      ratio,
      goal: 'at most 5',
      isMet: ratio <= 5,
    },
  ];
}

async function timeStart(start: () => Promise<Running>): Promise<number> {
  const began = performance.now();
  const running = await start();
  await (await fetch(`http://127.0.0.1:${running.port}/`)).text();
  const ms = performance.now() - began;
  await running.stop();
  return ms;
}
