import Database from 'better-sqlite3';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { chooseTime } from '#testing/booking-calendar.ts';
import { closeContexts, openPage, sharedBrowser } from '#testing/browser.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { serveSite } from '#testing/serve-site.ts';
import type { ServedSite } from '#testing/start-server.ts';

const PLAIN = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

let server: ServedSite;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let browser: Browser;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  [server, browser] = await Promise.all([serveSite({ SMTP_URL: smtp.url }), sharedBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
  await smtp.close();
});

function listContacts(): unknown[] {
  const db = new Database(`${server.dataDir}/site.db`, { readonly: true });
  const contacts = db.prepare('select email, service from contacts').all();
  db.close();
  return contacts;
}

/** The newest mail to an address whose text matches, as plain text. */
async function mailTo(address: string, words: RegExp): Promise<string> {
  const find = () => {
    const texts = smtp.mails
      .filter(({ to }) => to.join().includes(address))
      .map(({ raw }) => raw.replace(/=\r\n/g, ''));
    return texts.findLast((text) => words.test(text));
  };
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/**
 * axe cannot run without JavaScript: it checks the same documents in a second page with JavaScript, where the site's scripts
 * are blocked. `done` rejects when one of them has violations.
 */
async function openTwin() {
  const { page: twin, context } = await openPage(browser, { ...PLAIN, javaScriptEnabled: true });
  let body = '';
  await twin.route('**/*', (route, request) => {
    if (request.url().endsWith('/robots.txt')) return route.continue();
    if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body });
    return request.resourceType() === 'script' ? route.abort() : route.continue();
  });
  let looks = Promise.resolve();
  return {
    async look(page: Page, state: string, within?: string) {
      const url = page.url();
      const html = (await page.content()).replace(/<(\/?)noscript>/g, '<$1div>');
      looks = looks.then(async () => {
        body = html;
        // A URL that differs only in its fragment would not load a new document; one of another site would start a process.
        await twin.goto(`${server.url}/robots.txt`);
        await twin.goto(url);
        await expectNoA11yViolations(twin, state, within ? [320] : undefined, within ?? WHOLE_PAGE);
      });
      looks.catch(() => {});
    },
    async done() {
      await looks;
      await context.close();
    },
  };
}

/** Presses the button of a form, and waits for the page that follows. */
async function press(button: Locator, isThere: (url: URL) => boolean): Promise<void> {
  await button.click();
  await button.page().waitForURL(isThere);
}

test('without JavaScript: a visitor reads, sends the contact form, subscribes, books a call and cancels it', async () => {
  const twin = await openTwin();
  const { page, context, messages } = await openPage(browser, PLAIN);
  await page.goto(`${server.url}/services/llm-chatbots`);
  for (const heading of await page.locator('main h2').all()) {
    expect(await heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
  await twin.look(page, 'the service page');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Site menu' });
  await menu.waitFor();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/#contact');

  const form = page.locator('#contact');
  const typed = {
    'First name': 'Ada',
    'Last name': 'Byron',
    Company: 'Byron & Sons <Plumbing>',
    Message: 'Line one.\nLine "two".',
  };
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  const email = form.getByRole('textbox', { name: 'Email', exact: true });
  await email.fill('ada@example');
  await form.getByLabel('AI Integration').check();
  await form.getByLabel('Budget').selectOption('10k-25k');
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await form.getByText('This address looks incomplete').first().waitFor();
  await twin.look(page, 'the form with an error', '#contact');
  for (const [label, text] of Object.entries(typed)) expect(await form.getByLabel(label).inputValue()).toBe(text);
  expect(await email.inputValue()).toBe('ada@example');
  expect(await form.getByLabel('AI Integration').isChecked()).toBe(true);
  expect(await form.getByLabel('Budget').inputValue()).toBe('10k-25k');
  await email.fill('ada@example.com');
  await form.getByLabel('AI Integration').uncheck();
  await send.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Please select at least one service' });
  await refusal.waitFor();
  expect(await refusal.evaluate((text) => text.getBoundingClientRect().top)).toBeLessThan(PLAIN.viewport.height);
  await form.getByLabel('AI Integration').check();
  await press(send, ({ search }) => search === '?sent=contact');
  await form.getByText('Message sent successfully!').waitFor();
  await page.reload();
  await form.getByText('Message sent successfully!').waitFor();
  expect(listContacts()).toEqual([{ email: 'ada@example.com', service: '["ai-integration"]' }]);
  await twin.look(page, 'the form, sent', '#contact');

  await page.getByLabel('Email address').fill('ada@example.com');
  await press(page.getByRole('button', { name: 'Subscribe' }), ({ search }) => search === '?sent=newsletter');
  await page.getByText('Successfully subscribed!').waitFor();
  await twin.look(page, 'the newsletter, subscribed', '#newsletter');
  const asked = await mailTo('ada@example.com', /\/newsletter\/confirm\//);
  await page.goto(server.url + (/\/newsletter\/confirm\/[\w-]+/.exec(asked)?.[0] ?? ''));
  await twin.look(page, 'the question of the newsletter', 'main');
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you. You are subscribed.' }).waitFor();
  await twin.look(page, 'the answer of the newsletter', 'main');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Strategy session' }).click();
  const picker = page.locator('#booking');
  await chooseTime(picker);
  await picker.getByLabel('First name').fill('Ada');
  await picker.getByLabel('Last name').fill('Byron');
  await picker.getByLabel('Email').fill('ada@example');
  await picker.getByRole('button', { name: 'Book this time' }).click();
  await picker.getByText('This address looks incomplete').first().waitFor();
  await twin.look(page, 'the booking with an error', '#booking');
  await picker.getByLabel('Email').fill('byron@example.com');
  await press(picker.getByRole('button', { name: 'Book this time' }), ({ pathname }) =>
    pathname.startsWith('/booking/'),
  );
  await page.getByRole('heading', { level: 1, name: 'You are booked' }).waitFor();
  await twin.look(page, 'the confirmation', 'main');
  const { pathname } = new URL(page.url());
  expect(messages.filter((message) => !message.includes('status of 400'))).toEqual([]);
  await context.close();

  const mail = await mailTo('byron@example.com', /\/booking\//);
  expect(mail).toContain(`${server.url}${pathname}`);
  expect(await mailTo('hello@example.com', /byron@example\.com/)).toContain('Page: /strategy-session');
  const later = await openPage(browser, PLAIN);
  await later.page.goto(server.url + pathname);
  await later.page.getByRole('button', { name: 'Cancel this call' }).click();
  const question = later.page.getByRole('dialog', { name: 'Cancel this call?' });
  await question.getByRole('textbox').fill('I am ill.');
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await later.page.getByRole('heading', { level: 1, name: 'This call is cancelled' }).waitFor();
  await twin.look(later.page, 'the cancelled call', 'main');
  await later.context.close();
  await twin.done();
});
