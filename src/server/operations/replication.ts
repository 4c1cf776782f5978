import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { type LitestreamRun, type Replica, runLitestream } from './litestream.ts';

const RESTART_AFTER_MS = 5_000;
/** Without an error for this long, the replica counts as working again. */
const SUCCESS_AFTER_MS = 60_000;
/** The first requests wait this long at most for the first copy: a large database takes longer. */
const FIRST_COPY_WITHIN_MS = 5_000;
/** A Litestream that is told to end before its first look at the database copies nothing, so it is told this much later at most. */
const READY_WITHIN_MS = 2_000;

export interface Replication {
  /** Resolves when everything stored so far is in the replica, or cannot be for now. */
  firstCopy: Promise<void>;
  stop(): Promise<void>;
}

/** Copies every change to `LITESTREAM_REPLICA_URL` while the server runs, with Litestream as a process of its own. */
export function startReplication(ctx: AppContext): Replication {
  const { LITESTREAM_REPLICA_URL: url, DATA_DIR: dataDir } = ctx.config;
  if (!url) return { firstCopy: Promise.resolve(), stop: async () => {} };
  const stopping = new AbortController();
  const firstCopy = Promise.withResolvers<void>();
  let current: LitestreamRun | undefined;
  /** Settled once a Litestream that is told to end copies everything first. */
  let ready: Promise<unknown> = Promise.resolve();
  /** While it is set, Litestream does not run. */
  let pause: PromiseWithResolvers<void> | undefined;
  writeUnchanged(ctx);
  const running = keepRunning({ dataDir, url });
  ctx.database.alone = whilePaused;

  async function keepRunning(replica: Replica): Promise<void> {
    for (;;) {
      await pause?.promise;
      if (stopping.signal.aborted) return;
      const reason = await runOnce(replica);
      if (stopping.signal.aborted) return;
      if (pause) continue;
      report(reason);
      await setTimeout(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  /** @returns how Litestream ended. */
  async function runOnce(replica: Replica): Promise<string> {
    const successTimer = globalThis.setTimeout(reportNoErrors, SUCCESS_AFTER_MS).unref();
    const copied = Promise.withResolvers<void>();
    ready = Promise.race([copied.promise, setTimeout(READY_WITHIN_MS, undefined, { ref: false })]);
    let lastLine = '';
    current = runLitestream(replica, ['replicate'], (line) => {
      lastLine = line;
      if (line.includes('wal segment written')) {
        firstCopy.resolve();
        copied.resolve();
      }
      if (!/level=ERROR/.test(line)) return;
      successTimer.refresh();
      report(line);
    });
    const code = await current.ended;
    clearTimeout(successTimer);
    return `Litestream ended (${code}) ${lastLine}`;
  }

  /** Litestream holds the write-ahead log, so that nobody else can empty it. Queries wait meanwhile, so it misses nothing. */
  async function whilePaused<T>(run: () => Promise<T>): Promise<T> {
    pause = Promise.withResolvers();
    try {
      current?.child.stdin.end();
      await current?.ended;
      const result = await run();
      writeUnchanged(ctx);
      return result;
    } finally {
      const { resolve } = pause;
      pause = undefined;
      resolve();
    }
  }

  function reportNoErrors(): void {
    reportSuccess(ctx, 'replica').catch(logUnreported);
  }

  function report(reason: string): void {
    reportFailure(ctx, 'replica', reason).catch(logUnreported);
  }

  function logUnreported(error: unknown): void {
    ctx.log.error({ err: error }, 'the replica could not be reported');
  }

  return {
    firstCopy: waitForFirstCopy(),
    async stop() {
      await ready;
      stopping.abort();
      current?.child.stdin.end();
      await running;
    },
  };

  async function waitForFirstCopy(): Promise<void> {
    const isCopied = await Promise.race([
      firstCopy.promise.then(() => true),
      setTimeout(FIRST_COPY_WITHIN_MS, false, { ref: false }),
    ]);
    if (!isCopied)
      ctx.log.warn('the first copy to the replica takes long: until then a lost disk loses more than a second');
  }
}

/** A write that changes nothing: Litestream reports when it is copied, and with it all that was stored before. */
function writeUnchanged({ database: { sqlite } }: AppContext): void {
  sqlite.pragma(`user_version = ${sqlite.pragma('user_version', { simple: true })}`);
}
