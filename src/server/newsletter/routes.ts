import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { routes } from '#server/http/calls.ts';
import { limit } from '#server/http/limit.ts';
import { textOf } from '#server/http/messages.ts';
import { subscriberCalls, suppressionCalls } from '#shared/newsletter.calls.ts';
import { InterestsInput, NewsletterInput } from '#shared/newsletter.schema.ts';
import { bounceWebhook } from './bounce-routes.ts';
import { subscriberToConfirm } from './confirm-link.ts';
import { describeSubscriber, listSubscribers } from './described-subscribers.ts';
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
import { readSuppressions, removeSuppression, suppressByHand } from './suppression.ts';

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

export const subscriberRoutes = routes(subscriberCalls, {
  list: (ctx, { query }) => listSubscribers(ctx, query),
  importFile: (ctx, { input, isDryRun }) => importSubscribers(ctx, input, isDryRun),
  save: async (ctx, { params, input }) =>
    describeSubscriber(ctx, await setSubscribed(ctx, params.id, input.subscribed)),
  sendConfirmation: async (ctx, { params }) => describeSubscriber(ctx, await sendConfirmation(ctx, params.id)),
});

export const suppressionRoutes = routes(suppressionCalls, {
  list: (ctx, { query }) => readSuppressions(ctx, query),
  async add(ctx, { input }) {
    await suppressByHand(ctx, input.email, input.reason ?? '');
    return { message: 'This address gets no issue any more' };
  },
  remove: (ctx, { params }) => removeSuppression(ctx, params.hash),
});
