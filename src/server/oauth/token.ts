import { createHash } from 'node:crypto';
import { recordAudit } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashSecret, isSameSecret, makeSecret } from '#server/http/secrets.ts';
import type { Scope } from '#shared/apps.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { requireOwnResource, singleParameter } from './authorize.ts';
import { resourceOf } from './metadata.ts';
import { OAuthError } from './oauth-error.ts';
import {
  type ClientRow,
  deleteExpired,
  endGrants,
  findClientRow,
  findCode,
  findGrantOf,
  findLivingGrant,
  findTokenByAccess,
  findTokenByRefresh,
  type GrantRow,
  insertGrant,
  insertToken,
  markCodeUsed,
  markRotated,
  revokeToken,
} from './queries.ts';
import { parseScopes } from './scopes.ts';

const ACCESS_SECONDS = 3_600;
/** A refresh token that is not used for this long ends. */
const REFRESH_SECONDS = 30 * DAY_SECONDS;
/** How long ended consents, and codes that were used, are remembered. */
const ENDED_KEPT_SECONDS = 30 * DAY_SECONDS;

/** A request to the token or the revocation endpoint. */
export interface TokenRequest {
  params: URLSearchParams;
  authorization: string | undefined;
  address: string;
}

/**
 * Answers the token endpoint.
 *
 * @throws OAuthError.
 */
export async function issueToken(ctx: AppContext, request: TokenRequest): Promise<Record<string, unknown>> {
  const { params } = request;
  const grantType = singleParameter(params, 'grant_type');
  const client = await authenticateClient(ctx, request);
  const resource = requireOwnResource(ctx, params);
  const now = ctx.clock.now();
  await deleteExpired(ctx.db, now, (now - ENDED_KEPT_SECONDS) as UnixSeconds);
  switch (grantType) {
    case 'authorization_code':
      return exchangeCode(ctx, client, resource, request);
    case 'refresh_token':
      return refresh(ctx, client, resource, request);
    case 'client_credentials':
      return grantToClient(ctx, client, resource, request);
    case undefined:
      throw new OAuthError('invalid_request', 'grant_type is missing');
    default:
      throw new OAuthError('unsupported_grant_type', 'There is no such grant type');
  }
}

/** A refusal that has an effect, which a transaction must not take back: it is returned, and thrown afterwards. */
type Outcome = Record<string, unknown> | OAuthError;

/** Throws the refusal among outcomes, now that the transaction is over. */
async function throwRefusal(work: Promise<Outcome>): Promise<Record<string, unknown>> {
  const outcome = await work;
  if (outcome instanceof OAuthError) throw outcome;
  return outcome;
}

function exchangeCode(ctx: AppContext, client: ClientRow, resource: string, { params, address }: TokenRequest) {
  const refused = () => new OAuthError('invalid_grant', 'The code is not valid');
  const now = ctx.clock.now();
  return throwRefusal(
    ctx.db.transaction().execute(async (trx): Promise<Outcome> => {
      const code = await findCode(trx, hashSecret(singleParameter(params, 'code') ?? ''));
      if (!code || code.clientId !== client.clientId) return refused();
      if (code.used) {
        // Somebody has a copy of the code: the tokens of both are revoked.
        if (code.grantId !== null)
          await endReused(trx, code.grantId, client, { at: now, address, action: 'oauth.code.reused' });
        return refused();
      }
      const redirectUri = singleParameter(params, 'redirect_uri');
      const isRight =
        code.expiresAt > now &&
        code.resource === resource &&
        (redirectUri === undefined || redirectUri === code.redirectUri) &&
        isVerifier(singleParameter(params, 'code_verifier'), code.codeChallenge);
      if (!isRight || (code.grantExpiresAt !== null && code.grantExpiresAt <= now)) return refused();
      const grantId = await insertGrant(trx, {
        clientId: code.clientId,
        userId: code.userId,
        scopes: code.scopes,
        resource,
        createdAt: now,
        expiresAt: code.grantExpiresAt,
      });
      const grant = await findLivingGrant(trx, grantId, now);
      // Thrown at once, unlike the others: the inserted grant is taken back.
      if (!grant) throw refused();
      await markCodeUsed(trx, code.id, grantId);
      return makeToken(ctx, trx, grant, code.scopes, { hasRefresh: true });
    }),
  );
}

function refresh(ctx: AppContext, client: ClientRow, resource: string, { params, address }: TokenRequest) {
  const refused = () => new OAuthError('invalid_grant', 'The refresh token is not valid');
  const now = ctx.clock.now();
  return throwRefusal(
    ctx.db.transaction().execute(async (trx): Promise<Outcome> => {
      const token = await findTokenByRefresh(trx, hashSecret(singleParameter(params, 'refresh_token') ?? ''));
      if (!token || token.clientId !== client.clientId) return refused();
      if (token.rotatedAt !== null) {
        await endReused(trx, token.grantId, client, { at: now, address, action: 'oauth.refresh.reused' });
        return refused();
      }
      const grant = await findLivingGrant(trx, token.grantId, now);
      if (!grant || token.revoked || (token.refreshTokenExpiresAt ?? 0) <= now) return refused();
      if (token.resource !== resource) return new OAuthError('invalid_target', 'The token is for another resource');
      const granted = grant.scopes;
      const asked = parseScopes(singleParameter(params, 'scope'), 'strict');
      if (!asked.every((scope) => granted.includes(scope))) {
        return new OAuthError('invalid_scope', 'More scopes than were allowed');
      }
      await markRotated(trx, token.id, now);
      return makeToken(ctx, trx, grant, asked.length > 0 ? asked : granted, { hasRefresh: true });
    }),
  );
}

/** For clients that a captain created: they act for that captain. */
function grantToClient(ctx: AppContext, client: ClientRow, resource: string, { params }: TokenRequest) {
  const { createdBy } = client;
  if (client.kind !== 'manual' || createdBy === null) {
    throw new OAuthError('unauthorized_client', 'This program needs the consent of a captain');
  }
  const allowed = client.scopes;
  const asked = parseScopes(singleParameter(params, 'scope'), 'strict');
  if (!asked.every((scope) => allowed.includes(scope))) {
    throw new OAuthError('invalid_scope', 'This client may not ask for these scopes');
  }
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const known = await findGrantOf(trx, client.clientId, createdBy, now);
    const grantId =
      known?.id ??
      (await insertGrant(trx, {
        clientId: client.clientId,
        userId: createdBy,
        scopes: client.scopes,
        resource,
        createdAt: now,
      }));
    const grant = known ?? (await findLivingGrant(trx, grantId, now));
    if (!grant) throw new OAuthError('invalid_client', 'The captain who created this client is not active');
    return makeToken(ctx, trx, grant, asked.length > 0 ? asked : allowed, { hasRefresh: false });
  });
}

/** Makes a token of a consent, which is never valid for longer. */
async function makeToken(
  ctx: AppContext,
  trx: Db,
  grant: GrantRow,
  scopes: Scope[],
  { hasRefresh }: { hasRefresh: boolean },
): Promise<Record<string, unknown>> {
  const now = ctx.clock.now();
  const until = (seconds: number) => Math.min(now + seconds, grant.expiresAt ?? Number.MAX_SAFE_INTEGER) as UnixSeconds;
  const [accessToken, refreshToken] = [makeSecret(), makeSecret()];
  const expiresAt = until(ACCESS_SECONDS);
  await insertToken(trx, {
    accessToken: hashSecret(accessToken),
    refreshToken: hasRefresh ? hashSecret(refreshToken) : null,
    clientId: grant.clientId,
    userId: grant.userId,
    grantId: grant.id,
    scopes,
    resource: resourceOf(ctx.config),
    createdAt: now,
    accessTokenExpiresAt: expiresAt,
    refreshTokenExpiresAt: hasRefresh ? until(REFRESH_SECONDS) : null,
  });
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresAt - now,
    refresh_token: hasRefresh ? refreshToken : undefined,
    scope: scopes.join(' '),
  };
}

/**
 * Revokes a token by RFC 7009; a refresh token takes the whole consent with it. A token that does not exist, or belongs to
 * another client, changes nothing.
 *
 * @throws OAuthError when the client does not prove who it is.
 */
export async function revokeByClient(ctx: AppContext, request: TokenRequest): Promise<void> {
  const client = await authenticateClient(ctx, request);
  const token = singleParameter(request.params, 'token');
  if (!token) throw new OAuthError('invalid_request', 'token is missing');
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const hash = hashSecret(token);
    const byRefresh = await findTokenByRefresh(trx, hash);
    const found = byRefresh ?? (await findTokenByAccess(trx, hash));
    if (!found || found.clientId !== client.clientId) return;
    if (byRefresh) await endGrants(trx, { id: found.grantId }, now);
    else await revokeToken(trx, found.id);
    await recordFor(trx, client, { at: now, address: request.address, action: 'oauth.revoke', result: 'done' });
  });
}

/** The client that calls, by its secret or, where it has none, by its id. @throws OAuthError `invalid_client`. */
async function authenticateClient(ctx: AppContext, { params, authorization }: TokenRequest): Promise<ClientRow> {
  const basic = readBasic(authorization);
  const inBody = { id: singleParameter(params, 'client_id'), secret: singleParameter(params, 'client_secret') };
  if (basic && (inBody.secret !== undefined || (inBody.id !== undefined && inBody.id !== basic.id))) {
    throw new OAuthError('invalid_request', 'The client is named in two ways');
  }
  const { id, secret } = basic ?? inBody;
  const client = id === undefined ? undefined : await findClientRow(ctx.db, id);
  const isRight =
    client?.isActive &&
    (client.authMethod === 'none' ? secret === undefined : isSameSecret(hashSecret(secret ?? ''), client.clientSecret));
  if (!isRight) throw new OAuthError('invalid_client', 'The client or its secret is not known');
  return client;
}

function readBasic(authorization: string | undefined): { id: string; secret: string } | undefined {
  const encoded = /^Basic +([\w+/=-]+) *$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  try {
    return { id: decode(id ?? ''), secret: decode(secret ?? '') };
  } catch {
    throw new OAuthError('invalid_client', 'The client or its secret is not known');
  }
}

/** RFC 6749 encodes both like a form. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function isVerifier(verifier: string | undefined, challenge: string): boolean {
  if (!verifier || !/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return isSameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

interface Recorded {
  at: UnixSeconds;
  address: string;
  action: string;
}

/** Ends a consent of which a code or a refresh token was used twice; the first time this is recorded. */
async function endReused(trx: Db, grantId: number, client: ClientRow, entry: Recorded): Promise<void> {
  if (!(await findLivingGrant(trx, grantId, entry.at))) return;
  await endGrants(trx, { id: grantId }, entry.at);
  await recordFor(trx, client, { ...entry, result: 'refused' });
}

function recordFor(trx: Db, client: ClientRow, entry: Recorded & { result: 'done' | 'refused' }): Promise<void> {
  return recordAudit(trx, { actor: null, client, ...entry });
}
