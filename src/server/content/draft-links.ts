import { createHmac } from 'node:crypto';
import type { AppContext, ContentView } from '#server/context.ts';
import { isSameSecret } from '#server/http/same-secret.ts';
import { toIso } from '#shared/time.ts';

/** A link to a draft expires after this many seconds. */
const DRAFT_LINK_SECONDS = 7 * 24 * 3600;

/** The value of the query parameter `draft` that shows the draft of a document to anyone who has it, for seven days. */
export function makeDraftToken(ctx: Pick<AppContext, 'signingKey' | 'clock'>, key: string) {
  const expires = ctx.clock.now() + DRAFT_LINK_SECONDS;
  return { token: `${key}.${expires}.${sign(ctx.signingKey, key, expires)}`, expiresAt: toIso(expires) };
}

/** The texts for a request: the published ones, with the draft that its token names where the token is valid. */
export function viewWithDraft(
  ctx: Pick<AppContext, 'signingKey' | 'clock' | 'content'>,
  token: string | undefined,
): ContentView {
  const key = token && keyOf(ctx, token);
  return key ? ctx.content.withDraft(key) : ctx.content;
}

function keyOf(ctx: Pick<AppContext, 'signingKey' | 'clock'>, token: string): string | undefined {
  const [key = '', expires = '', signature = ''] = token.split('.');
  const isValid = isSameSecret(signature, sign(ctx.signingKey, key, Number(expires)));
  return isValid && Number(expires) > ctx.clock.now() ? key : undefined;
}

function sign(secret: Buffer, key: string, expires: number): string {
  return createHmac('sha256', secret).update(`content-draft:${key}:${expires}`).digest('base64url');
}
