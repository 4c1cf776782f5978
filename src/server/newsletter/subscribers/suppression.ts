import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { listLastBounces, type RecipientRow } from '#server/newsletter/sending/queries.ts';
import { requireFound } from '#shared/errors.ts';
import type { PageQuery } from '#shared/paging.schema.ts';
import type { BounceKind } from '#shared/sending.schema.ts';
import { countSuppressions, deleteSuppression, insertSuppression, listSuppressions } from './suppression-queries.ts';

/** Issues in a row that did not reach a mailbox for the time being, until it is suppressed. */
const SOFT_BOUNCES = 3;

/**
 * Suppresses the address of a mail that came back: at once when it is gone for good or its reader complained, after several issues in a
 * row when it was not reachable. Call it after the recipient's `bounce` was stored, in the same transaction.
 */
export async function suppressAfterBounce(
  ctx: AppContext,
  trx: Db,
  { subscriberId, email, newsletterId }: Pick<RecipientRow, 'subscriberId' | 'email' | 'newsletterId'>,
  kind: BounceKind,
  reason: string,
): Promise<void> {
  if (subscriberId === null || email === null) return;
  if (kind === 'soft') {
    const last = await listLastBounces(trx, subscriberId, SOFT_BOUNCES);
    if (last.length < SOFT_BOUNCES || last.some((bounce) => bounce !== 'soft')) return;
  }
  await insertSuppression(trx, email, { kind, reason, newsletterId, createdAt: ctx.clock.now() });
}

/** Suppresses an address because the owner says so. */
export function suppressByHand(ctx: AppContext, email: string, reason: string): Promise<void> {
  return insertSuppression(ctx.db, email, {
    kind: 'manual',
    reason: reason || 'Added in Captain',
    newsletterId: null,
    createdAt: ctx.clock.now(),
  });
}

/** Allows an address again. @throws AppError `not_found`. */
export async function removeSuppression(ctx: AppContext, hash: string): Promise<void> {
  requireFound(await deleteSuppression(ctx.db, hash), 'This address is not suppressed');
}

/** A page of the suppressed addresses, newest first. */
export async function readSuppressions(ctx: AppContext, page: PageQuery) {
  return { rows: await listSuppressions(ctx.db, page), total: await countSuppressions(ctx.db, page.q) };
}
