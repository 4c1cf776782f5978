import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { createRate } from '#server/http/rate.ts';
import {
  askingAboutKey,
  type ChatBooking,
  type ChatReply,
  type ChatSlots,
  type CtaIntent,
  type KeyedChatReply,
} from '#shared/chat.ts';
import { VisitorError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { type Answer, answerFromCards, refusalBeforeModel } from './built-in-responder.ts';
import { findContact, type GivenContact } from './contact.ts';
import { figuresIn } from './figures.ts';
import { knowledgeOf } from './knowledge.ts';
import type { ChatLeadPayload } from './mails.ts';
import { contentFor } from './model-prompt.ts';
import { createModelResponder, type ReplyListener } from './model-responder.ts';
import { nextSlots } from './model-tools.ts';
import { findChat, insertChat, insertChatMessages, listLastMessages, type StoredChat, updateChat } from './queries.ts';
import { type Signal, sentimentOf, signalsOf } from './signals.ts';

export { draftedAddition, draftedReplacement, listCards, listUnanswered, publishCards } from './answers.ts';
export { figuresIn } from './figures.ts';
export { modelName, tryModel } from './model-client.ts';
export { askForJson } from './model-json.ts';
export { listUsage } from './queries.ts';

/** One message as it arrives. `address` is the client address that the hourly limits count. */
interface Incoming {
  message: string;
  sessionId?: string | null | undefined;
  timezone?: string | undefined;
  address: string;
}

/** The demo chatbot. */
export interface Chat {
  /**
   * Answers one message and stores both sides.
   *
   * @param listener receives the text in pieces before the promise resolves.
   * @throws AppError `too_many` when a session sends more than 30 messages a minute.
   */
  reply(input: Incoming, listener?: ReplyListener): Promise<KeyedChatReply>;
}

/** An answer, who wrote it, and what belongs to it. */
type GivenAnswer = Answer & { responder: 'built-in' | 'model'; slots?: ChatSlots; booking?: ChatBooking };

/** A message and what it says about the visitor. */
interface Turn {
  message: string;
  contact: GivenContact;
  sentiment: number;
  signals: Signal[];
  bookingIntent: boolean;
  askingAboutOwner: boolean;
}

/** A session can be continued for a day after its last message. */
const SESSION_SECONDS = 24 * 3600;
const SESSION_PER_MINUTE = 30;
/** Model calls per client address and per session; past it the built-in responder answers. */
const MODEL_PER_HOUR = 60;
const MODEL_PER_SESSION = 30;
/** The owner hears of this many visitors from one client address; further ones are only stored with the chat. */
const LEADS_PER_HOUR = 20;
/** Earlier messages that the model is given. */
const HISTORY = 8;
/** Cards and passages that the model is given. */
const MODEL_CARDS = 8;
const MODEL_PASSAGES = 6;
const SUGGESTIONS = 3;
const MAX_STORED_SUGGESTIONS = 100;
/** Share of the latest message in the session's sentiment. */
const LATEST_SENTIMENT_WEIGHT = 0.5;

/** Creates the one chat of the server; its index and its rate limits live in memory. */
export function createChat(ctx: AppContext): Chat {
  const knowledge = knowledgeOf(ctx);
  const model = createModelResponder(ctx);
  const sessionRate = createRate({ count: SESSION_PER_MINUTE, seconds: 60 });
  const modelRate = createRate({ count: MODEL_PER_HOUR, seconds: 3600 });
  const modelSessionRate = createRate({ count: MODEL_PER_SESSION, seconds: 3600 });
  const leadRate = createRate({ count: LEADS_PER_HOUR, seconds: 3600 });

  return { reply };

  async function reply(input: Incoming, listener?: ReplyListener): Promise<KeyedChatReply> {
    const { message, sessionId, address } = input;
    const now = ctx.clock.now();
    const site = ctx.settings.site();
    const found = sessionId ? await findChat(ctx.db, hash(sessionId), now) : undefined;
    const token = found && sessionId ? sessionId : randomBytes(24).toString('base64url');
    if (found) {
      const wait = sessionRate.take(token, now);
      if (wait > 0) throw new VisitorError('too_many', 'chatTooFast', { retryAfter: wait });
    }
    const contact = await findContact(message, site.locale);
    const answer = await giveAnswer(input, token, found, contact, listener);
    const turn = describe(message, contact, answer);
    const response = withLink(answer, ctx.content.get('chat').replies.more);
    if (answer.responder === 'built-in' && listener) sendInPieces(response, listener);
    const isNewContact =
      (contact.email !== null && contact.email !== found?.email) ||
      (contact.phone !== null && contact.phone !== found?.phone);
    const isLead = isNewContact && leadRate.take(address, now) === 0;
    const stored = await store({ token, found, turn, answer, response, now, isLead });
    const cta = ctaFor(answer, turn);
    const body: ChatReply = {
      response,
      sessionId: token,
      sessionData: stored.sessionData,
      ctaIntent: cta,
      ctaMessage: cta && ctx.content.get('chat').buttons[cta],
      suggestedQuestions: stored.suggestedQuestions,
      bookingIntent: turn.bookingIntent,
      link: answer.link?.label ? answer.link : null,
      slots: answer.slots ?? null,
      booking: answer.booking ?? null,
    };
    return { ...body, [askingAboutKey(site.name)]: turn.askingAboutOwner };
  }

  async function giveAnswer(
    { message, timezone, address }: Incoming,
    token: string,
    found: StoredChat | undefined,
    contact: GivenContact,
    listener: ReplyListener | undefined,
  ): Promise<GivenAnswer> {
    const now = ctx.clock.now();
    // Messages that every responder refuses do not use up a model call.
    const mayAskModel =
      model !== undefined &&
      refusalBeforeModel(knowledge, message) === undefined &&
      modelSessionRate.take(token, now) === 0 &&
      modelRate.take(address, now) === 0;
    const fromModel = mayAskModel && (await askModel(message, timezone, address, found, listener));
    if (fromModel) return fromModel;
    const answer = await answerFromCards(ctx, knowledge, message, { conversation: { card: found?.card }, contact });
    return { ...answer, ...(await offerSlots(answer, timezone)), responder: 'built-in' };
  }

  /** Free times below an answer about booking. */
  async function offerSlots(answer: Answer, timezone: string | undefined) {
    const texts = ctx.content.get('chat').replies;
    if (!answer.card || !texts.askedBooking.includes(answer.card.id)) return undefined;
    const slots = await nextSlots(ctx, 'consultation', timezone);
    const isFree = slots.times.length > 0;
    return { text: `${answer.text}\n\n${isFree ? texts.slots : texts.noSlots}`, ...(isFree && { slots }) };
  }

  /** @returns undefined when the model gave no usable answer. */
  async function askModel(
    message: string,
    timezone: string | undefined,
    address: string,
    found: StoredChat | undefined,
    listener: ReplyListener | undefined,
  ): Promise<GivenAnswer | undefined> {
    const cards = knowledge.cards().find(message, { card: found?.card });
    const near = [...new Set([...cards.cards, ...cards.nearest])].slice(0, MODEL_CARDS);
    const content = contentFor(near, await knowledge.findPassages(message, MODEL_PASSAGES));
    const history = found ? await listLastMessages(ctx.db, found.id, HISTORY) : [];
    const typed = [...history.filter(({ type }) => type === 'user').map((one) => one.message), message].join('\n');
    const answer = await model?.answer({
      message,
      history,
      visitor: { address, timezone, words: typed },
      content,
      figures: new Set([...Object.values(ctx.content.values()), content].flatMap(figuresIn)),
      listener,
    });
    return answer && { ...answer, card: cards.cards[0], responder: 'model' };
  }

  function describe(message: string, contact: GivenContact, { card, slots, booking, refusal }: GivenAnswer): Turn {
    const { askedBooking } = ctx.content.get('chat').replies;
    const bookingIntent =
      !refusal && (slots !== undefined || booking !== undefined || askedBooking.includes(card?.id ?? ''));
    const hasContact = contact.email !== null || contact.phone !== null;
    return {
      message,
      contact,
      sentiment: sentimentOf(message),
      signals: signalsOf(message, { card, wantsToBook: bookingIntent, hasContact }),
      bookingIntent,
      askingAboutOwner: card?.topic === 'owner',
    };
  }

  /** Stores both messages and the session in one transaction. */
  async function store(given: {
    token: string;
    found: StoredChat | undefined;
    turn: Turn;
    answer: GivenAnswer;
    response: string;
    now: UnixSeconds;
    /** True when the owner is to be told of the address or number in the message. */
    isLead: boolean;
  }) {
    const { token, turn, answer, response, now, isLead } = given;
    const { message, contact, sentiment, bookingIntent, askingAboutOwner } = turn;
    const expiresAt = (now + SESSION_SECONDS) as UnixSeconds;
    const { questions } = ctx.content.get('chat');
    const stored = await ctx.db.transaction().execute(async (trx) => {
      // Read again: another message of the same session may have been answered meanwhile.
      const before = given.found && (await findChat(trx, hash(token), 0 as UnixSeconds));
      const created = { tokenHash: hash(token), shownSuggestions: questions, createdAt: now, expiresAt };
      const id = before?.id ?? (await insertChat(trx, created));
      const shown = new Set(before?.shownSuggestions ?? questions);
      const suggestedQuestions = suggest(answer, message, shown);
      for (const question of suggestedQuestions) shown.add(question);
      const signals = [...new Set([...(before?.signals ?? []), ...turn.signals])];
      const sessionData = {
        interactionCount: (before?.interactionCount ?? 0) + 1,
        sentimentScore: sentimentAfter(before, sentiment),
        highIntentSignals: signals.length,
        shownSuggestions: [...shown].slice(-MAX_STORED_SUGGESTIONS),
      };
      await updateChat(trx, id, {
        interactionCount: sessionData.interactionCount,
        sentimentScore: sessionData.sentimentScore,
        shownSuggestions: sessionData.shownSuggestions,
        signals,
        bookingIntent: (before?.bookingIntent ?? false) || bookingIntent,
        topic: answer.card?.topic ?? before?.topic ?? null,
        card: answer.card?.id ?? before?.card ?? null,
        email: contact.email ?? before?.email ?? null,
        phone: contact.phone ?? before?.phone ?? null,
        now,
        expiresAt,
      });
      await insertChatMessages(
        trx,
        id,
        [
          {
            type: 'user',
            message,
            sentiment,
            signals: turn.signals,
            bookingIntent,
            askingAboutOwner,
            unanswered: !answer.isKnown,
          },
          { type: 'ai', message: response, responder: answer.responder, card: answer.card?.id ?? null },
        ],
        now,
      );
      if (isLead) await enqueueLead(ctx, trx, contact, message, now);
      return { sessionData, suggestedQuestions };
    });
    if (isLead) ctx.outbox.wake();
    return stored;
  }

  /** Up to three questions that were not shown or asked before: those of the answer, of its topic, then of the greeting. */
  function suggest({ suggestions, card }: GivenAnswer, asked: string, shown: ReadonlySet<string>): string[] {
    const cards = knowledge.cards().cards;
    const sameTopic = card && card.topic !== 'conversation' ? cards.filter(({ topic }) => topic === card.topic) : [];
    const candidates = [...suggestions, ...sameTopic.map(({ title }) => title), ...ctx.content.get('chat').questions];
    const isNew = (question: string) =>
      !shown.has(question) && question.toLowerCase() !== asked.trim().toLowerCase() && question !== card?.title;
    return [...new Set(candidates)].filter(isNew).slice(0, SUGGESTIONS);
  }
}

/** Tells the owner that a visitor left an email address or a phone number. */
function enqueueLead(
  ctx: AppContext,
  trx: Db,
  contact: GivenContact,
  message: string,
  now: UnixSeconds,
): Promise<void> {
  const payload: ChatLeadPayload = { ...contact, name: null, message, page: null, createdAt: toIso(now) };
  return enqueue(ctx, trx, { event: 'chat.lead', payload: { ...payload } });
}

/** The answer, followed by the address of its page unless the text names it. */
function withLink({ text, link }: Answer, more: string): string {
  return !link || text.includes(link.href) ? text : `${text}\n\n${more} ${link.href}`;
}

/** The meeting that the button below a reply offers. */
function ctaFor({ card, link, isKnown, refusal }: Answer, { bookingIntent, signals }: Turn): CtaIntent | null {
  if (refusal || !isKnown) return null;
  const page = link?.href.split('#')[0];
  if (page === paths.strategySession) return 'strategy';
  if (card?.topic === 'voice-ai' && signals.includes('price')) return 'voice-ai';
  return bookingIntent || page === paths.calendar || signals.includes('price') ? 'consultation' : null;
}

/** Sends a few words at a time, as a model does. */
function sendInPieces(text: string, listener: ReplyListener): void {
  for (const piece of text.match(/(?:\S+\s*){1,4}/g) ?? []) listener.onText(piece);
}

function sentimentAfter(before: StoredChat | undefined, latest: number): number {
  if (!before || before.interactionCount === 0) return latest;
  const score = before.sentimentScore * (1 - LATEST_SENTIMENT_WEIGHT) + latest * LATEST_SENTIMENT_WEIGHT;
  return Math.round(score * 100) / 100;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
