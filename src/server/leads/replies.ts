import type { MailsDocument } from '#content/mails.schema.ts';
import { publishChange } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { enqueue, greeting, safeName } from '#server/delivery/delivery.ts';
import { AppError, fieldError } from '#shared/errors.ts';
import type { Lead, ReplyInput, ReplyStart, ReplyTemplate } from '#shared/lead.schema.ts';
import { REPLY_VARIABLES } from '#shared/lead.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { updateChatsRespondedOf } from './chat-queries.ts';
import type { ReplyPayload } from './mails.ts';
import { findLastMessage, insertReply, isReplyStored, updateRespondedOf } from './queries.ts';
import { getLeadRow, getLeadWithNewsletter, type LeadRow } from './timeline.ts';

/** A reply with the same text within this time counts as sent by accident, by a second click or by a retry after a lost answer. */
const REPEATED_SECONDS = 10;
/** Characters of a subject that name a template; a name may have 60, with a number. */
const TEMPLATE_TITLE_MAX = 54;

/**
 * Templates that a reply to a lead can begin with. A variable without a value stays in the text, where the owner replaces it.
 *
 * @throws AppError `not_found`.
 */
export async function startReply(ctx: AppContext, id: number): Promise<ReplyStart> {
  const lead = await getLeadRow(ctx.db, id);
  const { contact, replies } = ctx.content.get('mails');
  const { opening, signature } = aroundReply(ctx, lead);
  const around = (text: string) => [opening, text, signature].join('\n\n');
  return {
    canSend: ctx.settings.mail().url !== undefined,
    subject: contact.subject,
    text: around(''),
    templates: fill(replies, valuesOf(lead)).map((template) => ({ ...template, text: around(template.text) })),
  };
}

/**
 * Keeps a reply as a template, which is published at once: its text without greeting and signature, named by its subject.
 *
 * @returns the same as `startReply`, with the new template.
 * @throws AppError `not_found`; `bad_request` for a text that is empty or too long, or when there are too many templates.
 */
export async function saveReplyTemplate(ctx: AppContext, id: number, { subject, ...reply }: ReplyTemplate, by: string) {
  const { opening, signature } = aroundReply(ctx, await getLeadRow(ctx.db, id));
  const inner = reply.text.startsWith(opening) ? reply.text.slice(opening.length) : reply.text;
  const text = (inner.endsWith(signature) ? inner.slice(0, -signature.length) : inner).trim();
  if (!text) throw fieldError('bad_request', 'text', 'Please write something between the greeting and your name');
  const title = subject.slice(0, TEMPLATE_TITLE_MAX);
  const add = ({ replies, ...mails }: MailsDocument) => {
    const same = replies.filter(({ name }) => name === title || name.startsWith(`${title} (`)).length;
    const name = same > 0 ? `${title} (${same + 1})` : title;
    return { ...mails, replies: [...replies, { name, subject, text }] };
  };
  await publishChange(ctx, 'mails', add, by);
  return startReply(ctx, id);
}

/**
 * Stores a reply to a lead and enqueues its mail, unless the owner has sent it elsewhere. A repeated reply is stored once. Messages up to
 * `lastMessage`, the last one that the writer has seen, are marked as answered.
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
    await updateChatsRespondedOf(trx, email, true);
    const createdAt = ctx.clock.now();
    if (await isReplyStored(trx, { email, subject, text }, (createdAt - REPEATED_SECONDS) as UnixSeconds)) return;
    const last = await findLastMessage(trx, email, input.lastMessage);
    const status = isSentElsewhere ? 'byHand' : 'waiting';
    const reply = await insertReply(trx, { email, subject, text, sentBy: by, status, createdAt });
    const payload: ReplyPayload = { reply, email, subject, text, quote: last?.message ?? null };
    if (isSentElsewhere) return;
    const visitor = { email, payload, isUncapped: true };
    await enqueue(ctx, trx, { event: 'lead.reply', payload: {}, tellOwner: false, visitor });
  });
  ctx.outbox.wake();
  return getLeadWithNewsletter(ctx.db, id);
}

function aroundReply(ctx: AppContext, lead: LeadRow) {
  const { contact } = ctx.content.get('mails');
  const [firstName = '', ...lastNames] = lead.name?.split(' ') ?? [];
  return { opening: greeting(ctx, firstName, lastNames.join(' ')), signature: contact.signature };
}

/** Values of the placeholders about a lead. A name that could contain a link is left out, and its placeholder is then reported. */
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

/** Ignores case. Other text in braces is no variable and stays. */
function isVariable(name: string): boolean {
  return REPLY_VARIABLES.some((variable) => variable.toLowerCase() === name.toLowerCase());
}
