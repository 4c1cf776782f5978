import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { textOf } from '#server/http/messages.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { SubscriberChanges } from '#shared/lead.schema.ts';
import type { ListedSubscriber } from '#shared/lead.ts';
import { InterestsInput, NewsletterInput } from '#shared/newsletter.schema.ts';
import { Paging } from '#shared/paging.schema.ts';
import { SubscribersInput } from '#shared/sending.schema.ts';
import { toIso } from '#shared/time.ts';
import { bounceWebhook } from './bounce-routes.ts';
import { importSubscribers } from './import.ts';
import { chooseInterests, readInterests } from './interests.ts';
import {
  actionFor,
  confirmSubscription,
  getSubscription,
  leaveNewsletter,
  sendConfirmation,
  setSubscribed,
  subscribe,
} from './newsletter.ts';
import { countSubscribers, listInterests, listSubscriberPage } from './queries.ts';
import { listReasons } from './suppression-queries.ts';

/** A file with some hundred thousand addresses. */
const IMPORT_MAX_BYTES = 16 * 1024 * 1024;

/** The links in mails change nothing by GET, only by POST: mail scanners open every link. */
export function newsletterApi(ctx: AppContext) {
  return new Hono()
    .post('/', body(NewsletterInput), limit(ctx, { perHour: 20 }), async (c) => {
      await subscribe(ctx, c.req.valid('json'));
      // The same for an address that is already subscribed, so that the answer does not tell who subscribes.
      return c.json({ message: ctx.content.get('newsletter').form.successText }, 201);
    })
    .get('/confirm/:token', async (c) => c.json(await getSubscription(ctx, c.req.param('token'), 'newsletter-confirm')))
    .post('/confirm/:token', async (c) => {
      await confirmSubscription(ctx, c.req.param('token'));
      return c.json({ message: textOf(ctx, 'subscribed') });
    })
    .get('/unsubscribe/:token', async (c) =>
      c.json(await getSubscription(ctx, c.req.param('token'), 'newsletter-unsubscribe')),
    )
    .post('/unsubscribe/:token', async (c) => {
      await leaveNewsletter(ctx, c.req.param('token'));
      return c.json({ message: textOf(ctx, 'unsubscribed') });
    })
    .get('/interests/:token', async (c) => c.json(await readInterests(ctx, c.req.param('token'))))
    .post('/interests/:token', body(InterestsInput), async (c) =>
      c.json(await chooseInterests(ctx, c.req.param('token'), c.req.valid('json').topics ?? undefined)),
    )
    .post('/bounces', bounceWebhook(ctx));
}

/**
 * For captains: everybody who ever subscribed, newest first. `?page=`, `?limit=`, `?q=`; the header X-Total-Count has the
 * total. `/:id/confirmation` sends the mail that asks an address to confirm again.
 */
export function subscribersApi(ctx: AppContext) {
  async function describe(rows: Awaited<ReturnType<typeof listSubscriberPage>>): Promise<ListedSubscriber[]> {
    const emails = rows.map(({ email }) => email);
    const interests = await listInterests(ctx.db, emails);
    const suppressed = await listReasons(ctx.db, emails);
    const pages = Map.groupBy(interests, ({ email }) => email.toLowerCase());
    return rows.map((row) => ({
      ...row,
      createdAt: toIso(row.createdAt),
      consentAt: toIso(row.consentAt),
      suppressed: suppressed.get(row.email.toLowerCase()) ?? null,
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
    .post('/import', body(SubscribersInput, IMPORT_MAX_BYTES), async (c) =>
      c.json(await importSubscribers(ctx, c.req.valid('json'), c.req.query('dryRun') === '1')),
    )
    .patch('/:id', body(SubscriberChanges), async (c) => {
      const row = await setSubscribed(ctx, readId(c), c.req.valid('json').subscribed);
      return c.json((await describe([row]))[0]);
    })
    .post('/:id/confirmation', async (c) => c.json((await describe([await sendConfirmation(ctx, readId(c))]))[0]));
}
