import { createReadStream } from 'node:fs';
import type { Context } from 'hono';
import { chooseEncoding, isFresh } from './send-bytes.ts';
import { toWebStream } from './web-stream.ts';

/** A file ready to be sent, with its bytes and their compressed versions where they are in memory. */
export interface SendableFile {
  file: string;
  /** Bytes. */
  size: number;
  /** Strong, quoted; of the uncompressed bytes. */
  etag: string;
  type: string;
  cacheControl: string;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  /** Absent for large files, which are read from disk. */
  identity?: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a file: compressed where there is a version the client accepts, a part of it for a range request, 304 where the
 * client has it already.
 *
 * @param base headers of every answer.
 */
export function sendFile(c: Context, file: SendableFile, base: Record<string, string>): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), file);
  const encoded = encoding && file[encoding];
  const headers: Record<string, string> = {
    ...base,
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    // A strong ETag promises the same bytes, which compressed versions do not have.
    ETag: encoded ? `W/${file.etag}` : file.etag,
  };
  if (file.br || file.gzip) headers.Vary = 'Accept-Encoding';
  if (isFresh(c.req.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });

  if (encoded) {
    headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(encoded.byteLength);
    return new Response(encoded, { headers });
  }
  return sendPart(c, file, { ...headers, 'Accept-Ranges': 'bytes' });
}

/** Sends the part that a range request asks for, or else the whole file. */
function sendPart({ req }: Context, file: SendableFile, headers: Record<string, string>): Response {
  const bodyOf = (start: number, end: number) => (req.method === 'HEAD' ? null : read(file, start, end));
  const range = parseRange(req.header('range'), file.size);
  const ifRange = req.header('if-range');
  const isOfOtherVersion = ifRange !== undefined && ifRange !== file.etag;
  if (!range || isOfOtherVersion) {
    headers['Content-Length'] = String(file.size);
    return new Response(bodyOf(0, file.size - 1), { headers });
  }
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${file.size}`;
    return new Response(null, { status: 416, headers });
  }
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  headers['Content-Length'] = String(range.end - range.start + 1);
  return new Response(bodyOf(range.start, range.end), { status: 206, headers });
}

function read(file: SendableFile, start: number, end: number): BodyInit {
  if (file.identity) return file.identity.subarray(start, end + 1);
  return toWebStream(createReadStream(file.file, { start, end }));
}

/** The byte range of `size` bytes, both ends included. Several ranges or an invalid header count as none (RFC 9110). */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const suffix = Number(match[2]);
    return suffix === 0 ? 'unsatisfiable' : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
