import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** The header `Cache-Control` of files, by how long browsers may use one without asking. An address with a version or a hash is kept for good. */
export const CACHE_CONTROL = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
} as const;

/** A strong ETag: the first 16 bytes of the content's SHA-256. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Answers with bytes, or with 304 where the client has them already. */
export function sendBytes(c: Context, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  const all = { ...headers, ETag: etagOf(bytes) };
  if (isFresh(c.req.header('if-none-match'), all.ETag)) return c.body(null, 304, all);
  return c.body(bytes, 200, all);
}

type Coding = 'br' | 'gzip';

/** The encoding to send, by the client's Accept-Encoding; one with quality 0 is not sent. */
export function chooseEncoding(accept: string | undefined, has: { br?: unknown; gzip?: unknown }): Coding | undefined {
  if (!accept) return undefined;
  if (has.br && isAccepted(accept, 'br')) return 'br';
  if (has.gzip && isAccepted(accept, 'gzip')) return 'gzip';
  return undefined;
}

function isAccepted(accept: string, wanted: Coding): boolean {
  return accept.split(',').some((part) => {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    return (coding.trim() === wanted || coding.trim() === '*') && !(quality && Number(quality.slice(2)) === 0);
  });
}

/** True when the client already has this version (If-None-Match, weak comparison as in RFC 9110). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(etag));
}
