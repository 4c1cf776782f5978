import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/middleware/body.ts';
import { limit } from '#server/middleware/limit.ts';
import { subscribe } from '#server/services/leads.ts';
import { NewsletterInput } from '#shared/newsletter.schema.ts';

/** The same for an address that is already there: the answer tells nobody who subscribes. */
const NEWSLETTER_THANKS = "You'll receive weekly AI insights and automation strategies.";

export function newsletterApi(ctx: AppContext) {
  return new Hono().post('/', body(NewsletterInput), limit(ctx, { perHour: 20 }), async (c) => {
    await subscribe(ctx, c.req.valid('json'));
    return c.json({ message: NEWSLETTER_THANKS }, 201);
  });
}
