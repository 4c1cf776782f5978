import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a link is prefetched on hover; footer links open the next page at the top; Back restores the scroll position; a link to a section of another page scrolls to it', async () => {
  const { page, context, messages } = await site.visit('/about');
  const loaded = page.waitForResponse((response) => /\/landing-.*\.js$/.test(response.url()));
  await page.locator('main a[href="/services/llm-chatbots"]').first().hover();
  await loaded;
  expect(new URL(page.url()).pathname).toBe('/about');

  const link = page.locator('footer').getByRole('link', { name: 'Lead Generation' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForFunction(() => location.pathname === '/services/lead-generation' && scrollY === 0);
  await page.getByRole('heading', { name: 'Four challenges, and what changes' }).waitFor();
  await page.goBack();
  await page.waitForFunction((y) => location.pathname === '/about' && Math.abs(scrollY - y) < 50, before);
  expect(messages).toEqual([]);

  await page.locator('footer').getByRole('link', { name: 'LLM Chatbots' }).click();
  await page.getByRole('link', { name: 'Talk to mine first' }).click();
  await page.waitForFunction(() => Math.abs(document.getElementById('faq')?.getBoundingClientRect().top ?? 9999) < 150);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#faq');
  await context.close();
});

test('a11y: a page opened by keyboard has the focus on its heading, a section on itself', async () => {
  const { page, context } = await site.visit('/');
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toContain('I kept systems running');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Portfolio' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#portfolio');
  await expect.poll(focused).toBe('portfolio');
  await context.close();
});

test('a popup waits until five seconds after the visitor has typed and left the field', async () => {
  const made = await site.captain.call<{ id: number }>('POST', '/captain/popup-notifications', {
    title: 'Two openings',
    message: 'This month.',
    isActive: true,
    delay: 1,
    showOnce: false,
    buttonText: '',
    buttonLink: '',
  });
  onTestFinished(() => site.captain.call('DELETE', `/captain/popup-notifications/${made.id}`));
  const { page, context } = await site.open({ isFresh: true });
  await page.clock.install();
  const listed = page.waitForResponse('**/api/popup-notifications');
  await page.goto(site.server.url);
  const field = page.getByLabel('First name');
  await field.focus();
  await (await listed).finished();
  await page.clock.runFor(10_000);
  expect(await page.getByRole('dialog', { name: 'Two openings' }).count()).toBe(0);
  await page.keyboard.type('Ada');
  expect(await field.inputValue()).toBe('Ada');
  await field.blur();
  await page.clock.runFor(4_000);
  expect(await page.getByRole('dialog', { name: 'Two openings' }).count()).toBe(0);
  await page.clock.runFor(6_000);
  await page.getByRole('dialog', { name: 'Two openings' }).waitFor();
  await context.close();
});

test('the hero’s buttons scroll to the demo line and to the booking', async () => {
  const { page, context } = await site.visit('/Home-services-ai');
  for (const [name, id] of [
    ['Call Riley Demo', 'demo'],
    ['Get Your Custom Setup', 'book'],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    await page.waitForFunction(
      (section) => Math.abs(document.getElementById(section)?.getBoundingClientRect().top ?? 9999) < 150,
      id,
    );
  }
  expect(await page.locator('#demo a[href^="tel:+1"]').count()).toBe(2);
  await context.close();
});

test('a legal page opens at the top', async () => {
  const { page, context } = await site.visit('/privacy-policy');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.reload();
  await page.waitForFunction(() => scrollY === 0);
  await context.close();
});
