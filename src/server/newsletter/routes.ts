import { readBytes } from '#server/http/body.ts';
import { routes } from '#server/http/calls.ts';
import { messageText } from '#server/http/messages.ts';
import { subscriberCalls, suppressionCalls } from '#shared/newsletter.calls.ts';
import { archiveCalls, subscriptionCalls } from '#shared/subscription.calls.ts';
import { takeBounces } from './bounces/webhook.ts';
import { getArchived, listArchive } from './issues/archive.ts';
import {
  confirmSubscription,
  getSubscriberByLink,
  leaveNewsletter,
  sendConfirmation,
  setSubscribed,
  subscribe,
} from './newsletter.ts';
import { subscriberToConfirm } from './subscribers/confirm-link.ts';
import { importSubscribers } from './subscribers/import.ts';
import { chooseInterests, readInterests } from './subscribers/interests.ts';
import { describeSubscriber, listSubscribers } from './subscribers/listing.ts';
import { readSuppressions, removeSuppression, suppressByHand } from './subscribers/suppression.ts';

export const subscriptionRoutes = routes(subscriptionCalls, {
  signUp: {
    limits: [{ perHour: 20 }],
    async run(ctx, { input }) {
      await subscribe(ctx, input);
      // No other answer for an address that is already subscribed: it would reveal who subscribes.
      return { message: ctx.content.get('newsletter').form.successText };
    },
  },
  getUnconfirmed: (ctx, { params }) => subscriberToConfirm(ctx, ctx.db, params.token),
  async confirm(ctx, { params }) {
    await confirmSubscription(ctx, params.token);
    return { message: messageText(ctx, 'subscribed') };
  },
  getSubscription: (ctx, { params }) => getSubscriberByLink(ctx, ctx.db, params.token),
  async unsubscribe(ctx, { params }) {
    await leaveNewsletter(ctx, params.token);
    return { message: messageText(ctx, 'unsubscribed') };
  },
  interests: (ctx, { params }) => readInterests(ctx, params.token),
  chooseInterests: (ctx, { params, input }) => chooseInterests(ctx, params.token, input.topics ?? undefined),
  reportBounces: (ctx, { c }) => takeBounces(ctx, c.req.raw.headers, (maxBytes) => readBytes(c, maxBytes)),
});

export const archiveRoutes = routes(archiveCalls, {
  list: (ctx) => listArchive(ctx),
  get: (ctx, { params }) => getArchived(ctx, params.slug),
});

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
