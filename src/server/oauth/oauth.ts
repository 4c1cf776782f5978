import type { AppContext } from '#server/context.ts';
import { hashSecret } from '#server/http/secrets.ts';
import type { Scope } from '#shared/apps.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { roleOf } from '#shared/roles.ts';
import { resourceOf } from './metadata.ts';
import { findTokenByAccess, updateLastUse } from './queries.ts';

export { resourceMetadataUrl } from './metadata.ts';

/** A program that calls, and the captain for whom it does. */
export interface Program {
  clientId: string;
  clientName: string;
  captain: Pick<CaptainUser, 'id' | 'username' | 'name'>;
  scopes: Scope[];
}

/** State of a bearer token. */
export type TokenCheck =
  | { isValid: true; program: Program; expiresAt: number }
  /** `program` where the token is known. */
  | { isValid: false; program?: Program };

/** The last use of a client is stored at most once in this many seconds. */
const USE_SECONDS = 60;

/** Finds the program of an access token, and notes its use. */
export async function checkAccessToken(ctx: AppContext, token: string): Promise<TokenCheck> {
  const row = await findTokenByAccess(ctx.db, hashSecret(token));
  if (!row) return { isValid: false };
  const now = ctx.clock.now();
  const program: Program = {
    clientId: row.clientId,
    clientName: row.clientName,
    captain: { id: row.userId, username: row.username, name: row.userName },
    scopes: row.scopes,
  };
  const isValid =
    !row.revoked &&
    row.accessTokenExpiresAt > now &&
    row.resource === resourceOf(ctx.config) &&
    row.grantEndedAt === null &&
    (row.grantExpiresAt === null || row.grantExpiresAt > now) &&
    row.isClientActive &&
    row.isUserActive &&
    // Only owners connect programs, but one may have become an editor.
    roleOf({ role: row.userRole }) === 'owner';
  if (!isValid) return { isValid, program };
  if (row.lastUsedAt === null || row.lastUsedAt <= now - USE_SECONDS) await updateLastUse(ctx.db, row.clientId, now);
  return { isValid, program, expiresAt: row.accessTokenExpiresAt };
}
