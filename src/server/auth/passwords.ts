import { randomBytes } from 'node:crypto';

/** Native code that only logins need: loaded with the first one. */
const loadArgon2 = async () =>
  new (await import('oslo/password')).Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });

/** No password has this hash. Unknown usernames are verified against it, so that their answer takes as long. */
export const UNUSABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IG5vYm9keSBub2JvZHk$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** @returns an Argon2id hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  return (await loadArgon2()).hash(password);
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  return (await loadArgon2()).verify(hash, password);
}

/** A random password of 100 bits, in groups that are easy to type. */
export function generatePassword(): string {
  return groupedCode(20);
}

/** Random letters and digits of five bits each, in groups of five; none of them look alike. */
export function groupedCode(length: number): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const text = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return text.match(/.{5}/g)!.join('-');
}
