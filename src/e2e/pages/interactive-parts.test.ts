import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdScripts, waitForHydration } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CHATBOTS = '/services/llm-chatbots';
const WORKFLOWS = '/services/n8n-workflow-automation';
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();

test('an email form keeps the typed text when the request fails; sent, it empties its box and keeps the address with its page', async () => {
  const { page, context, messages } = await site.visit(CHATBOTS);
  const box = page.getByLabel('Email address');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'asleep' }), { times: 1 });
  await box.fill('someone@example.com');
  await send.click();
  await page.getByText('Subscription failed', { exact: true }).waitFor();
  expect(await box.inputValue()).toBe('someone@example.com');
  await send.click();
  expect(await box.inputValue()).toBe('');
  await thanks(page);
  expect(interestsOf('someone@example.com')).toEqual([CHATBOTS]);
  expect(messages.filter((message) => !message.includes('status of 503'))).toContain('log: someone@example.com');
  await context.close();
});

test('an address sent before hydration is stored and thanked for', async () => {
  const { page, context } = await site.open();
  const release = await holdScripts(page);
  await page.goto(site.server.url + CHATBOTS, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Email address' });
  await box.fill('early@example.com');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await thanks(page);
  expect(await box.inputValue()).toBe('');
  expect(new URL(page.url()).pathname).toBe(CHATBOTS);
  expect(interestsOf('early@example.com')).toEqual([CHATBOTS]);
  release();
  await context.close();
});

test('an address and a number typed before hydration stay, and count; a calculator works by keyboard, and its address brings the numbers back', async () => {
  const { page, context, messages } = await site.open();
  const release = await holdScripts(page);
  await page.goto(site.server.url + WORKFLOWS, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Email address' });
  const number = page.getByRole('spinbutton', { name: 'Time it takes each time, as a number' });
  const hours = (text: string) => page.locator('#hours output').getByText(text, { exact: true }).waitFor();
  await box.fill('half@exam');
  await number.fill('13');
  release();
  await waitForHydration(page);
  await hours('4.3');
  expect(await number.inputValue()).toBe('13');
  expect(await box.inputValue()).toBe('half@exam');
  await box.pressSequentially('ple.com');
  await page.getByRole('button', { name: 'Get Examples', exact: true }).click();
  expect(await box.inputValue()).toBe('');
  await thanks(page);
  expect(interestsOf('half@example.com')).toEqual([WORKFLOWS]);
  expect(messages).toEqual(['log: half@example.com']);

  await page.getByRole('slider', { name: 'Time it takes each time' }).focus();
  await page.keyboard.press('ArrowRight');
  await hours('4.7');
  expect(new URL(page.url()).search).toBe('?minutesPerRun=14');
  await page.reload();
  await hours('4.7');
  await context.close();
});

test('missed calls: reads the numbers from a shared URL', async () => {
  const { page, context } = await site.visit('/Home-services-ai?callsPerWeek=40&jobValue=500#calculator');
  await page.locator('#calculator output').getByText('$56,160', { exact: true }).waitFor();
  await page.locator('#calculator output').getByText('$4,060', { exact: true }).waitFor();
  await context.close();
});

/** The pages on which this address was left. */
function interestsOf(email: string): unknown[] {
  const db = new Database(`${site.server.dataDir}/site.db`, { readonly: true });
  const pages = db.prepare('select page from interests where email = ?').pluck().all(email);
  db.close();
  return pages;
}
