import { createHash } from 'node:crypto';

/** A strong ETag: the first 16 bytes of the content's SHA-256. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

type Coding = 'br' | 'gzip';

/** What browsers send in Accept-Encoding are a few lines, read once each. Past so many others it begins anew. */
const LINES_MAX = 50;
const accepted = new Map<string, ReadonlySet<Coding>>();

/** Which encoding to send, by the browser's Accept-Encoding; quality values of 0 are honoured. */
export function chooseEncoding(accept: string | undefined, has: { br?: unknown; gzip?: unknown }): Coding | undefined {
  if (!accept) return undefined;
  let codings = accepted.get(accept);
  if (!codings) {
    codings = new Set((['br', 'gzip'] as const).filter((coding) => isAccepted(accept, coding)));
    if (accepted.size >= LINES_MAX) accepted.clear();
    accepted.set(accept, codings);
  }
  if (has.br && codings.has('br')) return 'br';
  if (has.gzip && codings.has('gzip')) return 'gzip';
  return undefined;
}

function isAccepted(accept: string, wanted: Coding): boolean {
  return accept.split(',').some((part) => {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    return (coding.trim() === wanted || coding.trim() === '*') && !(quality && Number(quality.slice(2)) === 0);
  });
}

/** True when the browser already holds these bytes (If-None-Match, compared weakly as RFC 9110 asks). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
