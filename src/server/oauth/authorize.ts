import { createHmac } from 'node:crypto';
import { recordAudit } from '#server/audit/audit.ts';
import type { AppContext, OAuthClient } from '#server/context.ts';
import { hashSecret, isSameSecret, makeSecret } from '#server/http/secrets.ts';
import type { Scope } from '#shared/apps.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import type { By } from './apps.ts';
import { getClient, NO_SECRET } from './clients.ts';
import { resourceOf } from './metadata.ts';
import { OAuthError } from './oauth-error.ts';
import { extendClient, insertCode, saveDocumentClient } from './queries.ts';
import { isRegistered } from './redirect-uris.ts';
import { parseScopes } from './scopes.ts';

const CODE_SECONDS = 600;
/** The page of a consent can stay open for this long. */
const CONSENT_SECONDS = 3_600;
const STATE_MAX = 4_000;

/** A client and the redirect address that belongs to it; `state` goes back with the answer, unless it is wrong itself. */
export interface ReturnAddress {
  client: OAuthClient;
  redirectUri: string;
  state: string | undefined;
}

/** A client's request. */
export interface AuthorizationRequest extends ReturnAddress {
  scopes: Scope[];
  resource: string;
  codeChallenge: string;
}

/**
 * The client of a request and the redirect address for the answer, both checked.
 *
 * @throws OAuthError when the client is unknown or the address is none of its own.
 */
export async function getReturnAddress(ctx: AppContext, params: URLSearchParams): Promise<ReturnAddress> {
  const clientId = singleParameter(params, 'client_id');
  if (!clientId) throw new OAuthError('invalid_request', 'client_id is missing');
  const client = await getClient(ctx, clientId);
  const given = singleParameter(params, 'redirect_uri');
  const redirectUri = given ?? (client.redirectUris.length === 1 ? client.redirectUris[0] : undefined);
  if (!redirectUri) throw new OAuthError('invalid_request', 'redirect_uri is missing');
  if (!isRegistered(redirectUri, client.redirectUris)) {
    throw new OAuthError('invalid_request', 'The address for the answer is not one of this program’s');
  }
  // A state that is too long or given twice is refused later, in an answer without it.
  const [state = '', ...more] = params.getAll('state');
  const hasState = state !== '' && state.length <= STATE_MAX && more.length === 0;
  return { client, redirectUri, state: hasState ? state : undefined };
}

/** A refusal that the program gets, at the address that it registered; any other is shown to the captain (OAuth 2.1, 4.1.2.1). */
export class ReturnedError extends OAuthError {
  readonly to: ReturnAddress;

  constructor({ code, message }: OAuthError, to: ReturnAddress) {
    super(code, message);
    this.to = to;
  }
}

/**
 * A request, checked.
 *
 * @throws OAuthError as `getReturnAddress` does. @throws ReturnedError when anything else is wrong.
 */
export async function readRequest(ctx: AppContext, params: URLSearchParams): Promise<AuthorizationRequest> {
  const to = await getReturnAddress(ctx, params);
  try {
    return { ...to, ...readParameters(ctx, params, to.client) };
  } catch (error) {
    throw error instanceof OAuthError ? new ReturnedError(error, to) : error;
  }
}

function readParameters(
  ctx: AppContext,
  params: URLSearchParams,
  client: OAuthClient,
): Pick<AuthorizationRequest, 'scopes' | 'resource' | 'codeChallenge'> {
  if ((singleParameter(params, 'state')?.length ?? 0) > STATE_MAX)
    throw new OAuthError('invalid_request', 'state is too long');
  if (singleParameter(params, 'response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'The response type is code');
  }
  if ((singleParameter(params, 'response_mode') ?? 'query') !== 'query') {
    throw new OAuthError('invalid_request', 'The response mode is query');
  }
  if (params.has('request') || params.has('request_uri')) {
    throw new OAuthError('invalid_request', 'Requests as objects are not supported');
  }
  const codeChallenge = singleParameter(params, 'code_challenge');
  if (
    singleParameter(params, 'code_challenge_method') !== 'S256' ||
    !codeChallenge ||
    !/^[\w-]{43}$/.test(codeChallenge)
  ) {
    throw new OAuthError('invalid_request', 'PKCE with the method S256 is required');
  }
  const resource = requireOwnResource(ctx, params);
  const asked = parseScopes(singleParameter(params, 'scope'), 'strict');
  const scopes = (asked.length > 0 ? asked : (['read'] as const)).filter((scope) => client.scopes.includes(scope));
  if (scopes.length === 0) throw new OAuthError('invalid_scope', 'This program may not ask for these scopes');
  return { scopes, resource, codeChallenge };
}

/** The resource that a token is asked for: this site. @throws OAuthError `invalid_target` for any other. */
export function requireOwnResource({ config }: Pick<AppContext, 'config'>, params: URLSearchParams): string {
  const own = resourceOf(config);
  if (params.getAll('resource').every((resource) => resource === own)) return own;
  throw new OAuthError('invalid_target', `The resource of this server is ${own}`);
}

/** A parameter of the query. @throws OAuthError when it is given more than once. */
export function singleParameter(params: URLSearchParams, name: string): string | undefined {
  const values = params.getAll(name);
  if (values.length > 1) throw new OAuthError('invalid_request', `${name} is given more than once`);
  return values[0] || undefined;
}

/** The client's address with the reason why its request was refused (OAuth 2.1, 4.1.2.1). */
export function refusalAddress(
  ctx: Pick<AppContext, 'config'>,
  to: ReturnAddress,
  { code, message }: OAuthError,
): string {
  return answerAddress(ctx, to, { error: code, error_description: message });
}

/** The client's address with an answer; `iss` says which server it comes from (RFC 9207). */
function answerAddress(
  { config }: Pick<AppContext, 'config'>,
  { redirectUri, state }: Pick<ReturnAddress, 'redirectUri' | 'state'>,
  answer: Record<string, string>,
): string {
  const query = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }), iss: config.siteUrl });
  // Not `URL`, which would write the registered address in another way.
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}

/** Keeps a registered client while a captain is connecting it: others who register must not push it out. */
export async function holdWhileConnecting(ctx: AppContext, { clientId, kind }: OAuthClient): Promise<void> {
  if (kind !== 'registered') return;
  await extendClient(ctx.db, clientId, (ctx.clock.now() + CONSENT_SECONDS) as UnixSeconds);
}

/** Proves that the form of a consent was given to this session for this request. */
export function makeConsentToken(ctx: AppContext, sessionId: string, query: string): string {
  const issued = String(ctx.clock.now());
  return `${issued}.${sign(ctx, sessionId, query, issued)}`;
}

/** True for a token of `makeConsentToken` for this session and request that is at most an hour old. */
export function isConsentToken(ctx: AppContext, token: string, sessionId: string, query: string): boolean {
  const [issued = '', signature = ''] = token.split('.');
  const age = ctx.clock.now() - Number(issued);
  return age >= 0 && age <= CONSENT_SECONDS && isSameSecret(signature, sign(ctx, sessionId, query, issued));
}

function sign({ signingKey }: AppContext, sessionId: string, query: string, issued: string): string {
  return createHmac('sha256', signingKey)
    .update(`consent:${issued}:${hashSecret(sessionId)}:${query}`)
    .digest('base64url');
}

/** Records that a captain did not allow it. @returns the address to lead the browser to. */
export async function refuseConsent(
  ctx: AppContext,
  request: AuthorizationRequest,
  { captain, address }: By,
): Promise<string> {
  const entry = {
    actor: captain.username,
    client: request.client,
    address,
    action: 'oauth.consent',
    result: 'refused',
  } as const;
  await recordAudit(ctx.db, { at: ctx.clock.now(), ...entry, reason: 'The captain did not allow it' });
  const answer = { error: 'access_denied', error_description: 'The captain did not allow it' };
  return answerAddress(ctx, request, answer);
}

/**
 * Stores a captain's consent as a code that the client exchanges.
 *
 * @param scopes those that the captain allowed; scopes that the client did not ask for are ignored.
 * @param seconds how long the consent lasts; undefined until it is revoked.
 * @returns the address to lead the browser to.
 */
export async function consent(
  ctx: AppContext,
  request: AuthorizationRequest,
  { captain, scopes, seconds, address }: By & { scopes: Scope[]; seconds: number | undefined },
): Promise<string> {
  const { client, redirectUri, state, resource, codeChallenge } = request;
  const now = ctx.clock.now();
  const code = makeSecret();
  const granted = request.scopes.filter((scope) => scopes.includes(scope));
  if (granted.length === 0) throw new OAuthError('invalid_scope', 'Please allow at least one thing');
  await ctx.db.transaction().execute(async (trx) => {
    if (client.kind === 'document') {
      await saveDocumentClient(trx, { ...client, clientSecret: NO_SECRET, createdAt: now });
    }
    await insertCode(trx, {
      code: hashSecret(code),
      clientId: client.clientId,
      userId: captain.id,
      redirectUri,
      scopes: granted,
      state: state ?? null,
      resource,
      codeChallenge,
      grantExpiresAt: seconds === undefined ? null : ((now + seconds) as UnixSeconds),
      expiresAt: (now + CODE_SECONDS) as UnixSeconds,
    });
    await recordAudit(trx, {
      at: now,
      actor: captain.username,
      client,
      address,
      action: 'oauth.consent',
      change: { scopes: granted, days: seconds === undefined ? null : seconds / DAY_SECONDS },
    });
  });
  return answerAddress(ctx, request, { code });
}
