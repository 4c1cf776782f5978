/** A user of the dashboard, without anything secret. */
export interface CaptainUser {
  id: number;
  username: string;
  name: string;
  role: string;
}

/**
 * Answer of a login. The token is sent as `Authorization: Bearer TOKEN`; it belongs to the session of the cookie that came
 * with it, and opens nothing without that cookie.
 */
export interface LoginAnswer {
  token: string;
  user: CaptainUser;
}

/** Least characters of a password. */
export const PASSWORD_MIN = 8;
/** Most characters of a password. */
export const PASSWORD_MAX = 200;
/** Most characters of a username. */
export const USERNAME_MAX = 60;

/** A captain as User Management lists them. */
export interface ListedCaptain extends CaptainUser {
  email: string;
  isActive: boolean;
  createdAt: string;
  lastLoginAt: string | null;
}
/** Most characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;

/** Second factors. */
export type FactorKind = 'totp' | 'passkey';

/** Answer of a login whose password was right and that needs a second factor; also of the start of a confirmation. */
export interface FactorQuestion {
  /** Factors that this captain has set up; a recovery code is always possible with them. */
  factor: FactorKind[];
  /** Sent back with the answer; a passkey signs it. */
  challenge: string;
}

/** `code` of a refusal (403) that ends after `POST /api/captain/me/reauth`. */
export const CONFIRMATION_NEEDED = 'reauthentication_required';
/** `code` of a refusal after which a new challenge is needed. */
export const CHALLENGE_OVER = 'challenge_over';

/** The second factors of a captain. Times are ISO 8601 UTC. */
export interface AccountFactors {
  totp: boolean;
  passkeys: { id: number; name: string; createdAt: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
  trustedBrowsers: { id: number; browser: string; createdAt: string; expiresAt: string }[];
}

/** A browser in which a captain is logged in. */
export interface ListedSession {
  id: string;
  browser: string;
  createdAt: string;
  lastUsedAt: string;
  /** The session of the call itself. */
  isCurrent: boolean;
}
