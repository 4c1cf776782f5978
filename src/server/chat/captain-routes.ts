import { Hono } from 'hono';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { readQuery } from '#server/http/query.ts';
import type { ChatList, ChatTranscript, ChatUsage, UnansweredQuestion } from '#shared/chat-log.ts';
import { AppError } from '#shared/errors.ts';
import { toIso } from '#shared/time.ts';
import { dailyLimit, modelName } from './model-responder.ts';
import {
  deleteChat,
  findChatById,
  listChats,
  listMessages,
  listUnanswered,
  listUsage,
  markHandled,
} from './queries.ts';

const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  before: z.coerce.number().int().min(1).optional(),
});
/** Questions shown at once; what is ticked off makes room. */
const UNANSWERED_SHOWN = 200;
const USAGE_DAYS = 60;

/** What visitors and the demo bot said to each other, and what the model cost. `before` pages on from a chat's id. */
export function chatsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const { limit, before } = readQuery(c, ListQuery);
      const rows = await listChats(ctx.db, { limit: limit + 1, beforeId: before });
      const chats = rows.slice(0, limit).map(({ firstMessage, topic, shownSuggestions, ...chat }) => ({
        ...chat,
        firstMessage: firstMessage ?? '',
        createdAt: toIso(chat.createdAt),
        updatedAt: toIso(chat.updatedAt),
      }));
      return c.json({ chats, hasMore: rows.length > limit } satisfies ChatList);
    })
    .get('/unanswered', async (c) => {
      const rows = await listUnanswered(ctx.db, UNANSWERED_SHOWN);
      return c.json(
        rows.map(({ id, sessionId, message, createdAt }) => ({
          id,
          chatId: sessionId,
          message,
          createdAt: toIso(createdAt),
        })) satisfies UnansweredQuestion[],
      );
    })
    .delete('/unanswered/:id', async (c) => {
      if (!(await markHandled(ctx.db, idOf(c.req.param('id'))))) throw notFound();
      return c.body(null, 204);
    })
    .get('/usage', async (c) =>
      c.json({
        model: modelName(ctx.config),
        dailyLimit: dailyLimit(ctx),
        days: await listUsage(ctx.db, USAGE_DAYS),
      } satisfies ChatUsage),
    )
    .get('/:id', async (c) => {
      const id = idOf(c.req.param('id'));
      const chat = await findChatById(ctx.db, id);
      if (!chat) throw notFound();
      const { topic, shownSuggestions, ...shown } = chat;
      const messages = await listMessages(ctx.db, id);
      return c.json({
        ...shown,
        createdAt: toIso(chat.createdAt),
        updatedAt: toIso(chat.updatedAt),
        messages: messages.map(({ sessionId, handled, createdAt, ...message }) => ({
          ...message,
          createdAt: toIso(createdAt),
        })),
      } satisfies ChatTranscript);
    })
    .delete('/:id', async (c) => {
      if (!(await deleteChat(ctx.db, idOf(c.req.param('id'))))) throw notFound();
      return c.body(null, 204);
    });
}

function idOf(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such chat');
}
