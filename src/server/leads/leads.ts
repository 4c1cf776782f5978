import type { AppContext } from '#server/context.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import type { ContactInput, ListedContact } from '#shared/contact.schema.ts';
import { requireFound } from '#shared/errors.ts';
import { toIso } from '#shared/time.ts';
import { refuseUnknownChoices } from './choices.ts';
import type { ContactPayload } from './mails.ts';
import { insertContact, updateResponded } from './queries.ts';
import { rejectBots, toStoredFields } from './spam-guard.ts';

export { addLeadNote, changeLead } from './changes.ts';
export { listWaitingChats } from './chat-queries.ts';
export { refuseUnknownServices, serviceLabels } from './choices.ts';
export {
  countLeads,
  findLeadIds,
  listContactsBefore,
  listFollowUps,
  listLeadsBefore,
  listWaiting,
  readTotals,
} from './queries.ts';
export { rejectBots, toStoredFields } from './spam-guard.ts';
export { getLead, listLeadPage, promisedMinutes } from './timeline.ts';

/*
 * Where a lead is written. Triggers in the database create or update the row of an email address
 * whenever something of that address is stored: a contact message, booking, subscription or page interest (migration 0002), or
 * an address given in a chat (0041). In the same statement they update `daily_counts` (what happened on each day) and `totals`
 * (leads, leads waiting for a response, subscribers), so the dashboard never has to count rows. They also move the stage, unless the
 * owner has chosen one: an answer and a booking say how far a lead is (0041).
 * By code: `changes.ts` adds a lead by hand, changes notes, stage and follow-up, and deletes a lead with everything about its address.
 */

/** Contact messages per hour and client address. */
export const MESSAGES_PER_HOUR = 20;

/**
 * Stores a message of the contact form and the messages about it; both are on disk when this resolves.
 *
 * @throws AppError `bad_request` when the form was probably sent by a bot, or a choice is not offered.
 */
export async function submitContact(ctx: AppContext, input: ContactInput): Promise<void> {
  rejectBots(ctx, input);
  refuseUnknownChoices(ctx, input);
  const now = ctx.clock.now();
  const contact = toStoredFields(input);
  const payload: ContactPayload = { ...contact, createdAt: toIso(now) };
  const { firstName, lastName, email } = contact;
  await ctx.db.transaction().execute(async (trx) => {
    await insertContact(trx, contact, now);
    await enqueue(ctx, trx, {
      event: 'contact.created',
      payload,
      visitor: { email, payload: { firstName, lastName } },
    });
  });
  ctx.outbox.wake();
}

/** Marks a message as answered or not. @throws AppError `not_found`. */
export async function setResponded(ctx: AppContext, id: number, responded: boolean): Promise<ListedContact> {
  return requireFound(await updateResponded(ctx.db, id, responded), 'There is no such message');
}
