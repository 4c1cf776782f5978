import type OpenAI from 'openai';
import { type Config, hasModel } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { toIsoDay } from '#shared/time.ts';
import { addUsage, reserveCall } from './queries.ts';

/** A message of a conversation with the model. */
export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Request = Omit<OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming, 'model' | 'stream'>;
type Delta = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta;
type Chunks = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** Features that the configured server understands, learned from what it rejected. It lives as long as its user. */
export interface Dialect {
  /** Forms of a request that it rejected. */
  rejected: number;
}

const DEFAULT_MODEL = 'gpt-4o-mini';
/** Average tokens per call; the daily limit of calls times this is the daily limit of tokens. */
const TOKENS_PER_CALL = 4_000;
const TRIAL_TIMEOUT_MS = 8_000;

interface ModelRequest {
  forms: readonly Request[];
  dialect: Dialect;
  signal: AbortSignal;
  /** How often a request is repeated that the server or the connection failed. */
  maxRetries?: number;
}

/** How an answer in JSON is asked for: by its schema, and of servers that know none. */
export function jsonFormats(name: string, schema: Record<string, unknown>) {
  return [
    { type: 'json_schema' as const, json_schema: { name, strict: true, schema } },
    { type: 'json_object' as const },
  ] as const;
}

/** The model's name, or null when none is configured. */
export function modelName(config: Config): string | null {
  return hasModel(config) ? (config.OPENAI_MODEL ?? DEFAULT_MODEL) : null;
}

/** Model calls per day, as set by the owner. */
export function dailyLimit(ctx: Pick<AppContext, 'settings'>): number {
  return ctx.settings.number('chat_daily_limit');
}

/**
 * Asks the configured model on its OpenAI-compatible server, and counts the call among those of the day.
 *
 * @param forms the same request in several forms: the next one is sent when the server answers one with status 400.
 * @returns the answer in pieces; undefined when the calls or tokens of the day are used up.
 * @throws what the server or the connection fails with, also while the pieces are read.
 */
export async function streamModel(
  ctx: AppContext,
  { forms, dialect, signal, maxRetries = 0 }: ModelRequest,
): Promise<AsyncIterable<Delta> | undefined> {
  const { completions } = (await loadClient(ctx.config)).chat;
  const fixed = { model: modelName(ctx.config) ?? '', stream: true, stream_options: { include_usage: true } } as const;
  for (;;) {
    const calls = dailyLimit(ctx);
    if (!(await reserveCall(ctx.db, today(ctx), calls, calls * TOKENS_PER_CALL))) return undefined;
    const form = forms[dialect.rejected];
    if (!form) throw new Error('the server understands no request');
    try {
      return readPieces(ctx, await completions.create({ ...form, ...fixed }, { signal, maxRetries }));
    } catch (error) {
      const isLast = dialect.rejected >= forms.length - 1;
      if ((error as { status?: number }).status !== 400 || isLast) throw error;
      dialect.rejected += 1;
    }
  }
}

/** The pieces of an answer. What it used is counted, also when it breaks off. */
async function* readPieces(ctx: AppContext, chunks: Chunks): AsyncGenerator<Delta> {
  let usage: OpenAI.CompletionUsage | null | undefined;
  let length = 0;
  try {
    for await (const chunk of chunks) {
      usage = chunk.usage ?? usage;
      const delta = chunk.choices?.[0]?.delta;
      length += delta?.content?.length ?? 0;
      if (delta) yield delta;
    }
  } finally {
    // For servers that report no usage: a token is about four characters.
    const completionTokens = usage?.completion_tokens ?? Math.ceil(length / 4);
    await addUsage(ctx.db, today(ctx), { promptTokens: usage?.prompt_tokens ?? 0, completionTokens });
  }
}

/** Counts an answer that could not be used. */
export function countFailure(ctx: AppContext): Promise<void> {
  return addUsage(ctx.db, today(ctx), { failures: 1 });
}

/** Asks the server which models it has. @throws why the configured one cannot be used. */
export async function tryModel(config: Config): Promise<void> {
  const client = await loadClient(config);
  try {
    const { data } = await client.models.list({ timeout: TRIAL_TIMEOUT_MS });
    const name = modelName(config);
    if (data.length > 0 && !data.some(({ id }) => id === name)) throw new Error(`it has no model ${name}`);
  } catch (error) {
    // Some servers have one model and no list.
    if ((error as { status?: number }).status !== 404) throw error;
  }
}

/** Loads the code that asks a model, so that the first question does not wait. Most sites have no model. */
export async function prepareModel() {
  return (await import('openai')).default;
}

async function loadClient({ OPENAI_API_KEY, OPENAI_BASE_URL }: Config): Promise<OpenAI> {
  const Client = await prepareModel();
  const address = { apiKey: OPENAI_API_KEY ?? 'none', baseURL: OPENAI_BASE_URL ?? null };
  return new Client({ ...address, maxRetries: 0, logLevel: 'off' });
}

function today(ctx: AppContext): string {
  return toIsoDay(ctx.clock.now());
}
