import { fetchRaw, writeAnswer } from './from-memory.ts';
import { makeFolder, type Running, startBare, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 7;

/**
 * From spawning the process to the last byte of the home page, over a data folder that is already there, against node:http
 * with the same bytes, in turns.
 */
export async function benchStart(): Promise<Row[]> {
  const folder = makeFolder();
  const first = await startSite(folder);
  const answer = writeAnswer(await fetchRaw(first.port, '/', {}));
  await first.stop();
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const theirs = await timeFirstPage(() => startBare(answer));
    pairs.push({ theirs, ours: await timeFirstPage(() => startSite(folder)) });
  }
  const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs));
  return [
    {
      what: 'spawn to first page',
      figure: `${count(median(pairs.map(({ ours }) => ours)))} ms`,
      against: `node:http ${count(median(pairs.map(({ theirs }) => theirs)))} ms`,
      ratio,
      goal: 'at most 1.5',
      isMet: ratio <= 1.5,
    },
  ];
}

/** Milliseconds. */
async function timeFirstPage(start: () => Promise<Running>): Promise<number> {
  const began = performance.now();
  const server = await start();
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  const ms = performance.now() - began;
  await server.stop();
  return ms;
}
