import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { LandingDocument } from '#content/landing.schema.ts';
import { type FieldSchema, fieldsOf, isText } from '#shared/document-fields.ts';
import { expectFits, expectNoA11yViolations } from '#testing/a11y.ts';
import { waitForHydration } from '#testing/browser.ts';
import { makeAllSections, makeLandingPage, publishPage } from '#testing/landing-page.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readMarkup } from '#testing/start-server.ts';

let site: Site;

/** Addresses of content that is embedded from outside. */
const PROVIDER = /^https:\/\/www\.youtube-nocookie\.com\//;

/** Every text of a page half as long again, as far as its field allows; words get longer too. */
function lengthen(page: LandingDocument): LandingDocument {
  const copy = structuredClone(page);
  for (const { path, value, schema } of fieldsOf(z.toJSONSchema(LandingDocument) as FieldSchema, page)
    .filter(isText)
    .filter(({ path }) => path !== 'path' && !path.endsWith('.url'))) {
    const text = String(value);
    const longer = `${text}${text}`.slice(0, Math.min(Math.ceil(text.length * 1.5), schema.maxLength ?? 1_000)).trim();
    const keys = path.split('.');
    const parent = keys.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key) as object, copy);
    Reflect.set(parent, keys.at(-1) ?? '', longer);
  }
  return copy;
}

beforeAll(async () => {
  site = await openSite();
  const sections = makeAllSections();
  await publishPage(site.captain.call, makeLandingPage({ sections }));
  const film = sections.filter(({ kind }) => kind === 'hero' || kind === 'video');
  await publishPage(site.captain.call, makeLandingPage({ path: '/film', label: 'A film', sections: film }));
});
afterAll(() => site.close());

test('a11y: a page of every kind of section has no axe violations and fits every width', async () => {
  const { page, context, messages } = await site.visit('/fixture');
  await expectNoA11yViolations(page, 'every kind of section');
  for (const width of [390, 768, 1440, 2560]) await expectFits(page, 'every kind of section', width);
  expect(messages).toEqual([]);
  await context.close();
});

test('texts that are longer by half fit every width too', async () => {
  const page = lengthen(makeLandingPage({ path: '/longer', sections: makeAllSections() }));
  await publishPage(site.captain.call, page);
  const { page: opened, context } = await site.visit('/longer');
  for (const width of [320, 390, 768, 1024, 1440]) await expectFits(opened, 'longer texts', width);
  await context.close();
});

test('a video requests nothing of its provider before the click, and plays after it', async () => {
  const { page, context } = await site.open();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await context.route(PROVIDER, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' }));
  await page.goto(`${site.server.url}/film`);
  await waitForHydration(page);
  await page.locator('#video').scrollIntoViewIfNeeded();
  expect(requested.filter((url) => !url.startsWith(site.server.url) && !url.startsWith('data:'))).toEqual([]);

  await page.getByRole('link', { name: 'Load and play the video' }).press('Enter');
  await page.frameLocator('iframe[title="A fixture video"]').getByText('The player').waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await context.close();
});

test('a video reached by a link inside the site can be played too', async () => {
  const { page, context, messages } = await site.visit('/about');
  await context.route(PROVIDER, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' }));
  await page.locator('footer').getByRole('link', { name: 'A film' }).click();
  await page.waitForURL('**/film');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Load and play the video' }).click();
  await page.frameLocator('iframe[title="A fixture video"]').getByText('The player').waitFor();
  expect(messages).toEqual([]);
  await context.close();
});

test('without JavaScript the button of a video leads to its provider', async () => {
  expect(await readMarkup(site.server, '/film')).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>(?:(?!<\/a>).)*Load and play the video/s,
  );
});
