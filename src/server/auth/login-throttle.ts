import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { AppError } from '#shared/errors.ts';
import { nameKey } from '#shared/name-key.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { countAttempt, deleteAttempts, deleteAttemptsBefore, listAttempts } from './queries.ts';

/** Failures without a wait, and the longest wait between two tries in seconds. */
interface Limit {
  free: number;
  maxWait: number;
}

/** For one account, tried by browsers that never logged in to it; also for each browser that did. */
const ACCOUNT_LIMIT: Limit = { free: 5, maxWait: 120 };
const ADDRESS_LIMIT: Limit = { free: 10, maxWait: 900 };
/** For the second factor of one captain: somebody who guesses here knows the password. */
const FACTOR_LIMIT: Limit = { free: 5, maxWait: 900 };
const FIRST_WAIT_SECONDS = 4;
/** A counter without a failure for this long is deleted. */
const FORGET_AFTER_SECONDS = 3 * 3600;

/** Where a login comes from. */
export interface LoginSource {
  /** Address of the client. */
  address: string;
  /** Id from the device cookie, when this browser has logged in to this account before. */
  deviceId: string | undefined;
}

type ThrottleContext = Pick<AppContext, 'db' | 'clock' | 'memory'>;

/**
 * Counts a login as failed before its password is verified, so that many at once are limited too; after a right password, delete
 * the counters with `deleteAttempts`. Each failure past the free ones doubles the wait. A login past the limit waits for those
 * that are being verified, because one of them may be right: many right ones at once are all accepted.
 *
 * A browser that has logged in before has a counter of its own, so that the failures of others never lock it out (OWASP:
 * device cookies). What remains: while an account is under attack from many addresses, its owner cannot log in from a
 * new browser. Before the password is verified, that login looks like one more guess, and verifying every guess would
 * remove the limit. The way around is a second account, which the attack does not know: `npm run captain -- create`.
 *
 * The counters are in the database, so that a restart does not give an attacker new guesses.
 *
 * @param verify gets the keys of the counters, to delete after a right password.
 * @returns its result.
 * @throws AppError `too_many` with the seconds to wait.
 */
export function limitLogins<T>(
  ctx: ThrottleContext,
  username: string,
  { address, deviceId }: LoginSource,
  verify: (counters: string[]) => Promise<T>,
): Promise<T> {
  const limits = new Map<string, Limit>(
    deviceId
      ? [[keyOf('device', deviceId), ACCOUNT_LIMIT]]
      : [
          [keyOf('account', nameKey(username)), ACCOUNT_LIMIT],
          [keyOf('address', address), ADDRESS_LIMIT],
        ],
  );
  return limitAttempts(ctx, limits, verify);
}

/** Forgets the failed logins of an account by browsers that are new to it, and those from `address`. */
export function deleteLoginAttempts(db: Db, username: string, address: string | undefined): Promise<unknown> {
  return deleteAttempts(db, [keyOf('account', nameKey(username)), ...(address ? [keyOf('address', address)] : [])]);
}

/**
 * Limits the answers to a challenge, by captain and by address. As with `limitLogins`, each answer counts as wrong until it is verified.
 *
 * @param userId null for a login by passkey: the captain is known only once the passkey is verified.
 * @param verify gets the keys of the counters, to delete after a right answer.
 * @returns its result.
 * @throws AppError `too_many` with the seconds to wait.
 */
export function limitFactorAttempts<T>(
  ctx: ThrottleContext,
  userId: number | null,
  address: string,
  verify: (counters: string[]) => Promise<T>,
): Promise<T> {
  const limits = new Map<string, Limit>([[keyOf('factor address', address), ADDRESS_LIMIT]]);
  if (userId !== null) limits.set(keyOf('factor', String(userId)), FACTOR_LIMIT);
  return limitAttempts(ctx, limits, verify);
}

async function limitAttempts<T>(
  ctx: ThrottleContext,
  limits: Map<string, Limit>,
  verify: (counters: string[]) => Promise<T>,
): Promise<T> {
  const keys = [...limits.keys()];
  const running = ctx.memory.runningLogins;
  const over = Promise.withResolvers<void>();
  const attempt = { keys, over: over.promise };
  try {
    for (;;) {
      const wait = await count(ctx, limits, () => running.add(attempt));
      if (wait === 0) return await verify(keys);
      const others = [...running].filter((other) => other.keys.some((key) => limits.has(key)));
      if (others.length === 0) {
        throw new AppError('too_many', `Too many failed logins. Please try again in ${wait} s.`, { retryAfter: wait });
      }
      await Promise.all(others.map((other) => other.over));
    }
  } finally {
    running.delete(attempt);
    over.resolve();
  }
}

/**
 * @param onCounted called before the next attempt can read the counters.
 * @returns the seconds to wait; 0 when it was counted.
 */
function count(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  limits: Map<string, Limit>,
  onCounted: () => void,
): Promise<number> {
  const keys = [...limits.keys()];
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    await deleteAttemptsBefore(trx, (now - FORGET_AFTER_SECONDS) as UnixSeconds);
    const counters = await listAttempts(trx, keys);
    const waits = counters
      // A failure of later than now was counted before the clock was set back.
      .filter(({ lastAt }) => lastAt <= now)
      .map(({ key, failures, lastAt }) => lastAt + waitAfter(failures, limits.get(key)!) - now);
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    await countAttempt(trx, keys, now);
    onCounted();
    return 0;
  });
}

function waitAfter(failures: number, { free, maxWait }: Limit): number {
  if (failures < free) return 0;
  return Math.min(maxWait, FIRST_WAIT_SECONDS * 2 ** Math.min(failures - free, 20));
}

/** Hashed, because people type passwords into the wrong field. */
function keyOf(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
