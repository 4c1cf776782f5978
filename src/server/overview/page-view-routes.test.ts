import { expect, test, vi } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';

const PROGRAMS = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookexternalhit/1.1',
  'facebookcatalog/1.0',
  'meta-externalagent/1.1',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
  'Slack-ImgProxy (+https://api.slack.com/robots)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)',
  'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.example/)',
  'Viber/17.0',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49 Safari/537.36 Google Favicon',
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 3 subscribers)',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  '',
];
const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B91 [FBAN/FBIOS;FBAV/487.0;FBBV/1]',
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 Instagram 360.0',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
];

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

test('fetchers of link previews and mail programs, monitors and libraries are no visits; browsers are, also inside of apps', async () => {
  const harness = await createPageApp();
  const visits = vi.spyOn(harness.ctx.counters, 'countIssueVisit');
  const visit = (agent: string) => harness.app.request('/about?from=issue-1', { headers: { 'User-Agent': agent } });
  for (const agent of PROGRAMS) await visit(agent);
  await harness.ctx.counters.flush();
  expect([await readViews(harness.db), visits.mock.calls.length]).toEqual([{}, 0]);
  for (const agent of BROWSERS) await visit(agent);
  await harness.ctx.counters.flush();
  expect([await readViews(harness.db), visits.mock.calls.length]).toEqual([
    { '/about': BROWSERS.length },
    BROWSERS.length,
  ]);
});
