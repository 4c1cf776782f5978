import { createHash } from 'node:crypto';

/** A strong ETag: the first 16 bytes of the content's SHA-256. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
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
