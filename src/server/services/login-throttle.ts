import { createHash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import {
  countAttempt,
  deleteAttempts,
  deleteAttemptsBefore,
  findAttempts,
} from '#server/repositories/login-attempts.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';

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

/** The counters that a login in progress has moved. */
export type LoginAttempt = string[];

/**
 * Counts a login as failed before the password is looked at, so that a thousand at once are no way round; `forgiveLogin`
 * takes it back. Each failure past the free ones doubles the wait.
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
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    await deleteAttemptsBefore(trx, (now - FORGET_AFTER_SECONDS) as UnixSeconds);
    const waits = (await findAttempts(trx, [account, source])).map(
      ({ key, failures, lastAt }) => lastAt + waitAfter(failures, key === account ? ACCOUNT : ADDRESS) - now,
    );
    const wait = Math.max(0, ...waits);
    if (wait > 0) {
      throw new AppError('too_many', `Too many failed logins. Please try again in ${wait} s.`, undefined, wait);
    }
    await countAttempt(trx, [account, source], now);
    return [account, source];
  });
}

/** The password was right: both counters start afresh. */
export async function forgiveLogin(ctx: Pick<AppContext, 'db'>, attempt: LoginAttempt): Promise<void> {
  await deleteAttempts(ctx.db, attempt);
}

/** The account's counter starts afresh; called when its password is set anew. */
export async function forgiveAccount(ctx: Pick<AppContext, 'db'>, username: string): Promise<void> {
  await deleteAttempts(ctx.db, [keyOf('account', username.toLowerCase())]);
}

function waitAfter(failures: number, { free, maxWait }: Pace): number {
  if (failures < free) return 0;
  return Math.min(maxWait, FIRST_WAIT_SECONDS * 2 ** Math.min(failures - free, 20));
}

/** Hashed, as people type passwords into the wrong field. */
function keyOf(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}
