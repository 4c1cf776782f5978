import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { getArchived, listArchive } from './archive.ts';

/** The issues of the newsletter that the owner published in the archive. */
export function archiveApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listArchive(ctx)))
    .get('/:slug', async (c) => c.json(await getArchived(ctx, c.req.param('slug'))));
}
