import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { BookingDetails } from '#shared/booking.schema.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { makeBooking } from '#testing/make.ts';
import { createListener } from './app.ts';
import { createPost } from './blog/blog.ts';
import { saveFormerPaths } from './post-transfer/queries.ts';

type Harness = Awaited<ReturnType<typeof createPageApp>>;

/** The app behind a real HTTP server, as `start.ts` runs it. */
async function listen({ ctx, app, pages }: Harness): Promise<string> {
  const server = createServer(createListener(ctx, app, pages));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['booking links', (token: string) => `/booking/${token}`],
  ['newsletter links', (token: string) => `/newsletter/confirm/${token}`],
  ['previews', (token: string) => `/blog/preview/${token}`],
  ['posts', (slug: string) => `/blog/${slug}`],
])('404: fifty unknown %s cost one rendering', async (_name, pathOf) => {
  const { app, ctx } = await createPageApp();
  const tokens = Array.from({ length: 50 }, (_, number) => `17-zebra-${number}`);
  const answers = await Promise.all(tokens.map((token) => app.request(pathOf(token))));
  const bodies = await Promise.all(answers.map((res) => res.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).not.toContain('zebra');
  expect((await app.request(pathOf('later'))).status).toBe(404);
  expect(ctx.metrics.pageWork().render).toBe(1);
});

test('an address that a post had on another site leads to it; that of a hidden post does not', async () => {
  const { app, db, ctx } = await createPageApp();
  const input = {
    excerpt: '',
    content: 'Text',
    tags: [],
    coverImage: null,
    author: null,
    featured: false,
    publishAt: null,
  };
  const seen = await createPost(ctx, { ...input, title: 'Seen', slug: 'seen', published: true }, null);
  const hidden = await createPost(ctx, { ...input, title: 'Hidden', slug: 'hidden', published: false }, null);
  await saveFormerPaths(db, seen.id, ['/2023/01/seen', '/grüße', '/?p=12']);
  await saveFormerPaths(db, hidden.id, ['/2023/01/hidden', '/?p=13']);
  for (const path of [
    '/2023/01/seen',
    '/2023/01/Seen/',
    '/gr%C3%BC%C3%9Fe/?utm_source=x',
    '/?p=12',
    '/?utm_source=x&p=12',
  ]) {
    const answer = await app.request(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, '/blog/seen']);
  }
  expect((await app.request('/2023/01/hidden')).status).toBe(404);
  expect((await app.request('/2023/01')).status).toBe(404);
  expect((await app.request('/?p=13')).status).toBe(200);
});

test('the page of a booked call says to which address of the visitor the confirmation went', async () => {
  const { app } = await createPageApp({ SMTP_URL: 'smtp://localhost:1', OWNER_EMAIL: 'owner@example.com' });
  const res = await app.request('/api/bookings', postJson(makeBooking({ email: 'ada@example.com' })));
  const { booking } = (await res.json()) as { booking: BookingDetails };
  const page = await (await app.request(`/booking/${booking.token}`)).text();
  expect(page).toContain('A confirmation was sent to ada@example.com.');
});

test('a page is compressed only in the encoding that is requested, and once', async () => {
  const { app, ctx } = await createPageApp();
  const get = (encoding: string) => app.request('/about', { headers: { 'Accept-Encoding': encoding } });
  await get('identity');
  expect(ctx.metrics.pageWork()).toEqual({ render: 1, br: 0, gzip: 0 });
  await Promise.all([get('br'), get('br'), get('gzip, br')]);
  expect(ctx.metrics.pageWork()).toEqual({ render: 1, br: 1, gzip: 0 });
  expect((await get('gzip')).headers.get('content-encoding')).toBe('gzip');
  expect(ctx.metrics.pageWork()).toEqual({ render: 1, br: 1, gzip: 1 });
});

test('the ETag of a page differs by content encoding, and 304 needs the one of the same encoding', async () => {
  const harness = await createPageApp();
  const url = await listen(harness);
  const get = (encoding: string, etag = '') =>
    fetch(`${url}/about`, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': etag } });
  const etags: Record<string, string> = {};
  for (const encoding of ['identity', 'br', 'gzip']) etags[encoding] = (await get(encoding)).headers.get('etag') ?? '';
  const hash = etags.identity?.replaceAll('"', '');
  expect(etags).toEqual({ identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` });
  for (const encoding of ['identity', 'br', 'gzip']) {
    for (const [held, etag] of Object.entries(etags)) {
      const res = await get(encoding, etag);
      expect([encoding, held, res.status]).toEqual([encoding, held, held === encoding ? 304 : 200]);
      expect(res.headers.get('etag')).toBe(etags[encoding]);
    }
  }
});

test('429: one address gets a limited number of uncached pages in a minute; pages from memory have no limit', async () => {
  const { app, clock } = await createPageApp();
  await app.request('/about');
  const open = (token: string | number) => app.request(`/booking/1-${token}`);
  let last = await open('first');
  for (let turn = 0; last.status === 404 && turn < 200; turn += 1) last = await open(turn);
  expect(last.status).toBe(429);
  expect(last.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.request('/about')).status).toBe(200);
  clock.advance(60);
  expect((await open('again')).status).toBe(404);
});

test('a page is rendered again when an hour is over, and when the public content changed', async () => {
  const { app, ctx, clock } = await createPageApp();
  const renders = async () => {
    await app.request('/about');
    return ctx.metrics.pageWork().render;
  };
  expect([await renders(), await renders()]).toEqual([1, 1]);
  clock.advance(3599);
  expect(await renders()).toBe(1);
  clock.advance(2);
  expect(await renders()).toBe(2);
  ctx.publicContent.changed();
  expect([await renders(), await renders()]).toEqual([3, 3]);
});

test('frames: the site itself may frame a page with a draft, nobody may frame any other page', async () => {
  const { app } = await createPageApp();
  const [draft, page] = await Promise.all(['/?draft=token', '/'].map((path) => app.request(path)));
  expect(draft?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(draft?.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/);
  expect(page?.headers.get('x-frame-options')).toBe('DENY');
  expect(page?.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
});
