import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { etagOf } from './http/send-bytes.ts';
import { type SendableFile, sendFile } from './http/send-file.ts';

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

/** Answers a request for a file that ships with the site, or `undefined` when there is none at this path. */
export type StaticFiles = (c: Context) => Response | undefined;

/**
 * Lists `folder` once; only paths found then are ever served, so no request can name another file. Each is read when it is
 * first asked for, and kept.
 *
 * @param headers sent with every file.
 */
export function openStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const names = new Map(listFiles(folder).map((file) => [urlPath(folder, file), file]));
  const files = new Map<string, SendableFile>();
  return (c) => {
    const name = names.get(c.req.path);
    if (!name) return undefined;
    let file = files.get(name);
    if (!file) {
      file = describe(folder, name);
      files.set(name, file);
    }
    return sendFile(c, file, headers);
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlPath(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`;
}

function describe(folder: string, file: string): SendableFile {
  const size = statSync(file).size;
  const bytes = readFileSync(file);
  const isHashed = urlPath(folder, file).startsWith('/build/');
  const described: SendableFile = {
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
