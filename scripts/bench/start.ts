import { makeFolder, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 7;

/** From spawning the process to the last byte of the home page, over a data folder that is already there. */
export async function benchStart(): Promise<Row[]> {
  const folder = makeFolder();
  await (await startSite(folder)).stop();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const site = await startSite(folder);
    await (await fetch(`http://127.0.0.1:${site.port}/`)).text();
    times.push(performance.now() - began);
    await site.stop();
  }
  const ms = median(times);
  return [{ what: 'spawn to first page', figure: `${count(ms)} ms`, goal: 'under 300 ms', isMet: ms < 300 }];
}
