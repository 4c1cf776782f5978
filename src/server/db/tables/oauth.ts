/** Programs that act for a captain. Secrets, codes and tokens are stored as SHA-256, in hex. */
import * as z from 'zod';
import { ConnectedApp } from '#shared/apps.schema.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { TableOf } from './column.ts';

const { scopes } = ConnectedApp.shape;

/** In `scopes`, those that it may ask for. */
export const OauthClientsTable = ConnectedApp.omit({ name: true, expiresAt: true, recentCalls: true }).extend({
  clientName: z.string(),
  /** No hash where the client has no secret. */
  clientSecret: z.string(),
  /** Null for a client that no captain created. */
  createdBy: z.number().nullable(),
  isActive: z.boolean(),
  authMethod: z.enum(['none', 'client_secret_basic', 'client_secret_post']),
  /** Until when it is kept for a captain who is connecting it. */
  keptUntil: StoredTime.nullable(),
});
export type OauthClientsTable = TableOf<
  typeof OauthClientsTable,
  'id' | 'redirectUris' | 'scopes' | 'isActive' | 'isVerified'
>;

/** A consent: a captain's permission for a program, for what the scopes say. All tokens that follow from it end with it. */
export const OauthGrantsTable = z.object({
  id: z.number(),
  clientId: z.string(),
  userId: z.number(),
  scopes,
  resource: z.string(),
  createdAt: StoredTime,
  /** Null: until it is revoked. */
  expiresAt: StoredTime.nullable(),
  endedAt: StoredTime.nullable(),
});
export type OauthGrantsTable = TableOf<typeof OauthGrantsTable, 'id' | 'scopes'>;

export const OauthAuthCodesTable = z.object({
  id: z.number(),
  code: z.string(),
  clientId: z.string(),
  userId: z.number(),
  redirectUri: z.string(),
  scopes,
  state: z.string().nullable(),
  resource: z.string(),
  codeChallenge: z.string(),
  /** When the consent will end. */
  grantExpiresAt: StoredTime.nullable(),
  /** Set when the code was exchanged. */
  grantId: z.number().nullable(),
  expiresAt: StoredTime,
  used: z.boolean(),
});
export type OauthAuthCodesTable = TableOf<typeof OauthAuthCodesTable, 'id' | 'scopes' | 'used'>;

export const OauthTokensTable = z.object({
  id: z.number(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  clientId: z.string(),
  userId: z.number(),
  grantId: z.number(),
  scopes,
  /** The audience. */
  resource: z.string(),
  createdAt: StoredTime,
  accessTokenExpiresAt: StoredTime,
  refreshTokenExpiresAt: StoredTime.nullable(),
  /** When the refresh token was used: it is valid once. */
  rotatedAt: StoredTime.nullable(),
  revoked: z.boolean(),
});
export type OauthTokensTable = TableOf<typeof OauthTokensTable, 'id' | 'scopes' | 'revoked'>;
