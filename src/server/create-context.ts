import { LRUCache } from 'lru-cache';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { UnixSeconds } from '#shared/time.ts';
import { createSessions } from './auth/auth.ts';
import { prepareLinkVersion } from './auth/queries.ts';
import { prepareHasPosts, prepareNextPublication } from './blog/queries.ts';
import { loadMeetingTypes } from './booking/meeting-types/meeting-types.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { loadContent } from './content/content.ts';
import type { AppContext, Clock, FeatureMemory } from './context.ts';
import { createSecrets } from './db/data-key.ts';
import { createDiskReserve } from './db/disk-reserve.ts';
import type { OpenDatabase } from './db/open.ts';
import { createProxyWatch } from './http/proxy-watch.ts';
import { createSharedRates } from './http/rate.ts';
import { createJobs } from './jobs/jobs.ts';
import { mailTemplates } from './mail-templates.ts';
import { createMetrics } from './operations/metrics.ts';
import { createCounters } from './overview/counters.ts';
import { createPublicContent } from './public-content.ts';
import { loadSettings, loadSigningKey } from './settings/settings.ts';

const SENDING = ['Send mail', 'Send webhooks', 'Write calendar entries'] as const;

/** Builds the context that every layer gets. Tests pass their own clock and log. */
export async function createContext(
  config: Config,
  database: OpenDatabase,
  { clock = systemClock, log }: { clock?: Clock; log: Logger },
): Promise<AppContext> {
  const diskReserve = createDiskReserve(config.DATA_DIR, () =>
    log.error('disk full: reserve released, free some space before it is used up too'),
  );
  database.beforeTransaction = diskReserve.releaseIfFull;
  const secrets = createSecrets(config);
  const settings = await loadSettings(database.db, config, secrets);
  const meetingTypes = await loadMeetingTypes(database.db);
  const hasPosts = prepareHasPosts(database.sqlite);
  const content = await loadContent({ db: database.db, clock, settings, meetingTypes }, hasPosts);
  const jobs = createJobs({ clock, log });
  const nextPublication = prepareNextPublication(database.sqlite);
  return {
    config,
    db: database.db,
    database,
    diskReserve,
    outbox: {
      wake() {
        for (const name of SENDING) jobs.wake(name);
      },
    },
    metrics: createMetrics(),
    proxyWatch: createProxyWatch(config),
    snapshots: { at: null, bytes: 0, took: 0, failures: 0, lastError: null },
    clock,
    jobs,
    log,
    settings,
    content,
    meetingTypes,
    mails: mailTemplates,
    sessions: createSessions({ db: database.db, clock, config }),
    linkVersion: prepareLinkVersion(database.sqlite),
    counters: createCounters({ db: database.db, clock }),
    rates: createSharedRates(),
    memory: createMemory(),
    publicContent: createPublicContent({ clock, jobs }, (now) =>
      earlier(nextPublication(now), content.nextChange(now)),
    ),
    secrets,
    signingKey: await loadSigningKey(database.db),
  };
}

/** As mail servers and other services quote them in their errors. */
const ADDRESS = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g;

/** JSON lines on standard output with ISO time and level name, without email addresses; `npm run dev` formats them for reading. */
export function createLog(
  config: Pick<Config, 'LOG_LEVEL'>,
  // Written at once, so that a crash or an exit loses no line.
  stream: DestinationStream = pino.destination({ sync: true }),
): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: (line: string) => line.replace(ADDRESS, '[address]') },
  };
  return pino(options, stream);
}

function earlier(a: UnixSeconds | undefined, b: UnixSeconds | undefined): UnixSeconds | undefined {
  return a !== undefined && (b === undefined || a < b) ? a : b;
}

function createMemory(): FeatureMemory {
  return {
    runningLogins: new Set(),
    calendarReads: { running: new Map(), triedAt: new Map(), stale: '[]' },
    issuePreviews: new LRUCache({ max: 20 }),
    clientDocuments: new LRUCache({ max: 100 }),
  };
}
