import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from '#server/context.ts';
import { chooseEncoding, etagOf, isFresh } from './send-bytes.ts';

type Coding = 'br' | 'gzip';

/** How a response starts. */
export interface Head {
  status: number;
  headers: Record<string, string>;
}

/** `list` has the names and values of the headers in turns, the fastest form for `writeHead`. */
interface BuiltHead extends Head {
  list: string[];
}

/** A text as it is sent in one content coding; its heads are built once, so that a request from memory allocates little. */
export interface Representation {
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  full: BuiltHead;
  notModified: BuiltHead;
}

/** A text response; each content coding is made when it is first requested, and then kept. */
export interface TextResponse {
  /** Upper bound of the memory that all codings take, in bytes. */
  maxBytes: number;
  /** The representation for an Accept-Encoding header, when it is in memory. */
  find(acceptEncoding: string | undefined): Representation | undefined;
  /** The representation for an Accept-Encoding header, compressed first if necessary. */
  get(acceptEncoding: string | undefined): Promise<Representation>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this many bytes a content coding costs more than it saves. */
const COMPRESS_FROM_BYTES = 512;
/**
 * The marketing pages are few, compressed once and sent often: 10 makes the home page 7 % smaller than 7, which saves
 * 1.5 KB, and takes some 200 ms of a background thread instead of 15.
 */
const BROTLI_QUALITY = { usual: 7, small: 10 } as const;
const BOTH = { br: true, gzip: true };
const ETAG_ENDS = { identity: '"', br: '-br"', gzip: '-gz"' };

/**
 * @param head status and headers, without those that depend on the content coding.
 * @param isSmall true where the smallest size is worth more time.
 */
export function createTextResponse(
  ctx: Pick<AppContext, 'metrics'>,
  text: string,
  head: Head,
  isSmall = false,
): TextResponse {
  const bytes = new TextEncoder().encode(text);
  const hash = etagOf(bytes);
  const ready = { identity: represent('identity', bytes) } as Partial<Record<Coding | 'identity', Representation>>;
  const pending: Partial<Record<Coding, Promise<Representation>>> = {};

  function codingFor(acceptEncoding: string | undefined): Coding | 'identity' {
    if (bytes.byteLength < COMPRESS_FROM_BYTES) return 'identity';
    return chooseEncoding(acceptEncoding, BOTH) ?? 'identity';
  }

  /** Every content coding has an ETag of its own: a strong ETag promises the very same bytes. */
  function represent(coding: Coding | 'identity', encoded: Uint8Array<ArrayBuffer>): Representation {
    const etag = hash.replace(/"$/, ETAG_ENDS[coding]);
    const headers: Record<string, string> = { ...head.headers, ETag: etag, Vary: 'Accept-Encoding' };
    const full = { ...headers, 'Content-Length': String(encoded.byteLength) };
    return {
      etag,
      bytes: encoded,
      full: build(head.status, coding === 'identity' ? full : { ...full, 'Content-Encoding': coding }),
      notModified: build(304, headers),
    };
  }

  async function compress(coding: Coding): Promise<Representation> {
    ctx.metrics.countPageWork(coding);
    const quality = isSmall ? BROTLI_QUALITY.small : BROTLI_QUALITY.usual;
    const encoded =
      coding === 'br'
        ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
        : await gzipped(bytes, { level: 6 });
    const made = represent(coding, new Uint8Array(encoded));
    ready[coding] = made;
    return made;
  }

  return {
    // Markup compresses to less than a quarter of its size in either coding.
    maxBytes: Math.ceil(1.5 * bytes.byteLength),
    find: (acceptEncoding) => ready[codingFor(acceptEncoding)],
    async get(acceptEncoding) {
      const coding = codingFor(acceptEncoding);
      const made = ready[coding];
      if (made || coding === 'identity') return made as Representation;
      pending[coding] ??= compress(coding);
      return pending[coding];
    },
  };
}

function build(status: number, headers: Record<string, string>): BuiltHead {
  return { status, headers, list: Object.entries(headers).flat() };
}

/** Head and body to send: 304 without a body when the browser has the same bytes. Only a 200 can be "not modified". */
export function chooseResponse(
  { etag, bytes, full, notModified }: Representation,
  ifNoneMatch: string | undefined,
): { head: BuiltHead; body: Uint8Array<ArrayBuffer> | null } {
  if (full.status === 200 && isFresh(ifNoneMatch, etag)) return { head: notModified, body: null };
  return { head: full, body: bytes };
}

/** The response for a request, compressed as its Accept-Encoding header allows, or 304. */
export async function sendText(
  text: TextResponse,
  header: (name: 'accept-encoding' | 'if-none-match') => string | undefined,
): Promise<Response> {
  const { head, body } = chooseResponse(await text.get(header('accept-encoding')), header('if-none-match'));
  return new Response(body, head);
}
