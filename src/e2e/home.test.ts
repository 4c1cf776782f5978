import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '#app/manifest.ts';
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
const DESKTOP = { viewport: { width: 1280, height: 800 } };

async function visit(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { reducedMotion: 'no-preference', isFresh: true, ...options });
  await opened.page.goto(server.url);
  await waitForHydration(opened.page);
  return opened;
}

test('a section that is chosen in the menu before hydration closes the menu', async () => {
  const { page, context } = await openPage(browser, DESKTOP);
  const release = await hold(page, /\/build\/(?!after-paint).*\.js$/);
  await page.goto(server.url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  await drawer.getByRole('link', { name: 'FAQ' }).click();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#faq');
  release();
  await context.close();
});

test('on a phone, the page hydrates without console messages or layout shift; its drawer opens from the right, leads to a section, and Escape returns the focus', async () => {
  const { page, context, messages } = await visit(PHONE);
  expect(await measureLayoutShift(page)).toBe(0);
  expect(messages).toEqual([]);

  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
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

  await button.focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await drawer.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await drawer.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.closest('main, header') !== null)).toBe(true);
  await context.close();
});

test('the drawer marks the last section whose top is within 200 px; the floating button appears after two seconds', async () => {
  const { page, context } = await visit(DESKTOP);
  const floating = page.getByRole('link', { name: 'Book Your Free Consult', includeHidden: true });
  const showAt = (ms: number) =>
    floating.evaluate((link, time) => {
      for (const animation of link.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, ms);
  await showAt(1_990);
  expect(await floating.isVisible()).toBe(false);
  await showAt(2_010);
  expect(await floating.isVisible()).toBe(true);
  expect(await floating.getAttribute('href')).toBe('/calendar');

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

test('an unknown path shows the not-found page with status 404', async () => {
  const { page, context, messages } = await openPage(browser);
  const response = await page.goto(`${server.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([]);
  await context.close();
});

test('a first visit stays within the size budget (JavaScript, fonts and HTML, compressed), loads at most 12 scripts from top to bottom, nothing of the branding or of the dashboard, and no video with prefers-reduced-motion', async () => {
  const { page, context } = await openPage(browser, { isFresh: true, ...DESKTOP });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.url);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
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
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe('');

  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page
    .getByRole('textbox', { name: /message|question/i })
    .first()
    .waitFor();
  await page.locator('footer').scrollIntoViewIfNeeded();
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(12);
  const { parts } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  const ofDashboard = Object.entries(parts).filter(([source]) => source.startsWith('app/pages/captain/'));
  expect(ofDashboard.length).toBeGreaterThan(10);
  expect(ofDashboard.filter(([, [own = '']]) => asked.includes(own))).toEqual([]);
  expect(asked.filter((path) => /theme|\/uploads\/|geist-mono.*preload|\.css$/.test(path))).toEqual([]);
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
