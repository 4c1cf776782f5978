import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LoadResult } from './load.ts';
import { makeFolder, type Running, runLoad, startBare } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 9;
export const SECONDS = 1;
const CONNECTIONS = 64;

/** A page that is in memory against node:http answering the same bytes with the same headers. */
export async function fromMemory(
  site: Running,
  what: string,
  path: string,
  asked: Record<string, string>,
): Promise<Row> {
  const answer = await fetchRaw(site.port, path, asked);
  const { status, body } = answer;
  const bare = await startBare(writeAnswer(answer));
  const wanted = get(path, asked);
  const { ours, theirs, ratio } = await inTurns(
    () => load(site.port, wanted, status),
    () => load(bare.port, wanted, status),
  );
  await bare.stop();
  const form = status === 304 ? 'not modified' : `${asked['Accept-Encoding']}, ${count(body.length)} bytes`;
  return {
    what: `${what} from memory, ${form}`,
    figure: `${count(ours)} req/s`,
    against: `node:http ${count(theirs)} req/s`,
    ratio,
    goal: 'at least 0.85',
    isMet: ratio >= 0.85,
  };
}

/**
 * Requests a second, taken one after the other so that whatever slows the machine slows both. The ratio is the median of
 * those of each pair.
 */
async function inTurns(ours: () => Promise<LoadResult>, theirs: () => Promise<LoadResult>) {
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await theirs();
    pairs.push({ theirs: limit.perSecond, ours: (await ours()).perSecond });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

/** A GET as it goes over the wire. */
export function get(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export function load(port: number, wanted: string, status: number): Promise<LoadResult> {
  return runLoad({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    request: wanted,
    expect: `HTTP/1.1 ${status}`,
  });
}

/** Writes what `bare-server.mjs` answers with. @returns the file. */
export function writeAnswer({ status, headers, body }: Awaited<ReturnType<typeof fetchRaw>>): string {
  const file = join(makeFolder(), 'answer.json');
  writeFileSync(file, JSON.stringify({ status, headers, body: body.toString('base64') }));
  return file;
}

/** The answer as it is on the wire, without the headers that node:http adds by itself. */
export async function fetchRaw(port: number, path: string, headers: Record<string, string>) {
  const call = request({ port, host: '127.0.0.1', path, headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { date, connection, 'keep-alive': keepAlive, ...rest } = response.headers as Record<string, string>;
  return { status: response.statusCode ?? 0, headers: rest, body };
}
