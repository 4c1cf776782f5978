import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeFolder, type Running, runLoad, startBare } from './processes.ts';
import { atLeast, count, inTurns, type Row } from './report.ts';

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
    ROUNDS,
    () => load(site.port, wanted, { status }),
    () => load(bare.port, wanted, { status }),
  );
  await bare.stop();
  const form = status === 304 ? 'not modified' : `${asked['Accept-Encoding']}, ${count(body.length)} bytes`;
  return {
    what: `${what} from memory, ${form}`,
    figure: `${count(ours)} req/s`,
    against: `node:http ${count(theirs)} req/s`,
    ...atLeast(0.85, ratio),
  };
}

/** The home page, compressed as browsers ask for it. */
export const HOME_PAGE = get('/', { 'Accept-Encoding': 'br' });

/** A GET as it goes over the wire. */
export function get(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** @returns how many of the requests a second were answered with the status. */
export async function load(port: number, request: string, { status = 200, seconds = SECONDS } = {}): Promise<number> {
  const { perSecond } = await runLoad({
    port,
    connections: CONNECTIONS,
    seconds,
    request,
    expect: `HTTP/1.1 ${status}`,
  });
  return perSecond;
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
