import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { chooseEncoding, etagOf, isFresh } from './middleware/send-bytes.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files up to this size are sent from memory. */
const IN_MEMORY_BYTES = 512 * 1024;

interface StaticFile {
  file: string;
  size: number;
  etag: string;
  type: string;
  cacheControl: string;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  /** Absent for large files, which are read from disk. */
  identity?: Uint8Array<ArrayBuffer>;
}

/** Answers a request for a file that ships with the site, or `undefined` when there is none at this path. */
export type StaticFiles = (c: Context) => Response | undefined;

/**
 * Reads `folder` once. Only paths found then are ever served, so no request can name another file.
 *
 * @param headers sent with every file.
 */
export function openStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const files = new Map(listFiles(folder).map((file) => [urlPath(folder, file), describe(folder, file)]));
  return (c) => {
    const file = files.get(c.req.path);
    return file && send(c, file, headers);
  };
}

function send(c: Context, file: StaticFile, base: Record<string, string>): Response {
  const headers: Record<string, string> = {
    ...base,
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
  };
  if (file.br || file.gzip) headers.Vary = 'Accept-Encoding';
  if (isFresh(c.req.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });

  const encoding = chooseEncoding(c.req.header('accept-encoding'), { br: !!file.br, gzip: !!file.gzip });
  const encoded = encoding && file[encoding];
  if (encoded) {
    headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(encoded.byteLength);
    return new Response(encoded, { headers });
  }

  headers['Accept-Ranges'] = 'bytes';
  const range = parseRange(c.req.header('range'), file.size);
  const ifRange = c.req.header('if-range');
  if (!range || (ifRange !== undefined && ifRange !== file.etag)) {
    headers['Content-Length'] = String(file.size);
    return new Response(c.req.method === 'HEAD' ? null : read(file, 0, file.size - 1), { headers });
  }
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${file.size}`;
    return new Response(null, { status: 416, headers });
  }
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  headers['Content-Length'] = String(range.end - range.start + 1);
  const part = c.req.method === 'HEAD' ? null : read(file, range.start, range.end);
  return new Response(part, { status: 206, headers });
}

function read(file: StaticFile, start: number, end: number): BodyInit {
  if (file.identity) return file.identity.subarray(start, end + 1);
  return Readable.toWeb(createReadStream(file.file, { start, end })) as ReadableStream<Uint8Array>;
}

/**
 * One byte range of `size` bytes, both ends included. Several ranges, or a header that makes no sense, count as none,
 * which RFC 9110 allows.
 */
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

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlPath(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`;
}

function describe(folder: string, file: string): StaticFile {
  const size = statSync(file).size;
  const bytes = readFileSync(file);
  const isHashed = urlPath(folder, file).startsWith('/build/');
  const described: StaticFile = {
    file,
    size,
    etag: etagOf(bytes),
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    cacheControl: isHashed
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, stale-while-revalidate=86400',
  };
  if (size > IN_MEMORY_BYTES) return described;
  described.identity = new Uint8Array(bytes);
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  if (br) described.br = br;
  if (gzip) described.gzip = gzip;
  return described;
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
