import Database from 'better-sqlite3';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContactInput } from '#shared/contact.schema.ts';
import { closeContexts, hold, holdScripts, openPage, sharedBrowser, waitForHydration } from '#testing/browser.ts';
import { serveSite } from '#testing/serve-site.ts';
import { readPage, type ServedSite } from '#testing/start-server.ts';

let server: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveSite({ OWNER_NAME: 'Grace Hopper', TRUST_PROXY: '1' }), sharedBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

const PHONE = { viewport: { width: 390, height: 844 } };
let visitors = 0;

/** Opens the home page as a visitor with their own client address. */
async function visit(options: Parameters<typeof openPage>[1] = {}, path = '/') {
  visitors += 1;
  const opened = await openPage(browser, {
    ...options,
    extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${visitors}` },
  });
  await opened.page.goto(server.url + path);
  if (options.javaScriptEnabled !== false) await waitForHydration(opened.page);
  return opened;
}

function rows<T>(sql: string): T[] {
  const db = new Database(`${server.dataDir}/site.db`, { readonly: true });
  try {
    return db.prepare(sql).all() as T[];
  } finally {
    db.close();
  }
}

async function fillContact(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Lead Generation Systems').check();
  await page.getByLabel('Message', { exact: true }).fill('We retype every job sheet.');
}

describe('the contact form', () => {
  test('has a control for every field of a contact message', async () => {
    const form = /<form[^>]*>(?:(?!<\/form>).)*name="message".*?<\/form>/s.exec(await readPage(server, '/'))?.[0] ?? '';
    const offered = new Set([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
    // `referrer` is added by a script; `form` names the form; the phone number is asked where the owner wants so.
    expect(offered.add('referrer').add('phone')).toEqual(new Set(['form', ...Object.keys(ContactInput.shape)]));
  });

  test('names what is missing beside its field; without a connection it keeps what was typed, also after a reload; sent, it stores the lead, resets the form and shows the message of the answer', async () => {
    const { page, context, messages } = await visit(PHONE);
    const send = page.getByRole('button', { name: 'Send Message' });
    const again = page.getByRole('button', { name: 'Failed to Send - Try Again' });
    const message = page.getByLabel('Message', { exact: true });
    await page.getByLabel('Email', { exact: true }).last().fill('ada@example');
    await send.click();
    for (const text of [
      'Please give your first name',
      'Please give your last name',
      'This address looks incomplete',
      'Please select at least one service',
      'Please write a message',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    expect(await page.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');

    await fillContact(page, 'offline@example.com');
    await context.setOffline(true);
    await send.click();
    await page.getByText('Failed to send message', { exact: true }).waitFor();
    await page.getByText('Please try again later.', { exact: true }).waitFor();
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await message.inputValue()).toBe('We retype every job sheet.');
    expect(await page.getByLabel('Lead Generation Systems').isChecked()).toBe(true);
    await context.setOffline(false);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => message.inputValue()).toBe('We retype every job sheet.');
    await page.getByLabel('Lead Generation Systems').check();
    await send.click();
    await page.getByRole('button', { name: 'Message Sent Successfully!' }).waitFor();
    expect(rows("select email from contacts where email = 'offline@example.com'")).toHaveLength(1);
    await send.waitFor();

    await fillContact(page, 'kept@example.com');
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await send.click();
    await again.waitFor();
    const release = await hold(page, '**/api/contact');
    await again.click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    release();
    await page.getByRole('button', { name: 'Message Sent Successfully!' }).waitFor();
    await page.getByText('Message sent successfully!', { exact: true }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    expect(rows("select first_name, service, page from contacts where email = 'kept@example.com'")).toEqual([
      { first_name: 'Ada', service: '["lead-generation"]', page: '/' },
    ]);
    await send.waitFor();

    const answer = { status: 201, json: { message: 'Answered before the kettle boils' } };
    await page.route('**/api/contact', (route) => route.fulfill(answer), { times: 1 });
    await fillContact(page, 'answered@example.com');
    await send.click();
    await page.getByText(answer.json.message, { exact: true }).waitFor();
    expect(messages.filter((text) => !/net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text))).toEqual([]);
    await context.close();
  });

  test('sends the external referrer, also after visiting other pages first', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${server.url}/about`, { referer: 'https://search.example/results?q=private' });
    await waitForHydration(page);
    await page.goto(server.url, { referer: `${server.url}/about` });
    await waitForHydration(page);
    expect(await page.evaluate(() => new URL(document.referrer).pathname)).toBe('/about');
    await fillContact(page, 'walked@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: 'Message Sent Successfully!' }).waitFor();
    expect(rows("select page, referrer from contacts where email = 'walked@example.com'")).toEqual([
      { page: '/', referrer: 'https://search.example/' },
    ]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});

describe('the newsletter', () => {
  test('ignores a blank address, shows why it failed and keeps the address, then subscribes and clears the input; a11y: one toast at a time, focused by F8, closed by its button', async () => {
    const { page, context } = await visit(PHONE);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) calls += 1;
    });
    const line = page.getByLabel('Email address');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await line.fill('   ');
    await subscribe.click();
    for (const reason of ['first', 'second']) {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: reason }), { times: 1 });
      await line.fill(`${reason}@example.com`);
      await subscribe.click();
      await page.getByText('Subscription failed', { exact: true }).waitFor();
      await page.getByText(`503: ${reason}`, { exact: true }).waitFor();
      expect(await line.inputValue()).toBe(`${reason}@example.com`);
    }
    const toasts = page.getByRole('listitem').filter({ hasText: 'Subscription failed' });
    expect(await toasts.count()).toBe(1);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('OL');
    await toasts.getByRole('button', { name: 'Close' }).click();
    await toasts.waitFor({ state: 'detached' });

    const release = await hold(page, '**/api/newsletter');
    await line.fill('  reader@example.com ');
    await subscribe.click();
    await page.getByRole('button', { name: 'Subscribing...' }).waitFor();
    release();
    await page.getByText('Successfully subscribed!', { exact: true }).waitFor();
    await page.getByText("You'll receive weekly AI insights and automation strategies.", { exact: true }).waitFor();
    expect(await line.inputValue()).toBe('');
    expect(calls).toBe(3);
    expect(rows("select subscribed from newsletter_subscribers where email = 'reader@example.com'")).toEqual([
      { subscribed: 1 },
    ]);
    await context.close();
  });

  test('sent before hydration, it subscribes once and says so', async () => {
    const { page, context, messages } = await openPage(browser, PHONE);
    const release = await holdScripts(page);
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill('early@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Successfully subscribed!' });
    await status.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    release();
    await waitForHydration(page);
    expect(await status.count()).toBe(1);
    expect(rows("select subscribed from newsletter_subscribers where email = 'early@example.com'")).toEqual([
      { subscribed: 1 },
    ]);
    expect(messages).toEqual([]);
    await context.close();
  });

  test('sent when the scripts cannot be loaded, it subscribes', async () => {
    const { page, context } = await openPage(browser, PHONE);
    await page.route(/\/build\/.*\.js$/, (route) => route.abort());
    await page.goto(server.url);
    await page.getByLabel('Email address').fill('lost@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('status').filter({ hasText: 'Successfully subscribed!' }).waitFor();
    expect(rows("select subscribed from newsletter_subscribers where email = 'lost@example.com'")).toEqual([
      { subscribed: 1 },
    ]);
    await context.close();
  });

  test('text typed before hydration stays in every kind of field', async () => {
    const { page, context } = await openPage(browser, PHONE);
    const release = await holdScripts(page);
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Message').fill('Half a sent');
    await page.locator('input[name=service]').first().check();
    const budget = page.locator('select[name=budget]');
    await budget.selectOption({ index: 2 });
    const chosen = await budget.inputValue();
    release();
    await waitForHydration(page);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Message').inputValue()).toBe('Half a sent');
    expect(await page.locator('input[name=service]').first().isChecked()).toBe(true);
    expect(await budget.inputValue()).toBe(chosen);
    await context.close();
  });
});
