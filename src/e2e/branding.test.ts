import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { waitForHydration } from '#testing/browser.ts';
import { inLong, longTest } from '#testing/long.ts';
import { openSite, type Site } from '#testing/open-site.ts';

type Branding = typeof STARTER.documents.branding;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function publish(change: Partial<Branding>): Promise<void> {
  const { version } = await site.captain.call<{ version: number }>('GET', '/captain/content/branding');
  const data = { ...STARTER.documents.branding, ...change };
  const saved = await site.captain.call<{ version: number }>('PUT', '/captain/content/branding/draft', {
    version,
    data,
  });
  await site.captain.call('POST', '/captain/content/branding/publish', { version: saved.version });
}

async function upload(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#336699' } });
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await picture.png().toBuffer())], name));
  const res = await fetch(`${site.server.url}/api/assets`, {
    method: 'POST',
    headers: site.captain.headers,
    body: form,
  });
  const { assets } = (await res.json()) as { assets: [AssetJson] };
  return { src: assets[0].url, width, height };
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const PALETTES = [
  { colors: { ink: '#0b3d2e', paper: '#fff8f0', signal: '#e6b800' }, type: 'plain' },
  { colors: { ink: '#000000', paper: '#ffffff', signal: '#ff5c5c' }, type: 'technical' },
] as const;

test.each([true, false])(
  'published colours and typefaces reach the next visitor (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const own = PALETTES.slice(...(javaScriptEnabled ? [0, 1] : [1, 2]));
    for (const { colors, type } of inLong(own, [...PALETTES])) {
      await publish({ colors, type });
      const { page, context, messages } = await site.visit('/', { javaScriptEnabled });
      const button = page.getByRole('link', { name: STARTER.documents.home.hero.services.label });
      const look = await button.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        const heading = getComputedStyle(document.querySelector('h1') as Element);
        const about = getComputedStyle(document.querySelector('#about') as Element);
        return { backgroundColor, color, ground: about.backgroundColor, font: heading.fontFamily };
      });
      expect(look).toMatchObject({
        backgroundColor: rgb(colors.signal),
        color: rgb(colors.ink),
        ground: rgb(colors.paper),
      });
      expect(look.font).toContain(type === 'plain' ? 'Instrument Sans' : 'Geist Mono');
      expect(messages).toEqual([]);
      await context.close();
    }
    await publish({});
  },
);

async function expectNoneWiderThanPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => document.fonts.ready);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([path, wide]).toEqual([path, 320]);
}

test.each(PALETTES.slice(inLong(-1, 0)))(
  'pages in the colours $colors.ink, $colors.paper and $colors.signal can be read, and headings in “$type” fit on a screen of 320 px',
  async (look) => {
    await publish(look);
    const { page, context } = await site.open();
    const others = inLong([], ['/about', '/blog', '/privacy-policy']);
    for (const path of ['/', '/calendar', '/captain', ...others]) {
      await page.goto(site.server.url + path);
      if (path === '/captain') await page.getByLabel('Username').waitFor();
      else await waitForHydration(page);
      // Colours hardly depend on the width.
      if (path !== '/privacy-policy') await expectNoA11yViolations(page, path, [1280], WHOLE_PAGE);
      if (path !== '/captain') await expectNoneWiderThanPhone(page, path);
    }
    await context.close();
    await publish({});
  },
);

longTest('headings in the pairing “system” fit on a screen of 320 px', async () => {
  await publish({ type: 'system' });
  const { page, context } = await site.open();
  for (const path of ['/', '/about', '/calendar', '/blog', '/privacy-policy']) {
    await page.goto(site.server.url + path);
    await waitForHydration(page);
    await expectNoneWiderThanPhone(page, path);
  }
  await context.close();
  await publish({});
});

test('only the fonts in use are loaded', async () => {
  await publish({ type: 'plain' });
  // A page that was used before has fonts in its memory.
  const { page, context } = await site.open({ isFresh: true });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(site.server.url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => url.includes('instrument-sans'))).toBe(true);
  expect(fonts.filter((url) => url.includes('newsreader'))).toEqual([]);
  await context.close();
  await publish({});
});

test('a new logo waits for its picture without an error; it is described by the name of the business, and has no focal point', async () => {
  await upload('mark.png', 300, 100);
  const { page, context } = await site.work('/captain/pages/branding', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Add logo' }).click();
  await page.getByText('Please fill in what you added').waitFor();
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  expect(await page.getByText(/^Not saved: /).count()).toBe(0);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const description = logo.getByLabel('Description for people who cannot see it', { exact: true });
  expect(await description.inputValue()).toBe('{brand}');
  await logo.getByRole('button', { name: 'Choose a picture' }).click();
  const mark = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'mark' });
  await mark.getByRole('button', { name: 'Choose' }).click();
  await page.getByText(/^Draft saved at/).waitFor();
  expect(await logo.getByRole('slider').count()).toBe(0);
  await expectNoA11yViolations(page, 'the logo', [390]);
  await context.close();
});

test('a square logo stays in the corner of a page that was scrolled; a wide one gives way to the dot', async () => {
  const widths: number[] = [];
  for (const [width, height] of [
    [300, 300],
    [300, 100],
  ] as const) {
    const logo = await upload(`works-${width}-${height}.png`, width, height);
    await publish({ logo: { ...logo, alt: 'Works' }, showName: false });
    const { page, context } = await site.visit('/', { viewport: { width: 390, height: 700 } });
    await page.mouse.wheel(0, 2_000);
    await page.locator('html[data-scrolled]').waitFor();
    const shown = await page.getByRole('img', { name: 'Works' }).boundingBox();
    widths.push(shown?.width ?? 0);
    await context.close();
  }
  await publish({});
  expect(widths).toEqual([20, 1]);
});

test('a picture fills the top of the home page in a size that fits, around its focal point', async () => {
  const { hero } = STARTER.documents.branding;
  const [picture, tallPicture] = [await upload('wide.png', 1600, 900), await upload('tall.png', 700, 1000)];
  const still = { ...hero, kind: 'picture' as const, picture: { ...picture, focusX: 20 }, tallPicture };
  await publish({ hero: still });
  const seen = (options: { width: number; height: number }) =>
    site.visit('/', { viewport: options, javaScriptEnabled: false }).then(async ({ page, context }) => {
      const image = page.locator('section img').first();
      const found = await image.evaluate((element: HTMLImageElement) => ({
        source: new URL(element.currentSrc).pathname,
        position: getComputedStyle(element).objectPosition,
        fit: getComputedStyle(element).objectFit,
      }));
      const videos = await page.locator('video').count();
      await context.close();
      return { ...found, videos };
    });
  expect(await seen({ width: 1280, height: 720 })).toEqual({
    source: expect.stringMatching(/wide-.*-(?:1080|1600)\.avif$/),
    position: '20% 50%',
    fit: 'cover',
    videos: 0,
  });
  expect(await seen({ width: 390, height: 844 })).toMatchObject({
    source: expect.stringMatching(/tall-.*\.avif$/),
    position: '50% 50%',
  });
  await publish({});
});
