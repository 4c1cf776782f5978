import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { SubscriberChanges } from '#shared/lead.schema.ts';
import type { ListedSubscriber } from '#shared/lead.ts';
import { Paging } from '#shared/paging.schema.ts';
import { toIso } from '#shared/time.ts';
import { actionFor, sendConfirmation, setSubscribed } from './newsletter.ts';
import { countSubscribers, listInterests, listSubscriberPage } from './queries.ts';

/**
 * Everybody who ever subscribed, newest first. `?page=`, `?limit=`, `?q=`; X-Total-Count says how many in all.
 * `/:id/confirmation` sends the mail that asks an address to confirm.
 */
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
      confirmedAt: row.confirmedAt === null ? null : toIso(row.confirmedAt),
      leftAt: row.leftAt === null ? null : toIso(row.leftAt),
      action: actionFor(ctx, row),
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
      const row = await setSubscribed(ctx, readId(c), c.req.valid('json').subscribed);
      return c.json((await describe([row]))[0]);
    })
    .post('/:id/confirmation', async (c) => c.json((await describe([await sendConfirmation(ctx, readId(c))]))[0]));
}
