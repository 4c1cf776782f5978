/** Kept for programs that will log in for a captain; nothing reads these tables yet. */
import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import type { Flag, JsonList } from './column.ts';

export interface OauthClientsTable {
  id: Generated<number>;
  clientId: string;
  clientSecret: string;
  clientName: string;
  redirectUris: Generated<JsonList>;
  scopes: Generated<JsonList>;
  createdBy: number;
  isActive: Generated<Flag>;
}

export interface OauthAuthCodesTable {
  id: Generated<number>;
  code: string;
  clientId: string;
  userId: number;
  redirectUri: string;
  scopes: Generated<JsonList>;
  state: string | null;
  expiresAt: UnixSeconds;
  used: Generated<Flag>;
}

export interface OauthTokensTable {
  id: Generated<number>;
  accessToken: string;
  refreshToken: string | null;
  clientId: string;
  userId: number;
  scopes: Generated<JsonList>;
  accessTokenExpiresAt: UnixSeconds;
  refreshTokenExpiresAt: UnixSeconds | null;
  revoked: Generated<Flag>;
}
