import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { UnixSeconds } from '#shared/time.ts';
import { createSessions } from './auth/auth.ts';
import { prepareNextPublication } from './blog/queries.ts';
import type { Config } from './config.ts';
import type { AppContext, Clock, OutboxSignal, PublicContent } from './context.ts';
import { createBallast } from './db/ballast.ts';
import { groupCommits } from './db/group-commits.ts';
import type { OpenDatabase } from './db/open.ts';
import { createCounters } from './insight/counters.ts';
import { mailTemplates } from './mail-templates.ts';
import { createMetrics } from './operations/metrics.ts';
import { loadSettings, loadSigningKey } from './settings/settings.ts';

/** The machine's clock. */
const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) as UnixSeconds };

/** Puts together what every layer is handed. Tests pass their own clock and log. */
export async function createContext(
  config: Config,
  database: OpenDatabase,
  { clock = systemClock, log }: { clock?: Clock; log: Logger },
): Promise<AppContext> {
  const ballast = createBallast(config.DATA_DIR);
  database.db.makeRoom = () => {
    const hasMade = ballast.drop();
    if (hasMade) log.error('the disk is full: the ballast was let go, delete something before it is used up too');
    return hasMade;
  };
  return {
    config,
    db: database.db,
    commit: groupCommits(database.db),
    database,
    ballast,
    outbox: createSignal(),
    metrics: createMetrics(),
    snapshots: { at: null, bytes: 0, took: 0, failures: 0, lastError: null },
    clock,
    log,
    settings: await loadSettings(database.db, config),
    mails: mailTemplates,
    sessions: createSessions({ db: database.db, clock, config }),
    counters: createCounters({ db: database.db, clock }),
    publicContent: countChanges(clock, prepareNextPublication(database.sqlite)),
    signingKey: await loadSigningKey(database.db),
  };
}

/** JSON lines on standard output, with the time and the level in words; `npm run dev` shows them in a form for people. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, stream?: DestinationStream): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** @param nextAfter when content next changes by itself, being planned for that moment. */
function countChanges(clock: Clock, nextAfter: (now: UnixSeconds) => UnixSeconds | undefined): PublicContent {
  let version = 1;
  let next = nextAfter(clock.now());
  const moveOn = () => {
    version += 1;
    next = nextAfter(clock.now());
  };
  return {
    version() {
      if (next !== undefined && clock.now() >= next) moveOn();
      return version;
    },
    changed: moveOn,
  };
}

function createSignal(): OutboxSignal {
  const listeners: (() => void)[] = [];
  return {
    wake() {
      for (const listener of listeners) listener();
    },
    listen(onWake) {
      listeners.push(onWake);
    },
  };
}
