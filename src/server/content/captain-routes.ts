import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { DraftInput, PageInput, PublishInput, ResetInput } from '#shared/content.schema.ts';
import { toPlannedSeconds } from '#shared/time.ts';
import { listTemplates } from './definitions.ts';
import { discardDraft, publish, reset, restoreRevision, saveDraft } from './edits.ts';
import { getDocument, getDocumentRevision, listDocumentRevisions, listDocuments } from './listing.ts';
import { createPage, deletePage } from './own-pages.ts';

/** The owner's side: editing, publishing, revisions, own pages. */
export function captainContentApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await listDocuments(ctx)))
    .post('/', body(PageInput), async (c) =>
      c.json(await createPage(ctx, c.req.valid('json'), c.get('captain').username), 201),
    )
    .get('/templates', (c) => c.json(listTemplates()))
    .get('/:key', async (c) => c.json(await getDocument(ctx, c.req.param('key'), c.get('captain'))))
    .delete('/:key', async (c) => {
      await deletePage(ctx, c.req.param('key'));
      return c.body(null, 204);
    })
    .put('/:key/draft', body(DraftInput), async (c) =>
      c.json(await saveDraft(ctx, c.req.param('key'), c.req.valid('json'), c.get('captain').username)),
    )
    .delete('/:key/draft', async (c) => c.json(await discardDraft(ctx, c.req.param('key'), c.get('captain').username)))
    .post('/:key/publish', body(PublishInput), async (c) => {
      const { version, at } = c.req.valid('json');
      const input = { version, at: at ? toPlannedSeconds(new Date(at)) : undefined };
      return c.json(await publish(ctx, c.req.param('key'), input, c.get('captain').username));
    })
    .post('/:key/reset', body(ResetInput), async (c) =>
      c.json(await reset(ctx, c.req.param('key'), c.req.valid('json').path, c.get('captain').username)),
    )
    .get('/:key/revisions', async (c) => c.json(await listDocumentRevisions(ctx, c.req.param('key'))))
    .get('/:key/revisions/:id', async (c) => c.json(await getDocumentRevision(ctx, c.req.param('key'), readId(c))))
    .post('/:key/revisions/:id/restore', async (c) =>
      c.json(await restoreRevision(ctx, c.req.param('key'), readId(c), c.get('captain').username)),
    );
}
