import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureLayoutShift } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each([
  ['/calendar', '/consultation'],
  ['/strategy-session', '/strategy'],
  ['/Home-services-ai', '/voice-ai'],
])('on %s shows the provider’s page once its script is there', async (path, meeting) => {
  site.scheduler.set('works');
  const { page, context, messages } = await site.visit(path);
  const frame = page.locator('.calendly-inline-widget iframe');
  await frame.waitFor();
  expect(await frame.count()).toBe(1);
  expect(await frame.getAttribute('src')).toBe(site.scheduler.url + meeting);
  expect(await frame.getAttribute('title')).toBeTruthy();
  await page.frameLocator('.calendly-inline-widget iframe').getByText('Pick a time').waitFor();
  expect(messages).toEqual([]);
  await context.close();
});

test.each([
  ['/calendar', 'Schedule Your Free Consultation', 'Book Your Free Consultation', '/consultation'],
  ['/strategy-session', 'Schedule Your Deep-Dive Strategy Session', 'Book Deep-Dive Session', '/strategy'],
])('on %s gives way to a card when the script fails, and nothing moves', async (path, title, button, meeting) => {
  site.scheduler.set('fails');
  const { page, context } = await site.visit(path);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  const link = page.getByRole('link', { name: new RegExp(`^${button}`) });
  await link.waitFor();
  await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    site.scheduler.url + meeting,
    '_blank',
  ]);
  const shift = await measureLayoutShift(page);
  expect(shift).toBe(0);
  await context.close();
});

test('gives up after five seconds of silence', async () => {
  site.scheduler.set('hangs');
  const { page, context } = await site.open();
  await page.clock.install();
  await page.goto(`${site.server.url}/calendar`, { waitUntil: 'commit' });
  await page.locator('head script[src$="/widget.js"]').waitFor({ state: 'attached' });
  await page.clock.runFor(3500);
  const note = page.getByText('Opens in a new window • No credit card required', { exact: true });
  expect(await note.count()).toBe(0);
  await page.clock.runFor(1500);
  await note.waitFor();
  expect(await page.locator('script[src$="/widget.js"]').count()).toBe(0);
  await context.close();
});

test('the script comes with the voice AI page and goes with it', async () => {
  site.scheduler.set('works');
  const { page, context, messages } = await site.visit('/');
  const script = page.locator('script[src$="/widget.js"]');
  expect(await script.count()).toBe(0);
  await page.locator('footer').getByRole('link', { name: 'Voice AI Receptionist' }).click();
  await page.locator('.calendly-inline-widget iframe').waitFor();
  expect(await script.count()).toBe(1);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.locator('#portfolio').waitFor();
  expect([new URL(page.url()).pathname, await script.count()]).toEqual(['/', 0]);
  expect(messages).toEqual([]);
  await context.close();
});

test('without JavaScript there is a button to the provider, and the next seven days', async () => {
  const { page, context } = await site.visit('/calendar', { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Book Your Free Consultation/ }).waitFor();
  expect(await page.locator('#schedule time').count()).toBe(7);
  await context.close();
});
