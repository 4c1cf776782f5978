import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes ready to be sent, in every encoding that a browser may ask for. */
export interface Encoded {
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer> | undefined;
  gzip?: Uint8Array<ArrayBuffer> | undefined;
  /** Strong validator of the identity bytes, quoted. */
  etag: string;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this many bytes an encoding costs more than it saves. */
const COMPRESS_FROM_BYTES = 512;

/** Compresses text once, off the main thread, so that it can be sent many times. */
export async function encode(text: string): Promise<Encoded> {
  const identity = new TextEncoder().encode(text);
  const etag = etagOf(identity);
  if (identity.byteLength < COMPRESS_FROM_BYTES) return { identity, etag };
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength },
    }),
    gzipped(identity, { level: 6 }),
  ]);
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz), etag };
}

/** A strong ETag: the first 16 bytes of the content's SHA-256. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Which encoding to send, by the browser's Accept-Encoding; quality values of 0 are honoured. */
export function chooseEncoding(
  accept: string | undefined,
  has: { br: boolean; gzip: boolean },
): 'br' | 'gzip' | undefined {
  if (!accept) return undefined;
  const isAccepted = (name: string) =>
    accept.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return (coding.trim() === name || coding.trim() === '*') && !(quality && Number(quality.slice(2)) === 0);
    });
  if (has.br && isAccepted('br')) return 'br';
  if (has.gzip && isAccepted('gzip')) return 'gzip';
  return undefined;
}

/** True when the browser already holds these bytes (If-None-Match, compared weakly as RFC 9110 asks). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
