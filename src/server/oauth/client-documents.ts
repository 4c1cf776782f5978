import { isIP } from 'node:net';
import * as z from 'zod';
import type { AppContext, OAuthClient, ReadClientDocument } from '#server/context.ts';
import { isPublicAddress } from '#server/http/public-address.ts';
import { type AllowPrivate, bareHost, createPublicFetch, FetchError, mayBePrivate } from '#server/http/public-fetch.ts';
import { APP_MAX } from '#shared/apps.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { OAuthError } from './oauth-error.ts';
import { isLoopback, redirectUriProblem } from './redirect-uris.ts';
import { parseScopes } from './scopes.ts';

const MAX_BYTES = 16 * 1024;
const TIMEOUT_MS = 5_000;
/** Seconds for which a document, or the reason why there is none, is remembered. */
const KEPT = { usual: 3_600, least: 300, most: DAY_SECONDS, failure: 60 };

const ClientDocument = z.object({
  client_id: z.string(),
  client_name: z.string().trim().min(1).max(200),
  redirect_uris: z.array(z.string().max(APP_MAX.redirectUri)).min(1).max(APP_MAX.redirectUris),
  token_endpoint_auth_method: z.literal('none').default('none'),
  scope: z.string().max(200).optional(),
});

/** True for a client id that is the address of a document. */
export function isDocumentAddress(clientId: string): boolean {
  return /^https?:\/\//i.test(clientId);
}

/**
 * Refuses an address at which no client document may be, before anything is fetched.
 *
 * @throws OAuthError `invalid_client`.
 */
export function refuseDocumentAddress({ config }: Pick<AppContext, 'config'>, clientId: string): void {
  const problem = addressProblem(clientId, config.OAUTH_ALLOW_PRIVATE);
  if (problem) throw new OAuthError('invalid_client', `The address of the program’s description ${problem}`);
}

function addressProblem(clientId: string, allowPrivate: AllowPrivate): string | undefined {
  const url = URL.parse(clientId);
  if (!url || url.href !== clientId) return 'is not written in its usual form';
  const host = bareHost(url);
  const isPrivateAllowed = mayBePrivate(host, allowPrivate);
  if (url.protocol !== 'https:' && !isPrivateAllowed) return 'must begin with https://';
  if (url.pathname === '/' || url.hash || url.username || url.password) {
    return 'must have a path, and no fragment, username or password';
  }
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host));
  return isLocal && !isPrivateAllowed ? 'is a private or local address, which is refused' : undefined;
}

/**
 * The client that a document describes, from memory where it was read a short time ago.
 *
 * @throws OAuthError `invalid_client`.
 */
export async function getDocumentClient(ctx: AppContext, clientId: string): Promise<OAuthClient> {
  refuseDocumentAddress(ctx, clientId);
  const now = ctx.clock.now();
  let cached = ctx.memory.clientDocuments.get(clientId);
  if (!cached || cached.until <= now) {
    cached = await readClient(ctx, clientId, now);
    ctx.memory.clientDocuments.set(clientId, cached);
  }
  if ('client' in cached) return cached.client;
  throw new OAuthError('invalid_client', cached.problem);
}

async function readClient(
  ctx: Pick<AppContext, 'config' | 'log'>,
  clientId: string,
  now: UnixSeconds,
): Promise<ReadClientDocument> {
  try {
    const { client, seconds } = await fetchClient(ctx, clientId);
    return { client, until: (now + seconds) as UnixSeconds };
  } catch (error) {
    const isKnown = error instanceof FetchError || error instanceof OAuthError;
    if (!isKnown) ctx.log.warn({ err: error }, 'a client document could not be read');
    const why = isKnown ? error.message : 'it cannot be read';
    const problem = `The program’s description at ${new URL(clientId).host} cannot be used: ${why}`;
    return { problem, until: (now + KEPT.failure) as UnixSeconds };
  }
}

async function fetchClient(
  { config }: Pick<AppContext, 'config'>,
  clientId: string,
): Promise<{ client: OAuthClient; seconds: number }> {
  const fetch = createPublicFetch({
    allowPrivate: config.OAUTH_ALLOW_PRIVATE,
    privateHint: 'Set OAUTH_ALLOW_PRIVATE where the server is started to allow it.',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const response = await fetch(clientId, {
    headers: { accept: 'application/json', 'user-agent': 'Mozilla/5.0 (compatible; website client check)' },
    redirect: 'error',
  });
  if (response.status !== 200) throw new FetchError(`the server answers with ${response.status}`);
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) refuseNotJson();
  const client = toClient(clientId, await response.json().catch(refuseNotJson));
  return { client, seconds: secondsToKeep(response.headers.get('cache-control') ?? '') };
}

/** @throws FetchError when the document cannot be that of a program at this address. */
function toClient(clientId: string, json: unknown): OAuthClient {
  const parsed = ClientDocument.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new FetchError(`${issue?.path.join('.') || 'the document'}: ${issue?.message}`);
  }
  const document = parsed.data;
  if (document.client_id !== clientId) throw new FetchError('it describes another program');
  for (const uri of document.redirect_uris) {
    const problem = redirectUriProblem(uri);
    if (problem) throw new FetchError(`an address for answers ${problem}`);
  }
  return {
    clientId,
    clientName: cleanName(document.client_name),
    kind: 'document',
    redirectUris: document.redirect_uris,
    scopes: parseScopes(document.scope, 'lenient'),
    isVerified: isVerified(clientId, document.redirect_uris),
    authMethod: 'none',
  };
}

/** True when the document is on https and every answer goes to its host, or to a program on the captain's own computer. */
export function isVerified(clientId: string, redirectUris: readonly string[]): boolean {
  const { protocol, hostname } = new URL(clientId);
  return (
    protocol === 'https:' &&
    redirectUris
      .map((uri) => new URL(uri))
      .every((url) => isLoopback(url) || (url.protocol === 'https:' && url.hostname === hostname))
  );
}

/** A client's name for the consent page: on one line, without control characters, cut to the longest that is stored. */
export function cleanName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, APP_MAX.name);
}

function secondsToKeep(cacheControl: string): number {
  const given = /\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1];
  return given === undefined ? KEPT.usual : Math.min(KEPT.most, Math.max(KEPT.least, Number(given)));
}

function refuseNotJson(): never {
  throw new FetchError('it is not JSON');
}
