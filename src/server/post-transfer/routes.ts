import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import { readQuery } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { ImportQuery } from '#shared/post-transfer.schema.ts';
import { IMPORT_MAX_BYTES } from '#shared/post-transfer.ts';
import { dayOf, dayToIso } from '#shared/time.ts';

/** The readers of XML, YAML and HTML take several megabytes of memory, for what an owner does once. */
const load = () => import('./post-transfer.ts');

/** `GET /export` downloads all posts; `POST /import` takes the file of another system, `GET /import` gives the progress and the result of the last one. */
export function postTransferApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/export', async (c) => {
      const { writePosts } = await load();
      return c.body(toWebStream(Readable.from(writePosts(ctx))), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="posts-${dayToIso(dayOf(ctx.clock.now()))}.zip"`,
      });
    })
    .get('/import', (c) => c.json(ctx.memory.lastImport ?? null))
    .post('/import', async (c) => {
      const { dryRun, site, pages, name } = readQuery(c, ImportQuery);
      const { readInWorker, planImport, startImport } = await load();
      const read = await readInWorker(await readBytes(c, IMPORT_MAX_BYTES), name);
      const file = site ? { ...read, site } : read;
      if (dryRun) return c.json(await planImport(ctx, file));
      return c.json(await startImport(ctx, file, c.get('captain'), pages && file.pages !== undefined), 202);
    });
}
