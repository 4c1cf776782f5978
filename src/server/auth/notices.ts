import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { toIso } from '#shared/time.ts';
import type { SecurityPayload } from './mails.ts';

/** Stores a mail to the owner about users of the dashboard; call `ctx.outbox.wake()` after the commit. */
export function tellOwner(ctx: AppContext, trx: Db, notice: Omit<SecurityPayload, 'at'>): Promise<void> {
  const payload: SecurityPayload = { ...notice, at: toIso(ctx.clock.now()) };
  return enqueue(ctx, trx, { event: 'security.notice', payload: { ...payload }, isMailOnly: true });
}
