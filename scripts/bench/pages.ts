import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LoadResult } from './load.ts';
import { makeFolder, type Running, residentMb, runLoad, startBare, startBareRender, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
const MEMORY_REQUESTS = 100_000;

/** Pages from memory against node:http with the same bytes, rendered anew against React alone, and what it does to the memory. */
export async function benchPages(): Promise<Row[]> {
  const site = await startSite(makeFolder());
  const idle = residentMb(site.process);
  const rows: Row[] = [];
  for (const path of ['/', '/services/lead-generation']) {
    for (const encoding of ['identity', 'br']) rows.push(await fromMemory(site, path, { 'Accept-Encoding': encoding }));
  }
  const { headers } = await fetchRaw(site.port, '/', {});
  rows.push(await fromMemory(site, '/', { 'If-None-Match': headers.etag ?? '' }));
  rows.push(await rendered(site));
  const { perSecond } = await load(site.port, get('/', { 'Accept-Encoding': 'br' }), 200);
  let served = 0;
  let warm = 0;
  while (served < MEMORY_REQUESTS) {
    await load(site.port, get('/', { 'Accept-Encoding': 'br' }), 200);
    served += perSecond * SECONDS;
    warm ||= residentMb(site.process);
  }
  const after = residentMb(site.process);
  rows.push(
    { what: 'memory idle', figure: `${count(idle)} MB`, goal: 'under 110 MB', isMet: idle < 110 },
    {
      what: `memory after ${count(served)} more requests`,
      figure: `${count(after)} MB`,
      against: `${count(warm)} MB after the first round`,
      ratio: after / warm,
      goal: 'under 110 MB',
      isMet: after < 110,
    },
  );
  await site.stop();
  return rows;
}

async function fromMemory(site: Running, path: string, asked: Record<string, string>): Promise<Row> {
  const file = join(makeFolder(), 'answer.json');
  const { status, headers, body } = await fetchRaw(site.port, path, asked);
  writeFileSync(file, JSON.stringify({ status, headers, body: body.toString('base64') }));
  const bare = await startBare(file);
  const request = get(path, asked);
  const ratio = await inTurns(
    () => load(site.port, request, status),
    () => load(bare.port, request, status),
  );
  await bare.stop();
  const form = status === 304 ? 'not modified' : `${asked['Accept-Encoding']}, ${count(body.length)} bytes`;
  return {
    what: `${path === '/' ? 'home page' : 'service page'} from memory, ${form}`,
    figure: `${count(ratio.ours)} req/s`,
    against: `node:http ${count(ratio.theirs)} req/s`,
    ratio: ratio.ours / ratio.theirs,
    goal: 'at least 0.85',
    isMet: ratio.ours / ratio.theirs >= 0.85,
  };
}

/** Medians of requests a second, taken one after the other so that whatever slows the machine slows both. */
async function inTurns(ours: () => Promise<LoadResult>, theirs: () => Promise<LoadResult>) {
  const figures = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.theirs.push((await theirs()).perSecond);
    figures.ours.push((await ours()).perSecond);
  }
  return { ours: median(figures.ours), theirs: median(figures.theirs) };
}

/** A form refused without JavaScript is the one page that is never kept: its action, its loaders and React run each time. */
async function rendered(site: Running): Promise<Row> {
  const file = join(makeFolder(), 'page.html');
  const { body: html } = await fetchRaw(site.port, '/', { 'Accept-Encoding': 'identity' });
  writeFileSync(file, html);
  const bare = await startBareRender(file);
  const form = 'form=newsletter&email=nobody';
  const refused = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
  const { ours, theirs } = await inTurns(
    () => load(site.port, refused, 400),
    () => load(bare.port, get('/', {}), 200),
  );
  await bare.stop();
  return {
    what: 'home page rendered anew (a refused form: parsed, answered by the API, rendered)',
    figure: `${count(ours)} req/s`,
    against: `React alone, same markup ${count(theirs)} req/s`,
    ratio: ours / theirs,
  };
}

function get(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function load(port: number, request: string, status: number): Promise<LoadResult> {
  return runLoad({ port, connections: CONNECTIONS, seconds: SECONDS, request, expect: `HTTP/1.1 ${status}` });
}

/** The answer as it is on the wire, without the headers that node:http adds by itself. */
async function fetchRaw(port: number, path: string, headers: Record<string, string>) {
  const [response] = (await once(request({ port, host: '127.0.0.1', path, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = await buffer(response);
  const { date, connection, 'keep-alive': keepAlive, ...rest } = response.headers as Record<string, string>;
  return { status: response.statusCode ?? 0, headers: rest, body };
}
