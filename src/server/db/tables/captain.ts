/** Captains, who may log in, and what they set. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { ListedCaptain } from '#shared/captain.schema.ts';
import { StoredPopup } from '#shared/popup.schema.ts';
import { Seconds } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

/** Captains: the users of the dashboard. `password` is an Argon2id hash. */
export const AdminUsersTable = ListedCaptain.extend({
  password: z.string(),
  createdAt: Seconds,
  lastLoginAt: Seconds.nullable(),
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
export const PopupNotificationsTable = StoredPopup.extend({ createdAt: Seconds, updatedAt: Seconds });
export type PopupNotificationsTable = TableOf<
  typeof PopupNotificationsTable,
  'id' | 'isActive' | 'delay' | 'showOnce' | 'look' | 'pages'
>;
