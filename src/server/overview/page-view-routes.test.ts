import { expect, test } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';

async function readViews(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('pageViews').select(['path', 'views']).execute();
  return Object.fromEntries(rows.map(({ path, views }) => [path, views]));
}

/** A blog with a post that visitors see, a draft, and one that is planned. */
async function addPosts(harness: Awaited<ReturnType<typeof createTestApp>>) {
  const { call } = await loginAs(harness);
  await call('POST', '/api/blog', makePost({ slug: 'seen' }));
  await call('POST', '/api/blog', makePost({ slug: 'draft', published: false }));
  await call('POST', '/api/blog', makePost({ slug: 'planned', publishAt: '2026-02-01T12:00:00Z' }));
}

test('counts every page and visible post under its canonical path', async () => {
  const harness = await createTestApp();
  await addPosts(harness);
  const own = [...PUBLIC_PAGES, '/blog/seen'];
  for (const path of own) {
    for (const spelling of [path, path.toUpperCase(), `${path}/`]) {
      expect((await harness.app.request('/api/page-views', postJson({ path: spelling }))).status).toBe(204);
    }
  }
  await harness.ctx.counters.flush();
  expect(await readViews(harness.db)).toEqual(Object.fromEntries(own.map((path) => [path, 3])));
});

test('answers 204 for unknown paths and stores nothing', async () => {
  const harness = await createTestApp();
  await addPosts(harness);
  for (const path of [
    '/nothing',
    '/about/more',
    '//about',
    '/services',
    '/services/none',
    '/blog/none',
    '/blog/draft',
    '/blog/planned',
    '/blog/seen/more',
    '/blog/preview/1-secret',
    '/booking/1-secret',
    '/newsletter/confirm/1-secret',
    '/api/site',
  ]) {
    const res = await harness.app.request('/api/page-views', postJson({ path }));
    expect([path, res.status]).toEqual([path, 204]);
  }
  await harness.ctx.counters.flush();
  expect(await readViews(harness.db)).toEqual({});
});

test('counts served pages once each, under every spelling of the path', async () => {
  const harness = await createPageApp();
  await addPosts(harness);
  const get = async (path: string) => {
    const res = await harness.app.fetch(
      new Request(`http://localhost${path}`, { headers: { 'User-Agent': 'Mozilla/5.0' } }),
    );
    const location = res.headers.get('location');
    if (location) await harness.app.request(location, { headers: { 'User-Agent': 'Mozilla/5.0' } });
  };
  for (const path of ['/about', '/ABOUT', '/about///', '/%61bout?x=1', '/x/../about', '/blog?page=1', '/Blog/SEEN/']) {
    await get(path);
  }
  for (const path of [
    '/nothing',
    '/blog/none',
    '/blog/draft',
    '/blog/a%20b',
    '/captain',
    '/CAPTAIN/',
    '/booking/1-a',
  ]) {
    await get(path);
  }
  await harness.ctx.counters.flush();
  expect(await readViews(harness.db)).toEqual({ '/about': 5, '/blog': 1, '/blog/seen': 1 });
});
