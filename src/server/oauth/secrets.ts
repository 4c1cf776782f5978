import { createHash, randomBytes } from 'node:crypto';

/** Hash of an empty text, stored where there is no secret. */
export const NO_SECRET = 'none';

/** A code, token or secret of 256 bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are random, so one fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
