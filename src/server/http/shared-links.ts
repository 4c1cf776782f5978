import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { isSameSecret } from './secrets.ts';

/** A link that a captain shares expires after this many seconds. */
const SHARED_SECONDS = 7 * DAY_SECONDS;

/** Object that such a link shows; a token for one is invalid for the other. */
type Shared = 'post-preview' | 'content-draft';
type LinkContext = Pick<AppContext, 'signingKey' | 'clock' | 'linkVersion'>;

/**
 * A token that shows something hidden to anyone who has it, for seven days, or until the captain who made it gets another password,
 * is deactivated or demoted. Nothing is stored.
 *
 * @param subject what is shown, without a dot.
 */
export function makeSharedToken(ctx: LinkContext, shared: Shared, subject: string, maker: Pick<CaptainUser, 'id'>) {
  const expiresAt = (ctx.clock.now() + SHARED_SECONDS) as UnixSeconds;
  const signature = sign(ctx, shared, subject, String(maker.id), String(expiresAt));
  return { token: `${subject}.${maker.id}.${expiresAt}.${signature}`, expiresAt };
}

/** The subject of a token; undefined when it is forged or has ended. */
export function readSharedToken(ctx: LinkContext, shared: Shared, token: string): string | undefined {
  const [subject = '', maker = '', expires = '', signature = ''] = token.split('.');
  const expected = sign(ctx, shared, subject, maker, expires);
  const isValid = expected !== undefined && isSameSecret(signature, expected) && Number(expires) > ctx.clock.now();
  return isValid ? subject : undefined;
}

/** @returns undefined when the maker is not active. */
function sign(ctx: LinkContext, shared: Shared, subject: string, maker: string, expires: string): string | undefined {
  const version = ctx.linkVersion(Number(maker));
  if (version === undefined) return undefined;
  const text = [shared, subject, maker, version, expires].join(':');
  return createHmac('sha256', ctx.signingKey).update(text).digest('base64url');
}
