import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
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
  for (const path of ['/blog/nothing-here', '/blog/hidden']) {
    const missing = await fetch(site.server.url + path);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(await missing.text()).toMatch(
      /<h1[^>]*>Article Not Found<.*<a [^>]*href="\/blog"[^>]*>(?:(?!<\/a>).)*Back to Blog/s,
    );
  }
  await site.captain.call('POST', '/blog', makePost({ slug: 'moving', title: 'On the move' }));
  await site.captain.call('PUT', '/blog/moving', { slug: 'moved' });
  const old = await fetch(`${site.server.url}/blog/moving`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/moved']);
  await site.captain.call('DELETE', '/blog/moved');
});

test('without JavaScript an article has meta tags, structured data and feed links, and no Share; on paper it comes without menu, buttons and footer', async () => {
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

  expect(await page.getByRole('button', { name: 'Share', includeHidden: true }).isVisible()).toBe(false);
  const frame = [page.getByRole('button', { name: 'Menu' }), page.getByRole('contentinfo'), page.getByRole('banner')];
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of frame) expect(await part.isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Book Your Free Consult' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

// `e2e/journeys/reader.test.ts` presses its buttons.
test('an article: its text is sent once and stays after hydration and after navigating away and back; the script of the copy button loads only when there is code, and shifts nothing; a11y: no axe violations in light and dark mode', async () => {
  const sent = await (await fetch(`${site.server.url}/blog/new`)).text();
  expect(sent.split('The note.').length - 1).toBe(1);
  const { page, context, messages } = await site.open();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${site.server.url}/blog/old`);
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes('copy-code'))).toEqual([]);

  await page.goto(`${site.server.url}/blog/new`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Copy the ts code' }).waitFor();
  const plain = await site.visit('/blog/new', { javaScriptEnabled: false });
  expect(await plain.page.getByRole('button', { name: 'Copy the ts code' }).count()).toBe(0);
  const heightOf = (shown: Page) => shown.locator('.prose').evaluate((text) => text.getBoundingClientRect().height);
  expect(await heightOf(page)).toBe(await heightOf(plain.page));
  await plain.context.close();

  const note = page.locator('.prose').getByText('The note.');
  expect(await note.isVisible()).toBe(true);
  await page.getByRole('link', { name: /Previous article/ }).click();
  await page.getByRole('heading', { level: 1, name: 'An old story' }).waitFor();
  expect(await note.count()).toBe(0);
  await page.goBack();
  await note.waitFor();
  await expectNoA11yViolations(page, 'the article');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoA11yViolations(page, 'the article, dark', undefined, WHOLE_PAGE);
  expect(messages).toEqual([]);
  await context.close();
});
