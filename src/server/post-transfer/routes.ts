import { Readable } from 'node:stream';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import { type CallRequest, routes } from '#server/http/calls.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { postTransferCalls } from '#shared/post-transfer.calls.ts';
import { IMPORT_MAX_BYTES } from '#shared/post-transfer.ts';
import { daysSinceEpoch, dayToIso } from '#shared/time.ts';

/** Loaded at the first import: the readers of XML, YAML and HTML take several megabytes of memory. */
const load = () => import('./post-transfer.ts');

export const postTransferRoutes = routes(postTransferCalls, {
  async export(ctx, { c }) {
    const { writeSiteZip } = await load();
    return c.body(toWebStream(Readable.from(writeSiteZip(ctx))), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="posts-${dayToIso(daysSinceEpoch(ctx.clock.now()))}.zip"`,
    });
  },
  lastImport: (ctx) => ctx.memory.lastImport ?? null,
  import: (ctx, request) => importFile(ctx, request),
});

async function importFile(
  ctx: AppContext,
  { query: { site, pages, name }, isDryRun, captain, c }: CallRequest<typeof postTransferCalls.import>,
) {
  const { readInWorker, planImport, startImport } = await load();
  const read = await readInWorker(await readBytes(c, IMPORT_MAX_BYTES), name);
  const file = site ? { ...read, site } : read;
  if (isDryRun) return planImport(ctx, file);
  return startImport(ctx, file, captain, pages && file.pages !== undefined);
}
