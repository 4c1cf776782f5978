import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/middleware/body.ts';
import { readId, readQuery } from '#server/middleware/query.ts';
import {
  countSubscribers,
  listInterests,
  listSubscriberPage,
  updateSubscribed,
} from '#server/repositories/newsletter-subscribers.ts';
import { AppError } from '#shared/errors.ts';
import { SubscriberChanges } from '#shared/lead.schema.ts';
import type { ListedSubscriber } from '#shared/lead.ts';
import { Paging } from '#shared/paging.schema.ts';
import { toIso } from '#shared/time.ts';

/** Everybody who ever subscribed, newest first. `?page=`, `?limit=`, `?q=`; X-Total-Count says how many in all. */
export function subscribersApi(ctx: AppContext) {
  async function describe(rows: Awaited<ReturnType<typeof listSubscriberPage>>): Promise<ListedSubscriber[]> {
    const interests = await listInterests(
      ctx.db,
      rows.map(({ email }) => email),
    );
    const pages = Map.groupBy(interests, ({ email }) => email.toLowerCase());
    return rows.map((row) => ({
      ...row,
      createdAt: toIso(row.createdAt),
      interests: (pages.get(row.email.toLowerCase()) ?? []).map(({ page }) => page),
    }));
  }
  return new Hono()
    .get('/', async (c) => {
      const { q, limit, page } = readQuery(c, Paging);
      const rows = await listSubscriberPage(ctx.db, { q, limit, offset: (page - 1) * limit });
      c.header('X-Total-Count', String(await countSubscribers(ctx.db, q)));
      return c.json(await describe(rows));
    })
    .patch('/:id', body(SubscriberChanges), async (c) => {
      const row = await updateSubscribed(ctx.db, readId(c), c.req.valid('json').subscribed);
      if (!row) throw new AppError('not_found', 'There is no such subscriber');
      return c.json((await describe([row]))[0]);
    });
}
