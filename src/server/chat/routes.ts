import { streamSSE } from 'hono/streaming';
import { type Routes, routes } from '#server/http/calls.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { resolveMessage } from '#server/http/messages.ts';
import { dailyLimit, listUsage, modelName } from '#server/model/model.ts';
import { chatbotCalls, chatCalls } from '#shared/chat.calls.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import { createChat } from './chat.ts';
import { deleteChat, findTranscript, listChats, updateChat } from './queries.ts';

const CHAT_MESSAGES_PER_HOUR = 1_000;
const USAGE_DAYS = 60;

/**
 * The demo chatbot. Answers JSON, or with `Accept: text/event-stream` these events: `text` with a piece of the reply,
 * `reset` when the pieces so far are to be dropped, `reply` with the whole answer, `error` with a message.
 */
export const chatbotRoutes: Routes = (app, around) => {
  const reply = createChat(app);
  const handled = routes(chatbotCalls, {
    ask: {
      limits: [{ perHour: CHAT_MESSAGES_PER_HOUR }],
      async run(ctx, { input, c }) {
        const incoming = { ...input, clientAddress: clientAddress(c, ctx.config) };
        if (!c.req.header('accept')?.includes('text/event-stream')) return reply(incoming);

        c.header('X-Accel-Buffering', 'no');
        return streamSSE(c, async (stream) => {
          const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
          const listener = {
            onText: (text: string) => void send('text', { text }),
            onReset: () => void send('reset', {}),
          };
          try {
            await send('reply', await reply(incoming, listener));
          } catch (error) {
            if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'a chat reply failed');
            const message = error instanceof AppError ? resolveMessage(ctx, error) : ctx.content.get('chat').failure;
            await send('error', { message });
          }
        });
      },
    },
  });
  return handled(app, around);
};

export const chatRoutes = routes(chatCalls, {
  list: (ctx, { query }) => listChats(ctx.db, query),
  usage: async (ctx) => ({
    model: modelName(ctx.config),
    dailyLimit: dailyLimit(ctx),
    days: await listUsage(ctx.db, USAGE_DAYS),
  }),
  get: async (ctx, { params }) => requireFound(await findTranscript(ctx.db, params.id), 'There is no such chat'),
  async save(ctx, { params, input }) {
    await updateChat(ctx.db, params.id, input);
    return requireFound(await findTranscript(ctx.db, params.id), 'There is no such chat');
  },
  async remove(ctx, { params }) {
    requireFound(await deleteChat(ctx.db, params.id), 'There is no such chat');
  },
});
