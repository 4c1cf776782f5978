import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { waitForHydration } from '#testing/browser.ts';
import { makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const PARAGRAPH = `${'A job sheet that is typed once need not be typed twice. '.repeat(12)}\n\n`;
const CODE = "const hours = sheets.map(({ minutes }) => minutes / 60);\nconsole.log(hours.join('\\n'));";
const LONG = `${['Before', 'The sheet', 'The form', 'The flow', 'What broke'].map((name) => `## ${name}\n\n${PARAGRAPH.repeat(3)}`).join('')}## The code\n\n\`\`\`ts\n${CODE}\n\`\`\`\n\n${PARAGRAPH.repeat(3)}## After\n\n${PARAGRAPH.repeat(3)}`;
/** A 1 × 1 px picture on another site. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const PICTURE = 'https://pictures.example/dot.gif';

let site: Site;

beforeAll(async () => {
  site = await openSite();
  const day = (date: number) => new Date(Date.now() - date * 24 * 3600 * 1000).toISOString();
  await write({ slug: 'first', title: 'The first note', publishAt: day(3), content: PARAGRAPH.repeat(9) });
  await write({ slug: 'long', title: 'Forty sheets a week', publishAt: day(2), content: LONG });
  await write({ slug: 'last', title: 'The last note', publishAt: day(1) });
});
afterAll(() => site.close());

const write = (post: Parameters<typeof makePost>[0]) => site.captain.call('POST', '/blog', makePost(post));
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a reader opens an article from the feed, uses its contents, copies code, shares it and opens other articles', async () => {
  const { page, context, messages } = await site.open({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const feed = await (await fetch(`${site.server.url}/blog/rss.xml`)).text();
  const links = [...feed.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link ?? '');
  expect(links.map((link) => new URL(link).pathname)).toEqual(['/blog/last', '/blog/long', '/blog/first']);
  await page.goto(links[1] ?? '');
  await waitForHydration(page);

  const contents = page.getByRole('navigation', { name: 'In this article' });
  expect(await contents.getByRole('link').allTextContents()).toEqual([
    'Before',
    'The sheet',
    'The form',
    'The flow',
    'What broke',
    'The code',
    'After',
  ]);
  await contents.getByRole('link', { name: 'The code' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'The code' });
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  const address = page.url();
  expect(new URL(address).hash).toBe(`#${await heading.getAttribute('id')}`);

  await page.getByRole('button', { name: 'Copy the ts code' }).click();
  await page.getByRole('status').getByText('Copied', { exact: true }).waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(CODE);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(links[1]);
  await expectNoA11yViolations(page, 'the toast over the article', undefined, WHOLE_PAGE);

  await page.getByRole('link', { name: /Previous article/ }).scrollIntoViewIfNeeded();
  const left = await scrollOf(page);
  expect(left).toBeGreaterThan(1_000);
  await page.getByRole('link', { name: /Previous article/ }).click();
  await title(page, 'The first note').waitFor();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await title(page, 'Forty sheets a week').waitFor();
  await expect.poll(() => scrollOf(page).then((y) => Math.abs(y - left))).toBeLessThan(50);
  await page.getByRole('link', { name: /Next article/ }).click();
  await title(page, 'The last note').waitFor();
  expect(await page.getByRole('link', { name: /Next article/ }).count()).toBe(0);

  await page.getByRole('link', { name: 'All articles' }).click();
  await title(page, 'Notes from the workbench').waitFor();
  await page.getByRole('link', { name: 'The first note' }).waitFor();
  expect(messages).toEqual([]);

  await page.goto(address);
  await expect.poll(top).toBeLessThan(200);
  await context.close();
});

test('CSP: remote pictures of a post load after client-side navigation too; pages without any do not allow them', async () => {
  const content = `Words.\n\n![A dot](${PICTURE})`;
  await write({ slug: 'dots', title: 'Dots in the text', content });
  const { page, context, messages } = await site.open();
  await context.route(PICTURE, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  const isShown = (selector: string) =>
    page.waitForFunction(
      (found) => (document.querySelector(found) as HTMLImageElement | null)?.naturalWidth === 1,
      selector,
    );

  await page.goto(site.server.url);
  await waitForHydration(page);
  const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = () => page.evaluate(() => 'isSame' in window);
  await mark();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'The last note' }).click();
  await title(page, 'The last note').waitFor();
  expect(await isSame()).toBe(true);
  await page.getByRole('link', { name: /Next article/ }).click();
  await title(page, 'Dots in the text').waitFor();
  await page.locator('.prose img').scrollIntoViewIfNeeded();
  await isShown('.prose img');

  await write({ slug: 'cover', title: 'A dot as the cover', coverImage: PICTURE });
  await page.goto(site.server.url);
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'A dot as the cover' }).waitFor();
  await isShown('[data-card] img');
  await waitForHydration(page);
  await mark();
  await page.getByRole('link', { name: 'A dot as the cover' }).click();
  await title(page, 'A dot as the cover').waitFor();
  await isShown('article img');
  expect(await isSame()).toBe(true);
  expect(messages).toEqual([]);

  const policy = (await fetch(site.server.url)).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data:;");
  await context.close();
});
