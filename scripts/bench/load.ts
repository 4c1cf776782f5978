/**
 * A load of many connections from one process, over bare sockets so that the load costs less than what it measures.
 * Run as a child: `node load.ts '{"port":3000,...}'`; prints one JSON line, `{ "perSecond": n, "failed": n }`.
 */
import { connect } from 'node:net';

/** The load to send. */
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
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(request));
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
            if (performance.now() < end) socket.write(request);
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
