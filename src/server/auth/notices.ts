import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { toIso } from '#shared/time.ts';
import { countRecoveryCodes } from './factor-queries.ts';
import type { SecurityPayload } from './mails.ts';

/** From where a captain did something. */
export interface Origin {
  browser: string;
  /** Undefined for changes by a command. */
  address: string | undefined;
}

/** Origin of changes by `npm run captain`. */
export const COMMAND_LINE_ORIGIN: Origin = { browser: 'Command line of the server', address: undefined };

/** Stores a mail to the owner about logins, factors and users; call `ctx.outbox.wake()` after the commit. */
export function enqueueSecurityNotice(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  trx: Db,
  { address, ...notice }: Omit<SecurityPayload, 'at' | 'address'> & Origin,
): Promise<void> {
  const payload: SecurityPayload = { ...notice, address: address ?? null, at: toIso(ctx.clock.now()) };
  return enqueue(ctx, trx, { event: 'security.notice', payload, isMailOnly: true });
}

/**
 * Stores a mail to the address that was the owner's until now: nobody takes the owner's mails away in silence. Call
 * `ctx.outbox.wake()` after the commit.
 *
 * @param by username; null for a command.
 */
export function enqueueMovedNotice(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  trx: Db,
  { from, to, by }: { from: string; to: string; by: string | null },
): Promise<void> {
  const payload: SecurityPayload = {
    kind: 'owner-email',
    newAddress: to,
    browser: by === null ? COMMAND_LINE_ORIGIN.browser : null,
    address: null,
    at: toIso(ctx.clock.now()),
    ...(by !== null && { by }),
  };
  return enqueue(ctx, trx, { event: 'security.notice', payload, isMailOnly: true, ownerEmail: from });
}

/** Stores a mail to the owner about a recovery code that was just used, with how many are left. */
export async function enqueueRecoveryCodeNotice(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  trx: Db,
  { captain, browser, address }: { captain: { id: number; username: string } } & Origin,
): Promise<void> {
  const codesLeft = await countRecoveryCodes(trx, captain.id);
  await enqueueSecurityNotice(ctx, trx, {
    kind: 'recovery-code',
    username: captain.username,
    codesLeft,
    browser,
    address,
  });
}
