import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdScripts, waitForHydration } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { waitForFormAge } from '#testing/start-server.ts';

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
    const box = page.getByLabel('Email address');
    await box.fill(`someone${path.length}@example.com`);
    await page.getByRole('button', { name: button, exact: true }).click();
    expect(await box.inputValue()).toBe('');
    await page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();
    expect(interestsOf(`someone${path.length}@example.com`)).toEqual([path]);
    expect(messages).toEqual([`log: someone${path.length}@example.com`]);
    await context.close();
  });

  test('an address sent before hydration is stored and thanked for', async () => {
    const { page, context } = await site.open();
    const release = await holdScripts(page);
    await waitForFormAge(site.server, '/services/llm-chatbots');
    await page.goto(`${site.server.url}/services/llm-chatbots`, { waitUntil: 'commit' });
    const box = page.getByRole('textbox', { name: 'Email address' });
    await box.fill('early@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();
    expect(await box.inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe('/services/llm-chatbots');
    expect(interestsOf('early@example.com')).toEqual(['/services/llm-chatbots']);
    release();
    await context.close();
  });

  test('an address typed before hydration stays', async () => {
    const { page, context } = await site.open();
    const release = await holdScripts(page);
    await page.goto(`${site.server.url}/services/llm-chatbots`, { waitUntil: 'commit' });
    const box = page.getByRole('textbox', { name: 'Email address' });
    await box.fill('half@exam');
    release();
    await waitForHydration(page);
    expect(await box.inputValue()).toBe('half@exam');
    await box.pressSequentially('ple.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();
    expect(interestsOf('half@example.com')).toEqual(['/services/llm-chatbots']);
    await context.close();
  });

  test('restores the typed text when the request fails', async () => {
    const { page, context } = await site.visit('/services/llm-chatbots');
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'asleep' }));
    const box = page.getByLabel('Email address');
    await box.fill('someone@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Subscription failed', { exact: true }).waitFor();
    expect(await box.inputValue()).toBe('someone@example.com');
    await context.close();
  });
});

describe('the calculators', () => {
  test('a number typed before hydration counts', async () => {
    const { page, context } = await site.open();
    const release = await holdScripts(page);
    await page.goto(`${site.server.url}/services/n8n-workflow-automation`, { waitUntil: 'commit' });
    const number = page.getByRole('spinbutton', { name: 'Time it takes each time, as a number' });
    await number.fill('13');
    release();
    await waitForHydration(page);
    await page.locator('#hours output').getByText('4.3', { exact: true }).waitFor();
    expect(await number.inputValue()).toBe('13');
    await context.close();
  });

  test('work by keyboard, and their address brings the numbers back', async () => {
    const { page, context } = await site.visit('/services/n8n-workflow-automation');
    await page.getByRole('slider', { name: 'Time it takes each time' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('#hours output').getByText('4.3', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?minutesPerRun=13');
    await page.reload();
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

/** The pages on which this address was left. */
function interestsOf(email: string): unknown[] {
  const db = new Database(`${site.server.dataDir}/site.db`, { readonly: true });
  const pages = db.prepare('select page from interests where email = ?').pluck().all(email);
  db.close();
  return pages;
}
