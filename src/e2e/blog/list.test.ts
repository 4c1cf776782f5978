import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { hold } from '#testing/browser.ts';
import { makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readMarkup } from '#testing/start-server.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function writePosts() {
  const tags = ['One', 'Two', 'Three', 'Four'];
  for (const post of [
    { slug: 'old', title: 'An old story' },
    { slug: 'new', title: 'A new story' },
    { slug: 'star', title: 'The star', featured: true },
    { slug: 'hidden', title: 'Not yet', published: false },
  ]) {
    await site.captain.call('POST', '/blog', makePost({ tags, ...post }));
  }
}

test('shows an empty state without articles; sorts articles; search works without JavaScript', async () => {
  expect(await readMarkup(site.server, '/blog')).toMatch(/<h\d[^>]*>No Articles Yet</);

  await writePosts();
  const { page, context } = await site.visit('/blog', { javaScriptEnabled: false });
  const cardOf = (name: string) => page.locator(`[data-card=${name}]`);
  expect(await cardOf('featured').getByRole('heading', { name: 'The star' }).isVisible()).toBe(true);
  expect(await cardOf('latest').getByRole('heading', { name: 'A new story' }).isVisible()).toBe(true);
  expect(await cardOf('grid').getByRole('heading').allTextContents()).toEqual(['An old story']);
  const tagsOn = (name: string) => cardOf(name).getByRole('list', { name: 'Tags' }).getByRole('listitem').count();
  expect([await tagsOn('featured'), await tagsOn('latest'), await tagsOn('grid')]).toEqual([3, 2, 2]);
  expect(await cardOf('grid').textContent()).toContain('1 min read');
  expect(await page.getByText('Not yet').count()).toBe(0);

  await page.getByRole('searchbox', { name: 'Search articles' }).fill('old');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=old');
  expect(await page.locator('[data-card]').count()).toBe(1);
  await context.close();
});

test('a11y: the list has no axe violations, and a very long word in a title stays within a phone', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverkäuferin';
  await site.captain.call('POST', '/blog', makePost({ title, slug: 'long-word', tags: [] }));
  onTestFinished(() => site.captain.call('DELETE', '/blog/long-word'));
  const { page, context, messages } = await site.visit('/blog');
  await page.getByRole('link', { name: title }).waitFor();
  // At 320 and 1280 px.
  await expectNoA11yViolations(page, 'the list');
  expect(messages).toEqual([]);
  await context.close();
});

test('client-side navigation shows a loading text, then the list, and loads articles; a failed list can be retried', async () => {
  const { page, context, messages } = await site.visit('/', { reducedMotion: 'no-preference' });
  const release = await hold(page, '**/api/articles*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByText('Loading blog posts...').waitFor();
  release();
  await page.getByRole('link', { name: 'A new story' }).click();
  await page.getByRole('heading', { level: 1, name: 'A new story' }).waitFor();
  expect(await page.title()).toBe('A new story');
  await page.getByRole('link', { name: /Previous article/ }).click();
  await page.getByRole('heading', { level: 1, name: 'An old story' }).waitFor();
  expect(messages).toEqual([]);

  await page.route('**/api/articles*', (route) => route.abort());
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('heading', { name: 'The articles could not be loaded' }).waitFor();
  await page.unroute('**/api/articles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'All Articles' }).waitFor();
  await context.close();
});
