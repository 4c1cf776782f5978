import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { countFailure, jsonFormats, modelName, streamModel } from './client.ts';

export {
  countFailure,
  type Dialect,
  dailyLimit,
  jsonFormats,
  type ModelMessage,
  modelName,
  prepareModel,
  streamModel,
  tryModel,
} from './client.ts';
export { listUsage } from './queries.ts';

/** A page's texts take a model longer than an answer in the chat. Milliseconds. */
const TIMEOUT_MS = 90_000;

/**
 * Asks the configured model for JSON. The call counts among the day's calls of the chat.
 *
 * @param schema JSON Schema of the answer. It is checked by the caller: not every server keeps to it.
 * @throws AppError `conflict` without a model, `too_many` when the day's calls are used up, `unavailable` when it gives no JSON.
 */
export async function askForJson(
  ctx: AppContext,
  { rules, message, schema }: { rules: string; message: string; schema: Record<string, unknown> },
): Promise<unknown> {
  if (modelName(ctx.config) === null) {
    throw new AppError('conflict', 'No language model is set up: OPENAI_API_KEY is not set');
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const messages = [
    { role: 'system' as const, content: `${rules}\n\nAnswer with JSON alone: ${JSON.stringify(schema)}` },
    { role: 'user' as const, content: message },
  ];
  const forms = jsonFormats('texts', schema).map((response_format) => ({ messages, response_format }));
  try {
    // A server may have closed the connection that the last question left open.
    const pieces = await streamModel(ctx, { forms, dialect: { rejected: 0 }, signal, maxRetries: 1 });
    if (!pieces) {
      throw new AppError('too_many', 'The model calls of today are used up (Settings, model calls per day)');
    }
    let json = '';
    for await (const { content } of pieces) json += content ?? '';
    return JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    await countFailure(ctx);
    const reason =
      cause instanceof SyntaxError ? 'its answer was not what was asked for' : describeFailure(cause, signal);
    const message = `The model gave no usable answer: ${reason}. Your notes are kept; try again.`;
    throw new AppError('unavailable', message, { cause });
  }
}

function describeFailure(cause: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `it took longer than ${TIMEOUT_MS / 1000} seconds`;
  const { status, message } = cause as { status?: number; message?: string };
  return status ? `it answered with status ${status}` : (message ?? 'unknown').slice(0, 200);
}
