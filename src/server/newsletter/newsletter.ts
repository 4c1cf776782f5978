import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { NewsletterConfirmPayload, NewsletterPayload } from '#server/delivery/delivery.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import { rejectBots } from '#server/leads/leads.ts';
import { AppError } from '#shared/errors.ts';
import type { ListedSubscriber, SubscriberStatus } from '#shared/lead.ts';
import type { NewsletterInput } from '#shared/newsletter.schema.ts';
import { paths } from '#shared/paths.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import {
  findSubscriber,
  findSubscriberById,
  insertInterest,
  insertSubscriber,
  type Subscriber,
  updateSubscription,
} from './queries.ts';

export { listSubscribersBefore } from './queries.ts';

/**
 * Takes an address for the newsletter and remembers the page whose box it was typed into. With mail set up, the address
 * is asked to confirm and counts only then; without, it counts at once.
 *
 * @throws AppError `bad_request` when the form was sent by what looks like a machine.
 */
export async function subscribe(ctx: AppContext, input: NewsletterInput): Promise<void> {
  rejectBots(ctx, input);
  const now = ctx.clock.now();
  const needsYes = ctx.settings.site().asksToConfirm;
  const page = input.page || null;
  await ctx.db.transaction().execute(async (trx) => {
    const known = await findSubscriber(trx, input.email);
    if (!known) {
      const referrer = input.referrer || null;
      await insertSubscriber(trx, { email: input.email, page, referrer, subscribed: !needsYes }, now);
    }
    if (page) await insertInterest(trx, input.email, page, now);
    if (known?.subscribed) return;
    const subscriber = known ?? (await findSubscriber(trx, input.email))!;
    if (needsYes) return askToConfirm(ctx, trx, subscriber);
    if (known) await join(ctx, trx, known, null, page);
    else await tellSubscribed(ctx, trx, subscriber, page);
  });
  ctx.outbox.wake();
}

/** The address behind a link of the newsletter, for the page that asks once more. */
export async function getSubscription(
  ctx: AppContext,
  token: string,
  purpose: 'newsletter-confirm' | 'newsletter-unsubscribe',
): Promise<{ email: string; subscribed: boolean; status: SubscriberStatus }> {
  const { email, subscribed, status } = await subscriberOf(ctx, ctx.db, token, purpose);
  return { email, subscribed, status };
}

/**
 * The yes from an address's own mailbox. Saying it twice changes nothing.
 *
 * @throws AppError `not_found` when the link is not one of ours.
 */
export async function confirmSubscription(ctx: AppContext, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await subscriberOf(ctx, trx, token, 'newsletter-confirm');
    if (subscriber.subscribed) return;
    await join(ctx, trx, subscriber, ctx.clock.now(), subscriber.page);
  });
  ctx.outbox.wake();
}

/**
 * Takes an address off the list. Doing it twice changes nothing.
 *
 * @throws AppError `not_found` when the link is not one of ours.
 */
export async function leaveNewsletter(ctx: AppContext, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await subscriberOf(ctx, trx, token, 'newsletter-unsubscribe');
    await leave(ctx, trx, subscriber);
  });
  ctx.outbox.wake();
}

/**
 * Takes an address off the list for the owner, or puts it back.
 *
 * @throws AppError `not_found`, or `conflict` when its own yes is missing.
 */
export async function setSubscribed(ctx: AppContext, id: number, subscribed: boolean): Promise<Subscriber> {
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await getSubscriber(trx, id);
    if (subscriber.subscribed === subscribed) return subscriber;
    if (!subscribed) return leave(ctx, trx, subscriber);
    if (actionFor(ctx, subscriber) !== 'subscribe') {
      throw new AppError('conflict', 'This address has not confirmed: only its own yes can subscribe it');
    }
    return join(ctx, trx, subscriber, subscriber.confirmedAt, subscriber.page);
  });
  ctx.outbox.wake();
  return changed;
}

/**
 * Sends the mail that asks an address to confirm, once more.
 *
 * @throws AppError `not_found`, or `conflict` when there is nothing to confirm or no mail is set up.
 */
export async function sendConfirmation(ctx: AppContext, id: number): Promise<Subscriber> {
  if (!ctx.settings.site().asksToConfirm) {
    throw new AppError('conflict', 'Nothing can be sent: SMTP_URL is not set');
  }
  const subscriber = await ctx.db.transaction().execute(async (trx) => {
    const asked = await getSubscriber(trx, id);
    if (actionFor(ctx, asked) !== 'confirm') throw new AppError('conflict', 'This address need not confirm');
    await askToConfirm(ctx, trx, asked);
    return asked;
  });
  ctx.outbox.wake();
  return subscriber;
}

/**
 * What the owner can do about a subscriber. Where mail is set up, an address that never said yes can only be asked;
 * one that said so, or never was asked for it, may be put back.
 */
export function actionFor(ctx: AppContext, subscriber: Subscriber): ListedSubscriber['action'] {
  if (subscriber.subscribed) return 'unsubscribe';
  const { asksToConfirm } = ctx.settings.site();
  if (subscriber.status === 'left' && (subscriber.confirmedAt !== null || !asksToConfirm)) return 'subscribe';
  return asksToConfirm ? 'confirm' : null;
}

async function getSubscriber(db: Db, id: number): Promise<Subscriber> {
  const subscriber = await findSubscriberById(db, id);
  if (!subscriber) throw new AppError('not_found', 'There is no such subscriber');
  return subscriber;
}

async function join(
  ctx: AppContext,
  trx: Db,
  { id }: Subscriber,
  confirmedAt: UnixSeconds | null,
  page: string | null,
): Promise<Subscriber> {
  const joined = await updateSubscription(trx, id, { subscribed: true, confirmedAt, leftAt: null });
  await tellSubscribed(ctx, trx, joined, page);
  return joined;
}

/** Who says no before ever saying yes was never announced, so nobody is told that they left. */
async function leave(ctx: AppContext, trx: Db, subscriber: Subscriber): Promise<Subscriber> {
  const { id, status, confirmedAt } = subscriber;
  if (status === 'left') return subscriber;
  const left = await updateSubscription(trx, id, { subscribed: false, confirmedAt, leftAt: ctx.clock.now() });
  if (status === 'subscribed') {
    await enqueue(ctx, trx, { event: 'newsletter.unsubscribed', payload: { ...payloadOf(ctx, subscriber, null) } });
  }
  return left;
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
