import { Readable } from 'node:stream';
import { readBytes } from '#server/http/body.ts';
import { routes } from '#server/http/calls.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { contentTransferCalls } from '#shared/content.calls.ts';
import { toIsoDay } from '#shared/time.ts';
import { readArchiveInWorker, writeArchive } from './content-archive.ts';
import { exportContent, importContent } from './content-transfer.ts';
import { ARCHIVE_MAX_BYTES } from './read-archive.ts';

export const contentTransferRoutes = routes(contentTransferCalls, {
  async export(ctx, { query, c }) {
    const name = `content-${toIsoDay(ctx.clock.now())}.${query.images ? 'zip' : 'json'}`;
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    if (!query.images) return c.json(await exportContent(ctx));
    return c.body(toWebStream(Readable.from(writeArchive(ctx))), 200, { 'Content-Type': 'application/zip' });
  },
  async import(ctx, { isDryRun, captain, query, c }) {
    const { content, files } = await readArchiveInWorker(await readBytes(c, ARCHIVE_MAX_BYTES));
    return importContent(ctx, content, { isDryRun, by: captain.username, files, ...query });
  },
});
