import type { AppContext } from '#server/context.ts';
import { enqueue, greeting, safeName } from '#server/delivery/delivery.ts';
import { AppError } from '#shared/errors.ts';
import type { Lead, ReplyInput, ReplyStart } from '#shared/lead.schema.ts';
import { REPLY_VARIABLES } from '#shared/lead.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { ReplyPayload } from './mails.ts';
import { findLastMessage, insertReply, isReplyStored, updateRespondedOf } from './queries.ts';
import { getLeadRow, getLeadWithNewsletter, type LeadRow } from './timeline.ts';

/** The same reply again within this time was sent twice by accident: by two clicks, or by a request without an answer that was repeated. */
const REPEATED_SECONDS = 10;

/**
 * Templates that a reply to a lead can begin with. A variable without a value stays in the text, where the owner replaces it.
 *
 * @throws AppError `not_found`.
 */
export async function startReply(ctx: AppContext, id: number): Promise<ReplyStart> {
  const lead = await getLeadRow(ctx.db, id);
  const { contact, replies } = ctx.content.get('mails');
  const values = valuesOf(lead);
  const around = (text: string) => [greeting(ctx, values.firstName ?? ''), text, contact.signature].join('\n\n');
  return {
    canSend: ctx.settings.mail().url !== undefined,
    subject: contact.subject,
    text: around(''),
    templates: fill(replies, values).map((template) => ({ ...template, text: around(template.text) })),
  };
}

/**
 * Stores a mail to a lead, once if it comes twice, for sending unless it was sent elsewhere; marks as answered what the writer has seen.
 *
 * @param by username.
 * @throws AppError `not_found`, `conflict` without a mail server, `bad_request` for a variable without a value.
 */
export async function replyToLead(ctx: AppContext, id: number, input: ReplyInput, by: string): Promise<Lead> {
  const { isSentElsewhere = false } = input;
  if (!isSentElsewhere && ctx.settings.mail().url === undefined)
    throw new AppError('conflict', 'Nothing can be sent: no mail server is set up');
  await ctx.db.transaction().execute(async (trx) => {
    const lead = await getLeadRow(trx, id);
    const { email } = lead;
    const { subject, text } = filledIn(ctx, lead, input);
    await updateRespondedOf(trx, email, true, input.lastMessage);
    const createdAt = ctx.clock.now();
    if (await isReplyStored(trx, { email, subject, text }, (createdAt - REPEATED_SECONDS) as UnixSeconds)) return;
    const last = await findLastMessage(trx, email, input.lastMessage);
    const status = isSentElsewhere ? 'sent' : 'waiting';
    const reply = await insertReply(trx, { email, subject, text, sentBy: by, status, createdAt });
    const payload: ReplyPayload = { reply, email, subject, text, quote: last?.message ?? null };
    if (!isSentElsewhere)
      await enqueue(ctx, trx, {
        event: 'lead.reply',
        payload: {},
        tellOwner: false,
        visitor: { email, payload: { ...payload }, isUncapped: true },
      });
  });
  ctx.outbox.wake();
  return getLeadWithNewsletter(ctx.db, id);
}

/** A name that could carry a link is none. */
function valuesOf({ name, company }: LeadRow): PlaceholderValues {
  const values = { firstName: safeName(name?.split(' ')[0] ?? '', ''), company: safeName(company ?? '', '') };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function filledIn(ctx: AppContext, lead: LeadRow, { subject, text }: ReplyInput) {
  const filled = fill({ subject, text }, { ...ctx.content.values(), ...valuesOf(lead) });
  const issues = (['subject', 'text'] as const).flatMap((path) => {
    const left = placeholdersIn(filled[path]).find(isVariable);
    return left ? [{ path, message: `Please replace {${left}}: the site does not know it` }] : [];
  });
  if (issues[0]) throw new AppError('bad_request', issues[0].message, { issues });
  return filled;
}

/** Whatever its capitals, which are easily mistaken. Braces may stand for other things too. */
function isVariable(name: string): boolean {
  return REPLY_VARIABLES.some((variable) => variable.toLowerCase() === name.toLowerCase());
}
