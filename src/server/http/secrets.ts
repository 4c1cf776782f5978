import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A code, token or secret of 256 bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored in the place of a secret. Secrets are random, so one fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares secrets in a time that says nothing about them. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
