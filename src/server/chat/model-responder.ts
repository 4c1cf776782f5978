import type OpenAI from 'openai';
import type { Config } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { contentFor, REPLY_SCHEMA, rulesFor } from './model-prompt.ts';
import {
  amountsIn,
  isAllowed,
  type ModelReply,
  partialString,
  RESPONSE_LENGTH,
  readReply,
  UnusableReply,
  wholeWords,
} from './model-reply.ts';
import type { Passage } from './passages.ts';
import { addUsage, takeCall } from './queries.ts';

interface ModelQuestion {
  message: string;
  history: readonly { type: 'user' | 'ai'; message: string }[];
  /** Best first. */
  passages: readonly Passage[];
  posts: readonly Passage[];
  /** Every amount of money on the site, as from `amountsIn`. */
  amounts: ReadonlySet<string>;
  /** With a listener the reply is streamed. */
  listener: ReplyListener | undefined;
}

/** Receives a reply while it is written. */
export interface ReplyListener {
  onText(text: string): void;
  /** The text so far is to be dropped. */
  onReset(): void;
}

/** Answers with a language model on any OpenAI-compatible server. */
export interface ModelResponder {
  /** @returns undefined when there is no usable answer in time, or the day's calls are used up. */
  answer(question: ModelQuestion): Promise<ModelReply | undefined>;
}

/** Time limits in milliseconds. */
export interface TimeLimits {
  /** For both attempts together. */
  total: number;
  firstAttempt: number;
  /** There is no second attempt when less than this is left. */
  minSecondAttempt: number;
}

const TIME_LIMITS: TimeLimits = { total: 12_000, firstAttempt: 7_500, minSecondAttempt: 1_500 };
const DEFAULT_MODEL = 'gpt-4o-mini';
const REPLY_TOKENS = 600;
/** Average tokens per call; the daily limit of calls times this is the daily limit of tokens. */
const TOKENS_PER_CALL = 4_000;
/** Past this many concurrent calls the built-in responder answers. */
const MAX_IN_FLIGHT = 24;
/** After this many failures in a row no calls are made for `PAUSE_SECONDS`. */
const FAILURES_TO_PAUSE = 3;
const PAUSE_SECONDS = 30;

/** Model calls per day, as set by the owner. */
export function dailyLimit(ctx: Pick<AppContext, 'settings'>): number {
  return Number(ctx.settings.value('chat_daily_limit'));
}

/** The model's name, or null when none is configured. */
export function modelName(config: Config): string | null {
  const isConfigured = config.OPENAI_API_KEY || config.OPENAI_BASE_URL;
  return isConfigured ? (config.OPENAI_MODEL ?? DEFAULT_MODEL) : null;
}

/** @returns undefined when no model is configured. */
export function createModelResponder(ctx: AppContext, limits: TimeLimits = TIME_LIMITS): ModelResponder | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = ctx.config;
  const name = modelName(ctx.config);
  if (name === null) return undefined;
  const model = name;
  let client: Promise<OpenAI> | undefined;
  let inFlight = 0;
  let failures = 0;
  let pausedUntil = 0;
  /** False once the server has rejected JSON schemas: then it is asked for plain JSON. */
  let hasSchemas = true;

  function loadClient() {
    client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          apiKey: OPENAI_API_KEY ?? 'none',
          baseURL: OPENAI_BASE_URL ?? null,
          maxRetries: 0,
          timeout: limits.total,
          logLevel: 'off',
          // A second attempt must not reuse the connection that may have caused the failure.
          defaultHeaders: { Connection: 'close' },
        }),
    );
    return client;
  }

  return {
    async answer(question) {
      if (ctx.clock.now() < pausedUntil || inFlight >= MAX_IN_FLIGHT) return undefined;
      inFlight += 1;
      try {
        const reply = await tryTwice(question);
        if (reply && failures > 0) {
          failures = 0;
          await reportSuccess(ctx, 'model');
        }
        return reply;
      } catch (error) {
        ctx.log.warn({ err: error }, 'the model call failed');
        return undefined;
      } finally {
        inFlight -= 1;
      }
    },
  };

  async function tryTwice(question: ModelQuestion): Promise<ModelReply | undefined> {
    if (dailyLimit(ctx) === 0) return undefined;
    await loadClient();
    const deadline = performance.now() + limits.total;
    let lastReason = 'It gave no answer';
    for (const attempt of [1, 2]) {
      const left = deadline - performance.now();
      if (attempt > 1 && left < limits.minSecondAttempt) break;
      const calls = dailyLimit(ctx);
      if (!(await takeCall(ctx.db, today(), calls, calls * TOKENS_PER_CALL))) return undefined;
      try {
        return await ask(question, attempt === 1 ? Math.min(left, limits.firstAttempt) : left, left);
      } catch (error) {
        question.listener?.onReset();
        await addUsage(ctx.db, today(), { failures: 1 });
        lastReason = error instanceof Error ? error.message : String(error);
        ctx.log.warn({ reason: lastReason, attempt }, 'the model gave no usable answer');
        if (!mayRetry(error)) break;
      }
    }
    failures += 1;
    await reportFailure(ctx, 'model', lastReason);
    if (failures >= FAILURES_TO_PAUSE) pausedUntil = ctx.clock.now() + PAUSE_SECONDS;
    return undefined;
  }

  /** Client errors and rejected contents are not retried, except a 400 that may be due to the JSON schema. */
  function mayRetry(error: unknown): boolean {
    if (error instanceof UnusableReply) return error.mayRetry;
    const { status } = error as { status?: number };
    if (status === 400 && hasSchemas) {
      hasSchemas = false;
      return true;
    }
    return status === undefined || status < 400 || status >= 500 || status === 408 || status === 409;
  }

  /**
   * @param firstMs time limit for the first words and between words, or for the whole reply when it is not streamed.
   * @param totalMs time limit for the whole reply.
   */
  async function ask(question: ModelQuestion, firstMs: number, totalMs: number): Promise<ModelReply> {
    const rules = rulesFor(ctx.settings.site());
    const content = contentFor(question.passages, question.posts);
    const amounts = new Set([...question.amounts, ...amountsIn(content)]);
    const { completions } = (await loadClient()).chat;
    const abort = new AbortController();
    const giveUp = () => abort.abort();
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
      const mayBeSaid = (text: string) => isAllowed(text, amounts, rules);
      if (question.listener) {
        const stream = await completions.create(
          { ...request, stream: true, stream_options: { include_usage: true } },
          { signal: abort.signal },
        );
        return await readStream(stream, mayBeSaid, question.listener, () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, firstMs);
        });
      }
      const completion = await completions.create(request, { signal: abort.signal });
      await count(completion.usage ?? undefined, question.message);
      const choice = completion.choices?.[0];
      if (choice?.message?.refusal) throw new UnusableReply('it refused', false);
      return readReply(choice?.message?.content ?? '', mayBeSaid);
    } finally {
      clearTimeout(timer);
      clearTimeout(end);
      abort.abort();
    }
  }

  async function readStream(
    stream: AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>,
    mayBeSaid: (text: string) => boolean,
    listener: NonNullable<ModelQuestion['listener']>,
    onWords: () => void,
  ): Promise<ModelReply> {
    let json = '';
    let sent = 0;
    let usage: OpenAI.CompletionUsage | undefined;
    for await (const chunk of stream) {
      if (chunk.usage) usage = chunk.usage;
      const delta = chunk.choices?.[0]?.delta;
      if (delta?.refusal) throw new UnusableReply('it refused', false);
      if (!delta?.content) continue;
      json += delta.content;
      onWords();
      const ready = wholeWords((partialString(json, 'response') ?? '').trimStart()).slice(0, RESPONSE_LENGTH);
      if (ready.length <= sent) continue;
      if (!mayBeSaid(ready)) throw new UnusableReply('it names an amount that the site does not, or the rules', false);
      listener.onText(ready.slice(sent));
      sent = ready.length;
    }
    await count(usage, json);
    const reply = readReply(json, mayBeSaid);
    if (reply.response.length > sent) listener.onText(reply.response.slice(sent));
    return reply;
  }

  async function count(usage: OpenAI.CompletionUsage | undefined, text: string): Promise<void> {
    await addUsage(ctx.db, today(), {
      promptTokens: usage?.prompt_tokens ?? 0,
      // For servers that report no usage: a token is about four characters.
      completionTokens: usage?.completion_tokens ?? Math.ceil(text.length / 4),
    });
  }

  function today(): string {
    return new Date(ctx.clock.now() * 1000).toISOString().slice(0, 10);
  }
}
