import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { waitForHydration } from '#testing/browser.ts';
import { makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const LONG = `## One\n\nWords.\n\n## Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n## Three\n\n\`\`\`ts\nconst long = '${'x'.repeat(200)}';\n\`\`\`\n\n## Four\n\n- [x] done\n\nA note[^1]\n\n[^1]: The note.`;

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await site.captain.call('POST', '/blog', makePost({ slug: 'old', title: 'An old story' }));
  await site.captain.call('POST', '/blog', makePost({ slug: 'new', title: 'A new story', content: LONG }));
  await site.captain.call('POST', '/blog', makePost({ slug: 'hidden', title: 'Not yet', published: false }));
});
afterAll(() => site.close());

test('an unknown article is a 404; a changed slug redirects', async () => {
  const missing = await site.open();
  const response = await missing.page.goto(`${site.server.url}/blog/nothing-here`);
  expect(response?.status()).toBe(404);
  expect(await missing.page.getByRole('heading', { name: 'Article Not Found' }).isVisible()).toBe(true);
  expect(await missing.page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  expect((await missing.page.goto(`${site.server.url}/blog/hidden`))?.status()).toBe(404);
  await missing.context.close();

  await site.captain.call('POST', '/blog', makePost({ slug: 'moving', title: 'On the move' }));
  await site.captain.call('PUT', '/blog/moving', { slug: 'moved' });
  const old = await fetch(`${site.server.url}/blog/moving`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/moved']);
  await site.captain.call('DELETE', '/blog/moved');
});

test('an article has meta tags, structured data and feed links', async () => {
  const { page, context } = await site.visit('/blog/new', { javaScriptEnabled: false });
  const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  expect(await head('link[rel=canonical]', 'href')).toBe(`${site.server.url}/blog/new`);
  expect(await head('meta[property="og:image"]', 'content')).toContain('/blog/new.png?v=');
  expect(await head('meta[property="og:type"]', 'content')).toBe('article');
  expect(await head('link[type="application/rss+xml"]', 'href')).toBe('/blog/rss.xml');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A new story',
    author: { name: 'Grace' },
  });
  await context.close();
});

test('the text is sent once and stays after hydration and after navigating away and back', async () => {
  const sent = await (await fetch(`${site.server.url}/blog/new`)).text();
  expect(sent.split('The note.').length - 1).toBe(1);
  const { page, context, messages } = await site.visit('/blog/new');
  const note = page.locator('.prose').getByText('The note.');
  expect(await note.isVisible()).toBe(true);
  await page.getByRole('link', { name: /Previous article/ }).click();
  await page.getByRole('heading', { level: 1, name: 'An old story' }).waitFor();
  expect(await note.count()).toBe(0);
  await page.goBack();
  await note.waitFor();
  expect(messages).toEqual([]);
  await context.close();
});

test('code has a copy button without layout shift; its script loads only when there is code', async () => {
  const { page, context, messages } = await site.visit('/blog/new', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const copy = page.getByRole('button', { name: 'Copy the ts code' });
  await copy.waitFor();
  const plain = await site.open({ javaScriptEnabled: false });
  await plain.page.goto(`${site.server.url}/blog/new`);
  expect(await plain.page.getByRole('button', { name: 'Copy the ts code' }).count()).toBe(0);
  const heightOf = (shown: Page) => shown.locator('.prose').evaluate((text) => text.getBoundingClientRect().height);
  expect(await heightOf(page)).toBe(await heightOf(plain.page));
  await plain.context.close();
  await copy.click();
  await page.getByRole('status').getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`const long = '${'x'.repeat(200)}';`);
  await page.getByRole('link', { name: /Previous article/ }).click();
  await page.getByRole('heading', { level: 1, name: 'An old story' }).waitFor();
  expect(messages).toEqual([]);
  await context.close();

  const other = await site.open();
  const scripts: string[] = [];
  other.page.on('request', (request) => scripts.push(request.url()));
  await other.page.goto(`${site.server.url}/blog/old`);
  await waitForHydration(other.page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes('copy-code'))).toEqual([]);
  await other.context.close();
});

test('on paper an article comes without menu, buttons and footer, and without JavaScript it offers no Share', async () => {
  const { page, context } = await site.visit('/blog/new', { javaScriptEnabled: false });
  const share = page.getByRole('button', { name: 'Share', includeHidden: true });
  expect(await share.isVisible()).toBe(false);
  const frame = [page.getByRole('button', { name: 'Menu' }), page.getByRole('contentinfo'), page.getByRole('banner')];
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of frame) expect(await part.isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Book Your Free Consult' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

test('Share copies the URL when the device cannot share', async () => {
  const { page, context } = await site.visit('/blog/new', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/blog/new`);
  await context.close();
});

test.each(['light', 'dark'] as const)('a11y: an article has no axe violations in %s mode', async (colorScheme) => {
  const { page, context, messages } = await site.visit('/blog/new', { colorScheme });
  await expectNoA11yViolations(page, 'the article');
  expect(messages).toEqual([]);
  await context.close();
});
