import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const ENV = { SITE_URL: 'https://example.org', OWNER_NAME: 'Grace Hopper', BRAND_NAME: 'Hopper & Co' };

test('the sitemap lists every public page once, under the site’s own address', async () => {
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

test('robots.txt keeps crawlers out of the dashboard and names the sitemap', async () => {
  const { app } = await createTestApp(ENV);
  const text = await (await app.request('/robots.txt')).text();
  expect(text).toContain('Disallow: /captain\n');
  expect(text).toContain('Sitemap: https://example.org/sitemap.xml\n');
});

test('llms.txt lists the services, with no placeholder left', async () => {
  const { app } = await createTestApp(ENV);
  const text = await (await app.request('/llms.txt')).text();
  expect(text).toMatch(/^# Hopper & Co\n/);
  expect(text).toContain('](https://example.org/Home-services-ai): ');
  expect(text).not.toMatch(/[{}]/);
});

test('the web manifest has the brand’s name', async () => {
  const { app } = await createTestApp(ENV);
  const res = await app.request('/site.webmanifest');
  expect(res.headers.get('content-type')).toContain('application/manifest+json');
  expect(await res.json()).toMatchObject({ name: 'Hopper & Co', start_url: '/' });
});
