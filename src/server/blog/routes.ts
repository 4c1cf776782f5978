import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body, parseInput } from '#server/http/body.ts';
import { readQuery } from '#server/http/query.ts';
import { type CaptainVariables, findCaptain, requireCaptain } from '#server/http/require-captain.ts';
import { AnyFields, PageQuery, PostInput, PreviewInput } from '#shared/post.schema.ts';
import { listFeatured, listPostsForCaptain, listVisiblePosts, readListPage, readPost } from './blog.ts';
import { createPost, readPostFields, removePost, savePost } from './edits.ts';
import { makePreviewLink, readPreview } from './preview.ts';
import { previewContent } from './rendering.ts';
import { readRevision, readRevisions } from './revisions.ts';

/** Posts by the JSON API. Everything that a visitor may call answers as if hidden posts did not exist. */
export function blogApi(ctx: AppContext) {
  const api = new Hono<{ Variables: CaptainVariables }>();
  const guard = requireCaptain(ctx);

  api.get('/', async (c) => {
    const isAll = c.req.query('all') === '1' && !!(await findCaptain(ctx, c));
    return c.json(isAll ? await listPostsForCaptain(ctx) : await listVisiblePosts(ctx));
  });
  api.get('/featured', async (c) => c.json(await listFeatured(ctx)));
  api.post('/', guard, body(PostInput), async (c) =>
    c.json(await createPost(ctx, c.req.valid('json'), c.get('captain').name), 201),
  );
  api.post('/preview', guard, body(PreviewInput), async (c) =>
    c.json(await previewContent(ctx, c.req.valid('json').content)),
  );
  api.get('/preview/:token', async (c) => c.json(await readPreview(ctx, c.req.param('token'))));

  api.get('/:slug', async (c) => {
    const captain = await findCaptain(ctx, c);
    return c.json(await readPost(ctx, c.req.param('slug'), { hidden: !!captain }));
  });
  api.put('/:slug', guard, body(AnyFields), async (c) => {
    const slug = c.req.param('slug');
    // A save may name some fields only; the others stay as they are.
    const input = parseInput(PostInput, { ...(await readPostFields(ctx, slug)), ...c.req.valid('json') });
    return c.json(await savePost(ctx, slug, input, c.get('captain').name));
  });
  api.delete('/:slug', guard, async (c) => {
    await removePost(ctx, c.req.param('slug'));
    return c.body(null, 204);
  });
  api.get('/:slug/revisions', guard, async (c) => c.json(await readRevisions(ctx, c.req.param('slug'))));
  api.get('/:slug/revisions/:id', guard, async (c) =>
    c.json(await readRevision(ctx, c.req.param('slug'), Number(c.req.param('id')))),
  );
  api.post('/:slug/preview-link', guard, async (c) => c.json(await makePreviewLink(ctx, c.req.param('slug')), 201));
  return api;
}

/** The public list in pages, as `/blog` shows it: `?page=2`, `?tag=AI`, `?q=words`. */
export function articlesApi(ctx: AppContext) {
  return new Hono().get('/', async (c) => {
    const { page, tag, q } = readQuery(c, PageQuery);
    return c.json(await readListPage(ctx, { page, tag, query: q }));
  });
}
