import { expect, test } from 'vitest';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { findTrafficSource, toSource } from './sources.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const SITE = 'https://site.example';

test('visits are counted by campaign or linking site; captains, previews and steps within the site are not', async () => {
  const harness = await createPageApp({ SITE_URL: SITE });
  const { call, cookie } = await loginAs(harness);
  const open = (path: string, headers: Record<string, string> = {}) =>
    harness.app.request(path, { headers: { 'User-Agent': BROWSER, ...headers } });
  await open('/', { Referer: 'https://www.plumbers.example/list?q=ada@example.com' });
  await open('/about?utm_source=Spring%20Flyer', { Referer: 'https://plumbers.example/' });
  await open('/about', { Referer: `${SITE}/` });
  await open('/?from=issue-1');
  await open('/');
  const counted = (await call('GET', '/api/captain/statistics')).body;
  expect(counted.totals.views).toBe(5);
  expect(counted.sources).toEqual(
    ['', 'newsletter', 'plumbers.example', 'spring flyer'].map((source) => ({ source, visits: 1 })),
  );
  await open('/', { Cookie: cookie });
  await open('/?draft=1-secret');
  await harness.app.request('/api/page-views', postJson({ path: '/about' }, { Cookie: cookie }));
  expect((await call('GET', '/api/captain/statistics')).body).toEqual(counted);
});

test('behind a CDN the browser reports the source of its first page; crawlers and unknown pages do not count', async () => {
  const harness = await createTestApp({ SITE_URL: SITE, CDN: 'on' });
  const { call } = await loginAs(harness);
  const report = (body: object) => harness.app.request('/api/page-views', postJson(body));
  await report({ path: '/', from: ['', 'https://www.plumbers.example/list'] });
  await report({ path: '/about' });
  await report({ path: '/no-such-page', from: ['', 'https://elsewhere.example/'] });
  const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  await harness.app.request('/api/page-views', postJson({ path: '/about' }, crawler));
  const { sources, totals } = (await call('GET', '/api/captain/statistics')).body;
  expect([sources, totals.views]).toEqual([[{ source: 'plumbers.example', visits: 1 }], 2]);
});

test('nothing personal becomes a source', () => {
  expect(findTrafficSource('/?utm_source=ada%40example.com', undefined, SITE)).toBe('');
  expect(findTrafficSource('/?utm_source=%E0%A4%A', undefined, SITE)).toBe('');
  expect(findTrafficSource('/', 'not an address', SITE)).toBe('');
  expect(toSource('x'.repeat(500))).toHaveLength(60);
});

test('sources of a day are limited', async () => {
  const { ctx, db } = await createTestApp();
  for (let round = 0; round < 2; round += 1) {
    for (let site = 0; site < 150; site += 1) ctx.counters.countVisit(`site-${round}-${site}.example`);
    await ctx.counters.flush();
  }
  const rows = await db.selectFrom('visitSources').selectAll().execute();
  expect(rows).toHaveLength(201);
  expect(rows.find(({ source }) => source === '*')?.visits).toBe(100);
});

test('pages with what they led to, for four weeks and for twelve months', async () => {
  const harness = await createTestApp();
  const post = (path: string, body: object) => harness.app.request(path, postJson(body));
  await post('/api/contact', makeContact({ page: '/services/n8n-workflow-automation' } as never));
  await post('/api/newsletter', { email: 'cleo@example.com', page: '/newsletter/confirm/1-secret' });
  harness.clock.advance(40 * 24 * 3600);
  const { call: later } = await loginAs(harness, { username: 'second' });
  await post('/api/page-views', { path: '/about' });
  await post('/api/bookings', makeBooking({ start: '2026-02-17T18:00:00Z', page: '/about' } as never));
  const { body: weeks } = await later('GET', '/api/captain/statistics');
  expect(weeks.views).toHaveLength(28);
  expect(weeks.totals).toEqual({ views: 1, messages: 0, bookings: 1, subscriptions: 0 });
  expect(weeks.pages).toEqual([{ path: '/about', views: 1, messages: 0, bookings: 1, subscriptions: 0 }]);
  const { body: week } = await later('GET', '/api/captain/statistics?period=week');
  expect([week.views.length, week.views.at(-1)]).toEqual([7, { day: '2026-02-14', count: 1 }]);
  const { body: months } = await later('GET', '/api/captain/statistics?period=months');
  expect(months.views).toHaveLength(52);
  expect(months.views.at(-1)).toEqual({ day: '2026-02-08', count: 1 });
  expect(months.totals).toEqual({ views: 1, messages: 1, bookings: 1, subscriptions: 1 });
  expect(months.pages.map(({ path }: { path: string }) => path)).toEqual([
    '/about',
    '/services/n8n-workflow-automation',
  ]);
  // As on the overview, an erased person stays in the counts.
  await harness.ctx.db.deleteFrom('contacts').execute();
  const { body: after } = await later('GET', '/api/captain/statistics?period=months');
  expect([after.totals.messages, after.pages.length]).toEqual([1, 1]);
  const editor = await loginAs(harness, { username: 'editor', role: 'editor' });
  expect((await editor.call('GET', '/api/captain/statistics')).status).toBe(403);
});
