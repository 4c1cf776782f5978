import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { assetCalls } from '#shared/asset.calls.ts';
import type { AnswerOf } from '#shared/call.ts';
import type { PostJson } from '#shared/post.schema.ts';
import { POST_MAX } from '#shared/post.ts';
import { waitForHydration } from '#testing/browser.ts';
import { inLong } from '#testing/long.ts';
import { makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { watchPage } from '#testing/watch-page.ts';
import { XSS_PAYLOADS } from '#testing/xss-payloads.ts';

/** Number of posts in the feeds; also those of the first two pages of the list. */
const BATCH = 30;
/** Payloads per text. */
const TOGETHER = 150;
/** Files per upload. */
const FILES = 50;
/** Each payload with a post of its own takes long: `render-markdown.test.ts` has them all, and the next test in long texts. */
const ALONE = XSS_PAYLOADS.filter((_, index) => index % inLong(16, 1) === 0);
/** Each as the name of a file that is written to the disk. */
const NAMES = XSS_PAYLOADS.filter((_, index) => index % inLong(4, 1) === 0);

let site: Site;

beforeAll(async () => {
  // Each batch of pages comes from a different address, so that no rate limit applies.
  site = await openSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.close());

/** A post with the payload in every field. */
function save(slug: string, payload: string): Promise<PostJson> {
  const line = payload.replace(/\p{Cc}/gu, ' ').trim();
  return site.captain.call(
    'POST',
    '/blog',
    makePost({
      slug,
      title: payload.slice(0, POST_MAX.title),
      excerpt: payload.slice(0, POST_MAX.excerpt),
      content: payload,
      tags: [line.slice(0, POST_MAX.tag).trim()],
      author: line.slice(0, POST_MAX.author),
    }),
  );
}

/** Pages and feeds by their path, uncompressed: compressing hundreds of pages takes a third of this test's time. */
async function read(paths: string[], address: string): Promise<[path: string, text: string][]> {
  const headers = { 'Accept-Encoding': 'identity', 'X-Forwarded-For': address };
  return Promise.all(
    paths.map(
      async (path): Promise<[string, string]> => [
        path,
        await (await fetch(site.server.url + path, { headers })).text(),
      ],
    ),
  );
}

/** Elements and attributes in pages and feeds that the site itself does not produce, found with the browser's parsers. */
async function judge(page: Page, texts: [path: string, text: string][], harmless: Record<string, string>) {
  return page.evaluate(
    ({ judged, likes }) => {
      const GUARDED =
        'script style link meta base title form iframe frame frameset object embed applet noscript template';
      const FOREIGN = `${GUARDED} svg math button select textarea`.split(' ').join(',');
      const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
      const ADDRESSES = [
        'href',
        'src',
        'action',
        'data',
        'poster',
        'cite',
        'background',
        'formaction',
        'ping',
        'xlink:href',
      ];

      const dangersOf = (root: Document | Element): string[] =>
        [...root.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].flatMap(({ name, value }) => {
            const isBad =
              /^on|^(?:style|srcdoc|formaction|xlink:href|dirname|background)$/i.test(name) ||
              (ADDRESSES.includes(name) &&
                URL.canParse(value, location.href) &&
                !SCHEMES.includes(new URL(value, location.href).protocol)) ||
              (name === 'srcset' && /script|data:/i.test(value));
            return isBad ? [`<${element.localName} ${name}="${value}">`] : [];
          }),
        );
      const foreignersOf = (text: Document | Element): string[] => [
        ...[...text.querySelectorAll(FOREIGN)].map(({ outerHTML }) => outerHTML),
        ...[...text.querySelectorAll('input:not([type=checkbox][disabled])')].map(({ outerHTML }) => outerHTML),
        ...[...text.querySelectorAll('[id], [name]')].flatMap((element) =>
          ['id', 'name'].flatMap((name) => {
            const value = element.getAttribute(name);
            return value === null || value.startsWith('c-') ? [] : [`${name}=${value}`];
          }),
        ),
      ];
      const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
      const count = (document: Document) =>
        GUARDED.split(' ')
          .map((name) => `${name} ${document.getElementsByTagName(name).length}`)
          .join();

      const usualCount = Object.fromEntries(Object.entries(likes).map(([path, text]) => [path, count(parse(text))]));
      const judgePage = (text: string, like: string): string[] => {
        const shown = parse(text);
        const prose = shown.querySelector('.prose');
        const found = [...dangersOf(shown), ...(prose ? foreignersOf(prose) : [])];
        if (count(shown) !== usualCount[like]) found.push(`${count(shown)} instead of ${usualCount[like]}`);
        return found;
      };
      const parseFeed = (text = '') => new DOMParser().parseFromString(text, 'application/xml');
      const namesOf = (feed: Document) => [...feed.querySelectorAll('*')].map(({ nodeName }) => nodeName);
      const judgeFeed = (text: string, like: string): string[] => {
        const feed = parseFeed(text);
        const known = new Set(namesOf(parseFeed(likes[like])));
        const found = namesOf(feed).filter((name) => !known.has(name));
        const texts = [...feed.getElementsByTagName('content:encoded'), ...feed.getElementsByTagName('content')];
        if (texts.length === 0) found.push('no texts');
        for (const { textContent } of texts) {
          const { body } = parse(textContent ?? '');
          found.push(...dangersOf(body), ...foreignersOf(body));
        }
        return found;
      };
      return judged.flatMap(([path, text]) => {
        const like = path in likes ? path : '/blog/harmless';
        const found = path.endsWith('.xml') ? judgeFeed(text, like) : judgePage(text, like);
        return found.map((danger) => `${path}: ${danger}`);
      });
    },
    { judged: texts, likes: harmless },
  );
}

/** Inserts HTML into a page and waits until its resources have loaded or failed. */
async function show(page: Page, htmls: string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    const place = document.createElement('div');
    document.body.append(place);
    for (const text of texts) place.insertAdjacentHTML('beforeend', `<div>${text}</div>`);
    const pictures = [...place.querySelectorAll('img')].filter(({ src }) => src);
    await Promise.all(
      pictures.map((picture) =>
        Object.assign(picture, { loading: 'eager' })
          .decode()
          .catch(() => {}),
      ),
    );
    place.remove();
  }, htmls);
}

test('XSS: payloads in any field of a post are removed from page, list and feeds', async () => {
  const { page, context, findings } = await watchPage(await site.open());
  await page.goto(`${site.server.url}/about`);
  await save('harmless', 'Words.');
  await Promise.all(Array.from({ length: BATCH }, (_, index) => save(`harmless-${index}`, 'Words.')));
  const shared = ['/blog', '/blog?page=2', '/blog/rss.xml', '/blog/atom.xml'];
  const harmless: Record<string, string> = {};
  for (const [path, text] of await read(['/blog/harmless', ...shared], '198.51.99.1')) harmless[path] = text;

  for (let at = 0; at < ALONE.length; at += BATCH) {
    const payloads = ALONE.slice(at, at + BATCH);
    const posts = await Promise.all(payloads.map((payload, index) => save(`p${at + index}`, payload)));
    const pages = posts.map(({ slug }) => `/blog/${slug}`);
    const texts = await read([...pages, ...shared], `198.51.100.${at / BATCH}`);
    expect(await judge(page, texts, harmless)).toEqual([]);
    await show(
      page,
      posts.map(({ html }) => html),
    );
    for (const [index, payload] of payloads.entries()) {
      const markdown = await fetch(`${site.server.url}${pages[index]}.md`);
      expect(await markdown.text()).toContain(payload.trim());
      expect(Object.fromEntries(markdown.headers)).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
    }
  }
  expect(findings).toEqual([]);
  await context.close();
});

test('XSS: many payloads in one text run neither in the reader’s nor in the captain’s browser', async () => {
  const { page, context, findings } = await watchPage(await site.open());
  for (let at = 0; at < XSS_PAYLOADS.length; at += TOGETHER) {
    const content = XSS_PAYLOADS.slice(at, at + TOGETHER).join('\n\n');
    const { html } = await site.captain.call<PostJson>('POST', '/blog', makePost({ slug: `all-${at}`, content }));
    expect((await site.captain.call<PostJson>('POST', '/blog/preview', { content })).html).toBe(html);
    await page.goto(`${site.server.url}/blog/all-${at}`);
    await waitForHydration(page);
  }
  await page.goto(`${site.server.url}/blog`);
  await waitForHydration(page);

  await site.captain.logIn(page);
  await page.goto(`${site.server.url}/captain?tab=cms`);
  await page.getByRole('link', { name: 'Hello, world' }).first().waitFor();
  await page.goto(`${site.server.url}/captain/blog/edit/all-0`);
  await page.locator('.prose *').first().waitFor();
  expect(findings).toEqual([]);
  await context.close();
});

test('XSS: names of uploads are reduced to safe characters', async () => {
  for (let at = 0; at < NAMES.length; at += FILES) {
    const names = NAMES.slice(at, at + FILES);
    const body = new FormData();
    for (const [index, name] of names.entries()) body.append('files', new File([`${at + index}`], `${name}.txt`));
    const { headers } = site.captain;
    const response = await fetch(`${site.server.url}/api/assets`, { method: 'POST', headers, body });
    const { assets } = (await response.json()) as AnswerOf<typeof assetCalls.upload>;
    expect(assets).toHaveLength(names.length);
    for (const { filename, url } of assets) {
      expect(filename).toMatch(/^[a-z0-9-]+\.[a-z0-9]+$/);
      expect(url).toBe(`/uploads/${filename}`);
    }
  }
});
