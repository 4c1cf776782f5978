import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp, createListener } from './app.ts';
import { removeUnfinishedUploads } from './assets/assets.ts';
import { ensureFirstCaptain } from './auth/users.ts';
import { renderStalePosts } from './blog/rendering.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { createContext, createLog } from './create-context.ts';
import { DataFolderError, openDatabase } from './db/open.ts';
import { createOutboxWorker } from './delivery/worker.ts';
import { baseHeaders } from './http/security-headers.ts';
import { startSnapshots } from './operations/snapshots.ts';
import { createPages } from './pages.ts';
import { readManifest } from './render.tsx';
import { openStaticFiles } from './static-files.ts';

/** Requests in flight get this long to finish when the server is told to stop. */
const STOP_WITHIN_MS = 7_000;
/** At most this much of what was counted is lost when the machine goes down. */
const FLUSH_COUNTERS_MS = 30_000;
/** After a full disk has room again, it takes so long until some of it is held back. */
const LOOK_FOR_ROOM_MS = 30_000;
/** Longer than a line of the log takes. */
const LOG_SETTLES_MS = 50;
/** A whole request may take as long as a large upload over a thin line; see `bodyDeadline` for all others. */
const SLOW_CLIENT = { headersTimeout: 5_000, requestTimeout: 600_000, keepAliveTimeout: 5_000 } as const;
/** A connection on which nothing moves for this long is closed: whoever asks for a film and reads none of it holds it no longer. */
const STALLED_MS = 60_000;

/** Starts the site, and stops it cleanly on SIGTERM and SIGINT. A start that cannot succeed says why in one line. */
export async function start(): Promise<void> {
  try {
    await run();
    // All is written and closed; what a mail server that hangs still keeps open is not worth waiting for.
    process.exit();
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof DataFolderError;
    if (!isExpected) throw error;
    console.error(`Cannot start: ${error.message}`);
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config);
  const database = await openDatabase(config.DATA_DIR);
  try {
    const ctx = await createContext(config, database, { log });
    await removeUnfinishedUploads(ctx);
    const dist = join(import.meta.dirname, '..');
    const files = openStaticFiles(join(dist, 'public'), baseHeaders(config));
    const pages = createPages(ctx, readManifest(join(dist, 'manifest.json')));
    const app = createApp(ctx, { files, pages });
    const server = createServer({ ...SLOW_CLIENT, connectionsCheckingInterval: 1_000 });
    const answerWith = holdRequests(server);
    server.setTimeout(STALLED_MS);
    const port = await listen(server, config.PORT, config.HOST);
    if (config.PORT === 0 && !config.given.has('SITE_URL')) {
      config.siteUrl = `http://localhost:${port}`;
      await ctx.settings.reload();
    }
    // Only now: made before a port that is taken, its password would never be shown.
    const firstCaptain = await ensureFirstCaptain(ctx);
    if (firstCaptain) {
      console.log(
        `First login at ${config.siteUrl}/captain: username ${firstCaptain.username}, password ${firstCaptain.password} (shown this once)`,
      );
    }
    answerWith(createListener(ctx, app, pages));
    const outbox = createOutboxWorker(ctx);
    outbox.start();
    const snapshots = startSnapshots(ctx);
    // From here on a signal stops it cleanly, even one that comes with the next line.
    const stopSignal = nextSignal();
    log.info({ port, url: config.siteUrl }, 'ready');

    const stopping = new AbortController();
    const rendering = renderStalePosts(ctx, stopping.signal).catch((error) =>
      log.error({ err: error }, 'old posts were not rendered anew'),
    );
    await keepBallast(ctx);
    const flushing = setInterval(() => flushCounters(ctx), FLUSH_COUNTERS_MS);
    const ballast = setInterval(() => keepBallast(ctx), LOOK_FOR_ROOM_MS);
    const signal = await stopSignal;
    log.info({ signal }, 'stopping');
    stopping.abort();
    await Promise.all([closeServer(server), outbox.stop()]);
    clearInterval(flushing);
    clearInterval(ballast);
    await rendering;
    await flushCounters(ctx);
    await snapshots.stop();
  } finally {
    await database.close();
  }
  log.info('stopped');
  // The line goes out beside us. An exit before it is known whether somebody reads it would try to write it without end.
  await wait(LOG_SETTLES_MS);
}

/**
 * @returns the port, which the system chose when `port` is 0.
 * @throws ConfigError when nobody can listen there.
 */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(new ConfigError(whyNotListening(error, port, host)));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Lets requests wait while the last preparations are made. @returns what answers them, and all that come after. */
function holdRequests(server: Server): (listener: RequestListener) => void {
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...exchange) => void held.push(exchange);
  server.on('request', hold);
  return (listener) => {
    server.off('request', hold);
    server.on('request', listener);
    for (const exchange of held) listener(...exchange);
  };
}

function whyNotListening({ message, code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another program (${message}); set PORT to another one`;
  if (code === 'EACCES') return `PORT ${port} is not allowed to this user (${message}); set PORT to one above 1023`;
  return `HOST ${host} is not an address of this machine (${message})`;
}

function nextSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
}

/** Takes no new requests, lets those in flight finish, and cuts off what is still open after the grace time. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function flushCounters(ctx: AppContext): Promise<void> {
  try {
    await ctx.counters.flush();
  } catch (error) {
    ctx.log.warn({ err: error }, 'page views could not be written');
  }
}

async function keepBallast(ctx: AppContext): Promise<void> {
  try {
    await ctx.ballast.keep();
  } catch (error) {
    ctx.log.warn({ err: error }, 'room on the disk could not be held back');
  }
}
