import { lstat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { CACHE_CONTROL, etagOf } from '#server/http/send-bytes.ts';
import { sendFile } from '#server/http/send-file.ts';
import { uploadsFolder } from './assets.ts';
import { UPLOAD_NAME } from './upload-names.ts';

/** The only types that a browser may show, by extension; everything else is a download. */
const SHOWN: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
};
/** An SVG can contain scripts: safe inside `<img>`, and a download when it is opened by its address. */
const DOWNLOADED: Record<string, string> = { '.svg': 'image/svg+xml', '.csv': 'text/csv; charset=utf-8' };

/** Files that captains uploaded. A name always has the same bytes, so browsers may cache it permanently. */
export function uploadsApi(ctx: AppContext) {
  const base = {
    ...baseHeaders(ctx.config),
    // Feed readers and other sites that show a shared link embed these images.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return new Hono().get('/:name', async (c, next) => {
    const name = c.req.param('name');
    const file = join(uploadsFolder(ctx), name);
    // A symbolic link is never followed: it could show a file from outside the folder.
    const stats = UPLOAD_NAME.test(name) ? await lstat(file).catch(() => undefined) : undefined;
    if (!stats?.isFile()) return next();
    const extension = extname(name);
    const shown = SHOWN[extension];
    const headers: Record<string, string> = { ...base };
    if (extension === '.pdf') delete headers['Content-Security-Policy'];
    if (!shown) headers['Content-Disposition'] = `attachment; filename="${name}"`;
    return sendFile(
      c,
      {
        file,
        size: stats.size,
        etag: etagOf(Buffer.from(`${name} ${stats.size} ${stats.mtimeMs}`)),
        type: shown ?? DOWNLOADED[extension] ?? 'application/octet-stream',
        cacheControl: CACHE_CONTROL.forever,
      },
      headers,
    );
  });
}
