import { expect, test } from 'vitest';
import type { PostJson, PostListPageJson, PostSummaryJson } from '#shared/post.schema.ts';
import { toIso } from '#shared/time.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';
import { renderStalePosts } from './rendering.ts';

async function createBlog() {
  const test = await createTestApp();
  const captain = await loginAs(test);
  const get = async <T>(path: string) => (await (await test.app.request(path)).json()) as T;
  return {
    ...test,
    captain,
    get,
    async slugs() {
      return (await get<PostSummaryJson[]>('/api/blog')).map(({ slug }) => slug);
    },
  };
}

test('POST stores every field; visitors get sanitised HTML', async () => {
  const { captain, clock, get } = await createBlog();
  const created = await captain.call('POST', '/api/blog', makePost({ tags: ['AI', 'ai', ' Ops '] }));
  expect(created.status).toBe(201);
  const now = toIso(clock.now());
  expect(created.body).toMatchObject({
    ...makePost({ tags: ['AI', 'Ops'] }),
    id: expect.any(Number),
    author: 'Alex',
    publishAt: null,
    createdAt: now,
    updatedAt: now,
    readingTime: 1,
  });
  const post = await get<PostJson>('/api/blog/hello-world');
  expect(post.html).toContain('<strong>bold</strong>');
  expect(post.toc).toEqual([{ id: 'c-why', text: 'Why', depth: 2 }]);
});

test('the list omits content; featured posts have their own list', async () => {
  const { captain, get } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ slug: 'plain' }));
  await captain.call('POST', '/api/blog', makePost({ slug: 'star', featured: true }));
  const list = await get<PostSummaryJson[]>('/api/blog');
  expect(list.map(({ slug }) => slug)).toEqual(['star', 'plain']);
  expect(list[0]).not.toHaveProperty('content');
  expect(list[0]).not.toHaveProperty('html');
  expect((await get<PostSummaryJson[]>('/api/blog/featured')).map(({ slug }) => slug)).toEqual(['star']);
});

test.each([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: undefined }, 'title', 'Title is required'],
  [{ slug: '' }, 'slug', 'Slug is required'],
  [{ slug: 'x'.repeat(51) }, 'slug', 'Please keep this under 50 characters'],
  [{ slug: 'a/../b' }, 'slug', 'A slug is made of lower-case letters, digits and hyphens'],
  [{ slug: 'featured' }, 'slug', 'This slug is kept for the site itself'],
  [{ coverImage: 'javascript:alert(1)' }, 'coverImage', 'Please give the address of a picture'],
  [{ coverImage: '//evil.example/x.png' }, 'coverImage', 'Please give the address of a picture'],
  [{ publishAt: 'soon' }, 'publishAt', 'Please give a date and time'],
])('rejects %j with 400 and stores nothing', async (fields, path, message) => {
  const { captain } = await createBlog();
  const res = await captain.call('POST', '/api/blog', makePost(fields));
  expect(res.status).toBe(400);
  expect(res.body.issues).toContainEqual({ path, message });
  expect((await captain.call('GET', '/api/blog?all=1')).body).toEqual([]);
});

test('rejects writes without login with 401; ?all=1 shows visitors nothing more', async () => {
  const { app, captain } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ published: false }));
  for (const [method, path] of [
    ['POST', '/api/blog'],
    ['PUT', '/api/blog/hello-world'],
    ['DELETE', '/api/blog/hello-world'],
    ['POST', '/api/blog/preview'],
    ['GET', '/api/blog/hello-world/revisions'],
    ['POST', '/api/blog/hello-world/preview-link'],
    ['POST', '/api/tags'],
    ['GET', '/api/assets'],
    ['POST', '/api/assets'],
    ['POST', '/api/assets/batch-delete'],
  ] as const) {
    const init = method === 'GET' ? {} : { ...postJson(makePost()), method };
    expect([path, (await app.request(path, init)).status]).toEqual([path, 401]);
  }
  expect(await (await app.request('/api/blog?all=1')).json()).toEqual([]);
});

test('rejects a write from another origin with 403', async () => {
  const { app, captain } = await createBlog();
  const send = (Origin: string) => app.request('/api/blog', postJson(makePost(), { Cookie: captain.cookie, Origin }));
  expect((await send('https://evil.example')).status).toBe(403);
  expect((await send('http://localhost:3000')).status).toBe(201);
});

test('ReDoS: rejects a slug of 100,000 characters with 400', async () => {
  const { captain } = await createBlog();
  const { status, body } = await captain.call('POST', '/api/blog', makePost({ slug: `${'a'.repeat(100_000)}!` }));
  expect([status, body.issues[0]?.path]).toEqual([400, 'slug']);
});

test('rejects a taken slug with 409', async () => {
  const { captain } = await createBlog();
  await captain.call('POST', '/api/blog', makePost());
  const twin = await captain.call('POST', '/api/blog', makePost());
  expect(twin.status).toBe(409);
  expect(twin.body).toMatchObject({ message: expect.any(String), issues: [{ path: 'slug' }] });
  await captain.call('POST', '/api/blog', makePost({ slug: 'other' }));
  expect((await captain.call('PUT', '/api/blog/other', makePost())).status).toBe(409);
  expect((await captain.call('PUT', '/api/blog/nothing', makePost({ slug: 'nothing' }))).status).toBe(404);
  expect((await captain.call('DELETE', '/api/blog/nothing')).status).toBe(404);
});

test('rejects an outdated save with 409, even within one second; fields not sent are kept', async () => {
  const { captain } = await createBlog();
  const { body: first } = await captain.call('POST', '/api/blog', makePost());
  const mine = { title: 'Mine', updatedAt: first.updatedAt };
  expect((await captain.call('PUT', '/api/blog/hello-world', { ...mine, title: 'Theirs' })).status).toBe(200);
  const refused = await captain.call('PUT', '/api/blog/hello-world', mine);
  expect(refused.status).toBe(409);
  expect(refused.body.issues).toMatchObject([{ path: 'updatedAt' }]);
  const { body: kept } = await captain.call('GET', '/api/blog/hello-world');
  expect(kept).toMatchObject({ title: 'Theirs', content: makePost().content, tags: ['AI'], published: true });
});

test('every save creates a revision', async () => {
  const { captain } = await createBlog();
  await captain.call('POST', '/api/blog', makePost());
  await captain.call('PUT', '/api/blog/hello-world', { content: 'Second thoughts' });
  const { body: list } = await captain.call('GET', '/api/blog/hello-world/revisions');
  expect(list).toMatchObject([{ words: 2, savedBy: 'Alex Rivera' }, { title: 'Hello, world' }]);
  const { body: oldest } = await captain.call('GET', `/api/blog/hello-world/revisions/${list[1].id}`);
  expect(oldest.post).toMatchObject({ content: makePost().content, slug: 'hello-world' });
  expect((await captain.call('GET', '/api/blog/hello-world/revisions/999')).status).toBe(404);
});

test('an old slug redirects until another post uses it', async () => {
  const { captain, get, app } = await createBlog();
  await captain.call('POST', '/api/blog', makePost());
  await captain.call('PUT', '/api/blog/hello-world', { slug: 'moved' });
  expect((await get<PostJson>('/api/blog/hello-world')).slug).toBe('moved');
  await captain.call('POST', '/api/blog', makePost({ title: 'Newcomer' }));
  expect(await get<PostJson>('/api/blog/hello-world')).toMatchObject({ title: 'Newcomer', slug: 'hello-world' });
  await captain.call('PUT', '/api/blog/moved', { slug: 'moved-on' });
  await captain.call('PUT', '/api/blog/moved-on', { published: false });
  expect((await app.request('/api/blog/moved')).status).toBe(404);
});

test('a scheduled post becomes visible and published at its time', async () => {
  const { captain, clock, ctx, get, slugs } = await createBlog();
  const publishAt = toIso(clock.now() + 100);
  for (const published of [false, true]) {
    await captain.call('POST', '/api/blog', makePost({ slug: `at-${published}`, published, publishAt }));
  }
  const before = ctx.publicContent.version();
  clock.advance(99);
  expect(await slugs()).toEqual([]);
  expect(ctx.publicContent.version()).toBe(before);
  expect((await captain.call('GET', '/api/blog?all=1')).body).toMatchObject([
    { slug: 'at-true', status: 'scheduled' },
    { slug: 'at-false', status: 'scheduled', published: false },
  ]);
  clock.advance(1);
  expect(ctx.publicContent.version()).toBeGreaterThan(before);
  expect(await slugs()).toEqual(['at-true', 'at-false']);
  expect(await get<PostJson>('/api/blog/at-false')).toMatchObject({ published: true, publishedAt: publishAt });
  const after = ctx.publicContent.version();
  clock.advance(1000);
  expect(ctx.publicContent.version()).toBe(after);
});

test('a scheduled post does not become visible a fraction of a second early', async () => {
  const { captain, clock, slugs } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ published: true, publishAt: '2026-01-05T12:00:00.001Z' }));
  expect(await slugs()).toEqual([]);
  clock.advance(1);
  expect(await slugs()).toHaveLength(1);
});

test('a post cannot be planned for a year of five digits, which no list could show', async () => {
  const { captain } = await createBlog();
  const publishAt = '9999-12-31T23:00:00-08:00';
  expect(await captain.call('POST', '/api/blog', makePost({ publishAt }))).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'publishAt', message: 'Please give a date and time' }] },
  });
  expect((await captain.call('GET', '/api/blog?all=1')).status).toBe(200);
});

test('an unpublished post with a past publishAt is a draft; unpublishing hides a post', async () => {
  const { captain, clock, slugs } = await createBlog();
  const past = toIso(clock.now() - 60);
  const draft = await captain.call('POST', '/api/blog', makePost({ published: false, publishAt: past }));
  expect(draft.body).toMatchObject({ status: 'draft', published: false, publishAt: past });
  expect(await slugs()).toEqual([]);
  const publishAt = toIso(clock.now() + 60);
  await captain.call('POST', '/api/blog', makePost({ slug: 'later', published: false, publishAt }));
  clock.advance(60);
  expect(await slugs()).toEqual(['later']);
  await captain.call('PUT', '/api/blog/later', { published: false });
  expect(await slugs()).toEqual([]);
});

test('previous is the next older visible post, next the newer one', async () => {
  const { captain, clock, get } = await createBlog();
  for (const [slug, published] of [
    ['one', true],
    ['two', false],
    ['three', true],
    ['four', true],
  ] as const) {
    await captain.call('POST', '/api/blog', makePost({ slug, title: slug, published }));
    clock.advance(60);
  }
  expect(await get<PostJson>('/api/blog/three')).toMatchObject({
    previous: { slug: 'one', title: 'one' },
    next: { slug: 'four', title: 'four' },
  });
  expect(await get<PostJson>('/api/blog/one')).toMatchObject({ previous: null, next: { slug: 'three' } });
});

test('the public list shows featured and latest separately and pages the rest by 24', async () => {
  const { captain, clock, get, app } = await createBlog();
  for (let number = 1; number <= 52; number += 1) {
    const featured = number === 10 || number === 52;
    await captain.call('POST', '/api/blog', makePost({ slug: `p${number}`, featured, content: '' }));
    clock.advance(1);
  }
  const first = await get<PostListPageJson>('/api/articles');
  expect([first.featured?.slug, first.latest?.slug, first.posts[0]?.slug]).toEqual(['p52', 'p51', 'p50']);
  expect([first.posts.length, first.pages, first.total]).toEqual([24, 3, 52]);
  const last = await get<PostListPageJson>('/api/articles?page=3');
  expect(last.posts.map(({ slug }) => slug)).toEqual(['p2', 'p1']);
  expect((await app.request('/api/articles?page=4')).status).toBe(404);
  expect((await app.request('/api/articles?page=0')).status).toBe(400);
});

test('search and tags find only visible posts, for any input', async () => {
  const { captain, get, app } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ slug: 'dispatch', title: 'Dispatching plumbers', tags: ['Ops'] }));
  await captain.call(
    'POST',
    '/api/blog',
    makePost({ slug: 'secret', title: 'Dispatch secrets', tags: ['Hush'], published: false }),
  );
  const find = async (search: string) =>
    (await get<PostListPageJson>(`/api/articles?${search}`)).posts?.map(({ slug }) => slug);
  expect(await find('q=dispatch')).toEqual(['dispatch']);
  expect(await find('q=plumb')).toEqual(['dispatch']);
  expect(await find('q=secrets')).toEqual([]);
  expect(await find(`q=${encodeURIComponent('"NEAR( * ^ OR -- \')')}`)).toEqual([]);
  expect(await find('tag=ops')).toEqual(['dispatch']);
  expect((await app.request('/api/articles?tag=Hush')).status).toBe(404);
  expect(await get('/api/tags')).toEqual([{ name: 'Ops', posts: 1 }]);
  expect((await captain.call('GET', '/api/tags')).body).toContainEqual({ name: 'Hush', posts: 0 });
});

test('tags that differ in case only are one, in any alphabet', async () => {
  const { captain, get } = await createBlog();
  for (const [slug, tags] of [
    ['one', ['öl', 'ai']],
    ['two', ['Öl', 'AI', 'ÖL']],
    ['three', ['o\u0308L']],
  ] as const) {
    expect((await captain.call('POST', '/api/blog', makePost({ slug, tags: [...tags] }))).status).toBe(201);
  }
  expect(await get('/api/tags')).toEqual([
    { name: 'öl', posts: 3 },
    { name: 'ai', posts: 2 },
  ]);
  const { posts } = await get<PostListPageJson>(`/api/articles?tag=${encodeURIComponent('ÖL')}`);
  expect(posts.length).toBe(3);
  expect((await captain.call('POST', '/api/tags', { name: 'ÖL' })).status).toBe(409);
});

test('rejects a case-insensitive duplicate tag with 409', async () => {
  const { captain, get } = await createBlog();
  expect(await captain.call('POST', '/api/tags', { name: '  AI ' })).toMatchObject({
    status: 201,
    body: { name: 'AI' },
  });
  const twin = await captain.call('POST', '/api/tags', { name: 'ai' });
  expect(twin.status).toBe(409);
  expect(twin.body.error).toBe(twin.body.message);
  const empty = await captain.call('POST', '/api/tags', { name: ' ' });
  expect([empty.status, empty.body.error]).toEqual([400, 'A tag needs a name']);
  expect(await get('/api/tags')).toEqual([{ name: 'AI', posts: 0 }]);
});

test('a preview link shows a draft until it expires', async () => {
  const { app, captain, clock } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ published: false }));
  const { body: link } = await captain.call('POST', '/api/blog/hello-world/preview-link');
  const token = String(link.url).split('/').at(-1);
  const open = (with_: string) => app.request(`/api/blog/preview/${with_}`);
  expect(await (await open(token!)).json()).toMatchObject({ slug: 'hello-world', status: 'draft' });
  expect((await open(`${token}x`)).status).toBe(404);
  expect((await open(token!.replace(/^\d+/, '2'))).status).toBe(404);
  clock.advance(8 * 24 * 3600);
  expect((await open(token!)).status).toBe(404);
});

test('links to a deleted post never open a later post', async () => {
  const { app, captain } = await createBlog();
  await captain.call('POST', '/api/blog', makePost());
  const { body: link } = await captain.call('POST', '/api/blog/hello-world/preview-link');
  const token = String(link.url).split('/').at(-1);
  await captain.call('DELETE', '/api/blog/hello-world');
  await captain.call('POST', '/api/blog', makePost({ slug: 'secret', published: false }));
  expect((await app.request(`/api/blog/preview/${token}`)).status).toBe(404);
});

test('deleting a post removes it from lists, search and tags', async () => {
  const { app, captain, get, slugs } = await createBlog();
  await captain.call('POST', '/api/blog', makePost());
  expect((await captain.call('DELETE', '/api/blog/hello-world')).status).toBe(204);
  expect(await slugs()).toEqual([]);
  expect((await app.request('/api/blog/hello-world')).status).toBe(404);
  expect((await get<PostListPageJson>('/api/articles?q=hello')).posts).toEqual([]);
  expect(await get('/api/tags')).toEqual([]);
});

test('HTML of an older renderer is rendered again on first read or at the next start', async () => {
  const { captain, ctx, db, get } = await createBlog();
  for (const slug of ['read', 'unread']) await captain.call('POST', '/api/blog', makePost({ slug }));
  await db.updateTable('blogPosts').set({ html: 'old', renderVersion: 0 }).execute();
  expect((await get<PostJson>('/api/blog/read')).html).toContain('<strong>bold</strong>');
  const before = ctx.publicContent.version();
  await renderStalePosts(ctx);
  expect(ctx.publicContent.version()).toBeGreaterThan(before);
  const rows = await db.selectFrom('blogPosts').select('html').execute();
  expect(rows.map(({ html }) => html.includes('<strong>bold</strong>'))).toEqual([true, true]);
});
