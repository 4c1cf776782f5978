import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '#shared/paths.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { removeUnfinishedUploads } from './assets/assets.ts';
import { ensureFirstCaptain } from './auth/auth.ts';
import { renderStalePosts } from './blog/rendering.ts';
import { startPurging } from './cdn/cdn.ts';
import { logFailures } from './checks/checks.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { AppContext, Job } from './context.ts';
import { createContext, createLog } from './create-context.ts';
import { DataFolderError } from './db/database-file.ts';
import { openDatabase } from './db/open.ts';
import { createDeliveryWorker } from './delivery/worker.ts';
import { startDrillServer } from './drill-server.ts';
import { startDrills } from './operations/drill.ts';
import { restoreFromReplica } from './operations/replica-restore.ts';
import { startReplication } from './operations/replication.ts';
import { startSnapshots } from './operations/snapshots.ts';
import { startRetention } from './people/retention.ts';
import { createSite } from './site.ts';

/** Requests in flight get this long to finish when the server is told to stop. */
const STOP_WITHIN_MS = 7_000;
/** Signals within this time after the first are copies of it: on Ctrl-C the terminal sends one, and each npm in between. */
const SAME_SIGNAL_MS = 2_000;
/** A crash loses the page views of at most this time. */
const FLUSH_COUNTERS_SECONDS = 30;
const CHECK_DISK_SECONDS = 30;
/** Texts imported by a command are visible after this time. */
const CHECK_OTHER_WRITERS_SECONDS = 1;
const RENDER_AGAIN_SECONDS = 3600;
/** A request may take as long as a large upload over a slow connection; `bodyDeadline` limits all others. */
const SLOW_CLIENT = { headersTimeout: 5_000, requestTimeout: 600_000, keepAliveTimeout: 5_000 } as const;
/** An idle connection is closed after this time, e.g. of a client that requests a video and does not read it. */
const STALLED_MS = 60_000;

/** Runs the site until SIGTERM or SIGINT stops it cleanly. Startup fails with one clear message. */
export async function start(): Promise<void> {
  try {
    await runSite(process.env, waitForSignal);
    // Everything is stored and closed. A connection to a mail server that hangs could keep the process running.
    process.exit();
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof DataFolderError;
    if (!isExpected) throw error;
    console.error(`Cannot start: ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Runs a site until it is told to stop, and closes it.
 *
 * @param env variables that configure it.
 * @param untilStopped called when the site listens; its promise resolves when the site should stop, with the reason.
 */
export async function runSite(
  env: Readonly<Record<string, string | undefined>>,
  untilStopped: (port: number) => Promise<string>,
): Promise<void> {
  const config = parseConfig(env);
  const log = createLog(config);
  await restoreFromReplica(config, log, toUnixSeconds(new Date()));
  const database = await openDatabase(config.DATA_DIR);
  try {
    const ctx = await createContext(config, database, { log });
    await removeUnfinishedUploads(ctx);
    const site = createSite(ctx);
    // Requests that arrive before the start is complete wait for it.
    const listener = Promise.withResolvers<RequestListener>();
    const server = createServer({ ...SLOW_CLIENT, connectionsCheckingInterval: 1_000 }, async (req, res) =>
      (await listener.promise)(req, res),
    );
    server.setTimeout(STALLED_MS);
    const port = await listen(server, config.PORT, config.HOST);
    const stopSignal = untilStopped(port);
    const replication = startReplication(ctx);
    if (config.PORT === 0 && !config.given.has('SITE_URL')) {
      config.siteUrl = `http://localhost:${port}`;
      await ctx.settings.reload();
    }
    // Not earlier: if the port is taken, the password would be stored but never shown.
    await showFirstLogin(ctx);
    // Data acknowledged before the first copy would be lost with the disk.
    await replication.firstCopy;
    listener.resolve(site);
    const delivery = await createDelivery(ctx);
    delivery.start();
    const snapshots = startSnapshots(ctx);
    startDrills(ctx, startDrillServer);
    startPurging(ctx);
    startRetention(ctx);
    addOwnJobs(ctx);
    log.info({ port, url: config.siteUrl, captain: `${config.siteUrl}${paths.captain}` }, 'ready');
    await startLaterJobs(ctx);
    await logFailures(ctx);
    const signal = await stopSignal;
    log.info({ signal }, 'stopping');
    await Promise.all([closeServer(server), ctx.jobs.stop(), delivery.stop()]);
    await ctx.counters.flush().catch((error) => log.warn({ err: error }, 'page views could not be written'));
    await snapshots.finish();
    // After the last write, before the write-ahead log is merged.
    await replication.stop();
  } finally {
    await database.close();
  }
  log.info('stopped');
}

/** Creates the first captain where there is none, and prints its password. */
async function showFirstLogin(ctx: AppContext): Promise<void> {
  const captain = await ensureFirstCaptain(ctx);
  if (!captain) return;
  const { username, password } = captain;
  console.log(
    `First login at ${ctx.config.siteUrl}/captain: username ${username}, password ${password} (shown this once)`,
  );
}

async function createDelivery(ctx: AppContext) {
  const { openCalendarChannel } = await import('./booking/calendar/calendar-channel.ts');
  return createDeliveryWorker(ctx, {
    caldav: openCalendarChannel(ctx),
    // The newsletter's code is loaded apart: the first page does not wait for it.
    bulkMails: async (server) => (await import('./newsletter/sending/bulk-mails.ts')).createBulkMails(ctx, server),
  });
}

/** Adds the jobs most of whose code is not needed for the first pages. */
async function startLaterJobs(ctx: AppContext): Promise<void> {
  const { startCalendarRefresh } = await import('./calendars/calendars.ts');
  startCalendarRefresh(ctx);
  const { startBounceMailbox } = await import('./newsletter/bounces/mailbox.ts');
  startBounceMailbox(ctx);
  const { startSiteDrafting } = await import('./drafting/drafting.ts');
  startSiteDrafting(ctx);
}

/** Adds the jobs that belong to no feature. */
function addOwnJobs(ctx: AppContext): void {
  const { jobs, publicContent, counters, diskReserve } = ctx;
  jobs.add({ name: 'Publish what is planned', nextDue: publicContent.nextChange, run: publicContent.version });
  jobs.add({ name: 'Store page views', everySeconds: FLUSH_COUNTERS_SECONDS, run: counters.flush });
  jobs.add({
    name: 'Keep the disk reserve',
    everySeconds: CHECK_DISK_SECONDS,
    run() {
      diskReserve.releaseIfFull();
      return diskReserve.allocate();
    },
  });
  jobs.add({
    name: 'Render old posts again',
    everySeconds: RENDER_AGAIN_SECONDS,
    retryAfterSeconds: RENDER_AGAIN_SECONDS,
    run: (stop) => renderStalePosts(ctx, stop),
  });
  jobs.add(reloadAfterOtherWriters(ctx));
}

/**
 * Reads settings and texts anew after another process, such as `npm run content`, has changed the database, and sends what it has
 * stored, such as the mails of `npm run captain`.
 */
function reloadAfterOtherWriters(ctx: AppContext): Job {
  const { clock, content, database, meetingTypes, outbox, publicContent, settings } = ctx;
  const readVersion = () => database.sqlite.pragma('data_version', { simple: true });
  let known = readVersion();
  return {
    name: 'Notice changes by commands',
    checkEverySeconds: CHECK_OTHER_WRITERS_SECONDS,
    nextDue: () => (readVersion() === known ? undefined : clock.now()),
    async run() {
      const version = readVersion();
      outbox.wake();
      await meetingTypes.reload();
      await content.reload();
      await settings.reload();
      publicContent.changed();
      known = version;
    },
  };
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

function whyNotListening({ message, code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another program (${message}); set PORT to another one`;
  if (code === 'EACCES') return `PORT ${port} is not allowed to this user (${message}); set PORT to one above 1023`;
  return `HOST ${host} is not an address of this machine (${message})`;
}

/**
 * Resolves with the first SIGTERM or SIGINT. Later ones do not interrupt the stop, except from the third on, once they cannot
 * be copies of the first.
 */
function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let count = 0;
    let firstAt = 0;
    const onSignal = (signal: NodeJS.Signals) => {
      count += 1;
      if (count === 1) firstAt = performance.now();
      resolve(signal);
      if (count < 3 || performance.now() - firstAt < SAME_SIGNAL_MS) return;
      console.error(`Stopped at once by a further ${signal}: no data is lost, the next start completes site.db`);
      process.exit(1);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  });
}

/** Takes no new requests, lets those in flight finish, and closes what is still open after the time limit. */
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
