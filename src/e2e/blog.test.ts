import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginAnswer } from '#shared/captain.ts';
import { findBarriers, launchBrowser, openPage, waitForHydration } from '#testing/browser.ts';
import { makePost } from '#testing/make.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';

const PASSWORD = 'a password for tests';
const LONG = `## One\n\nWords.\n\n## Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n## Three\n\n\`\`\`ts\nconst long = '${'x'.repeat(200)}';\n\`\`\`\n\n## Four\n\n- [x] done\n\nA note[^1]\n\n[^1]: The note.`;

let server: RunningServer;
let browser: Browser;
let login: LoginAnswer;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ ADMIN_PASSWORD: PASSWORD, OWNER_NAME: 'Grace Hopper' }),
    launchBrowser(),
  ]);
  login = await call('POST', '/captain/login', { username: 'captain', password: PASSWORD });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(login ? { Authorization: `Bearer ${login.token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

async function visit(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  // Names the step that hangs before the test as a whole runs out of time.
  opened.page.setDefaultTimeout(12_000);
  await opened.page.goto(server.url + path);
  if (options.javaScriptEnabled !== false) await waitForHydration(opened.page);
  return opened;
}

/** A page of the dashboard, logged in. */
async function work(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await opened.page.addInitScript(({ token, user }) => {
    localStorage.setItem('captain.token', token);
    localStorage.setItem('captain.user', JSON.stringify(user));
  }, login);
  await opened.page.goto(server.url + path);
  return opened;
}

/** Files of other pages may be missing; what the blog itself complains of may not. */
const isOurs = (message: string) => !/status of 404/.test(message);

describe('reading', () => {
  test('without articles the blog says so; with some it sorts them, and searching works without JavaScript', async () => {
    const empty = await visit('/blog', { javaScriptEnabled: false });
    expect(await empty.page.getByRole('heading', { name: 'No Articles Yet' }).isVisible()).toBe(true);
    await empty.context.close();

    const tags = ['One', 'Two', 'Three', 'Four'];
    await call('POST', '/blog', makePost({ slug: 'old', title: 'An old story', tags }));
    await call('POST', '/blog', makePost({ slug: 'new', title: 'A new story', tags, content: LONG }));
    await call('POST', '/blog', makePost({ slug: 'star', title: 'The star', tags, featured: true }));
    await call('POST', '/blog', makePost({ slug: 'hidden', title: 'Not yet', published: false }));

    const { page, context } = await visit('/blog', { javaScriptEnabled: false });
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

  test('following links in the browser loads articles, and a failing list can be tried again', async () => {
    const { page, context, messages } = await visit('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: 'A new story' }).click();
    await page.getByRole('heading', { level: 1, name: 'A new story' }).waitFor();
    expect(await page.title()).toBe('A new story');
    await page.getByRole('link', { name: /Previous article/ }).click();
    await page.getByRole('heading', { level: 1, name: 'An old story' }).waitFor();
    expect(messages.filter(isOurs)).toEqual([]);

    await page.route('**/api/articles*', (route) => route.abort());
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.getByRole('heading', { name: 'The articles could not be loaded' }).waitFor();
    await page.unroute('**/api/articles*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'All Articles' }).waitFor();
    await context.close();
  });

  test('says that it loads while the list is on its way', async () => {
    const { page, context } = await visit('/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/articles*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByText('Loading blog posts...').waitFor();
    release();
    await page.getByRole('heading', { name: 'All Articles' }).waitFor();
    await context.close();
  });

  test('an article that is not there says so with its status; one that moved leads on', async () => {
    const missing = await openPage(browser);
    const response = await missing.page.goto(`${server.url}/blog/nothing-here`);
    expect(response?.status()).toBe(404);
    expect(await missing.page.getByRole('heading', { name: 'Article Not Found' }).isVisible()).toBe(true);
    expect(await missing.page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect((await missing.page.goto(`${server.url}/blog/hidden`))?.status()).toBe(404);
    await missing.context.close();

    await call('POST', '/blog', makePost({ slug: 'moving', title: 'On the move' }));
    await call('PUT', '/blog/moving', { slug: 'moved' });
    const old = await fetch(`${server.url}/blog/moving`, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/moved']);
    await call('DELETE', '/blog/moved');
  });

  test('an article tells machines what it is', async () => {
    const { page, context } = await visit('/blog/new', { javaScriptEnabled: false });
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href')).toBe(`${server.url}/blog/new`);
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

  test('the text is sent once, and stays through taking over, going away and coming back', async () => {
    const sent = await (await fetch(`${server.url}/blog/new`)).text();
    expect(sent.split('The note.').length - 1).toBe(1);
    const { page, context, messages } = await visit('/blog/new');
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

  test('code is copied by a button that moves nothing and costs nothing where there is no code', async () => {
    const { page, context, messages } = await visit('/blog/new', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copy = page.getByRole('button', { name: 'Copy the ts code' });
    await copy.waitFor();
    const plain = await openPage(browser, { javaScriptEnabled: false });
    await plain.page.goto(`${server.url}/blog/new`);
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

    const other = await openPage(browser);
    const scripts: string[] = [];
    other.page.on('request', (request) => scripts.push(request.url()));
    await other.page.goto(`${server.url}/blog/old`);
    await waitForHydration(other.page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => url.includes('copy-code'))).toEqual([]);
    await other.context.close();
  });

  test('sharing copies the address where the device cannot share', async () => {
    const { page, context } = await visit('/blog/new', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/blog/new`);
    await context.close();
  });

  test.each([
    ['/blog', 'light'],
    ['/blog/new', 'light'],
    ['/blog/new', 'dark'],
  ] as const)('%s in %s has no accessibility violation and does not scroll sideways', async (path, colorScheme) => {
    for (const width of [320, 1280]) {
      const { page, context, messages } = await visit(path, {
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(messages).toEqual([]);
      await context.close();
    }
  });
});

describe('writing', () => {
  test('a post goes from the editor to the reader at once', async () => {
    const { page, context, messages } = await work('/captain/blog/new');
    await page.getByRole('button', { name: 'Create post' }).click();
    await page.getByText('Validation Error', { exact: true }).waitFor();
    await page.getByText('Title is required', { exact: true }).waitFor();

    await page.getByLabel('Title').fill('Hello, Wörld & all 2');
    expect(await page.getByLabel('Slug').inputValue()).toBe('hello-world-all-2');
    await page.getByLabel('Slug').fill('my-own');
    await page.getByLabel('Title').fill('My first article');
    expect(await page.getByLabel('Slug').inputValue()).toBe('my-own');

    const tags = page.getByLabel('Tags', { exact: true });
    await tags.fill('  Workshop ');
    await tags.press('Enter');
    await page.getByText('Tag Created', { exact: true }).waitFor();
    await tags.fill('WORKSHOP');
    await tags.press('Enter');
    await page.getByText('Tag Already Exists', { exact: true }).waitFor();
    expect(await page.getByRole('list', { name: 'On this post' }).getByRole('listitem').count()).toBe(1);

    const content = page.getByRole('textbox', { name: 'Content' });
    await page.locator('.cm-content').waitFor();
    await content.click();
    await page.keyboard.insertText('Some **bold** words.\n\n```ts\nconst a = 1;\n```\n');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.locator('strong', { hasText: 'bold' }).waitFor();
    await preview.locator('.t-keyword', { hasText: 'const' }).waitFor();
    await page.getByText('6 words').waitFor();

    await page.getByLabel('Published').check();
    await page.getByRole('button', { name: 'Create post' }).click();
    await page.waitForURL('**/captain?tab=cms');
    await page.getByText('Post Created', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'My first article', exact: true }).waitFor();
    expect(messages.filter(isOurs)).toEqual([]);
    await context.close();

    const reader = await visit('/blog/my-own', { javaScriptEnabled: false });
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe('My first article');
    expect(await reader.page.locator('.prose strong').textContent()).toBe('bold');
    await reader.context.close();
  });

  test('a picture is uploaded in the picker, chosen as cover, and not deleted while it is used without asking', async () => {
    const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ff8a1f' } })
      .png()
      .toBuffer();
    const { page, context } = await work('/captain/blog/edit/my-own');
    await page.getByRole('button', { name: 'Open asset picker' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cover image' });
    await dialog.getByLabel('Upload files').setInputFiles([
      { name: 'Sunny day.png', mimeType: 'image/png', buffer: picture },
      { name: 'not-a-picture.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]);
    await dialog.getByRole('link', { name: /^sunny-day/ }).waitFor();
    await dialog.getByText(/cannot be read/).waitFor();
    await dialog.getByLabel('Search by filename').fill('SUNNY');
    expect(await dialog.locator('[data-assets]').evaluate((area) => area.clientHeight)).toBeLessThanOrEqual(24 * 16);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Choose cover' }).click();
    await page.getByAltText('The cover').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Post Updated', { exact: true }).waitFor();

    await page.getByLabel(/^Select sunny-day/).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByText(/used in posts/).waitFor();
    await page.getByRole('button', { name: 'Delete anyway' }).click();
    await page.getByText('Batch Delete Complete', { exact: true }).waitFor();
    await page.getByText('No assets yet').waitFor();
    await context.close();
  });

  test('a picture that is pasted into the text is uploaded and stands there', async () => {
    const bytes = [
      ...(await sharp({ create: { width: 60, height: 40, channels: 3, background: '#11161d' } })
        .png()
        .toBuffer()),
    ];
    const { page, context } = await work('/captain/blog/edit/my-own');
    await page.locator('.cm-content').click();
    await page.locator('.cm-content').evaluate((element, data) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], 'shot.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    }, bytes);
    await page.locator('.cm-content', { hasText: /!\[shot\]\(\/uploads\/shot-[0-9a-f]{10}\.png\)/ }).waitFor();
    await page.getByRole('region', { name: 'Preview' }).locator('img[src^="/uploads/shot-"]').waitFor();
    await context.close();
  });

  test('what was typed survives a crash, and somebody else’s newer save is not overwritten', async () => {
    const { page, context } = await work('/captain/blog/edit/my-own');
    await page.getByLabel('Excerpt').fill('Mine');
    await page.getByText(/Kept in this browser/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Restore them' }).click();
    expect(await page.getByLabel('Excerpt').inputValue()).toBe('Mine');

    await call('PUT', '/blog/my-own', { excerpt: 'Theirs', title: 'Their title' });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'There is a newer version' });
    await dialog.getByText('Their title').waitFor();
    expect(await dialog.getByRole('definition').allTextContents()).toEqual(['Mine', 'Theirs']);
    await dialog.getByText('The text is the same in both.').first().waitFor();
    expect(await call<{ excerpt: string }>('GET', '/blog/my-own')).toMatchObject({ excerpt: 'Theirs' });
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByText('Post Updated', { exact: true }).waitFor();
    expect(await call<{ excerpt: string }>('GET', '/blog/my-own')).toMatchObject({ excerpt: 'Mine' });

    await page.goto(`${server.url}/captain/blog/edit/my-own`);
    await page.getByRole('button', { name: 'Revisions' }).click();
    await page
      .getByRole('dialog', { name: 'Revisions' })
      .getByRole('button')
      .filter({ hasText: 'words' })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Their title');
    await context.close();
  });

  test('a draft can be shown by link before it is there', async () => {
    const { page, context } = await work('/captain/blog/edit/hidden', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Copy preview link' }).click();
    await page.getByText('Preview link copied', { exact: true }).waitFor();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();
    const reader = await openPage(browser, { javaScriptEnabled: false });
    await reader.page.goto(url);
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe('Not yet');
    expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await reader.context.close();
  });

  test('a post that is not there says so; the editor has no accessibility violation', async () => {
    const missing = await work('/captain/blog/edit/nothing');
    await missing.page.getByText('Post not found').first().waitFor();
    await missing.context.close();
    for (const width of [390, 1280]) {
      const { page, context } = await work('/captain/blog/edit/new', { viewport: { width, height: 900 } });
      await page.locator('.cm-content').waitFor();
      await page.getByRole('region', { name: 'Preview' }).locator('.code').waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    }
  });
});
