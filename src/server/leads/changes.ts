import type { AppContext } from '#server/context.ts';
import { eraseIn, finishErasure } from '#server/people/people.ts';
import { AppError, fieldError } from '#shared/errors.ts';
import type { Lead, LeadChanges, LeadInput } from '#shared/lead.schema.ts';
import { NOTES_MAX } from '#shared/lead.ts';
import { updateChatsRespondedOf } from './chat-queries.ts';
import { insertLead, updateLead, updateRespondedOf } from './queries.ts';
import { getLeadRow, getLeadWithNewsletter } from './timeline.ts';

/** Adds somebody by hand. @throws AppError `conflict` when the address is that of a lead already. */
export async function addLead(ctx: AppContext, input: LeadInput): Promise<Lead> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const id = await insertLead(trx, { preview: null, waitingSince: null, ...input, firstAt: now, lastAt: now });
    if (id === undefined) throw fieldError('conflict', 'email', 'This address is in the list already');
    return getLeadWithNewsletter(trx, id);
  });
}

/** @throws AppError `not_found`. */
export async function changeLead(ctx: AppContext, id: number, changes: LeadChanges): Promise<Lead> {
  return ctx.db.transaction().execute(async (trx) => {
    const { email } = await getLeadRow(trx, id);
    const { responded, lastMessage, notes, stage, followUpOn } = changes;
    if (responded !== undefined) {
      await updateRespondedOf(trx, email, responded, lastMessage);
      if (responded) await updateChatsRespondedOf(trx, email, true);
    }
    const changed = { notes, followUpOn, ...(stage && { stage, stageChosen: true }) };
    if (Object.values(changed).some((value) => value !== undefined)) await updateLead(trx, id, changed);
    return getLeadWithNewsletter(trx, id);
  });
}

/**
 * Adds a paragraph to the notes of a lead.
 *
 * @throws AppError `not_found`; `bad_request` when the notes would be too long.
 */
export async function addLeadNote(ctx: AppContext, id: number, note: string): Promise<Lead> {
  return ctx.db.transaction().execute(async (trx) => {
    const { notes } = await getLeadRow(trx, id);
    const all = notes ? `${notes}\n\n${note}` : note;
    if (all.length > NOTES_MAX) throw new AppError('bad_request', `Please keep notes under ${NOTES_MAX} characters`);
    await updateLead(trx, id, { notes: all });
    return getLeadWithNewsletter(trx, id);
  });
}

/**
 * Deletes a lead for good: messages, bookings, subscription, chats, notes, and messages in the outbox about them. A restore
 * of an older copy repeats it.
 *
 * @throws AppError `not_found`.
 */
export async function eraseLead(ctx: AppContext, id: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { email } = await getLeadRow(trx, id);
    await eraseIn(ctx, trx, email, { mentions: 'keep' });
  });
  await finishErasure(ctx);
}
