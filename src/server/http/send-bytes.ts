import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes ready to be sent, in every encoding a browser may accept. */
export interface Encoded {
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer> | undefined;
  gzip?: Uint8Array<ArrayBuffer> | undefined;
  /** Weak, quoted: the same for all encodings. */
  etag: string;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Smaller texts are not worth compressing. */
const COMPRESS_FROM_BYTES = 512;

/** Compresses text once, off the main thread, so that it can be sent many times. */
export async function encode(text: string): Promise<Encoded> {
  const identity = new TextEncoder().encode(text);
  const etag = `W/${etagOf(identity)}`;
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

type Coding = 'br' | 'gzip';

/** Which encoding to send, by the client's Accept-Encoding; one with quality 0 is not sent. */
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
