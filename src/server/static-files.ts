import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { CACHE_CONTROL, etagOf } from './http/send-bytes.ts';
import { type SendableFile, sendFile } from './http/send-file.ts';

/** Files up to this size are sent from memory. */
const IN_MEMORY_BYTES = 512 * 1024;

/** Anything else that protects a page (policies for scripts, frames and permissions) means nothing for a file it loads. */
const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };
/** An SVG opened by its own address is a document and could run scripts. */
const SVG_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Answers a request for a file that ships with the site, or `undefined` when there is none at this path. */
export type StaticFiles = (c: Context) => Response | undefined;

/** Lists `folder` once: only these files can be requested, whatever the path. Each is read at its first request. */
export function openStaticFiles(folder: string): StaticFiles {
  const paths = new Map(listFiles(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
  const files = new Map<string, SendableFile>();
  return (c) => {
    const path = paths.get(c.req.path);
    if (!path) return undefined;
    let file = files.get(path);
    if (!file) {
      file = readSendable(path, c.req.path.startsWith('/build/'));
      files.set(path, file);
    }
    return sendFile(c, file, path.endsWith('.svg') ? SVG_HEADERS : HEADERS);
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function readSendable(file: string, isHashed: boolean): SendableFile {
  const bytes = readFileSync(file);
  const described: SendableFile = {
    file,
    size: bytes.byteLength,
    etag: etagOf(bytes),
    type: getMimeType(file) ?? 'application/octet-stream',
    cacheControl: isHashed ? CACHE_CONTROL.forever : CACHE_CONTROL.hour,
  };
  if (bytes.byteLength > IN_MEMORY_BYTES) return described;
  described.identity = new Uint8Array(bytes);
  if (existsSync(`${file}.br`)) described.br = new Uint8Array(readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) described.gzip = new Uint8Array(readFileSync(`${file}.gz`));
  return described;
}
