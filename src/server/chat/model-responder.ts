import type OpenAI from 'openai';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import type { ChatBooking, ChatSlots } from '#shared/chat.ts';
import { figuresIn } from './figures.ts';
import { loadModelClient, modelName } from './model-client.ts';
import { REPLY_SCHEMA, rulesFor } from './model-prompt.ts';
import {
  findFault,
  type Permitted,
  partialString,
  RESPONSE_LENGTH,
  readReply,
  UnusableReply,
  wholeWords,
} from './model-reply.ts';
import { runTool, TOOL_DEFINITIONS, type Visitor } from './model-tools.ts';
import { addUsage, takeCall } from './queries.ts';

interface ModelQuestion {
  message: string;
  history: readonly { type: 'user' | 'ai'; message: string }[];
  visitor: Visitor;
  /** What it may answer from. */
  content: string;
  /** Every figure that it may state, as from `figuresIn`. */
  figures: ReadonlySet<string>;
  listener: ReplyListener | undefined;
}

/** A usable reply of the model. */
export interface ModelAnswer {
  text: string;
  isKnown: boolean;
  suggestions: string[];
  slots?: ChatSlots;
  booking?: ChatBooking;
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
  answer(question: ModelQuestion): Promise<ModelAnswer | undefined>;
}

/** Time limits in milliseconds: until the first words, between words, for the whole reply. */
export interface TimeLimits {
  first: number;
  between: number;
  total: number;
}

const TIME_LIMITS: TimeLimits = { first: 2_800, between: 2_800, total: 12_000 };
const REPLY_TOKENS = 600;
/** Average tokens per call; the daily limit of calls times this is the daily limit of tokens. */
export const TOKENS_PER_CALL = 4_000;
/** Past this many concurrent calls the built-in responder answers. */
const MAX_IN_FLIGHT = 24;
/** Characters that are checked before they are shown: what must not be said is shorter. */
const HELD_BACK = 60;
/** Calls of tools that one reply may take. */
const MAX_TOOL_CALLS = 3;
/** After this many failures in a row no calls are made for `PAUSE_SECONDS`. */
const FAILURES_TO_PAUSE = 3;
const PAUSE_SECONDS = 30;
/** What a server may not understand, in the order in which it is left out. */
const FEATURES = { all: 0, noSchema: 1, noTools: 2 } as const;

/** Model calls per day, as set by the owner. */
export function dailyLimit(ctx: Pick<AppContext, 'settings'>): number {
  return Number(ctx.settings.value('chat_daily_limit'));
}

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;
interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** @returns undefined when no model is configured. */
export function createModelResponder(ctx: AppContext, limits: TimeLimits = TIME_LIMITS): ModelResponder | undefined {
  const name = modelName(ctx.config);
  if (name === null) return undefined;
  const model = name;
  let client: Promise<OpenAI> | undefined;
  let inFlight = 0;
  let failures = 0;
  let pausedUntil = 0;
  let features: number = FEATURES.all;

  return {
    async answer(question) {
      if (ctx.clock.now() < pausedUntil || inFlight >= MAX_IN_FLIGHT || dailyLimit(ctx) === 0) return undefined;
      inFlight += 1;
      try {
        const answer = await converse(question);
        if (answer && failures > 0) {
          failures = 0;
          await reportSuccess(ctx, 'model');
        }
        return answer;
      } catch (error) {
        question.listener?.onReset();
        const reason = error instanceof Error ? error.message : String(error);
        ctx.log.warn({ reason }, 'the model gave no usable answer');
        await addUsage(ctx.db, today(), { failures: 1 });
        failures += 1;
        await reportFailure(ctx, 'model', reason);
        if (failures >= FAILURES_TO_PAUSE) pausedUntil = ctx.clock.now() + PAUSE_SECONDS;
        return undefined;
      } finally {
        inFlight -= 1;
      }
    },
  };

  /** Asks, runs the tools that the model calls, and asks again with their results. */
  async function converse(question: ModelQuestion): Promise<ModelAnswer | undefined> {
    client ??= loadModelClient(ctx.config, limits.total);
    const { completions } = (await client).chat;
    const rules = rulesFor(ctx.settings.site());
    const { email, url } = ctx.settings.site();
    const permitted = { figures: new Set(question.figures), addresses: [url, email], rules };
    const messages = messagesFor(question, rules);
    const timer = createTimer(limits);
    let slots: ChatSlots | undefined;
    let toolCalls = 0;
    try {
      for (;;) {
        const calls = dailyLimit(ctx);
        if (!(await takeCall(ctx.db, today(), calls, calls * TOKENS_PER_CALL))) return undefined;
        let stream: AsyncIterable<Chunk>;
        try {
          stream = await completions.create(requestFor(messages), { signal: timer.signal });
        } catch (error) {
          if ((error as { status?: number }).status !== 400 || features >= FEATURES.noTools) throw error;
          features += 1;
          continue;
        }
        const { json, tools } = await readStream(stream, permitted, question.listener, timer);
        if (tools.length === 0) {
          const reply = readReply(json, permitted);
          if (timer.sent < reply.response.length) question.listener?.onText(reply.response.slice(timer.sent));
          return {
            text: reply.response,
            isKnown: reply.isKnown,
            suggestions: reply.suggestedQuestions,
            ...(slots && { slots }),
          };
        }
        messages.push({ role: 'assistant', content: null, tool_calls: tools.map(toRequest) });
        for (const call of tools) {
          toolCalls += 1;
          if (toolCalls > MAX_TOOL_CALLS) throw new UnusableReply('it called too many tools');
          const result = await runTool(ctx, question.visitor, call.name, call.arguments);
          if (result.kind === 'done') {
            question.listener?.onReset();
            question.listener?.onText(result.text);
            return {
              isKnown: true,
              suggestions: [],
              text: result.text,
              ...(result.booking && { booking: result.booking }),
            };
          }
          slots = result.slots ?? slots;
          for (const figure of figuresIn(result.shown)) permitted.figures.add(figure);
          messages.push({ role: 'tool', tool_call_id: call.id, content: result.text });
        }
      }
    } finally {
      timer.end();
    }
  }

  function requestFor(messages: Message[]) {
    return {
      model,
      messages,
      stream: true as const,
      stream_options: { include_usage: true },
      max_completion_tokens: REPLY_TOKENS,
      ...(features < FEATURES.noTools && { tools: TOOL_DEFINITIONS }),
      response_format:
        features < FEATURES.noSchema
          ? { type: 'json_schema' as const, json_schema: { name: 'reply', strict: true, schema: REPLY_SCHEMA } }
          : { type: 'json_object' as const },
    };
  }

  function messagesFor({ message, history, content, visitor }: ModelQuestion, rules: string): Message[] {
    const now = new Date(ctx.clock.now() * 1000).toISOString();
    const system = `${rules}\n\nIt is ${now}; the visitor's time zone is ${visitor.timezone ?? 'not known'}.\n\nAnswer with JSON alone: ${JSON.stringify(REPLY_SCHEMA.properties)}\n\nCONTENT\n${content}`;
    return [
      { role: 'system', content: system },
      ...history.map(
        ({ type, message: text }): Message => ({ role: type === 'ai' ? 'assistant' : 'user', content: text }),
      ),
      { role: 'user', content: message },
    ];
  }

  /** Shows the words of the reply as soon as they are checked. */
  async function readStream(
    stream: AsyncIterable<Chunk>,
    permitted: Permitted,
    listener: ReplyListener | undefined,
    timer: Timer,
  ): Promise<{ json: string; tools: ToolCall[] }> {
    let json = '';
    let received = 0;
    const tools: ToolCall[] = [];
    let usage: OpenAI.CompletionUsage | undefined;
    for await (const chunk of stream) {
      if (chunk.usage) usage = chunk.usage;
      const delta = chunk.choices?.[0]?.delta;
      if (delta?.refusal) throw new UnusableReply('it refused');
      for (const { index, id, function: part } of delta?.tool_calls ?? []) {
        const call = tools[index] ?? { id: '', name: '', arguments: '' };
        tools[index] = {
          id: call.id || (id ?? ''),
          name: call.name + (part?.name ?? ''),
          arguments: call.arguments + (part?.arguments ?? ''),
        };
      }
      if (!delta?.content) continue;
      json += delta.content;
      const ready = wholeWords((partialString(json, 'response') ?? '').trimStart()).slice(0, RESPONSE_LENGTH);
      if (ready.length <= received) continue;
      received = ready.length;
      const fault = findFault(ready, permitted);
      if (fault) throw new UnusableReply(fault);
      const certain = wholeWords(ready.slice(0, Math.max(0, ready.length - HELD_BACK)));
      if (certain.length > timer.sent) listener?.onText(certain.slice(timer.sent));
      timer.words(Math.max(certain.length, timer.sent));
    }
    await addUsage(ctx.db, today(), {
      promptTokens: usage?.prompt_tokens ?? 0,
      // For servers that report no usage: a token is about four characters.
      completionTokens: usage?.completion_tokens ?? Math.ceil(json.length / 4),
    });
    return { json, tools: tools.filter(Boolean) };
  }

  function today(): string {
    return new Date(ctx.clock.now() * 1000).toISOString().slice(0, 10);
  }
}

function toRequest({ id, name, arguments: args }: ToolCall) {
  return { id, type: 'function' as const, function: { name, arguments: args } };
}

/** Aborts a reply that takes too long. */
interface Timer {
  signal: AbortSignal;
  /** Characters shown so far. */
  sent: number;
  /** More words have arrived; `sent` characters by now. */
  words(sent: number): void;
  end(): void;
}

function createTimer({ first, between, total }: TimeLimits): Timer {
  const abort = new AbortController();
  const giveUp = (reason: string) => () => abort.abort(new UnusableReply(reason));
  let waiting = setTimeout(giveUp('it gave no words in time'), first);
  const end = setTimeout(giveUp('it did not finish in time'), total);
  return {
    signal: abort.signal,
    sent: 0,
    words(sent) {
      this.sent = sent;
      clearTimeout(waiting);
      waiting = setTimeout(giveUp('it broke off'), between);
    },
    end() {
      clearTimeout(waiting);
      clearTimeout(end);
      abort.abort();
    },
  };
}
