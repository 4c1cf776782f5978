import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const ENV = { SITE_URL: 'https://example.org', OWNER_NAME: 'Grace Hopper', BRAND_NAME: 'Hopper & Co' };

test('sitemap.xml lists every public page once, with the origin of SITE_URL', async () => {
  const { app } = await createTestApp(ENV);
  const res = await app.request('/sitemap.xml');
  expect(res.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const locations = [...(await res.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toEqual(
    expect.arrayContaining(
      ['/', '/about', '/blog', '/calendar', '/Home-services-ai', '/services/custom-solutions', '/privacy-policy'].map(
        (path) => `https://example.org${path}`,
      ),
    ),
  );
  expect(locations.join()).not.toContain('/captain');
});

test('robots.txt disallows dashboard and API and names the sitemap', async () => {
  const { app } = await createTestApp(ENV);
  const text = await (await app.request('/robots.txt')).text();
  expect(text).toContain('Disallow: /captain\n');
  expect(text).toContain('Sitemap: https://example.org/sitemap.xml\n');
});

test('llms.txt lists services and pages without placeholders', async () => {
  const { app } = await createTestApp(ENV);
  const text = await (await app.request('/llms.txt')).text();
  expect(text).toMatch(/^# Hopper & Co\n/);
  expect(text).toContain('](https://example.org/Home-services-ai): ');
  expect(text).not.toMatch(/[{}]/);
});

test('the web manifest contains the brand', async () => {
  const { app } = await createTestApp(ENV);
  const res = await app.request('/site.webmanifest');
  expect(res.headers.get('content-type')).toContain('application/manifest+json');
  expect(await res.json()).toMatchObject({ name: 'Hopper & Co', start_url: '/' });
});

test.each([
  ['on', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', 'site'],
  ['off', 'no-cache', null],
])('lists of pages and posts are kept and purged like pages, with CDN=%s', async (CDN, control, key) => {
  const { app } = await createTestApp({ ...ENV, CDN });
  const paths = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest', '/blog/rss.xml', '/blog/atom.xml'];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await app.request(path, { method });
      const found = [headers.get('cache-control'), headers.get('surrogate-key'), headers.get('xkey')];
      expect([method, path, ...found]).toEqual([method, path, control, key, key]);
    }
  }
  const card = await app.request('/og/home.png');
  expect([card.status, card.headers.get('surrogate-key')]).toEqual([200, key]);
});
