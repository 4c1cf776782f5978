import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import {
  findSubscriber,
  findSubscriberById,
  insertInterest,
  insertSubscriber,
  unsubscribe as removeSubscriber,
  resubscribe,
} from '#server/repositories/newsletter-subscribers.ts';
import { AppError } from '#shared/errors.ts';
import type { NewsletterInput } from '#shared/newsletter.schema.ts';
import { paths } from '#shared/paths.ts';
import { toIso } from '#shared/time.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from './links.ts';
import { enqueue } from './outbox/enqueue.ts';
import type { NewsletterConfirmPayload, NewsletterPayload } from './outbox/payloads.ts';
import { refuseMachines } from './spam-guard.ts';

/** A subscriber as stored. */
type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

/**
 * Takes an address for the newsletter and remembers the page whose box it was typed into. With mail set up, the address
 * is asked to confirm and counts only then; without, it counts at once.
 *
 * @throws AppError `bad_request` when the form was sent by what looks like a machine.
 */
export async function subscribe(ctx: AppContext, input: NewsletterInput): Promise<void> {
  refuseMachines(ctx, input);
  const now = ctx.clock.now();
  const needsYes = ctx.config.SMTP_URL !== undefined;
  const page = input.page || null;
  await ctx.commit(async (trx) => {
    const known = await findSubscriber(trx, input.email);
    if (!known) {
      const referrer = input.referrer || null;
      await insertSubscriber(trx, { email: input.email, page, referrer, subscribed: !needsYes }, now);
    }
    if (page) await insertInterest(trx, input.email, page, now);
    if (known?.subscribed) return;
    const subscriber = known ?? (await findSubscriber(trx, input.email))!;
    if (needsYes) return askToConfirm(ctx, trx, subscriber);
    if (known) await resubscribe(trx, subscriber.id, null);
    await tellSubscribed(ctx, trx, subscriber, page);
  });
  ctx.outbox.wake();
}

/** The address behind a link of the newsletter, for the page that asks once more. */
export async function getSubscription(
  ctx: AppContext,
  token: string,
  purpose: 'newsletter-confirm' | 'newsletter-unsubscribe',
): Promise<{ email: string; subscribed: boolean }> {
  const { email, subscribed } = await subscriberOf(ctx, ctx.db, token, purpose);
  return { email, subscribed: subscribed === 1 };
}

/**
 * The yes from an address's own mailbox. Saying it twice changes nothing.
 *
 * @throws AppError `not_found` when the link is not one of ours.
 */
export async function confirmSubscription(ctx: AppContext, token: string): Promise<void> {
  await ctx.commit(async (trx) => {
    const subscriber = await subscriberOf(ctx, trx, token, 'newsletter-confirm');
    if (subscriber.subscribed) return;
    await resubscribe(trx, subscriber.id, ctx.clock.now());
    await tellSubscribed(ctx, trx, subscriber, subscriber.page);
  });
  ctx.outbox.wake();
}

/**
 * Takes an address off the list. Doing it twice changes nothing.
 *
 * @throws AppError `not_found` when the link is not one of ours.
 */
export async function leaveNewsletter(ctx: AppContext, token: string): Promise<void> {
  await ctx.commit(async (trx) => {
    const subscriber = await subscriberOf(ctx, trx, token, 'newsletter-unsubscribe');
    if (!subscriber.subscribed) return;
    await removeSubscriber(trx, subscriber.id, ctx.clock.now());
    await enqueue(ctx, trx, { event: 'newsletter.unsubscribed', payload: { ...payloadOf(ctx, subscriber, null) } });
  });
  ctx.outbox.wake();
}

async function subscriberOf(
  ctx: AppContext,
  db: Db,
  token: string,
  purpose: 'newsletter-confirm' | 'newsletter-unsubscribe',
): Promise<Subscriber> {
  const id = idOfLinkToken(token);
  const subscriber = id === undefined ? undefined : await findSubscriberById(db, id);
  if (!subscriber || !isLinkToken(ctx, token, purpose, subscriber.id, subscriber.email)) {
    throw new AppError('not_found', 'This link is not valid any more');
  }
  return subscriber;
}

async function askToConfirm(ctx: AppContext, trx: Db, subscriber: Subscriber): Promise<void> {
  const token = makeLinkToken(ctx, 'newsletter-confirm', subscriber.id, subscriber.email);
  const leave = makeLinkToken(ctx, 'newsletter-unsubscribe', subscriber.id, subscriber.email);
  const { siteUrl } = ctx.config;
  const payload: NewsletterConfirmPayload = {
    email: subscriber.email,
    confirmUrl: `${siteUrl}${paths.newsletterConfirm(token)}`,
    unsubscribeUrl: `${siteUrl}${paths.newsletterLeave(leave)}`,
    oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe/${leave}`,
  };
  await enqueue(ctx, trx, {
    event: 'newsletter.confirm',
    payload: {},
    tellOwner: false,
    visitor: [{ email: subscriber.email, payload: { ...payload } }],
  });
}

function tellSubscribed(ctx: AppContext, trx: Db, subscriber: Subscriber, page: string | null): Promise<void> {
  return enqueue(ctx, trx, { event: 'newsletter.subscribed', payload: { ...payloadOf(ctx, subscriber, page) } });
}

function payloadOf(ctx: AppContext, subscriber: Subscriber, page: string | null): NewsletterPayload {
  const leave = makeLinkToken(ctx, 'newsletter-unsubscribe', subscriber.id, subscriber.email);
  return {
    email: subscriber.email,
    page,
    referrer: subscriber.referrer,
    createdAt: toIso(ctx.clock.now()),
    unsubscribeUrl: `${ctx.config.siteUrl}${paths.newsletterLeave(leave)}`,
  };
}
