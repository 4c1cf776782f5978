import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { idOfLinkToken, isLinkToken } from '#server/http/link-tokens.ts';
import { rejectBots, toStoredFields } from '#server/leads/leads.ts';
import { AppError, requireFound, VisitorError } from '#shared/errors.ts';
import type { SubscriberStatus } from '#shared/lead.ts';
import type { NewsletterInput } from '#shared/newsletter.schema.ts';
import { paths } from '#shared/paths.ts';
import type { SuppressionKind } from '#shared/sending.schema.ts';
import type { ListedSubscriber } from '#shared/subscriber.schema.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { leaveUrl, splitToken, unsubscribeToken } from './issues/mail.ts';
import type { NewsletterConfirmPayload, NewsletterPayload } from './mails.ts';
import { countUnsubscribe } from './sending/queries.ts';
import { makeConfirmToken, subscriberToConfirm } from './subscribers/confirm-link.ts';
import { consentText } from './subscribers/consent.ts';
import {
  findSubscriber,
  findSubscriberById,
  insertInterest,
  insertSubscriber,
  type Subscriber,
  updateConsent,
  updateSubscription,
} from './subscribers/queries.ts';
import { deleteSuppression, findSuppression } from './subscribers/suppression-queries.ts';

export { bounceMailboxError } from './bounces/state.ts';
export { listArchive } from './issues/archive.ts';
export { createIssue, getIssue, listIssues, saveIssue, withChanges } from './issues/issues.ts';
export { listPausedIssues } from './sending/queries.ts';
export { findSenderRecords, isReservedDomain, senderDomain } from './sending/sender-dns.ts';
export { listSubscribersBefore } from './subscribers/queries.ts';

/*
 * Signing up and leaving. An issue is written in `issues/`; `sending/sending.ts` starts it and stores its recipients, `sending/bulk-mails.ts` sends it
 * to one after the other. A returned mail arrives at `bounces/webhook.ts` or `bounces/mailbox.ts`, is read by `bounces/report.ts`, and finds its
 * recipient by the signed `Message-ID` or `X-Mail-Token`.
 */

/**
 * Signs an address up for the newsletter and stores the page on which it was entered. With mail set up, the address is asked
 * to confirm and is subscribed only then; without mail it is subscribed at once.
 *
 * @throws AppError `bad_request` when the form was probably sent by a bot, `conflict` while the newsletter is stopped.
 */
export async function subscribe(ctx: AppContext, input: NewsletterInput): Promise<void> {
  rejectBots(ctx, input);
  if (!ctx.settings.site().hasNewsletter) throw new VisitorError('conflict', 'newsletterStopped');
  const now = ctx.clock.now();
  const mustConfirm = ctx.settings.site().asksToConfirm;
  const { email, page, referrer } = toStoredFields(input);
  await ctx.db.transaction().execute(async (trx) => {
    const known = await findSubscriber(trx, email);
    const consent = { consentAt: now, consentPage: page, consentText: consentText(ctx, page) };
    const added = { email, page, referrer, subscribed: !mustConfirm, ...consent };
    const subscriber = known ?? (await insertSubscriber(trx, added, now));
    if (page) await insertInterest(trx, email, page, now);
    if (known) {
      // A suppressed mailbox that works again can say so: by the link in the mail that asks to confirm.
      if (known.subscribed && !(mustConfirm && (await findSuppression(trx, known.email)))) return;
      await updateConsent(trx, known.id, consent);
    }
    if (mustConfirm) return askToConfirm(ctx, trx, subscriber);
    if (known) return void (await join(ctx, trx, known, null, page));
    await allowReturn(trx, email);
    await tellSubscribed(ctx, trx, subscriber, page);
  });
  ctx.outbox.wake();
}

/** An address that left and was erased may subscribe again. */
async function allowReturn(trx: Db, email: string): Promise<void> {
  const suppression = await findSuppression(trx, email);
  if (suppression?.kind === 'left') await deleteSuppression(trx, suppression.hash);
}

/**
 * Subscribes the address that confirmed by a link in its mail. Confirming twice changes nothing.
 *
 * @throws AppError `not_found` when the link is not genuine, `gone` when it has expired.
 */
export async function confirmSubscription(ctx: AppContext, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await subscriberToConfirm(ctx, trx, token);
    const suppression = await findSuppression(trx, subscriber.email);
    if (suppression && suppression.kind !== 'manual' && subscriber.consentAt >= suppression.createdAt) {
      await deleteSuppression(trx, suppression.hash);
    }
    if (subscriber.subscribed) return;
    await join(ctx, trx, subscriber, ctx.clock.now(), subscriber.page);
  });
  ctx.outbox.wake();
}

/**
 * Unsubscribes the address of a link, and counts it for the issue that the link was in. Unsubscribing twice changes nothing.
 *
 * @throws AppError `not_found` when the link is not genuine.
 */
export async function leaveNewsletter(ctx: AppContext, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await getSubscriberByLink(ctx, trx, token);
    const { newsletterId } = splitToken(token);
    if (newsletterId !== undefined && subscriber.status !== 'left') {
      await countUnsubscribe(trx, newsletterId, subscriber.id);
    }
    await leave(ctx, trx, subscriber, { removedByCaptain: false });
  });
  ctx.outbox.wake();
}

/**
 * Takes an address off the list for a captain, or puts back one that a captain took off.
 *
 * @throws AppError `not_found`; `conflict` when only the address itself can subscribe: it never confirmed, unsubscribed or complained,
 *   or there is no proof of its consent.
 */
export async function setSubscribed(ctx: AppContext, id: number, subscribed: boolean): Promise<Subscriber> {
  const changed = await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await getSubscriber(trx, id);
    if (subscriber.subscribed === subscribed) return subscriber;
    if (!subscribed) return leave(ctx, trx, subscriber, { removedByCaptain: true });
    if (actionFor(ctx, subscriber, await findSuppression(trx, subscriber.email)) !== 'subscribe') {
      throw new AppError('conflict', whyNotSubscribed(subscriber));
    }
    return join(ctx, trx, subscriber, subscriber.confirmedAt, subscriber.page);
  });
  ctx.outbox.wake();
  return changed;
}

/**
 * Sends the mail that asks an address to confirm again, for the owner.
 *
 * @throws AppError `not_found`, or `conflict` when there is nothing to confirm or no mail is set up.
 */
export async function sendConfirmation(ctx: AppContext, id: number): Promise<Subscriber> {
  if (!ctx.settings.site().asksToConfirm) {
    throw new AppError('conflict', 'Nothing can be sent: no mail server is set up');
  }
  const subscriber = await ctx.db.transaction().execute(async (trx) => {
    const unconfirmed = await getSubscriber(trx, id);
    const suppression = await findSuppression(trx, unconfirmed.email);
    if (actionFor(ctx, unconfirmed, suppression) !== 'confirm')
      throw new AppError('conflict', 'This address need not confirm');
    await askToConfirm(ctx, trx, unconfirmed, { isUncapped: true });
    return unconfirmed;
  });
  ctx.outbox.wake();
  return subscriber;
}

/**
 * The action that a captain can take on a subscriber. An address that a captain removed can be put back while the proof of its consent is there. One
 * that never confirmed, unsubscribed or complained can only be asked to confirm, on sites that send mails for it.
 */
export function actionFor(
  ctx: AppContext,
  subscriber: Subscriber,
  suppression: { kind: SuppressionKind } | undefined,
): ListedSubscriber['action'] {
  if (subscriber.subscribed) return 'unsubscribe';
  const { removedByCaptain, hasConsent } = subscriber;
  if (removedByCaptain && hasConsent && suppression?.kind !== 'complaint') return 'subscribe';
  return ctx.settings.site().asksToConfirm ? 'confirm' : null;
}

function whyNotSubscribed({ status, removedByCaptain }: Subscriber): string {
  if (status === 'waiting') return 'This address has not confirmed: only its own confirmation can subscribe it';
  if (!removedByCaptain) return 'This address unsubscribed by itself: only its own confirmation can subscribe it again';
  return 'This address complained, or there is no proof of its consent: only its own confirmation can subscribe it again';
}

/** Whether an address is on the list, for the audit log. @throws AppError `not_found`. */
export async function getSubscriberStatus(ctx: AppContext, id: number): Promise<{ status: SubscriberStatus }> {
  const { status } = await getSubscriber(ctx.db, id);
  return { status };
}

async function getSubscriber(db: Db, id: number): Promise<Subscriber> {
  return requireFound(await findSubscriberById(db, id), 'There is no such subscriber');
}

async function join(
  ctx: AppContext,
  trx: Db,
  { id }: Subscriber,
  confirmedAt: UnixSeconds | null,
  page: string | null,
): Promise<Subscriber> {
  const state = { subscribed: true, confirmedAt, leftAt: null, removedByCaptain: false };
  const joined = await updateSubscription(trx, id, state);
  await tellSubscribed(ctx, trx, joined, page);
  return joined;
}

/**
 * The owner is not told of an address that unsubscribes before it ever confirmed: its sign-up was not announced either. One that a captain
 * removed and that unsubscribes now has left by itself.
 */
async function leave(
  ctx: AppContext,
  trx: Db,
  subscriber: Subscriber,
  { removedByCaptain }: Pick<Subscriber, 'removedByCaptain'>,
): Promise<Subscriber> {
  const { id, status, confirmedAt } = subscriber;
  if (status === 'left' && subscriber.removedByCaptain === removedByCaptain) return subscriber;
  const leftAt = status === 'left' ? subscriber.leftAt : ctx.clock.now();
  const left = await updateSubscription(trx, id, { subscribed: false, confirmedAt, leftAt, removedByCaptain });
  if (status === 'subscribed') {
    await enqueue(ctx, trx, { event: 'newsletter.unsubscribed', payload: payloadOf(ctx, subscriber, null) });
  }
  return left;
}

/** The subscriber of a link to unsubscribe. @throws AppError `not_found` when the link is not genuine. */
export async function getSubscriberByLink(ctx: AppContext, db: Db, token: string): Promise<Subscriber> {
  const { signed } = splitToken(token);
  const id = idOfLinkToken(signed);
  const subscriber = id === undefined ? undefined : await findSubscriberById(db, id);
  if (!subscriber || !isLinkToken(ctx, signed, 'newsletter-unsubscribe', subscriber.id, subscriber.email)) {
    throw new VisitorError('not_found', 'linkInvalid');
  }
  return subscriber;
}

async function askToConfirm(
  ctx: AppContext,
  trx: Db,
  subscriber: Subscriber,
  { isUncapped = false } = {},
): Promise<void> {
  const payload: NewsletterConfirmPayload = {
    email: subscriber.email,
    confirmUrl: `${ctx.config.siteUrl}${paths.newsletterConfirm(makeConfirmToken(ctx, subscriber))}`,
    unsubscribeUrl: leaveUrl(ctx, unsubscribeToken(ctx, subscriber)),
  };
  await enqueue(ctx, trx, {
    event: 'newsletter.confirm',
    payload: {},
    tellOwner: false,
    visitor: { email: subscriber.email, payload, isUncapped },
  });
}

function tellSubscribed(ctx: AppContext, trx: Db, subscriber: Subscriber, page: string | null): Promise<void> {
  return enqueue(ctx, trx, { event: 'newsletter.subscribed', payload: payloadOf(ctx, subscriber, page) });
}

function payloadOf(ctx: AppContext, subscriber: Subscriber, page: string | null): NewsletterPayload {
  return {
    email: subscriber.email,
    page,
    referrer: subscriber.referrer,
    createdAt: toIso(ctx.clock.now()),
    unsubscribeUrl: leaveUrl(ctx, unsubscribeToken(ctx, subscriber)),
  };
}
