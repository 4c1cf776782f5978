import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureLayoutShift, waitForHydration } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('shows the provider’s page once its script has loaded, on each of its pages; a11y: it is reached by keyboard, and its frame has a title; without a new document, a page loads the widget on entry and removes it on leaving', async () => {
  site.scheduler.set('works');
  const { page, context, messages } = await site.open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const frame = page.locator('iframe');
  const isShown = async (meeting: string) => {
    await page.locator(`iframe[src="${site.scheduler.url}${meeting}"]`).waitFor();
    expect(await frame.count()).toBe(1);
    expect(await frame.getAttribute('title')).toBeTruthy();
    await page.frameLocator('iframe').getByText('Pick a time').waitFor();
  };
  for (const [path, meeting] of [
    ['/strategy-session', '/strategy'],
    ['/calendar', '/consultation'],
  ] as const) {
    await page.goto(site.server.url + path);
    await waitForHydration(page);
    await isShown(meeting);
  }
  const time = page.frameLocator('iframe[title="Calendar for the free 30-minute consultation"]').getByRole('button');
  await page.getByRole('link', { name: 'Read the Cookie Policy' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await time.evaluate((button) => document.activeElement === button)).toBe(true);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.locator('#portfolio').waitFor();
  expect([new URL(page.url()).pathname, await frame.count()]).toEqual(['/', 0]);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  requests.length = 0;
  await page.locator('footer').getByRole('link', { name: 'Voice AI Receptionist' }).click();
  await isShown('/voice-ai');
  expect(requests.filter((url) => url.endsWith('/widget.js'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.locator('#portfolio').waitFor();
  expect([new URL(page.url()).pathname, await frame.count()]).toEqual(['/', 0]);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  expect(messages).toEqual([]);
  await context.close();
});

test.each([
  ['/calendar', 'Schedule Your Free Consultation', 'Book Your Free Consultation', '/consultation'],
  ['/strategy-session', 'Schedule Your Deep-Dive Strategy Session', 'Book Deep-Dive Session', '/strategy'],
])(
  'on %s shows the fallback card when the script fails, without layout shift',
  async (path, title, button, meeting) => {
    site.scheduler.set('fails');
    const { page, context } = await site.visit(path, { isFresh: true });
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const link = page.getByRole('link', { name: new RegExp(`^${button}`) });
    await link.waitFor();
    await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      site.scheduler.url + meeting,
      '_blank',
    ]);
    const shift = await measureLayoutShift(page);
    // Words after an unbreakable one move by a pixel when the font takes the place of its fallback; the card would move by 0.1.
    expect(shift).toBeLessThan(0.001);
    await context.close();
  },
);

test('shows the fallback card when the script has not loaded after 5 seconds', async () => {
  site.scheduler.set('hangs');
  const { page, context } = await site.open({ isFresh: true });
  await page.clock.install();
  await page.goto(`${site.server.url}/calendar`, { waitUntil: 'commit' });
  await page.frameLocator('iframe').locator('script[src$="/widget.js"]').waitFor({ state: 'attached' });
  await page.clock.runFor(3500);
  const note = page.getByText('Opens in a new window • No credit card required', { exact: true });
  expect(await note.count()).toBe(0);
  await page.clock.runFor(1500);
  await note.waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await context.close();
});

test('shows content that the provider’s script renders itself, and the provider’s page when it has rendered nothing', async () => {
  site.scheduler.set('draws');
  const { page, context, messages } = await site.visit('/calendar');
  await page.frameLocator('iframe').getByText('Pick a time').waitFor();
  await page.locator('[data-phase=ready]').waitFor();
  const heights = await page.locator('[data-phase], iframe').evaluateAll((all) => all.map((each) => each.clientHeight));
  expect(heights).toEqual([704, 704]);

  site.scheduler.set('idles');
  await page.reload();
  await page.locator(`iframe[src="${site.scheduler.url}/consultation"]`).waitFor();
  await page.frameLocator('iframe').getByText('Pick a time').waitFor();
  expect(messages).toEqual([]);
  await context.close();
});

test('without JavaScript: shows a link to the provider and the next seven days', async () => {
  const { page, context } = await site.visit('/calendar', { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Book Your Free Consultation/ }).waitFor();
  expect(await page.locator('#schedule time').count()).toBe(7);
  await context.close();
});
