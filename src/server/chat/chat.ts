import { createHash, randomBytes } from 'node:crypto';
import { CHAT_BUTTONS } from '#content/chat.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { ChatLeadPayload } from '#server/delivery/delivery.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { askingAboutKey, type ChatReply, FIRST_QUESTIONS, type KeyedChatReply } from '#shared/chat.ts';
import { AppError } from '#shared/errors.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { analyseMessage, type MessageAnalysis } from './analyse-message.ts';
import type { Answer } from './answer.ts';
import { answerFromContent, findPassages, isFollowUp, isRefused } from './built-in-responder.ts';
import { createModelResponder, type ModelResponder } from './model-responder.ts';
import { createLibrary, type Library } from './passage-search.ts';
import {
  findChat,
  findLastQuestion,
  insertChat,
  insertChatMessages,
  listLastMessages,
  type StoredChat,
  updateChat,
} from './queries.ts';
import { createRate } from './rate.ts';
import { suggestNext } from './suggestions.ts';
import { type Topic, topicOf } from './topics.ts';
import { normalise, truncateMiddle } from './vocabulary.ts';

export { modelName } from './model-responder.ts';
export { listUsage } from './queries.ts';

/** Takes the words of a reply as they come. `reset` means: what came so far does not count. */
interface ReplyListener {
  onText(text: string): void;
  onReset(): void;
}

/** The demo chatbot. */
export interface Chat {
  /**
   * Answers one message. `address` is whose limits count.
   *
   * @throws AppError `too_many` when a session sends faster than people type.
   */
  reply(
    input: { message: string; sessionId?: string | null | undefined; address: string },
    listener?: ReplyListener,
  ): Promise<KeyedChatReply>;
  /** Reads the site's content ahead of the first question. */
  prepare(): Promise<void>;
}

/** A talk may be taken up again within a day. */
const SESSION_SECONDS = 24 * 3600;
const SESSION_PER_MINUTE = 30;
/** Calls to the model for one address in an hour; past it the built-in mind answers. */
const MODEL_PER_HOUR = 60;
/** Leads that one address can leave in an hour, as many as by the contact form; the talk keeps what comes past it. */
const LEADS_PER_HOUR = 20;
/** Messages that the model is told of the talk before. */
const HISTORY = 8;
/** Passages of pages that the model is given beside the price list. */
const MODEL_PASSAGES = 14;
const MAX_SUGGESTIONS_KEPT = 100;
/** How much the latest message moves the mood of the talk. */
const MOOD_WEIGHT = 0.5;

/** One chat for the whole server: what it has read of the site, and how often it lets whom ask, live in memory. */
export function createChat(ctx: AppContext): Chat {
  const library = createLibrary(ctx);
  const model = createModelResponder(ctx);
  const sessionRate = createRate({ count: SESSION_PER_MINUTE, seconds: 60 });
  const modelRate = createRate({ count: MODEL_PER_HOUR, seconds: 3600 });
  const leadRate = createRate({ count: LEADS_PER_HOUR, seconds: 3600 });

  return {
    prepare: () => library.refresh(),
    reply,
  };

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
      if (wait > 0) throw new AppError('too_many', 'That was very fast. Please give me a moment.', undefined, wait);
    }
    await library.refresh();
    const normalised = library.spell(normalise(message));
    const text = truncateMiddle(normalised);
    const analysis = analyseMessage(message, site.name, normalised);
    const lastMessage = found && isFollowUp(text) ? await findLastQuestion(ctx.db, found.id) : undefined;
    const lastQuestion = lastMessage === undefined ? undefined : truncateMiddle(library.spell(normalise(lastMessage)));
    const talk = { site, analysis, lastTopic: (found?.topic ?? undefined) as Topic | undefined, lastQuestion };
    const askBuiltIn = () => answerFromContent(library, text, talk);
    // What is refused whoever answers costs no call.
    const mayAskModel = model !== undefined && !isRefused(text, talk) && modelRate.take(address, now) === 0;
    const given = mayAskModel
      ? await askModel(model, library, { message, text }, found, askBuiltIn, listener)
      : { ...(await askBuiltIn()), mind: 'built-in' as const, suggestions: [] };
    const response = withPath(given);
    if (given.mind === 'built-in' && listener) sayInPieces(response, listener);
    const { email } = analysis;
    const isLead = email !== null && email !== found?.email && leadRate.take(address, now) === 0;
    const kept = await keep({ token, found, message, analysis, answer: given, response, now, isLead });
    const isBuying = analysis.bookingIntent || analysis.signals.includes('price');
    const cta = given.cta ?? (isBuying && given.isKnown ? 'consultation' : null);
    const answer: ChatReply = {
      response,
      sessionId: token,
      sessionData: kept.sessionData,
      ctaIntent: cta,
      ctaMessage: cta && CHAT_BUTTONS[cta],
      suggestedQuestions: kept.suggestedQuestions,
      bookingIntent: analysis.bookingIntent,
    };
    return { ...answer, [askingAboutKey(site.name)]: analysis.askingAboutOwner };
  }

  type Given = Answer & { mind: 'built-in' | 'model'; suggestions: readonly string[] };

  async function askModel(
    mind: ModelResponder,
    books: Library,
    { message, text }: { message: string; text: string },
    found: StoredChat | undefined,
    askBuiltIn: () => Promise<Answer>,
    listener: ReplyListener | undefined,
  ): Promise<Given> {
    const topic = topicOf(text) ?? ((found?.topic ?? undefined) as Topic | undefined);
    const hits = await findPassages(books, text, topic);
    const passages = [...hits.slice(0, MODEL_PASSAGES).map(({ passage }) => passage), ...books.priceList()];
    const posts = (await books.findInPosts(text)).map(({ passage }) => passage);
    const history = found ? await listLastMessages(ctx.db, found.id, HISTORY) : [];
    const said = await mind.answer({ message, history, passages, posts, amounts: books.amounts(), listener });
    if (said) {
      return {
        text: said.response,
        topic,
        isKnown: said.isKnown,
        mind: 'model',
        suggestions: said.suggestedQuestions,
      };
    }
    return { ...(await askBuiltIn()), mind: 'built-in', suggestions: [] };
  }

  /** Writes both messages and what the talk has become, all or nothing; writes of the same moment share a commit. */
  async function keep(turn: {
    token: string;
    found: StoredChat | undefined;
    message: string;
    analysis: MessageAnalysis;
    answer: Given;
    response: string;
    now: UnixSeconds;
    /** Whether the owner is to hear of the address in the message. */
    isLead: boolean;
  }) {
    const { token, message, analysis, answer, response, now, isLead } = turn;
    const expiresAt = (now + SESSION_SECONDS) as UnixSeconds;
    const email = analysis.email;
    const kept = await ctx.commit(async (trx) => {
      // Read again: another message of the same talk may have been answered meanwhile.
      const before = turn.found && (await findChat(trx, hash(token), 0 as UnixSeconds));
      const id =
        before?.id ??
        (await insertChat(trx, {
          tokenHash: hash(token),
          shownSuggestions: FIRST_QUESTIONS,
          createdAt: now,
          expiresAt,
        }));
      const shown = new Set(before?.shownSuggestions ?? FIRST_QUESTIONS);
      const offered = answer.suggestions.filter((question) => !shown.has(question)).slice(0, 3);
      const suggestedQuestions = offered.length > 0 ? offered : suggestNext(answer.topic, shown, message);
      for (const question of suggestedQuestions) shown.add(question);
      const signals = [...new Set([...(before?.signals ?? []), ...analysis.signals])];
      const sessionData = {
        interactionCount: (before?.interactionCount ?? 0) + 1,
        sentimentScore: moodAfter(before, analysis.sentiment),
        highIntentSignals: signals.length,
        shownSuggestions: [...shown].slice(-MAX_SUGGESTIONS_KEPT),
      };
      await updateChat(trx, id, {
        interactionCount: sessionData.interactionCount,
        sentimentScore: sessionData.sentimentScore,
        shownSuggestions: sessionData.shownSuggestions,
        signals,
        bookingIntent: (before?.bookingIntent ?? false) || analysis.bookingIntent,
        topic: answer.topic ?? before?.topic ?? null,
        email: analysis.email ?? before?.email ?? null,
        now,
        expiresAt,
      });
      await insertChatMessages(
        trx,
        id,
        [
          { type: 'user', message, ...analysis, unanswered: !answer.isKnown },
          { type: 'ai', message: response, mind: answer.mind },
        ],
        now,
      );
      if (isLead && email && email !== before?.email) await tellOfLead(ctx, trx, email, message, now);
      return { sessionData, suggestedQuestions };
    });
    if (email) ctx.outbox.wake();
    return kept;
  }
}

/** Whoever leaves an address in the chat is a lead, and the owner hears of it. */
function tellOfLead(ctx: AppContext, trx: Db, email: string, message: string, now: UnixSeconds): Promise<void> {
  const payload: ChatLeadPayload = { email, name: null, message, page: null, createdAt: toIso(now) };
  return enqueue(ctx, trx, { event: 'chat.lead', payload: { ...payload } });
}

/** The answer with the page to read on at its end, unless it is named already. */
function withPath({ text, path }: Pick<Answer, 'text' | 'path'>): string {
  return !path || text.includes(path) ? text : `${text}\n\nMore: ${path}`;
}

/** A few words at a time, as a model would send them. */
function sayInPieces(text: string, listener: ReplyListener): void {
  for (const piece of text.match(/(?:\S+\s*){1,4}/g) ?? []) listener.onText(piece);
}

function moodAfter(before: StoredChat | undefined, sentiment: number): number {
  if (!before || before.interactionCount === 0) return sentiment;
  const mood = before.sentimentScore * (1 - MOOD_WEIGHT) + sentiment * MOOD_WEIGHT;
  return Math.round(mood * 100) / 100;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
