import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';
import {
  countAttempt,
  deleteAttempts,
  deleteAttemptsBefore,
  deleteFailures,
  findAttempts,
  markKnown,
} from './login-attempt-queries.ts';

interface Pace {
  /** Failures that cost nothing. */
  free: number;
  /** Longest wait between two tries, in seconds: short for an account, so that a stranger cannot keep its owner out. */
  maxWait: number;
}

const ACCOUNT: Pace = { free: 5, maxWait: 120 };
const ADDRESS: Pace = { free: 10, maxWait: 900 };
const FIRST_WAIT_SECONDS = 4;
/** A key without a failure for this long starts afresh. */
const FORGET_AFTER_SECONDS = 3 * 3600;

/** An address that an account was used from stays known for this long. */
const KNOWN_SECONDS = 90 * 24 * 3600;

/** The counters that a login in progress has moved, and the key under which it is remembered when it was right. */
export interface LoginAttempt {
  counters: string[];
  known: string;
}

/**
 * Counts a login as failed before the password is looked at, so that a thousand at once are no way round; `clearFailures`
 * takes it back. Each failure past the free ones doubles the wait. Where a captain has logged in before, only the
 * failures from there count: whoever goes on failing from elsewhere keeps nobody out, and wins nothing by the captain's
 * own logins.
 *
 * @throws AppError `too_many` with the seconds to wait, while the account or the address has to.
 */
export function reserveLogin(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  username: string,
  address: string,
): Promise<LoginAttempt> {
  const account = keyOf('account', username.toLowerCase());
  const source = keyOf('address', address);
  const known = keyOf('known', `${username.toLowerCase()} ${address}`);
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    await deleteAttemptsBefore(trx, (now - FORGET_AFTER_SECONDS) as UnixSeconds, (now - KNOWN_SECONDS) as UnixSeconds);
    const rows = await findAttempts(trx, [account, source, known]);
    const isKnown = rows.some(({ key }) => key === known);
    const waits = rows
      .filter(({ key }) => key === source || key === (isKnown ? known : account))
      .map(({ key, failures, lastAt }) => lastAt + waitAfter(failures, key === source ? ADDRESS : ACCOUNT) - now);
    const wait = Math.max(0, ...waits);
    if (wait > 0) {
      throw new AppError('too_many', `Too many failed logins. Please try again in ${wait} s.`, { retryAfter: wait });
    }
    await countAttempt(trx, isKnown ? [source, known] : [account, source], now);
    return { counters: isKnown ? [source] : [account, source], known };
  });
}

/** The password was right: what was counted starts afresh, and the address is known from now on. */
export async function clearFailures(ctx: Pick<AppContext, 'db' | 'clock'>, attempt: LoginAttempt): Promise<void> {
  await deleteAttempts(ctx.db, attempt.counters);
  await markKnown(ctx.db, attempt.known, ctx.clock.now());
}

/** Every wait is over; called when a password is set anew, so that whoever was locked out can use it at once. */
export async function endLoginWaits(ctx: Pick<AppContext, 'db'>): Promise<void> {
  await deleteFailures(ctx.db);
}

function waitAfter(failures: number, { free, maxWait }: Pace): number {
  if (failures < free) return 0;
  return Math.min(maxWait, FIRST_WAIT_SECONDS * 2 ** Math.min(failures - free, 20));
}

/** Hashed, as people type passwords into the wrong field. */
function keyOf(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
