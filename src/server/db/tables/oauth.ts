/** Programs that act for a captain. Secrets, codes and tokens are stored as SHA-256, in hex. */
import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag, JsonList } from './column.ts';

export interface OauthClientsTable {
  id: Generated<number>;
  /** The address of its metadata document where `kind` is `document`. */
  clientId: string;
  /** No hash where the client has no secret. */
  clientSecret: string;
  clientName: string;
  redirectUris: Generated<JsonList>;
  /** Scopes that it may ask for. */
  scopes: Generated<JsonList>;
  /** Null for a client that no captain created. */
  createdBy: number | null;
  isActive: Generated<Flag>;
  kind: 'manual' | 'registered' | 'document';
  authMethod: 'none' | 'client_secret_basic' | 'client_secret_post';
  /** Its name comes from the host that its answers go to. */
  isVerified: Generated<Flag>;
  createdAt: CreatedAt;
  lastUsedAt: UnixSeconds | null;
  /** Until when it is kept for a captain who is connecting it. */
  keptUntil: UnixSeconds | null;
}

/** A consent: a captain's permission for a program, for what the scopes say. All tokens that follow from it end with it. */
export interface OauthGrantsTable {
  id: Generated<number>;
  clientId: string;
  userId: number;
  scopes: Generated<JsonList>;
  resource: string;
  createdAt: CreatedAt;
  /** Null: until it is revoked. */
  expiresAt: UnixSeconds | null;
  endedAt: UnixSeconds | null;
}

export interface OauthAuthCodesTable {
  id: Generated<number>;
  code: string;
  clientId: string;
  userId: number;
  redirectUri: string;
  scopes: Generated<JsonList>;
  state: string | null;
  resource: string;
  codeChallenge: string;
  /** When the consent will end. */
  grantExpiresAt: UnixSeconds | null;
  /** Set when the code was exchanged. */
  grantId: number | null;
  expiresAt: UnixSeconds;
  used: Generated<Flag>;
}

export interface OauthTokensTable {
  id: Generated<number>;
  accessToken: string;
  refreshToken: string | null;
  clientId: string;
  userId: number;
  grantId: number;
  scopes: Generated<JsonList>;
  /** The audience. */
  resource: string;
  createdAt: CreatedAt;
  accessTokenExpiresAt: UnixSeconds;
  refreshTokenExpiresAt: UnixSeconds | null;
  /** When the refresh token was used: it is valid once. */
  rotatedAt: UnixSeconds | null;
  revoked: Generated<Flag>;
}
