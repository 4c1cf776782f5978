import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import { VisitorError } from '#shared/errors.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { findSubscriberById, type Subscriber } from './queries.ts';

/** A link that confirms can be used for this long: an old mail that comes into other hands subscribes nobody. */
const VALID_SECONDS = 30 * DAY_SECONDS;

/** The token of a link that confirms: a signed one, and behind it the time that is signed with it. */
export function makeConfirmToken(ctx: AppContext, { id, email }: Subscriber): string {
  const sentAt = ctx.clock.now();
  return `${makeLinkToken(ctx, 'newsletter-confirm', id, signedText(email, sentAt))}-${sentAt}`;
}

/**
 * The subscriber who got a link that confirms.
 *
 * @throws AppError `not_found` when the link is not genuine, `gone` when it has expired.
 */
export async function subscriberToConfirm(ctx: AppContext, db: Db, token: string): Promise<Subscriber> {
  const [, signed = '', time = ''] = /^(\d+-[\w-]+)-(\d{1,12})$/.exec(token) ?? [];
  const sentAt = Number(time) as UnixSeconds;
  const id = idOfLinkToken(signed);
  const subscriber = id === undefined ? undefined : await findSubscriberById(db, id);
  const isGenuine =
    subscriber && isLinkToken(ctx, signed, 'newsletter-confirm', subscriber.id, signedText(subscriber.email, sentAt));
  if (!isGenuine) throw new VisitorError('not_found', 'linkInvalid');
  if (ctx.clock.now() - sentAt > VALID_SECONDS) throw new VisitorError('gone', 'linkExpired');
  return subscriber;
}

function signedText(email: string, sentAt: UnixSeconds): string {
  return `${email} ${sentAt}`;
}
