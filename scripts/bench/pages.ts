import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchRaw, fromMemory, get, inTurns, load, SECONDS } from './from-memory.ts';
import { makeFolder, type Running, residentMb, startBareRender, startSite } from './processes.ts';
import { count, type Row } from './report.ts';

const MEMORY_REQUESTS = 100_000;

/** Pages from memory against node:http with the same bytes, rendered anew against React alone, and what it does to the memory. */
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
  rows.push(await rendered(site));
  rows.push({ what: 'memory after all this', figure: `${count(residentMb(site.process))} MB` });
  await site.stop();
  return rows;
}

/** Memory of the process before and after a hundred thousand visits. */
async function memory(): Promise<Row[]> {
  const site = await startSite(makeFolder());
  const idle = residentMb(site.process);
  const visit = () => load(site.port, get('/', { 'Accept-Encoding': 'br' }), 200);
  let served = 0;
  let warm = 0;
  while (served < MEMORY_REQUESTS) {
    served += (await visit()).perSecond * SECONDS;
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

/** A form refused without JavaScript is never in memory: its action, its loaders and React run each time. */
async function rendered(site: Running): Promise<Row> {
  const file = join(makeFolder(), 'page.html');
  const { body: html } = await fetchRaw(site.port, '/', { 'Accept-Encoding': 'identity' });
  writeFileSync(file, html);
  const bare = await startBareRender(file);
  const form = 'form=newsletter&email=nobody';
  const refused = `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:%N::1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
  const { ours, theirs, ratio } = await inTurns(
    () => load(site.port, refused, 400),
    () => load(bare.port, get('/', {}), 200),
  );
  await bare.stop();
  return {
    what: 'home page rendered anew (a refused form: parsed, answered by the API, rendered)',
    figure: `${count(ours)} req/s`,
    against: `React alone, same markup ${count(theirs)} req/s`,
    ratio,
  };
}
