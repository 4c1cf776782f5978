import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, parseConfig } from '#server/config.ts';
import type { Clock } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { type OpenDatabase, openMemoryDatabase } from '#server/db/open.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';

/** A clock whose time changes only when a test sets it. Its timers are real. */
function createTestClock(start = '2026-01-05T12:00:00Z'): Clock & { advance(seconds: number): void } {
  let now = toUnixSeconds(new Date(start));
  let advancedMs = 0;
  return {
    ...systemClock,
    now: () => now,
    elapsed: () => systemClock.elapsed() + advancedMs,
    advance(seconds) {
      advancedMs += Math.max(0, seconds) * 1000;
      now = (now + seconds) as UnixSeconds;
    },
  };
}

let migrated: Buffer | undefined;

/** Copies a migrated database: running all migrations takes as long as the rest of a short test. */
async function openFreshDatabase(): Promise<OpenDatabase> {
  const database = await openMemoryDatabase(migrated);
  migrated ??= database.sqlite.serialize();
  return database;
}

/**
 * The real app with an empty in-memory database, or with the `stored` one when worker threads need it. `env` replaces the
 * process environment.
 */
export async function createTestApp(env: Record<string, string> = {}, stored?: OpenDatabase) {
  const config: Config = parseConfig({ LOG_LEVEL: 'silent', DATA_KEY: 'the key of all tests', ...env });
  const clock = createTestClock();
  const database = stored ?? (await openFreshDatabase());
  const ctx = await createContext(config, database, { clock, log: pino({ level: config.LOG_LEVEL }) });
  return { app: createApp(ctx), ctx, db: database.db, clock };
}

/** Request options of a JSON POST, as a browser sends it. */
export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
