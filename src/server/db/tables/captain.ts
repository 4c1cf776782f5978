/** Captains, who may log in, and what they set. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { ListedCaptain } from '#shared/captain.schema.ts';
import { StoredPopup } from '#shared/popup.schema.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

/** Captains: the users of the dashboard. `password` is an Argon2id hash. */
export const AdminUsersTable = ListedCaptain.omit({ isInvited: true }).extend({
  password: z.string(),
  createdAt: StoredTime,
  lastLoginAt: StoredTime.nullable(),
  /** Grows when the captain's preview links end; see the migration `ended-access`. */
  linkVersion: z.number(),
});
export type AdminUsersTable = TableOf<typeof AdminUsersTable, 'id' | 'role' | 'isActive' | 'linkVersion'>;

export interface SessionsTable {
  /** SHA-256 of the token, in hex: a copied database contains no usable token. */
  id: string;
  userId: number;
  createdAt: CreatedAt;
  expiresAt: UnixSeconds;
  /** Name of the browser, e.g. `Firefox on Linux`. */
  browser: Generated<string>;
  /** Exact to a minute. */
  lastUsedAt: Generated<UnixSeconds>;
  /** The last time that the captain proved who it is: by the login, or later. */
  authenticatedAt: Generated<UnixSeconds>;
}

/** Failed logins by account and by address; the key is a hash, so that mistyped names are not stored. */
export interface LoginAttemptsTable {
  key: string;
  failures: number;
  lastAt: UnixSeconds;
}

export interface SiteSettingsTable {
  id: Generated<number>;
  key: string;
  value: string;
  description: string | null;
  category: Generated<string>;
  dataType: Generated<string>;
}

/** Notifications that captains show to visitors. */
export const PopupNotificationsTable = StoredPopup.extend({ createdAt: StoredTime, updatedAt: StoredTime });
export type PopupNotificationsTable = TableOf<
  typeof PopupNotificationsTable,
  'id' | 'isActive' | 'delay' | 'showOnce' | 'look' | 'pages'
>;

export interface TotpSecretsTable {
  userId: number;
  /** Encrypted; null until the first one was confirmed by a code. */
  secret: string | null;
  /** Encrypted; waits for its first code. */
  pending: string | null;
  /** The newest step of 30 seconds whose code was used. */
  lastStep: Generated<number>;
  confirmedAt: UnixSeconds | null;
}

export interface RecoveryCodesTable {
  /** SHA-256 in hex; deleted when it is used. */
  hash: string;
  userId: number;
}

export const PasskeysTable = z.object({
  id: z.number(),
  /** As the authenticator chose it, in base64url. */
  credentialId: z.string(),
  userId: z.number(),
  publicKey: z.custom<Uint8Array>(),
  /** Signatures that the authenticator says it has made; 0 where it does not count. */
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: StoredTime,
  lastUsedAt: StoredTime.nullable(),
});
export type PasskeysTable = TableOf<typeof PasskeysTable, 'id' | 'transports'>;

/** Browsers that are asked for no second factor for 30 days. */
export interface TrustedBrowsersTable {
  id: Generated<number>;
  /** SHA-256 of the cookie's value, in hex. */
  hash: string;
  userId: number;
  browser: string;
  createdAt: CreatedAt;
  expiresAt: UnixSeconds;
}

export interface AuthChallengesTable {
  /** SHA-256 of what the browser was given, in hex. */
  hash: string;
  purpose: 'login' | 'passwordless' | 'registration' | 'confirmation';
  /** Null while a passkey has yet to say who it is. */
  userId: number | null;
  /** Hash of the session or browser that may answer. */
  holder: string;
  attempts: Generated<number>;
  expiresAt: UnixSeconds;
}
