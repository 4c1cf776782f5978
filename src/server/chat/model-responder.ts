import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import {
  countFailure,
  type Dialect,
  dailyLimit,
  type ModelMessage,
  modelName,
  prepareModel,
  streamModel,
} from '#server/model/model.ts';
import { figuresIn } from '#server/text/text.ts';
import type { ChatSlots } from '#shared/chat.schema.ts';
import type { Answer } from './built-in-responder.ts';
import { REPLY_FORMATS, rulesFor, systemPrompt } from './model-prompt.ts';
import {
  completeSentences,
  findReplyProblem,
  type Permitted,
  partialResponse,
  readReply,
  UnusableReply,
} from './model-reply.ts';
import { runTool, TOOL_DEFINITIONS, type Visitor } from './model-tools.ts';

interface ModelQuestion {
  message: string;
  history: readonly { type: 'user' | 'ai'; message: string }[];
  visitor: Visitor;
  /** Texts that the model may answer from. */
  content: string;
  /** Text after the model's words, as another paragraph; may be empty. */
  closing: string;
  /** Every figure that it may state, as from `figuresIn`. */
  figures: ReadonlySet<string>;
  listener: ReplyListener | undefined;
}

/** Receives a reply while it is written. */
export interface ReplyListener {
  onText(text: string): void;
  /** The text so far is to be dropped. */
  onReset(): void;
}

/** A call of a tool as it arrives, its arguments in pieces. */
interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** Milliseconds without a new word, and for a whole reply. One that nobody sees growing has to be there as soon as its first word. */
const TIME_LIMITS = { silent: 2_800, total: 12_000 };
const REPLY_TOKENS = 600;
const ROLES = { ai: 'assistant', user: 'user' } as const;
/** Characters of its JSON; a server that does not keep to the tokens is stopped here. */
const REPLY_LENGTH = 10_000;
/** Calls of tools that one reply may take. */
const TOOL_CALLS = 3;
/** After this many failures in a row no calls are made for `PAUSE_SECONDS`. */
const FAILURES_TO_PAUSE = 3;
const PAUSE_SECONDS = 30;

/** Answers with a language model on any OpenAI-compatible server. @returns undefined when no model is configured. */
export function createModelResponder(ctx: AppContext, limits = TIME_LIMITS) {
  if (modelName(ctx.config) === null) return undefined;
  const dialect: Dialect = { rejected: 0 };
  let failures = 0;
  let pausedUntil = 0;

  /** @returns undefined when there is no usable answer in time, or the day's calls are used up. */
  return async function answer(question: ModelQuestion): Promise<Answer | undefined> {
    if (ctx.clock.now() < pausedUntil || dailyLimit(ctx) === 0) return undefined;
    await prepareModel();
    const silence = createSilenceTimer(limits.silent);
    const total = AbortSignal.timeout(question.listener ? limits.total : limits.silent);
    const signal = AbortSignal.any([silence.signal, total]);
    try {
      const answer = await converse(ctx, question, { dialect, signal, onProgress: silence.restart });
      if (answer && failures > 0) {
        failures = 0;
        await reportSuccess(ctx, 'model');
      }
      return answer;
    } catch (error) {
      question.listener?.onReset();
      const { message: reason } = (signal.aborted ? signal.reason : error) as Error;
      ctx.log.warn({ reason }, 'the model gave no usable answer');
      failures += 1;
      if (failures >= FAILURES_TO_PAUSE) pausedUntil = ctx.clock.now() + PAUSE_SECONDS;
      await countFailure(ctx);
      await reportFailure(ctx, 'model', reason);
      return undefined;
    } finally {
      silence.end();
    }
  };
}

interface Connection {
  dialect: Dialect;
  signal: AbortSignal;
  /** Called with each new word. */
  onProgress(): void;
}

/** Asks, runs the tools that the model calls, and asks again with their results. */
async function converse(
  ctx: AppContext,
  { message, history, visitor, content, closing, figures, listener }: ModelQuestion,
  { dialect, signal, onProgress }: Connection,
): Promise<Answer | undefined> {
  const site = ctx.settings.site();
  const permitted = { figures: new Set(figures), site, rules: rulesFor(site) };
  const messages: ModelMessage[] = [
    { role: 'system', content: systemPrompt(permitted.rules, content, ctx.clock.now(), visitor.timezone) },
    ...history.map(({ type, message: content }) => ({ role: ROLES[type], content })),
    { role: 'user', content: message },
  ];
  let slots: ChatSlots | undefined;
  for (let toolCalls = 0; toolCalls <= TOOL_CALLS; ) {
    const pieces = await streamModel(ctx, { forms: formsOf(messages), dialect, signal });
    if (!pieces) return undefined;
    const { json, shown, calls } = await readPieces(pieces, permitted, listener, onProgress);
    if (calls.length === 0) {
      const { response, known, suggestedQuestions } = readReply(json, permitted);
      const text = [response, closing].filter(Boolean).join('\n\n');
      if (shown < text.length) listener?.onText(text.slice(shown));
      return { text, isKnown: known, suggestions: suggestedQuestions, slots };
    }
    toolCalls += calls.length;
    messages.push({
      role: 'assistant',
      content: null,
      tool_calls: calls.map(({ id, ...call }) => ({ id, type: 'function', function: call })),
    });
    for (const call of calls.slice(0, TOOL_CALLS)) {
      const result = await runTool(ctx, visitor, call.name, call.arguments);
      if (result.kind === 'done') {
        listener?.onReset();
        listener?.onText(result.text);
        return { text: result.text, isKnown: true, suggestions: [], booking: result.booking };
      }
      slots = result.slots ?? slots;
      for (const figure of figuresIn(result.shown)) permitted.figures.add(figure);
      messages.push({ role: 'tool', tool_call_id: call.id, content: result.text });
    }
  }
  throw new UnusableReply('it called too many tools');
}

/** A request as most servers understand it, then without what some do not: a schema of the reply, and tools. */
function formsOf(messages: ModelMessage[]) {
  const [schema, object] = REPLY_FORMATS;
  const request = { messages, max_completion_tokens: REPLY_TOKENS };
  return [
    { ...request, tools: TOOL_DEFINITIONS, response_format: schema },
    { ...request, tools: TOOL_DEFINITIONS, response_format: object },
    { ...request, response_format: object },
  ];
}

/**
 * Reads a reply and shows each of its sentences as soon as it is complete and checked.
 *
 * @returns the JSON, the number of characters that are shown of its response, and the tools that it calls.
 */
async function readPieces(
  pieces: NonNullable<Awaited<ReturnType<typeof streamModel>>>,
  permitted: Permitted,
  listener: ReplyListener | undefined,
  onProgress: () => void,
) {
  let json = '';
  let received = 0;
  let shown = 0;
  const calls: ToolCall[] = [];
  for await (const { refusal, content, tool_calls = [] } of pieces) {
    if (refusal) throw new UnusableReply('it refused');
    for (const { index, id = '', function: part } of tool_calls) {
      calls[index] ??= { id, name: '', arguments: '' };
      const call = calls[index];
      call.name += part?.name ?? '';
      call.arguments += part?.arguments ?? '';
    }
    if (!content) continue;
    json += content;
    if (json.length > REPLY_LENGTH) throw new UnusableReply('it did not come to an end');
    const text = partialResponse(json);
    if (text.length <= received) continue;
    received = text.length;
    onProgress();
    const sentences = completeSentences(text);
    if (sentences.length <= shown) continue;
    const fault = findReplyProblem(sentences, permitted);
    if (fault) throw new UnusableReply(fault);
    listener?.onText(sentences.slice(shown));
    shown = sentences.length;
  }
  return { json, shown, calls: calls.filter(Boolean) };
}

/** Aborts what has no progress for `ms`. */
function createSilenceTimer(ms: number) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new UnusableReply('it gave no words in time')), ms);
  return { signal: abort.signal, restart: () => void timer.refresh(), end: () => clearTimeout(timer) };
}
