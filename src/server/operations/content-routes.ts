import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { dayOf, dayToIso } from '#shared/time.ts';
import { readArchiveInWorker, writeArchive } from './content-archive.ts';
import { exportContent, importContent } from './content-transfer.ts';
import { ARCHIVE_MAX_BYTES } from './read-archive.ts';

/** `GET /export` downloads all texts, with `?images=1` as .zip with pictures; `POST /import` applies such a file. */
export function contentTransferApi(ctx: AppContext) {
  const name = (extension: string) => `attachment; filename="content-${dayToIso(dayOf(ctx.clock.now()))}.${extension}"`;
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/export', async (c) => {
      if (!c.req.query('images')) {
        return c.json(await exportContent(ctx), 200, { 'Content-Disposition': name('json') });
      }
      return c.body(toWebStream(Readable.from(writeArchive(ctx))), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': name('zip'),
      });
    })
    .post('/import', async (c) => {
      const { content, files } = await readArchiveInWorker(await readBytes(c, ARCHIVE_MAX_BYTES));
      const isDryRun = c.req.query('dryRun') === '1';
      return c.json(await importContent(ctx, content, { isDryRun, by: c.get('captain').username, files }));
    });
}
