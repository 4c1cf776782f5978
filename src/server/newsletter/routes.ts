import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { NewsletterInput } from '#shared/newsletter.schema.ts';
import { confirmSubscription, getSubscription, leaveNewsletter, subscribe } from './newsletter.ts';

/** The same for an address that is already there: the answer tells nobody who subscribes. */
const NEWSLETTER_THANKS = "You'll receive weekly AI insights and automation strategies.";

/** Links in mails ask by GET and act by POST alone: mail scanners open every link. */
export function newsletterApi(ctx: AppContext) {
  return new Hono()
    .post('/', body(NewsletterInput), limit(ctx, { perHour: 20 }), async (c) => {
      await subscribe(ctx, c.req.valid('json'));
      return c.json({ message: NEWSLETTER_THANKS }, 201);
    })
    .get('/confirm/:token', async (c) => c.json(await getSubscription(ctx, c.req.param('token'), 'newsletter-confirm')))
    .post('/confirm/:token', async (c) => {
      await confirmSubscription(ctx, c.req.param('token'));
      return c.json({ message: 'You are subscribed.' });
    })
    .get('/unsubscribe/:token', async (c) =>
      c.json(await getSubscription(ctx, c.req.param('token'), 'newsletter-unsubscribe')),
    )
    .post('/unsubscribe/:token', async (c) => {
      await leaveNewsletter(ctx, c.req.param('token'));
      return c.json({ message: 'You are unsubscribed.' });
    });
}
