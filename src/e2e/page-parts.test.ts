import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureLayoutShift } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the booking calendar', () => {
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
});

describe('the email boxes', () => {
  test.each([
    ['/services/n8n-workflow-automation', 'Get Examples'],
    ['/services/llm-chatbots', 'Send'],
  ])('on %s: "%s" empties the box and keeps the address with its page', async (path, button) => {
    const { page, context, messages } = await site.visit(path);
    const box = await comeNear(page);
    await box.fill(`someone${path.length}@example.com`);
    await page.getByRole('button', { name: button, exact: true }).click();
    expect(await box.inputValue()).toBe('');
    await page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();
    const db = new Database(`${site.server.dataDir}/site.db`, { readonly: true });
    const pages = db
      .prepare('select page from interests where email = ?')
      .pluck()
      .all(`someone${path.length}@example.com`);
    db.close();
    expect(pages).toEqual([path]);
    expect(messages).toEqual([]);
    await context.close();
  });

  test('what was typed comes back when the call fails', async () => {
    const { page, context } = await site.visit('/services/llm-chatbots');
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'asleep' }));
    const box = await comeNear(page);
    await box.fill('someone@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Subscription failed', { exact: true }).waitFor();
    expect(await box.inputValue()).toBe('someone@example.com');
    await context.close();
  });
});

describe('the calculators', () => {
  test('work by keyboard, and their address brings the numbers back', async () => {
    const { page, context } = await site.visit('/services/n8n-workflow-automation');
    await comeTo(page, 'hours');
    await page.getByRole('slider', { name: 'Time it takes each time' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('#hours output').getByText('4.3', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?minutesPerRun=13');
    await page.reload();
    await comeTo(page, 'hours');
    await page.locator('#hours output').getByText('4.3', { exact: true }).waitFor();
    await context.close();
  });

  test('missed calls, from a shared address', async () => {
    const { page, context } = await site.visit('/Home-services-ai?callsPerWeek=40&jobValue=500#calculator');
    await page.locator('#calculator output').getByText('$56,160', { exact: true }).waitFor();
    await page.locator('#calculator output').getByText('$4,060', { exact: true }).waitFor();
    await context.close();
  });
});

describe('getting around', () => {
  test('a link to a section of another page lands on it', async () => {
    const { page, context } = await site.visit('/services/llm-chatbots');
    await page.getByRole('link', { name: 'Talk to mine first' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('faq')?.getBoundingClientRect().top ?? 9999) < 150,
    );
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#faq');
    await context.close();
  });

  test('the footer leads to the top of the next page, and back to where one was', async () => {
    const { page, context, messages } = await site.visit('/about');
    const link = page.locator('footer').getByRole('link', { name: 'Lead Generation' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForFunction(() => location.pathname === '/services/lead-generation' && scrollY === 0);
    await page.getByRole('heading', { name: 'Four challenges, and what changes' }).waitFor();
    await page.goBack();
    await page.waitForFunction((y) => location.pathname === '/about' && Math.abs(scrollY - y) < 50, before);
    expect(messages).toEqual([]);
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

  test('a pointer on a link loads its page ahead', async () => {
    const { page, context } = await site.visit('/about');
    const loaded = page.waitForResponse((response) => /llm-chatbots-.*\.js$/.test(response.url()));
    await page.getByRole('link', { name: 'LLM chatbots', exact: true }).first().hover();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/about');
    await context.close();
  });

  test('a legal page begins at its top', async () => {
    const { page, context } = await site.visit('/privacy-policy');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.reload();
    await page.waitForFunction(() => scrollY === 0);
    await context.close();
  });
});

/** The page's email box, with its code there. */
async function comeNear(page: Page) {
  await comeTo(page, new URL(page.url()).pathname.endsWith('chatbots') ? 'write-to-me' : 'examples');
  return page.getByLabel('Email address');
}

/** Scrolls to a section with a form in it, and waits until its code is there. */
async function comeTo(page: Page, section: string): Promise<void> {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section);
  await awake(page, `#${section} form`);
}

/** Resolves once React has taken over the element. */
async function awake(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((found) => {
    const element = document.querySelector(found);
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
