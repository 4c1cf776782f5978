import type OpenAI from 'openai';
import * as z from 'zod';
import type { Config } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { freshFetch } from './fresh-fetch.ts';
import { contentFor, REPLY_SCHEMA, rulesFor } from './model-prompt.ts';
import { amountsIn, isAllowed, partialString, wholeWords } from './model-reply.ts';
import type { Passage } from './passages.ts';
import { addUsage, takeCall } from './queries.ts';

/** Everything a model is told with one question. */
interface ModelQuestion {
  message: string;
  history: readonly { type: 'user' | 'ai'; message: string }[];
  /** Best first. */
  passages: readonly Passage[];
  posts: readonly Passage[];
  /** Amounts of money that the site names anywhere, as from `amountsIn`. */
  amounts: ReadonlySet<string>;
  /** Takes the words as they come; without it the whole reply is asked for at once. */
  listener: { onText(text: string): void; onReset(): void } | undefined;
}

interface ModelReply {
  response: string;
  suggestedQuestions: string[];
  isKnown: boolean;
}

/** A language model behind any OpenAI-compatible server. */
export interface ModelResponder {
  /** @returns undefined when there is no usable answer in time, or nothing left of the day's budget. */
  answer(question: ModelQuestion): Promise<ModelReply | undefined>;
}

/** Times in milliseconds: for everything, for the first try, and for a second one to be worth it. */
export interface Patience {
  total: number;
  firstTry: number;
  worthRetry: number;
}

const PATIENCE: Patience = { total: 12_000, firstTry: 7_500, worthRetry: 1_500 };
const DEFAULT_MODEL = 'gpt-4o-mini';
const REPLY_TOKENS = 600;
/** Tokens that one call may use on average before the day's budget counts as spent. */
const TOKENS_PER_CALL = 4_000;
/** Calls in flight at once; whoever comes on top is answered by the built-in mind. */
const MAX_IN_FLIGHT = 24;
/** After this many failures in a row the model is left alone for a while. */
const FAILURES_TO_PAUSE = 3;
const PAUSE_SECONDS = 30;
const RESPONSE_LENGTH = 1_500;
const SUGGESTION_LENGTH = 120;

const Reply = z.object({
  response: z.string().trim().min(1),
  suggestedQuestions: z.array(z.string()).catch([]),
  known: z.boolean().catch(true),
});

/** Why a try failed: `useless` answers are not asked for again. */
class TryError extends Error {
  readonly isUseless: boolean;
  constructor(message: string, isUseless = false) {
    super(message);
    this.isUseless = isUseless;
  }
}

/** Calls of the model a day, as the owner has set it. */
export function dailyLimit(ctx: Pick<AppContext, 'settings'>): number {
  return Number(ctx.settings.value('chat_daily_limit'));
}

/** The model that is asked, or null when none is configured. */
export function modelName(config: Config): string | null {
  const isThere = config.OPENAI_API_KEY || config.OPENAI_BASE_URL;
  return isThere ? (config.OPENAI_MODEL ?? DEFAULT_MODEL) : null;
}

/** @returns undefined when no model is configured. */
export function createModelResponder(ctx: AppContext, patience: Patience = PATIENCE): ModelResponder | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = ctx.config;
  const name = modelName(ctx.config);
  if (name === null) return undefined;
  const model = name;
  let clients: Promise<{ usual: OpenAI; fresh: OpenAI }> | undefined;
  let inFlight = 0;
  let failures = 0;
  let pausedUntil = 0;
  /** Servers that do not know JSON schemas are asked for plain JSON. */
  let hasSchemas = true;

  function loadClients() {
    clients ??= import('openai').then(({ default: Client }) => {
      const options = {
        apiKey: OPENAI_API_KEY ?? 'none',
        baseURL: OPENAI_BASE_URL ?? null,
        maxRetries: 0,
        timeout: patience.total,
        logLevel: 'off',
      } as const;
      return { usual: new Client(options), fresh: new Client({ ...options, fetch: freshFetch }) };
    });
    return clients;
  }

  return {
    async answer(question) {
      if (ctx.clock.now() < pausedUntil || inFlight >= MAX_IN_FLIGHT) return undefined;
      inFlight += 1;
      try {
        const reply = await answerInTime(question);
        if (reply && failures > 0) {
          failures = 0;
          await reportSuccess(ctx, 'model');
        }
        return reply;
      } catch (error) {
        ctx.log.warn({ err: error }, 'the model could not be asked');
        return undefined;
      } finally {
        inFlight -= 1;
      }
    },
  };

  async function answerInTime(question: ModelQuestion): Promise<ModelReply | undefined> {
    if (dailyLimit(ctx) === 0) return undefined;
    const { usual, fresh } = await loadClients();
    const deadline = performance.now() + patience.total;
    let lastReason = 'It gave no answer';
    for (const [index, client] of [usual, fresh].entries()) {
      const left = deadline - performance.now();
      if (index > 0 && left < patience.worthRetry) break;
      const calls = dailyLimit(ctx);
      if (!(await takeCall(ctx.db, today(), calls, calls * TOKENS_PER_CALL))) return undefined;
      try {
        return await ask(client, question, index === 0 ? Math.min(left, patience.firstTry) : left, left);
      } catch (error) {
        question.listener?.onReset();
        await addUsage(ctx.db, today(), { failures: 1 });
        const { isUseless, reason } = explain(error);
        lastReason = reason;
        ctx.log.warn({ reason, attempt: index + 1 }, 'the model gave no answer');
        if (isUseless) break;
      }
    }
    failures += 1;
    await reportFailure(ctx, 'model', lastReason);
    if (failures >= FAILURES_TO_PAUSE) pausedUntil = ctx.clock.now() + PAUSE_SECONDS;
    return undefined;
  }

  /** Refused for good reason is not asked again; a schema that is not understood is left out from then on. */
  function explain(error: unknown): { isUseless: boolean; reason: string } {
    const status = (error as { status?: number }).status;
    const reason = error instanceof Error ? error.message : String(error);
    if (status === 400 && hasSchemas) {
      hasSchemas = false;
      return { isUseless: false, reason };
    }
    const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;
    return { isUseless: isRefused || (error instanceof TryError && error.isUseless), reason };
  }

  /**
   * @param firstMs until the first words, or the whole reply when it is not streamed.
   * @param totalMs until the end.
   */
  async function ask(client: OpenAI, question: ModelQuestion, firstMs: number, totalMs: number): Promise<ModelReply> {
    const rules = rulesFor(ctx.settings.site());
    const content = contentFor(question.passages, question.posts);
    const amounts = new Set([...question.amounts, ...amountsIn(content)]);
    const stop = new AbortController();
    const giveUp = () => stop.abort();
    let timer = setTimeout(giveUp, firstMs);
    const end = setTimeout(giveUp, totalMs);
    try {
      const request = {
        model,
        max_completion_tokens: REPLY_TOKENS,
        response_format: hasSchemas
          ? { type: 'json_schema' as const, json_schema: { name: 'reply', strict: true, schema: REPLY_SCHEMA } }
          : { type: 'json_object' as const },
        messages: [
          {
            role: 'system' as const,
            content: `${rules}\n\nAnswer with JSON alone: ${JSON.stringify(REPLY_SCHEMA.properties)}\n\nCONTENT\n${content}`,
          },
          ...question.history.map(({ type, message }) => ({
            role: type === 'ai' ? ('assistant' as const) : ('user' as const),
            content: message,
          })),
          { role: 'user' as const, content: question.message },
        ],
      };
      const isFine = (text: string) => isAllowed(text, amounts, rules);
      if (question.listener) {
        const stream = await client.chat.completions.create(
          { ...request, stream: true, stream_options: { include_usage: true } },
          { signal: stop.signal },
        );
        return await readStream(stream, isFine, question.listener, () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, firstMs);
        });
      }
      const completion = await client.chat.completions.create(request, { signal: stop.signal });
      await count(completion.usage ?? undefined, question.message);
      const choice = completion.choices?.[0];
      if (choice?.message?.refusal) throw new TryError('it refused', true);
      return readReply(choice?.message?.content ?? '', isFine);
    } finally {
      clearTimeout(timer);
      clearTimeout(end);
      stop.abort();
    }
  }

  async function readStream(
    stream: AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>,
    isFine: (text: string) => boolean,
    listener: NonNullable<ModelQuestion['listener']>,
    onWords: () => void,
  ): Promise<ModelReply> {
    let json = '';
    let sent = 0;
    let usage: OpenAI.CompletionUsage | undefined;
    for await (const chunk of stream) {
      if (chunk.usage) usage = chunk.usage;
      const delta = chunk.choices?.[0]?.delta;
      if (delta?.refusal) throw new TryError('it refused', true);
      if (!delta?.content) continue;
      json += delta.content;
      onWords();
      const ready = wholeWords((partialString(json, 'response') ?? '').trimStart()).slice(0, RESPONSE_LENGTH);
      if (ready.length <= sent) continue;
      if (!isFine(ready)) throw new TryError('it names what the site does not', true);
      listener.onText(ready.slice(sent));
      sent = ready.length;
    }
    await count(usage, json);
    const reply = readReply(json, isFine);
    if (reply.response.length > sent) listener.onText(reply.response.slice(sent));
    return reply;
  }

  async function count(usage: OpenAI.CompletionUsage | undefined, text: string): Promise<void> {
    await addUsage(ctx.db, today(), {
      promptTokens: usage?.prompt_tokens ?? 0,
      // Servers that do not count: four characters are about one token.
      completionTokens: usage?.completion_tokens ?? Math.ceil(text.length / 4),
    });
  }

  function today(): string {
    return new Date(ctx.clock.now() * 1000).toISOString().slice(0, 10);
  }
}

function readReply(json: string, isFine: (text: string) => boolean): ModelReply {
  const bare = json.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    throw new TryError('it did not answer with JSON');
  }
  const parsed = Reply.safeParse(value);
  if (!parsed.success) throw new TryError('its JSON is not a reply');
  const { response, suggestedQuestions, known } = parsed.data;
  if (!isFine(response)) throw new TryError('it names what the site does not', true);
  return {
    response: response.slice(0, RESPONSE_LENGTH),
    suggestedQuestions: suggestedQuestions
      .map((question) => question.trim())
      .filter((question) => question !== '' && question.length <= SUGGESTION_LENGTH && isFine(question)),
    isKnown: known,
  };
}
