import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { OutboxQuery } from '#shared/outbox.schema.ts';
import { discardHeldMail, readOutbox, sendAgain, sendHeldMail, sendTest } from './outbox-list.ts';

/** Messages that wait, failed and went out, newest first. `?status=`, `?before=ID` for the next page. */
export function outboxApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await readOutbox(ctx, readQuery(c, OutboxQuery))))
    .post('/test', async (c) => {
      await sendTest(ctx);
      return c.json({ message: 'A test is on its way' }, 202);
    })
    .post('/held/send', async (c) => c.json({ count: await sendHeldMail(ctx) }, 202))
    .post('/held/discard', async (c) => c.json({ count: await discardHeldMail(ctx) }))
    .post('/:id/send', async (c) => c.json(await sendAgain(ctx, readId(c)), 202));
}
