/**
 * A load of many connections from one process, over bare sockets so that the load costs less than what it measures.
 * Run as a child: `node load.ts '{"port":3000,...}'`; prints one JSON line, `{ "perSecond": n, "failed": n }`.
 */
import { connect } from 'node:net';

/** The load to send. In `request`, `%N` becomes the request's number as two groups of an IPv6 address, so that each comes from a network of its own. */
export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** The whole request as it goes over the wire. */
  request: string;
  /** Start of the status line that counts as success, e.g. `HTTP/1.1 200`. */
  expect: string;
}

export interface LoadResult {
  perSecond: number;
  failed: number;
}

if (process.argv[2]) {
  const result = await run(JSON.parse(process.argv[2]) as Load);
  console.log(JSON.stringify(result));
}

async function run({ port, connections, seconds, request, expect }: Load): Promise<LoadResult> {
  let done = 0;
  let failed = 0;
  let sent = 0;
  const isCounted = request.includes('%N');
  const next = () => {
    sent += 1;
    const digits = sent.toString(16).padStart(8, '0');
    return isCounted ? request.replace('%N', `${digits.slice(0, 4)}:${digits.slice(4)}`) : request;
  };
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(next()));
          let missing = 0;
          socket.on('data', (chunk) => {
            if (missing === 0) {
              const head = chunk.indexOf('\r\n\r\n');
              const text = chunk.toString('latin1', 0, head);
              if (!text.startsWith(expect)) failed += 1;
              missing = head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
            }
            missing -= chunk.length;
            if (missing > 0) return;
            missing = 0;
            done += 1;
            if (performance.now() < end) socket.write(next());
            else socket.end(resolve);
          });
          socket.on('error', () => {
            failed += 1;
            resolve();
          });
          // A server that hangs up in the middle of an answer has failed, and nothing more comes.
          socket.on('close', () => {
            if (missing > 0) failed += 1;
            resolve();
          });
        }),
    ),
  );
  return { perSecond: (done - failed) / ((performance.now() - start) / 1000), failed };
}
