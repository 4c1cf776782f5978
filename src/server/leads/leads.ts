import type { AppContext } from '#server/context.ts';
import type { ContactPayload } from '#server/delivery/delivery.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import type { ContactInput } from '#shared/contact.schema.ts';
import { toIso } from '#shared/time.ts';
import { insertContact } from './contact-queries.ts';
import { rejectBots, toStoredFields } from './spam-guard.ts';

export { listContactsBefore } from './contact-queries.ts';
export { countLeads, deleteLead } from './lead-queries.ts';
export { rejectBots, toStoredFields } from './spam-guard.ts';
export { readTotals } from './total-queries.ts';

/**
 * Keeps a message of the contact form, with what is to be sent about it; both are on disk when this resolves.
 *
 * @throws AppError `bad_request` when the form was sent by what looks like a machine.
 */
export async function submitContact(ctx: AppContext, input: ContactInput): Promise<void> {
  rejectBots(ctx, input);
  const now = ctx.clock.now();
  const contact = toStoredFields(input);
  const payload: ContactPayload = { ...contact, createdAt: toIso(now) };
  await ctx.db.transaction().execute(async (trx) => {
    await insertContact(trx, contact, now);
    await enqueue(ctx, trx, {
      event: 'contact.created',
      payload: { ...payload },
      visitor: [{ email: contact.email, payload: { firstName: contact.firstName } }],
    });
  });
  ctx.outbox.wake();
}
