import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#server/context.ts';

/** What a link lets its holder do; a link for one thing opens no other. */
export type LinkPurpose = 'booking' | 'newsletter-confirm' | 'newsletter-unsubscribe';

/**
 * A token for a link in a mail: the record's number and a signature of 128 bits over it, its purpose and `secret`, a
 * part of the record that never changes. Nothing is stored.
 */
export function makeLinkToken(ctx: Pick<AppContext, 'signingKey'>, purpose: LinkPurpose, id: number, secret: string) {
  return `${id}-${sign(ctx.signingKey, purpose, id, secret)}`;
}

/** The number that a token speaks of, whether or not it is genuine: look the record up, then ask `isLinkToken`. */
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
  const [given, expected] = [Buffer.from(token), Buffer.from(makeLinkToken(ctx, purpose, id, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(key: Buffer, purpose: LinkPurpose, id: number, secret: string): string {
  const mac = createHmac('sha256', key).update(`link:${purpose}:${id}:${secret}`).digest();
  return mac.subarray(0, 16).toString('base64url');
}
