/** Captains, who may log in, and what they set. */
import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag } from './column.ts';

/** Captains: the users of the dashboard. */
export interface AdminUsersTable {
  id: Generated<number>;
  username: string;
  /** Argon2id hash. */
  password: string;
  email: string;
  name: string;
  role: Generated<string>;
  isActive: Generated<Flag>;
  createdAt: CreatedAt;
  lastLoginAt: UnixSeconds | null;
}

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
export interface PopupNotificationsTable {
  id: Generated<number>;
  title: string;
  message: string;
  isActive: Generated<Flag>;
  /** Seconds, 0 to 60. */
  delay: Generated<number>;
  showOnce: Generated<Flag>;
  buttonText: string | null;
  buttonLink: string | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
}
