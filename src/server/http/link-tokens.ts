import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { isSameSecret } from './secrets.ts';

/** The action that a link allows; a token for one purpose is invalid for all others. */
export type LinkPurpose =
  | 'booking'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'newsletter-mail'
  | 'health'
  | 'reset'
  | 'invitation';

/**
 * A token for a link in a mail: the record's id and a signature of 128 bits over the id, the purpose and `secret`, a part
 * of the record that does not change while the link is valid. Nothing is stored.
 */
export function makeLinkToken(ctx: Pick<AppContext, 'signingKey'>, purpose: LinkPurpose, id: number, secret: string) {
  return `${id}-${sign(ctx.signingKey, purpose, id, secret)}`;
}

/** The record's id in a token that is not verified yet: look the record up, then call `isLinkToken`. */
export function idOfLinkToken(token: string): number | undefined {
  const match = /^(\d{1,15})-/.exec(token);
  return match ? Number(match[1]) : undefined;
}

/** True when the token was made by this site for this purpose and record. */
export function isLinkToken(
  ctx: Pick<AppContext, 'signingKey'>,
  token: string,
  purpose: LinkPurpose,
  id: number,
  secret: string,
): boolean {
  return isSameSecret(token, makeLinkToken(ctx, purpose, id, secret));
}

function sign(key: Buffer, purpose: LinkPurpose, id: number, secret: string): string {
  const mac = createHmac('sha256', key).update(`link:${purpose}:${id}:${secret}`).digest();
  return mac.subarray(0, 16).toString('base64url');
}
