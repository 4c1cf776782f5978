import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { limit } from '#server/http/limit.ts';
import { textOrSentence } from '#server/http/messages.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { dailyLimit, listUsage, modelName } from '#server/model/model.ts';
import { ChatInput } from '#shared/chat.schema.ts';
import type { ChatList, ChatUsage } from '#shared/chat-log.ts';
import { AppError } from '#shared/errors.ts';
import { createChat } from './chat.ts';
import { deleteChat, findTranscript, listChats } from './queries.ts';

/** Room for a message of the greatest length in any script. */
const BODY_MAX_BYTES = 32 * 1024;
const MESSAGES_PER_HOUR = 1_000;
const USAGE_DAYS = 60;

const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  before: z.coerce.number().int().min(1).optional(),
});

/**
 * The demo chatbot. Answers JSON, or with `Accept: text/event-stream` these events: `text` with a piece of the reply,
 * `reset` when the pieces so far are to be dropped, `reply` with the whole answer, `error` with a message.
 */
export function chatbotApi(ctx: AppContext) {
  const reply = createChat(ctx);

  return new Hono().post(
    '/',
    body(ChatInput, BODY_MAX_BYTES),
    limit(ctx, { perHour: MESSAGES_PER_HOUR }),
    async (c) => {
      const input = { ...c.req.valid('json'), address: clientAddress(c, ctx.config) };
      if (!c.req.header('accept')?.includes('text/event-stream')) return c.json(await reply(input));

      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
        const listener = {
          onText: (text: string) => void send('text', { text }),
          onReset: () => void send('reset', {}),
        };
        try {
          await send('reply', await reply(input, listener));
        } catch (error) {
          if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'a chat reply failed');
          const message = error instanceof AppError ? textOrSentence(ctx, error) : ctx.content.get('chat').failure;
          await send('error', { message });
        }
      });
    },
  );
}

/** Chats and model usage for captains. `before` is the id of the last chat of the page before. */
export function chatsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const { limit, before } = readQuery(c, ListQuery);
      const chats = await listChats(ctx.db, limit + 1, before);
      return c.json({ chats: chats.slice(0, limit), hasMore: chats.length > limit } satisfies ChatList);
    })
    .get('/usage', async (c) => {
      const days = await listUsage(ctx.db, USAGE_DAYS);
      return c.json({ model: modelName(ctx.config), dailyLimit: dailyLimit(ctx), days } satisfies ChatUsage);
    })
    .get('/:id', async (c) => {
      const transcript = await findTranscript(ctx.db, readId(c));
      if (!transcript) throw notFound();
      return c.json(transcript);
    })
    .delete('/:id', async (c) => {
      if (!(await deleteChat(ctx.db, readId(c)))) throw notFound();
      return c.body(null, 204);
    });
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such chat');
}
