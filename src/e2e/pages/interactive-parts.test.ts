import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdScripts, waitForHydration } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the email forms', () => {
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
    expect(messages).toEqual([`log: someone${path.length}@example.com`]);
    await context.close();
  });

  test('a form sent before hydration is submitted after hydration', async () => {
    const { page, context, messages } = await site.open({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    await page.goto(`${site.server.url}/services/llm-chatbots`);
    const box = page.getByRole('textbox', { name: 'Email address' });
    await box.fill('early@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    release();
    await page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();
    expect(await box.inputValue()).toBe('');
    expect(page.url()).toBe(`${site.server.url}/services/llm-chatbots`);
    expect(messages).toEqual(['log: early@example.com']);
    await context.close();
  });

  test('text typed during hydration is kept', async () => {
    const { page, context } = await site.open({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    await page.goto(`${site.server.url}/services/llm-chatbots`);
    const box = page.getByRole('textbox', { name: 'Email address' });
    await box.fill('half@exam');
    release();
    await waitForHydration(page);
    expect(await box.inputValue()).toBe('half@exam');
    await page.getByRole('link', { name: 'Privacy Policy' }).first().focus();
    await page.locator('form[data-alive=true]').filter({ has: box }).waitFor();
    expect(await box.inputValue()).toBe('half@exam');
    await context.close();
  });

  test('restores the typed text when the request fails', async () => {
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
  test('work by keyboard; the URL restores the numbers', async () => {
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

  test('missed calls: reads the numbers from a shared URL', async () => {
    const { page, context } = await site.visit('/Home-services-ai?callsPerWeek=40&jobValue=500#calculator');
    await page.locator('#calculator output').getByText('$56,160', { exact: true }).waitFor();
    await page.locator('#calculator output').getByText('$4,060', { exact: true }).waitFor();
    await context.close();
  });
});

/** The page's email form, hydrated. */
async function comeNear(page: Page) {
  await comeTo(page, new URL(page.url()).pathname.endsWith('chatbots') ? 'write-to-me' : 'examples');
  return page.getByLabel('Email address');
}

/** Scrolls to a section with a form and waits until it is hydrated. */
async function comeTo(page: Page, section: string): Promise<void> {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section);
  await awake(page, `#${section} form`);
}

/** Resolves when React has hydrated the element. */
async function awake(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((found) => {
    const element = document.querySelector(found);
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
