import { randomBytes } from 'node:crypto';
import { daysOffText } from '#server/booking/booking.ts';
import type { AppContext, Knowledge, Rate } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import { shareCommits } from '#server/db/shared-commit.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { createRate } from '#server/http/rate.ts';
import { hashSecret } from '#server/http/secrets.ts';
import { figuresIn, findContact, spellOut, withoutContact } from '#server/text/text.ts';
import type { ChatReply, CtaIntent, KeyedChatReply } from '#shared/chat.schema.ts';
import { askingAboutKey } from '#shared/chat.ts';
import { VisitorError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { setUnanswered } from './answer-queries.ts';
import { type Answer, type Asked, answerFromCards, contactConfirmation, refuse } from './built-in-responder.ts';
import { knowledgeOf } from './knowledge.ts';
import type { ChatLeadPayload } from './mails.ts';
import { selectModelContent } from './model-prompt.ts';
import { createModelResponder, type ReplyListener } from './model-responder.ts';
import { findChat, insertMessages, listLastMessages, openChat, updateChat } from './queries.ts';
import { type Signal, sentimentOf, signalsOf } from './signals.ts';
import { hoursText } from './slots.ts';

export { figuresIn } from '#server/text/text.ts';
export { cardAddition, listCards, publishCards, switchedOffChange } from './answers.ts';
export { listUnanswered } from './unanswered.ts';

import { isTimezone } from '#shared/local-clock.ts';

interface Incoming {
  message: string;
  sessionId?: string | null | undefined;
  timezone?: string | undefined;
  /** Counted by the hourly limits. */
  clientAddress: string;
}

/** A message in its conversation. */
interface Turn extends Asked {
  clientAddress: string;
  /** Session id of the visitor. */
  token: string;
  /** The visitor's last message, where this one tells whether it was answered: a question is chosen that was offered, or none was meant. */
  judged: { id: number; unanswered: boolean } | undefined;
  /** The last messages of the conversation. */
  history: Awaited<ReturnType<typeof listLastMessages>>;
}

/** The reply to a message, and signals of the message about the visitor. */
interface Given {
  answer: Answer;
  response: string;
  answeredBy: 'model' | 'built-in';
  bookingIntent: boolean;
  signals: readonly Signal[];
  at: UnixSeconds;
}

/** A session can be continued for a day after its last message. */
const SESSION_SECONDS = 24 * 3600;
const SESSION_PER_MINUTE = 30;
/** Model calls per client address and per session; past it the built-in responder answers. */
const MODEL_PER_HOUR = 60;
const MODEL_PER_SESSION = 30;
/** The owner hears of this many visitors from one client address; further ones are only stored with the chat. */
const LEADS_PER_HOUR = 20;
/** Earlier messages, cards and passages that the model is given. */
const MODEL_INPUT = { history: 8, cards: 8, passages: 6 };
const SUGGESTIONS = 3;
const MAX_STORED_SUGGESTIONS = 100;

/**
 * Creates the one chat of the server; its index and its rate limits are in memory.
 *
 * A message is refused (`guards.ts`), else answered by a configured model from the nearest cards and passages (`model-responder.ts`). Without
 * one, or when it fails, the best card answers, else a passage of a page or post, else the question is listed for the owner
 * (`built-in-responder.ts`). Cards are found with the conversation before a message (`cards.ts`), common questions by `intents.ts`.
 *
 * @returns answers one message and stores both sides. The listener receives the text in pieces before the promise resolves.
 *   Throws `too_many` when a session sends more than 30 messages a minute.
 */
export function createChat(ctx: AppContext) {
  const knowledge = knowledgeOf(ctx);
  const sessionRate = createRate({ count: SESSION_PER_MINUTE, seconds: 60 });
  const leadRate = createRate({ count: LEADS_PER_HOUR, seconds: 3600 });
  const askModel = limitedModel(ctx, knowledge);
  const commit = shareCommits(ctx.db);

  return async function reply(input: Incoming, listener?: ReplyListener): Promise<KeyedChatReply> {
    const turn = await readTurn(ctx, knowledge, sessionRate, input);
    const refusal = refuse(ctx, knowledge, turn);
    // Messages that are refused do not use up a model call.
    const fromModel = refusal ? undefined : await askModel(turn, listener);
    const answer = refusal ?? fromModel ?? (await answerFromCards(ctx, knowledge, turn));
    const { replies, buttons } = ctx.content.get('chat');
    const response = withLink(answer, replies.more);
    // A few words at a time, as a model sends them.
    if (!fromModel) for (const piece of response.match(/(?:\S+\s*){1,4}/g) ?? []) listener?.onText(piece);
    const bookingIntent = wantsToBook(answer, replies.askedBooking);
    const signals = signalsOf(turn.message, { ...answer, wantsToBook: bookingIntent, contact: turn.contact });
    const answeredBy = fromModel ? 'model' : 'built-in';
    const given = { answer, bookingIntent, signals, response, answeredBy, at: ctx.clock.now() } as const;
    const { isLead, ...stored } = await commit((trx) => storeTurn(ctx, trx, leadRate, turn, given));
    if (isLead) ctx.outbox.wake();
    const ctaIntent = ctaFor(answer, bookingIntent, signals.includes('price'));
    const body: ChatReply = {
      response,
      sessionId: turn.token,
      ...stored,
      ctaIntent,
      ctaMessage: ctaIntent && buttons[ctaIntent],
      bookingIntent,
      link: answer.link?.label ? answer.link : null,
      slots: answer.slots ?? null,
      booking: answer.booking ?? null,
    };
    return { ...body, [askingAboutKey(ctx.settings.site().name)]: answer.card?.topic === 'owner' };
  };
}

/** Finds the conversation of a message and the cards for it. A message that says that no answer was meant asks its question again. */
async function readTurn(ctx: AppContext, knowledge: Knowledge, sessionRate: Rate, input: Incoming): Promise<Turn> {
  const { message, sessionId, timezone, clientAddress } = input;
  const before = sessionId ? await findChat(ctx.db, hashSecret(sessionId), ctx.clock.now()) : undefined;
  const token = before && sessionId ? sessionId : randomBytes(24).toString('base64url');
  const wait = before ? sessionRate.take(token, ctx.clock.now()) : 0;
  if (wait > 0) throw new VisitorError('too_many', 'chatTooFast', { retryAfter: wait });
  const contact = await findContact(message, ctx.settings.site().locale);
  const { replies } = ctx.content.get('chat');
  const history = before ? await listLastMessages(ctx.db, before.id, MODEL_INPUT.history) : [];
  const lastReply = history.at(-1)?.message ?? '';
  const suggested = before?.shownSuggestions ?? [];
  const isRefusal = (text: string) => spellOut(text) === spellOut(replies.notMeant);
  const last = history.findLast(({ type, message: text }) => type === 'user' && !isRefusal(text));
  const refused = isRefusal(message) ? last?.message : undefined;
  const isChoice = lastReply.startsWith(replies.which) && suggested.includes(message);
  const question = refused ?? withoutContact(message, contact);
  const cards = await knowledge.cards();
  return {
    ...{ message, clientAddress, token, cards, contact, question, history, lastReply },
    found: cards.find(question, { card: before?.card }),
    judged: last && (isChoice || refused !== undefined) ? { id: last.id, unanswered: !isChoice } : undefined,
    ...(refused !== undefined && { refused: [...suggested, cards.get(before?.card ?? '')?.title ?? ''] }),
    timezone: timezone && isTimezone(timezone) ? timezone : undefined,
  };
}

/** The model with its limits; its answer is undefined when it is not asked, or gave no usable one. */
function limitedModel(ctx: AppContext, knowledge: Knowledge) {
  const model = createModelResponder(ctx);
  const addressRate = createRate({ count: MODEL_PER_HOUR, seconds: 3600 });
  const sessionRate = createRate({ count: MODEL_PER_SESSION, seconds: 3600 });

  return async function askModel(turn: Turn, listener: ReplyListener | undefined): Promise<Answer | undefined> {
    const { message, found, history, token, clientAddress, timezone } = turn;
    const now = ctx.clock.now();
    if (!model || sessionRate.take(token, now) > 0 || addressRate.take(clientAddress, now) > 0) return undefined;
    const cards = [...new Set([...found.cards, ...found.nearest.map(({ card }) => card)])].slice(0, MODEL_INPUT.cards);
    const near = selectModelContent(cards, await knowledge.findPassages(message, MODEL_INPUT.passages));
    const content = fill(near, { hours: await hoursText(ctx, timezone), daysOff: await daysOffText(ctx) });
    const typed = history.filter(({ type }) => type === 'user').map((one) => one.message);
    const answer = await model({
      ...{ message, history, content, listener },
      visitor: { clientAddress, timezone, words: [...typed, message].join('\n') },
      closing: contactConfirmation(ctx, turn.contact),
      figures: new Set([...Object.values(ctx.content.values()), content].flatMap(figuresIn)),
    });
    return answer && { ...answer, card: found.cards[0] };
  };
}

/** Stores both messages and the session. @returns whether the owner hears of the visitor, and what the reply shows of the session. */
async function storeTurn(ctx: AppContext, trx: Db, leadRate: Rate, turn: Turn, given: Given) {
  const { message, contact, judged } = turn;
  const { answer, response, answeredBy, at } = given;
  const session = {
    tokenHash: hashSecret(turn.token),
    createdAt: at,
    expiresAt: (at + SESSION_SECONDS) as UnixSeconds,
  };
  // Another message of the same session may have been answered meanwhile.
  const chat = await openChat(trx, session, ctx.content.get('chat').questions);
  const shown = chat.shownSuggestions;
  const suggestedQuestions = suggest(ctx, turn, answer, shown);
  const shownSuggestions = [...shown, ...suggestedQuestions].slice(-MAX_STORED_SUGGESTIONS);
  const signals = [...new Set([...chat.signals, ...given.signals])];
  const sentimentScore = sentimentAfter(chat, sentimentOf(message));
  const changed = { interactionCount: chat.interactionCount + 1, sentimentScore };
  const known = { email: contact.email ?? chat.email, phone: contact.phone ?? chat.phone };
  const isContact = known.email !== chat.email || known.phone !== chat.phone;
  const isLead = isContact && leadRate.take(turn.clientAddress, at) === 0;
  const card = answer.card?.id ?? null;
  await updateChat(trx, chat.id, {
    ...{ ...changed, ...known, shownSuggestions, signals },
    bookingIntent: given.bookingIntent || chat.bookingIntent,
    card: card ?? chat.card,
    ...(isContact && { contactedAt: at, responded: false }),
  });
  if (judged) await setUnanswered(trx, judged.id, judged.unanswered);
  // A visitor who is asked back has no answer yet.
  const unanswered = turn.refused === undefined && (!answer.isKnown || answer.asksBack === true);
  const both = { sessionId: chat.id, createdAt: at, unanswered: false, deflected: false, answeredBy: null, card: null };
  await insertMessages(trx, [
    { ...both, type: 'user', message, unanswered, deflected: Boolean(answer.refusal) },
    { ...both, type: 'ai', message: response, answeredBy, card },
  ]);
  const lead = { ...known, message, createdAt: toIso(at), chat: chat.id } satisfies ChatLeadPayload;
  if (isLead) await enqueue(ctx, trx, { event: 'chat.lead', payload: lead });
  const sessionData = { ...changed, highIntentSignals: signals.length, shownSuggestions };
  return { isLead, suggestedQuestions, sessionData };
}

/**
 * Up to three questions that were not asked before: those that the visitor may have meant; then, if they were not shown yet, those of
 * the answer, of its topic, and of the greeting.
 *
 * @param shown questions that this conversation has offered before.
 */
function suggest(
  { content }: AppContext,
  { message, cards }: Turn,
  answer: Answer,
  shown: readonly string[],
): string[] {
  const { meant = [], suggestions, card, asksBack, isUnsure } = answer;
  const { questions, replies } = content.get('chat');
  const topic = card && card.topic !== 'conversation' ? card.topic : undefined;
  const related = cards.cards.filter((one) => one.topic === topic);
  const further = [...suggestions, ...related.map(({ title }) => title), ...questions];
  const known = new Set([message, card?.title ?? ''].map((question) => question.toLowerCase()));
  const seen = new Set(shown.map((question) => question.toLowerCase()));
  const isNew = (question: string) => !known.has(question.toLowerCase());
  const isUnseen = (question: string) => isNew(question) && !seen.has(question.toLowerCase());
  const isSure = answer.isKnown && !asksBack && !isUnsure;
  const chosen = new Set([...meant.filter(isSure ? isUnseen : isNew), ...(asksBack ? [] : further.filter(isUnseen))]);
  return [...[...chosen].slice(0, SUGGESTIONS), ...(asksBack || isUnsure ? [replies.notMeant] : [])];
}

/** The answer, followed by the link to its page unless the text names it. */
function withLink({ text, link }: Answer, more: string): string {
  return !link || text.includes(link.href) ? text : `${text}\n\n${more} ${link.href}`;
}

function wantsToBook({ refusal, slots, booking, card }: Answer, askedBooking: readonly string[]): boolean {
  return !refusal && Boolean(slots ?? booking ?? askedBooking.includes(card?.id ?? ''));
}

/** The meeting that the button below a reply offers. */
function ctaFor(
  { card, link, isKnown, refusal }: Answer,
  wantsToBook: boolean,
  asksForPrice: boolean,
): CtaIntent | null {
  if (refusal || !isKnown) return null;
  const page = link?.href.split('#')[0];
  if (page === paths.strategySession) return 'strategy';
  if (card?.topic === 'voice-ai' && asksForPrice) return 'voice-ai';
  return wantsToBook || page === paths.calendar || asksForPrice ? 'consultation' : null;
}

/** The mean of the latest message and of the conversation before it. */
function sentimentAfter({ interactionCount, sentimentScore }: Row<'chatSessions'>, latest: number): number {
  return interactionCount === 0 ? latest : Math.round((sentimentScore + latest) * 50) / 100;
}
