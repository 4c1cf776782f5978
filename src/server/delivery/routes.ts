import { routes } from '#server/http/calls.ts';
import { outboxCalls } from '#shared/outbox.calls.ts';
import { discardHeldMail, readOutbox, sendAgain, sendHeldMail, sendTest } from './outbox-list.ts';

export const outboxRoutes = routes(outboxCalls, {
  list: (ctx, { query }) => readOutbox(ctx, query),
  sendTest: (ctx) => sendTest(ctx),
  sendHeld: (ctx) => sendHeldMail(ctx),
  discardHeld: (ctx) => discardHeldMail(ctx),
  sendAgain: (ctx, { params }) => sendAgain(ctx, params.id),
});
