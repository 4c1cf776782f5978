import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { loadModelClient, modelName } from './model-client.ts';
import { dailyLimit, TOKENS_PER_CALL } from './model-responder.ts';
import { addUsage, takeCall } from './queries.ts';

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
  const model = modelName(ctx.config);
  if (model === null) throw new AppError('conflict', 'No language model is set up: OPENAI_API_KEY is not set');
  const { completions } = (await loadModelClient(ctx.config, TIMEOUT_MS)).chat;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const day = new Date(ctx.clock.now() * 1000).toISOString().slice(0, 10);
  const request = {
    model,
    messages: [
      { role: 'system' as const, content: `${rules}\n\nAnswer with JSON alone: ${JSON.stringify(schema)}` },
      { role: 'user' as const, content: message },
    ],
    stream: true as const,
    stream_options: { include_usage: true },
  };
  const formats = [
    { type: 'json_schema' as const, json_schema: { name: 'texts', strict: true, schema } },
    { type: 'json_object' as const },
  ];
  for (const [index, response_format] of formats.entries()) {
    const calls = dailyLimit(ctx);
    if (!(await takeCall(ctx.db, day, calls, calls * TOKENS_PER_CALL))) {
      throw new AppError('too_many', 'The model calls of today are used up (Settings, model calls per day)');
    }
    let json = '';
    try {
      for await (const { choices, usage } of await completions.create({ ...request, response_format }, { signal })) {
        json += choices?.[0]?.delta?.content ?? '';
        if (usage) {
          const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage;
          await addUsage(ctx.db, day, { promptTokens, completionTokens });
        }
      }
      return JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1));
    } catch (cause) {
      // A server that does not know schemas is asked once more without one.
      if ((cause as { status?: number }).status === 400 && index === 0) continue;
      await addUsage(ctx.db, day, { failures: 1 });
      const reason = cause instanceof SyntaxError ? 'its answer was not what was asked for' : describe(cause, signal);
      throw new AppError('unavailable', `The model gave no usable answer: ${reason}. Your notes are kept; try again.`, {
        cause,
      });
    }
  }
  throw new AppError('unavailable', 'The model refused the request');
}

function describe(cause: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `it took longer than ${TIMEOUT_MS / 1000} seconds`;
  const { status, message } = cause as { status?: number; message?: string };
  return status ? `it answered with status ${status}` : (message ?? 'unknown').slice(0, 200);
}
