import * as z from 'zod';
import type { AppContext, OAuthClient } from '#server/context.ts';
import { hashSecret, makeSecret } from '#server/http/secrets.ts';
import { APP_MAX } from '#shared/apps.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { cleanName, getDocumentClient, isDocumentAddress } from './client-documents.ts';
import { OAuthError } from './oauth-error.ts';
import { findClientRow, insertClient, makeRoomForClient } from './queries.ts';
import { redirectUriProblem } from './redirect-uris.ts';
import { parseScopes } from './scopes.ts';

/** Registered clients that are kept; further ones replace the oldest that no captain has allowed. */
const REGISTERED_MAX = 500;
const UNUSED_DAYS = 30;
/** Stored where a client has no secret: no text has this hash. */
export const NO_SECRET = 'none';

/**
 * The client with this id, stored or described by a document.
 *
 * @throws OAuthError `invalid_client`.
 */
export async function getClient(ctx: AppContext, clientId: string): Promise<OAuthClient> {
  if (isDocumentAddress(clientId)) return getDocumentClient(ctx, clientId);
  const row = await findClientRow(ctx.db, clientId);
  if (!row?.isActive) throw new OAuthError('invalid_client', 'There is no such client');
  return row;
}

const METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;
const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const;

const Registration = z.object({
  redirect_uris: z
    .array(z.string().max(APP_MAX.redirectUri, 'An address is too long'), 'Please give redirect_uris')
    .min(1, 'Please give redirect_uris')
    .max(APP_MAX.redirectUris, `At most ${APP_MAX.redirectUris} redirect_uris`),
  client_name: z.string().max(400, 'The name is too long').optional(),
  token_endpoint_auth_method: z
    .enum(METHODS, `token_endpoint_auth_method is one of ${METHODS.join(', ')}`)
    .default('client_secret_basic'),
  grant_types: z.array(z.string().max(100)).max(10).default(['authorization_code']),
  response_types: z.array(z.string().max(100)).max(10).default(['code']),
  scope: z.string().max(200).optional(),
});

/**
 * Registers a client by RFC 7591. It can do nothing before a captain consents, and never act without a captain.
 *
 * @returns the answer of the registration endpoint.
 * @throws OAuthError.
 */
export async function registerClient(ctx: AppContext, body: unknown): Promise<Record<string, unknown>> {
  const parsed = Registration.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const isAddress = issue?.path[0] === 'redirect_uris';
    throw new OAuthError(isAddress ? 'invalid_redirect_uri' : 'invalid_client_metadata', issue?.message ?? 'Invalid');
  }
  const input = parsed.data;
  for (const uri of input.redirect_uris) {
    const problem = redirectUriProblem(uri);
    if (problem) throw new OAuthError('invalid_redirect_uri', `An address in redirect_uris ${problem}`);
  }
  const grantTypes = GRANT_TYPES.filter((type) => input.grant_types.includes(type));
  if (!grantTypes.includes('authorization_code') || !input.response_types.includes('code')) {
    throw new OAuthError('invalid_client_metadata', 'The grant type is authorization_code, the response type code');
  }
  const isPublic = input.token_endpoint_auth_method === 'none';
  const secret = makeSecret();
  const now = ctx.clock.now();
  const client: OAuthClient = {
    clientId: makeSecret(),
    clientName: cleanName(input.client_name ?? '') || 'Unnamed program',
    kind: 'registered',
    redirectUris: input.redirect_uris,
    scopes: parseScopes(input.scope, 'lenient'),
    isVerified: false,
    authMethod: input.token_endpoint_auth_method,
  };
  await ctx.db.transaction().execute(async (trx) => {
    const before = (now - UNUSED_DAYS * DAY_SECONDS) as UnixSeconds;
    if (!(await makeRoomForClient(trx, { now, before, max: REGISTERED_MAX }))) {
      throw new OAuthError('temporarily_unavailable', 'This site has as many programs as it can keep');
    }
    const clientSecret = isPublic ? NO_SECRET : hashSecret(secret);
    await insertClient(trx, { ...client, clientSecret, createdAt: now });
  });
  return {
    client_id: client.clientId,
    client_id_issued_at: now,
    ...(isPublic ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
    client_name: client.clientName,
    redirect_uris: client.redirectUris,
    token_endpoint_auth_method: client.authMethod,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: client.scopes.join(' '),
  };
}
