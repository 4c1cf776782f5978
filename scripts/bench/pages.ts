import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { makeFolder, type Running, residentMb, runLoad, startBare, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
const MEMORY_REQUESTS = 100_000;

/** The home page from memory against node:http with the same bytes, rendered anew, and what it does to the memory. */
export async function benchPages(): Promise<Row[]> {
  const site = await startSite(makeFolder());
  const idle = residentMb(site.process);
  const rows = [await againstBare(site, 'identity'), await againstBare(site, 'br')];
  rows.push(await rendered(site));
  const { perSecond } = await load(site.port, page('br'));
  let served = 0;
  let warm = 0;
  while (served < MEMORY_REQUESTS) {
    await load(site.port, page('br'));
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

async function againstBare(site: Running, encoding: 'identity' | 'br'): Promise<Row> {
  const file = join(makeFolder(), 'answer.json');
  const { headers, body } = await fetchRaw(site.port, encoding);
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
  const bare = await startBare(file);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push((await load(bare.port, page(encoding))).perSecond);
    ours.push((await load(site.port, page(encoding))).perSecond);
  }
  await bare.stop();
  const ratio = median(ours) / median(theirs);
  return {
    what: `home page from memory, ${encoding}, ${count(body.length)} bytes`,
    figure: `${count(median(ours))} req/s`,
    against: `node:http ${count(median(theirs))} req/s`,
    ratio,
    goal: 'at least 0.85',
    isMet: ratio >= 0.85,
  };
}

/** A form refused without JavaScript is the one page that is never kept: its action, its loaders and React run each time. */
async function rendered(site: Running): Promise<Row> {
  const body = 'form=newsletter&email=nobody';
  const request = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const { perSecond } = await runLoad({
    port: site.port,
    connections: 8,
    seconds: SECONDS,
    request,
    expect: 'HTTP/1.1 400',
  });
  return { what: 'home page rendered anew (refused form)', figure: `${count(perSecond)} req/s` };
}

function page(encoding: 'identity' | 'br'): string {
  return `GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
}

function load(port: number, request: string) {
  return runLoad({ port, connections: CONNECTIONS, seconds: SECONDS, request, expect: 'HTTP/1.1 200' });
}

/** The answer as it is on the wire, without the headers that node:http adds by itself. */
function fetchRaw(port: number, encoding: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers as Record<string, string>;
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
