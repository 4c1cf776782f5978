import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { createRate } from '#server/http/rate.ts';
import { askingAboutKey, type ChatReply, type KeyedChatReply } from '#shared/chat.ts';
import { VisitorError } from '#shared/errors.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { analyseMessage, type MessageAnalysis } from './analyse-message.ts';
import type { Answer } from './answer.ts';
import { answerFromContent, findPassages, isFollowUp, isRefused } from './built-in-responder.ts';
import type { ChatLeadPayload } from './mails.ts';
import { createModelResponder, type ReplyListener } from './model-responder.ts';
import { createPassageSearch } from './passage-search.ts';
import {
  findChat,
  findLastQuestion,
  insertChat,
  insertChatMessages,
  listLastMessages,
  type StoredChat,
  updateChat,
} from './queries.ts';
import { suggestNext } from './suggestions.ts';
import { topicOf } from './topics.ts';
import { normalise, truncateMiddle } from './vocabulary.ts';

export { modelName } from './model-responder.ts';
export { listUsage } from './queries.ts';

/** The demo chatbot. */
export interface Chat {
  /**
   * Answers one message and stores both sides.
   *
   * @param input `address` is the client address that the hourly limits count.
   * @param listener receives the text in pieces before the promise resolves.
   * @throws AppError `too_many` when a session sends more than 30 messages a minute.
   */
  reply(
    input: { message: string; sessionId?: string | null | undefined; address: string },
    listener?: ReplyListener,
  ): Promise<KeyedChatReply>;
  /** Indexes the site's content, so that the first question does not wait for it. */
  prepare(): Promise<void>;
}

/** An answer and who wrote it. */
type GivenAnswer = Answer & { responder: 'built-in' | 'model'; suggestions: readonly string[] };

/** A session can be continued for a day after its last message. */
const SESSION_SECONDS = 24 * 3600;
const SESSION_PER_MINUTE = 30;
/** Model calls per client address; past it the built-in responder answers. */
const MODEL_PER_HOUR = 60;
/** The owner hears of this many email addresses from one client address; further ones are only stored with the chat. */
const LEADS_PER_HOUR = 20;
/** Earlier messages that the model is given. */
const HISTORY = 8;
/** Passages that the model is given besides the prices. */
const MODEL_PASSAGES = 14;
const MAX_STORED_SUGGESTIONS = 100;
/** Share of the latest message in the session's sentiment. */
const LATEST_SENTIMENT_WEIGHT = 0.5;

/** Creates the one chat of the server; its content index and its rate limits live in memory. */
export function createChat(ctx: AppContext): Chat {
  const search = createPassageSearch(ctx);
  const model = createModelResponder(ctx);
  const sessionRate = createRate({ count: SESSION_PER_MINUTE, seconds: 60 });
  const modelRate = createRate({ count: MODEL_PER_HOUR, seconds: 3600 });
  const leadRate = createRate({ count: LEADS_PER_HOUR, seconds: 3600 });

  return { reply, prepare: search.refresh };

  async function reply(
    { message, sessionId, address }: Parameters<Chat['reply']>[0],
    listener?: ReplyListener,
  ): Promise<KeyedChatReply> {
    const now = ctx.clock.now();
    const site = ctx.settings.site();
    const found = sessionId ? await findChat(ctx.db, hash(sessionId), now) : undefined;
    const token = found && sessionId ? sessionId : randomBytes(24).toString('base64url');
    if (found) {
      const wait = sessionRate.take(token, now);
      if (wait > 0) throw new VisitorError('too_many', 'chatTooFast', { retryAfter: wait });
    }
    await search.refresh();
    const normalised = search.correctSpelling(normalise(message));
    const text = truncateMiddle(normalised);
    const analysis = analyseMessage(message, site.name, normalised);
    const lastMessage = found && isFollowUp(text) ? await findLastQuestion(ctx.db, found.id) : undefined;
    const lastQuestion =
      lastMessage === undefined ? undefined : truncateMiddle(search.correctSpelling(normalise(lastMessage)));
    const context = { site, analysis, lastTopic: found?.topic ?? undefined, lastQuestion };
    // Messages that every responder refuses do not use up a model call.
    const mayAskModel = model !== undefined && !isRefused(text, context) && modelRate.take(address, now) === 0;
    const answer: GivenAnswer = (mayAskModel && (await askModel(message, text, found, listener))) || {
      ...(await answerFromContent(search, text, context)),
      responder: 'built-in',
      suggestions: [],
    };
    const response = withPath(answer);
    if (answer.responder === 'built-in' && listener) sendInPieces(response, listener);
    const { email } = analysis;
    const isLead = email !== null && email !== found?.email && leadRate.take(address, now) === 0;
    const stored = await store({ token, found, message, analysis, answer, response, now, isLead });
    const isBuying = analysis.bookingIntent || analysis.signals.includes('price');
    const cta = answer.cta ?? (isBuying && answer.isKnown ? 'consultation' : null);
    const body: ChatReply = {
      response,
      sessionId: token,
      sessionData: stored.sessionData,
      ctaIntent: cta,
      ctaMessage: cta && ctx.content.get('chat').buttons[cta],
      suggestedQuestions: stored.suggestedQuestions,
      bookingIntent: analysis.bookingIntent,
    };
    return { ...body, [askingAboutKey(site.name)]: analysis.askingAboutOwner };
  }

  /** @returns undefined when the model gave no usable answer. */
  async function askModel(
    message: string,
    text: string,
    found: StoredChat | undefined,
    listener: ReplyListener | undefined,
  ): Promise<GivenAnswer | undefined> {
    const topic = topicOf(text) ?? found?.topic ?? undefined;
    const hits = await findPassages(search, text, topic);
    const answer = await model?.answer({
      message,
      history: found ? await listLastMessages(ctx.db, found.id, HISTORY) : [],
      passages: [...hits.slice(0, MODEL_PASSAGES).map(({ passage }) => passage), ...search.priceList()],
      posts: (await search.findInPosts(text)).map(({ passage }) => passage),
      amounts: search.amounts(),
      listener,
    });
    if (!answer) return undefined;
    const { response, isKnown, suggestedQuestions } = answer;
    return { text: response, topic, isKnown, responder: 'model', suggestions: suggestedQuestions };
  }

  /** Stores both messages and the session in one transaction. */
  async function store(turn: {
    token: string;
    found: StoredChat | undefined;
    message: string;
    analysis: MessageAnalysis;
    answer: GivenAnswer;
    response: string;
    now: UnixSeconds;
    /** True when the owner is to be told of the email address in the message. */
    isLead: boolean;
  }) {
    const { token, message, analysis, answer, response, now, isLead } = turn;
    const { questions } = ctx.content.get('chat');
    const expiresAt = (now + SESSION_SECONDS) as UnixSeconds;
    const email = analysis.email;
    const stored = await ctx.db.transaction().execute(async (trx) => {
      // Read again: another message of the same session may have been answered meanwhile.
      const before = turn.found && (await findChat(trx, hash(token), 0 as UnixSeconds));
      const id =
        before?.id ??
        (await insertChat(trx, {
          tokenHash: hash(token),
          shownSuggestions: questions,
          createdAt: now,
          expiresAt,
        }));
      const shown = new Set(before?.shownSuggestions ?? questions);
      const offered = answer.suggestions.filter((question) => !shown.has(question)).slice(0, 3);
      const suggestedQuestions = offered.length > 0 ? offered : suggestNext(answer.topic, shown, message);
      for (const question of suggestedQuestions) shown.add(question);
      const signals = [...new Set([...(before?.signals ?? []), ...analysis.signals])];
      const sessionData = {
        interactionCount: (before?.interactionCount ?? 0) + 1,
        sentimentScore: sentimentAfter(before, analysis.sentiment),
        highIntentSignals: signals.length,
        shownSuggestions: [...shown].slice(-MAX_STORED_SUGGESTIONS),
      };
      await updateChat(trx, id, {
        interactionCount: sessionData.interactionCount,
        sentimentScore: sessionData.sentimentScore,
        shownSuggestions: sessionData.shownSuggestions,
        signals,
        bookingIntent: (before?.bookingIntent ?? false) || analysis.bookingIntent,
        topic: answer.topic ?? before?.topic ?? null,
        email: email ?? before?.email ?? null,
        now,
        expiresAt,
      });
      await insertChatMessages(
        trx,
        id,
        [
          { type: 'user', message, ...analysis, unanswered: !answer.isKnown },
          { type: 'ai', message: response, responder: answer.responder },
        ],
        now,
      );
      if (isLead && email && email !== before?.email) await enqueueLead(ctx, trx, email, message, now);
      return { sessionData, suggestedQuestions };
    });
    if (email) ctx.outbox.wake();
    return stored;
  }
}

/** Tells the owner that a visitor left an email address. */
function enqueueLead(ctx: AppContext, trx: Db, email: string, message: string, now: UnixSeconds): Promise<void> {
  const payload: ChatLeadPayload = { email, name: null, message, page: null, createdAt: toIso(now) };
  return enqueue(ctx, trx, { event: 'chat.lead', payload: { ...payload } });
}

/** The answer, followed by the path of its page unless the text names it. */
function withPath({ text, path }: Pick<Answer, 'text' | 'path'>): string {
  return !path || text.includes(path) ? text : `${text}\n\nMore: ${path}`;
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
