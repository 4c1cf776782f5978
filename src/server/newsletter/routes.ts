import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { textOf } from '#server/http/messages.ts';
import { readId, readPage } from '#server/http/query.ts';
import { SubscriberChanges } from '#shared/lead.schema.ts';
import { InterestsInput, NewsletterInput } from '#shared/newsletter.schema.ts';
import { SubscribersInput } from '#shared/sending.schema.ts';
import { bounceWebhook } from './bounce-routes.ts';
import { subscriberToConfirm } from './confirm-link.ts';
import { describeSubscribers } from './described-subscribers.ts';
import { importSubscribers } from './import.ts';
import { chooseInterests, readInterests } from './interests.ts';
import {
  confirmSubscription,
  getSubscription,
  leaveNewsletter,
  sendConfirmation,
  setSubscribed,
  subscribe,
  subscriberToLeave,
} from './newsletter.ts';
import { countSubscribers, listSubscriberPage } from './queries.ts';

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
    .get('/confirm/:token', async (c) => c.json(await getSubscription(ctx, c.req.param('token'), subscriberToConfirm)))
    .post('/confirm/:token', async (c) => {
      await confirmSubscription(ctx, c.req.param('token'));
      return c.json({ message: textOf(ctx, 'subscribed') });
    })
    .get('/unsubscribe/:token', async (c) =>
      c.json(await getSubscription(ctx, c.req.param('token'), subscriberToLeave)),
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
  return new Hono()
    .get('/', async (c) => {
      const page = readPage(c);
      const rows = await listSubscriberPage(ctx.db, page);
      c.header('X-Total-Count', String(await countSubscribers(ctx.db, page.q)));
      return c.json(await describeSubscribers(ctx, rows));
    })
    .post('/import', body(SubscribersInput, IMPORT_MAX_BYTES), async (c) =>
      c.json(await importSubscribers(ctx, c.req.valid('json'), c.req.query('dryRun') === '1')),
    )
    .patch('/:id', body(SubscriberChanges), async (c) => {
      const row = await setSubscribed(ctx, readId(c), c.req.valid('json').subscribed);
      return c.json((await describeSubscribers(ctx, [row]))[0]);
    })
    .post('/:id/confirmation', async (c) => {
      const row = await sendConfirmation(ctx, readId(c));
      return c.json((await describeSubscribers(ctx, [row]))[0]);
    });
}
