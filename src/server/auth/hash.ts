import { createHash } from 'node:crypto';

/** For random secrets, which need no slow hash: in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
