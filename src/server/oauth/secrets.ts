import { createHash, randomBytes } from 'node:crypto';

/** What is stored in place of a secret's hash where there is no secret: the hash of nothing. */
export const NO_SECRET = 'none';

/** A code, token or secret of 256 bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are random, so one fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
