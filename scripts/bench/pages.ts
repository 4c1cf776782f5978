import { fetchRaw, fromMemory, HOME_PAGE, load, SECONDS } from './from-memory.ts';
import { makeFolder, residentMb, startSite } from './processes.ts';
import { count, type Row } from './report.ts';

const MEMORY_REQUESTS = 100_000;

/** Pages from memory against node:http with the same bytes, and what they do to the memory. */
export async function benchPages(): Promise<Row[]> {
  const rows = await memory();
  const site = await startSite(makeFolder());
  for (const [what, path] of [
    ['home page', '/'],
    ['service page', '/services/lead-generation'],
  ] as const) {
    for (const encoding of ['identity', 'br'])
      rows.push(await fromMemory(site, what, path, { 'Accept-Encoding': encoding }));
  }
  const { headers } = await fetchRaw(site.port, '/', {});
  rows.push(await fromMemory(site, 'home page', '/', { 'If-None-Match': headers.etag ?? '' }));
  rows.push({ what: 'memory after all this', figure: `${count(residentMb(site.process))} MB` });
  await site.stop();
  return rows;
}

/** Memory of the process before and after a hundred thousand visits. */
async function memory(): Promise<Row[]> {
  const site = await startSite(makeFolder());
  const idle = residentMb(site.process);
  let served = 0;
  let warm = 0;
  while (served < MEMORY_REQUESTS) {
    served += (await load(site.port, HOME_PAGE)) * SECONDS;
    warm ||= residentMb(site.process);
  }
  const after = residentMb(site.process);
  await site.stop();
  return [
    { what: 'memory idle', figure: `${count(idle)} MB`, goal: 'under 110 MB', isMet: idle < 110 },
    {
      what: `memory after ${count(served)} requests`,
      figure: `${count(after)} MB`,
      against: `${count(warm)} MB after the first round`,
      ratio: after / warm,
      goal: 'under 110 MB',
      isMet: after < 110,
    },
  ];
}
