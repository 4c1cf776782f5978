/**
 * Second factors of captains: what they prove besides the password, a passkey or a code of an authenticator app (TOTP). A recovery code replaces
 * it once.
 */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { Seconds } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

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
  createdAt: Seconds,
  lastUsedAt: Seconds.nullable(),
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
