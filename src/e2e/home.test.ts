import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  closeContexts,
  hold,
  measureLayoutShift,
  openPage,
  sharedBrowser,
  waitForHydration,
} from '#testing/browser.ts';
import { serveSite } from '#testing/serve-site.ts';
import type { ServedSite } from '#testing/start-server.ts';

let server: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveSite({ OWNER_NAME: 'Grace Hopper' }), sharedBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

const PHONE = { viewport: { width: 390, height: 844 } };

async function visit(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { reducedMotion: 'no-preference', isFresh: true, ...options });
  await opened.page.goto(server.url);
  await waitForHydration(opened.page);
  return opened;
}

describe('the page', () => {
  test('hydrates without console messages, failed requests or layout shift', async () => {
    const { page, context, messages } = await visit(PHONE);
    const shift = await measureLayoutShift(page);
    expect(messages).toEqual([]);
    expect(shift).toBe(0);
    await context.close();
  });

  test('does not play the video with prefers-reduced-motion', async () => {
    const { page, context } = await visit({ reducedMotion: 'reduce' });
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe('');
    await context.close();
  });

  test('stays within the size budget: JavaScript, fonts and HTML, compressed', async () => {
    const { page, context } = await openPage(browser, { isFresh: true }).then(async (opened) => {
      await opened.page.goto(server.url);
      await waitForHydration(opened.page);
      await opened.page.waitForLoadState('networkidle');
      return opened;
    });
    const weights = await page.evaluate(() => {
      const bytes = (pattern: RegExp) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => pattern.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const [html] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
      return { js: bytes(/\.js$/), fonts: bytes(/\.woff2$/), html: html?.encodedBodySize ?? 0 };
    });
    expect(weights.js).toBeGreaterThan(50_000);
    const { everyPage } = JSON.parse(readFileSync('scripts/weight/budgets.json', 'utf8'));
    for (const [kind, bytes] of Object.entries(weights)) {
      expect([kind, bytes > 0 && bytes <= everyPage[kind]]).toEqual([kind, true]);
    }
    await context.close();
  });
});

describe('navigation', () => {
  test('the drawer opens from the right; choosing an item closes it and scrolls to the section', async () => {
    const { page, context } = await visit(PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Site menu' });
    await drawer.waitFor();
    expect(await drawer.getByRole('link').allInnerTexts()).toEqual([
      'Voice AI Receptionist',
      'LLM Chatbots',
      'AI Integration',
      'Custom Solutions',
      'About',
      'Portfolio',
      'Blog',
      'FAQ',
      'Contact',
    ]);
    await drawer.getByRole('link', { name: 'Portfolio' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => Math.abs(document.getElementById('portfolio')?.getBoundingClientRect().top ?? 999) < 120,
    );
    expect(new URL(page.url()).hash).toBe('#portfolio');
    await context.close();
  });

  test('a11y: Escape closes the drawer and returns the focus', async () => {
    const { page, context } = await visit();
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Site menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Site menu' }).waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  test('the drawer marks the last section whose top is within 200 px', async () => {
    const { page, context } = await visit({ viewport: { width: 1280, height: 800 } });
    const current = page.locator('#site-menu [aria-current]');
    for (const [offset, label] of [
      [199, 'About'],
      [201, undefined],
    ] as const) {
      await page.evaluate((px) => {
        const top = document.getElementById('about')?.getBoundingClientRect().top ?? 0;
        scrollTo({ top: scrollY + top - px, behavior: 'instant' });
      }, offset);
      if (label) await page.locator('#site-menu [aria-current]', { hasText: label }).waitFor({ state: 'attached' });
      else await current.waitFor({ state: 'detached' });
    }
    await context.close();
  });

  test('the floating button appears after two seconds and links to the calendar', async () => {
    const { page, context } = await visit();
    const button = page.getByRole('link', { name: 'Book Your Free Consult', includeHidden: true });
    const showAt = (ms: number) =>
      button.evaluate((link, time) => {
        for (const animation of link.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, ms);
    await showAt(1_990);
    expect(await button.isVisible()).toBe(false);
    await showAt(2_010);
    expect(await button.isVisible()).toBe(true);
    expect(await button.getAttribute('href')).toBe('/calendar');
    await context.close();
  });

  test('an unknown path shows the not-found page with status 404', async () => {
    const { page, context, messages } = await openPage(browser);
    const response = await page.goto(`${server.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([]);
    await context.close();
  });
});

test('loads at most 12 scripts, from top to bottom', async () => {
  const { page, context } = await openPage(browser, PHONE);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(server.url);
  await waitForHydration(page);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page
    .getByRole('textbox', { name: /message|question/i })
    .first()
    .waitFor();
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(12);
  await context.close();
});

test('a page has its styles while every file of the build is held back', async () => {
  const { page, context } = await openPage(browser);
  const release = await hold(page, /\/build\//);
  await page.goto(server.url, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  expect(await heading.evaluate((element) => getComputedStyle(element).textWrap)).toBe('balance');
  release();
  await waitForHydration(page);
  await context.close();
});
