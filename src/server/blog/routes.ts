import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body, parseInput } from '#server/http/body.ts';
import { readQuery } from '#server/http/query.ts';
import { type CaptainVariables, findCaptain, requireCaptain } from '#server/http/require-captain.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { AnyFields, PageQuery, PostInput, PreviewInput } from '#shared/post.schema.ts';
import { roleOf } from '#shared/roles.ts';
import { createPost, getPostFields, removePost, savePost } from './edits.ts';
import { getPreview, makePreviewLink } from './preview.ts';
import { getListPage, getPost, listFeatured, listPostsForCaptain, listVisiblePosts } from './reading.ts';
import { previewContent } from './rendering.ts';
import { getPostRevision, listPostRevisions } from './revisions.ts';

/** `/api/blog`. To visitors, posts that are not visible do not exist. */
export function blogApi(ctx: AppContext) {
  const api = new Hono<{ Variables: CaptainVariables }>();
  const guard = requireCaptain(ctx);
  const ruleFor = (captain: CaptainUser) => ({ draftsOnly: roleOf(captain) === 'editor' });

  api.get('/', async (c) => {
    const isAll = c.req.query('all') === '1' && !!(await findCaptain(ctx, c));
    return c.json(isAll ? await listPostsForCaptain(ctx) : await listVisiblePosts(ctx));
  });
  api.get('/featured', async (c) => c.json(await listFeatured(ctx)));
  api.post('/', guard, body(PostInput), async (c) => {
    const captain = c.get('captain');
    return c.json(await createPost(ctx, c.req.valid('json'), captain.name, ruleFor(captain)), 201);
  });
  api.post('/preview', guard, body(PreviewInput), async (c) =>
    c.json(await previewContent(ctx, c.req.valid('json').content)),
  );
  api.get('/preview/:token', async (c) => c.json(await getPreview(ctx, c.req.param('token'))));

  api.get('/:slug', async (c) => {
    const captain = await findCaptain(ctx, c);
    return c.json(await getPost(ctx, c.req.param('slug'), { hidden: !!captain }));
  });
  api.put('/:slug', guard, body(AnyFields), async (c) => {
    const slug = c.req.param('slug');
    // Fields that are not sent keep their value.
    const input = parseInput(PostInput, { ...(await getPostFields(ctx, slug)), ...c.req.valid('json') });
    const captain = c.get('captain');
    return c.json(await savePost(ctx, slug, input, captain.name, ruleFor(captain)));
  });
  api.delete('/:slug', guard, async (c) => {
    await removePost(ctx, c.req.param('slug'));
    return c.body(null, 204);
  });
  api.get('/:slug/revisions', guard, async (c) => c.json(await listPostRevisions(ctx, c.req.param('slug'))));
  api.get('/:slug/revisions/:id', guard, async (c) =>
    c.json(await getPostRevision(ctx, c.req.param('slug'), Number(c.req.param('id')))),
  );
  api.post('/:slug/preview-link', guard, async (c) =>
    c.json(await makePreviewLink(ctx, c.req.param('slug'), c.get('captain')), 201),
  );
  return api;
}

/** `/api/articles`: the pages of `/blog`, with `?page=2`, `?tag=AI` and `?q=words`. */
export function articlesApi(ctx: AppContext) {
  return new Hono().get('/', async (c) => {
    const { page, tag, q } = readQuery(c, PageQuery);
    return c.json(await getListPage(ctx, { page, tag, query: q }));
  });
}
