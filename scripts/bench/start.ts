import { fetchRaw, writeAnswer } from './from-memory.ts';
import { makeFolder, type Running, startBare, startSite } from './processes.ts';
import { atMost, count, inTurns, type Row } from './report.ts';

const ROUNDS = 7;

/** From spawning the process to the last byte of the home page, over a data folder that is already there, against node:http with the same bytes. */
export async function benchStart(): Promise<Row[]> {
  const folder = makeFolder();
  const first = await startSite(folder);
  const answer = writeAnswer(await fetchRaw(first.port, '/', {}));
  await first.stop();
  const { ours, theirs, ratio } = await inTurns(
    ROUNDS,
    () => timeFirstPage(() => startSite(folder)),
    () => timeFirstPage(() => startBare(answer)),
  );
  return [
    {
      what: 'spawn to first page',
      figure: `${count(ours)} ms`,
      against: `node:http ${count(theirs)} ms`,
      ...atMost(1.5, ratio),
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
