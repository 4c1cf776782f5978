import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { limit } from '#server/http/limit.ts';
import { ChatInput } from '#shared/chat.schema.ts';
import { CHAT_FAILURE } from '#shared/chat.ts';
import { AppError } from '#shared/errors.ts';
import { createChat } from './chat.ts';

/** Longest body, in bytes: a message of the greatest length in any script. */
const BODY_MAX_BYTES = 32 * 1024;
/** Messages of one address in an hour. */
const PER_HOUR = 1_000;
/** The content is read for the chat this long after the start. */
const PREPARE_AFTER_MS = 1_000;

/**
 * The demo chatbot. Answers JSON; with `Accept: text/event-stream` the same answer comes as events: `text` with a piece
 * of the reply, `reset` when the pieces so far do not count, `reply` with the whole answer, or `error` with a message.
 */
export function chatbotApi(ctx: AppContext) {
  const chat = createChat(ctx);
  if (ctx.config.isProduction) {
    // The first page goes before it; in development and in tests the first question waits for it.
    setTimeout(() => {
      chat.prepare().catch((error) => ctx.log.error({ err: error }, 'the chat could not read the content'));
    }, PREPARE_AFTER_MS).unref();
  }

  return new Hono().post('/', body(ChatInput, BODY_MAX_BYTES), limit(ctx, { perHour: PER_HOUR }), async (c) => {
    const input = { ...c.req.valid('json'), address: clientAddress(c, ctx.config) };
    if (!(c.req.header('accept') ?? '').includes('text/event-stream')) return c.json(await chat.reply(input));

    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const send = (event: string, data: unknown) => void stream.writeSSE({ event, data: JSON.stringify(data) });
      try {
        const reply = await chat.reply(input, {
          onText: (text) => send('text', { text }),
          onReset: () => send('reset', {}),
        });
        await stream.writeSSE({ event: 'reply', data: JSON.stringify(reply) });
      } catch (error) {
        if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'a chat reply failed');
        const message = error instanceof AppError ? error.message : CHAT_FAILURE;
        await stream.writeSSE({ event: 'error', data: JSON.stringify({ message }) });
      }
    });
  });
}
