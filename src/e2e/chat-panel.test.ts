import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { ListedBookingJson } from '#shared/booking.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { closeContexts, openPage, sharedBrowser, waitForHydration } from '#testing/browser.ts';
import { logInCaptain, PASSWORD } from '#testing/captain.ts';
import { serveSite } from '#testing/serve-site.ts';
import type { ServedSite } from '#testing/start-server.ts';

const { chat, booking, forms } = STARTER.documents;

let server: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveSite({ ADMIN_PASSWORD: PASSWORD }), sharedBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

/** Opens the home page, scrolled to the chat panel. The context is closed after the test. */
async function openChat(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const { page, context } = await openPage(browser, { ...options });
  onTestFinished(() => context.close());
  await page.goto(server.url);
  await showChat(page);
  return page;
}

async function showChat(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page.getByRole('log', { name: chat.log }).waitFor();
}

const messages = (page: Page) => page.getByRole('log').locator(':scope > *');
const input = (page: Page) => page.getByRole('textbox', { name: chat.placeholder });
const times = (page: Page) => page.getByRole('region', { name: chat.booking.times });
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent;
  });

async function say(page: Page, text: string): Promise<void> {
  const count = await messages(page).count();
  await input(page).fill(text);
  await page.keyboard.press('Enter');
  await messages(page)
    .nth(count + 1)
    .waitFor();
}

/** Replies to every message with this, in place of the server. */
async function answerWith(page: Page, reply: object): Promise<void> {
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ json: { response: 'An answer.', sessionId: 'one', suggestedQuestions: [], ...reply } }),
  );
}

async function listBookings(email: string): Promise<ListedBookingJson[]> {
  const captain = await logInCaptain(server);
  return captain.call<ListedBookingJson[]>('GET', `/captain/bookings?q=${encodeURIComponent(email)}`);
}

test('a visitor books a call in the chat by keyboard, and Captain lists it', async () => {
  const page = await openChat({ timezoneId: 'Europe/Vienna' });
  await say(page, 'book a call');
  await times(page).getByText('Times in Europe/Vienna').waitFor();
  const last = times(page).getByRole('button').last();
  const time = await last.textContent();
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toBe(time);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe(booking.form.firstName);
  await times(page)
    .getByRole('group', { name: time ?? '' })
    .waitFor();

  await page.keyboard.press('Enter');
  await times(page).getByText(forms.messages.emailMissing).waitFor();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Byron');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@');
  await page.keyboard.press('Enter');
  await times(page).getByText(forms.messages.emailIncomplete).waitFor();
  expect(await focusedName(page)).toBe(booking.form.email);
  await page.keyboard.press('End');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');

  await expect.poll(() => focusedName(page)).toBe(chat.booking.page);
  expect(await messages(page).last().textContent()).toContain(`${time} Central European Time`);
  await expectNoA11yViolations(page, 'the confirmation');
  const file = await messages(page).last().getByRole('link', { name: chat.booking.file }).getAttribute('href');
  expect(await (await page.request.get(server.url + file)).text()).toContain('BEGIN:VEVENT');
  const [stored] = await listBookings('ada@example.com');
  expect(stored).toMatchObject({ firstName: 'Ada', lastName: 'Byron', timezone: 'Europe/Vienna' });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: booking.booked.heading.booked }).waitFor();
});

test('a time that was taken meanwhile is not booked: others are offered, and what was typed stays, also after a reload', async () => {
  const page = await openChat();
  await say(page, 'book a call');
  await times(page).getByRole('button').nth(1).click();
  await times(page).getByLabel(booking.form.firstName).fill('Bob');
  await times(page).getByLabel(booking.form.lastName).fill('Late');
  await times(page).getByLabel(booking.form.email).fill('bob@example.com');
  await input(page).fill('One more thing');
  await page.reload();
  await showChat(page);
  await expect.poll(() => times(page).getByLabel(booking.form.email).inputValue()).toBe('bob@example.com');
  expect(await times(page).getByLabel(booking.form.firstName).inputValue()).toBe('Bob');
  expect(await input(page).inputValue()).toBe('One more thing');
  const sent = page.waitForRequest('**/api/bookings');
  await page.route(
    '**/api/bookings',
    async (route) => {
      const body = JSON.stringify({ ...route.request().postDataJSON(), email: 'first@example.com' });
      await fetch(route.request().url(), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      await route.continue();
    },
    { times: 1 },
  );
  await times(page).getByRole('button', { name: booking.form.send }).click();
  const taken = (await sent).postDataJSON().start;
  await times(page).getByRole('alert').waitFor();
  const other = times(page).getByRole('button').first();
  expect(await focusedName(page)).toBe(await other.textContent());
  expect(await messages(page).last().textContent()).not.toContain(chat.booking.page);

  await other.click();
  expect(await times(page).getByLabel(booking.form.email).inputValue()).toBe('bob@example.com');
  await times(page).getByRole('button', { name: booking.form.send }).click();
  await messages(page).last().getByRole('link', { name: chat.booking.page }).waitFor();
  const stored = await listBookings('bob@example.com');
  expect(stored).toHaveLength(1);
  expect(Date.parse(stored[0]?.startsAt ?? '')).not.toBe(Date.parse(taken));
});

test('a failed message is sent again with a button; a call that could not be sent is not confirmed, and a question in between keeps the form', async () => {
  const page = await openChat();
  await page.route('**/api/chatbot', (route) => route.abort(), { times: 1 });
  await say(page, 'How much does the voice AI receptionist cost?');
  expect(await messages(page).last().textContent()).toContain(chat.failure);
  await page.getByRole('button', { name: chat.retry }).click();
  await messages(page).last().getByText('$2,500').waitFor();
  expect(await messages(page).count()).toBe(3);
  expect(await page.getByText(chat.failure).count()).toBe(0);

  await say(page, 'book a call');
  await times(page).getByRole('button').last().click();
  await times(page).getByLabel(booking.form.firstName).fill('Eve');
  await say(page, 'How much does the voice AI receptionist cost?');
  expect(await times(page).getByLabel(booking.form.firstName).inputValue()).toBe('Eve');
  await times(page).getByLabel(booking.form.lastName).fill('Offline');
  await times(page).getByLabel(booking.form.email).fill('eve@example.com');
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 200, body: 'a proxy says hello' }));
  await times(page).getByRole('button', { name: booking.form.send }).click();
  await times(page).getByRole('alert').waitFor();
  expect(await page.getByRole('link', { name: chat.booking.page }).count()).toBe(0);
  expect(await times(page).getByLabel(booking.form.email).inputValue()).toBe('eve@example.com');
  expect(await listBookings('eve@example.com')).toEqual([]);
});

test('a reply to a cleared conversation is dropped; one that the reload has cut off can be asked for again; the conversation survives other pages and a reload until it is cleared', async () => {
  const page = await openChat();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chatbot', async (route) => {
    await held;
    await route.fulfill({ json: { response: 'Too late.', sessionId: 'old', suggestedQuestions: [] } });
  });
  await input(page).fill('Hello');
  await page.keyboard.press('Enter');
  await page.getByText(chat.thinking).waitFor();
  await page.getByRole('button', { name: chat.clear }).click();
  const answered = page.waitForResponse('**/api/chatbot');
  release();
  await (await answered).finished();
  await page.unroute('**/api/chatbot');
  await say(page, 'How much does the voice AI receptionist cost?');
  expect((await messages(page).allTextContents()).join()).not.toContain('Too late.');

  await page.route('**/api/chatbot', () => {});
  await input(page).fill('Who are you?');
  await page.keyboard.press('Enter');
  await page.getByText(chat.thinking).waitFor();
  await page.reload();
  await showChat(page);
  await page.unroute('**/api/chatbot');
  await page.getByRole('button', { name: chat.retry }).click();
  await expect.poll(() => messages(page).count()).toBe(5);
  expect(await messages(page).last().textContent()).not.toContain(chat.failure);

  await say(page, 'book a call');
  await times(page).getByRole('button').first().waitFor();
  const before = await messages(page).allTextContents();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  await page.goBack();
  await showChat(page);
  expect(await messages(page).allTextContents()).toEqual(before);
  await page.reload();
  await showChat(page);
  expect(await messages(page).allTextContents()).toEqual(before);
  await times(page).getByRole('button').first().waitFor();

  await page.getByRole('button', { name: chat.clear }).click();
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await messages(page).count()).toBe(1);
  expect(await times(page).count()).toBe(0);
  const [request] = await Promise.all([page.waitForRequest('**/api/chatbot'), say(page, 'Hello')]);
  expect(request.postDataJSON()).not.toHaveProperty('sessionId');
  await page.reload();
  await showChat(page);
  expect(await messages(page).count()).toBe(3);
});

test('a reply: addresses and the phone number become links, and nothing else does; a call that it has booked is confirmed; it is copied, and its link is a button', async () => {
  const { call } = await logInCaptain(server);
  await call('PUT', '/captain/settings', { phone: '0113 496 0123' });
  const page = await openChat({ permissions: ['clipboard-read', 'clipboard-write'] });
  await answerWith(page, {
    response:
      '<b>No</b> <img src=x onerror="document.title=1"> See https://example.com/a?b=1. <a href="https://evil.example">x</a> javascript:alert(1) /about http://a.b Call 0113 496 0123.',
    link: { label: 'Run', href: 'javascript:alert(1)' },
  });
  await say(page, '<b>Hello</b> https://example.org');
  const links = await messages(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
  expect(links).toEqual([
    ['https://example.com/a?b=1', 'noopener noreferrer'],
    ['/about', null],
    ['tel:01134960123', null],
  ]);
  expect(await messages(page).last().textContent()).toContain('<b>No</b> <img src=x onerror="document.title=1">');
  expect(await messages(page).locator('b, img').count()).toBe(0);

  await answerWith(page, {
    bookingIntent: true,
    booking: { token: '1-abc', start: '2026-11-30T10:00:00Z', timezone: 'UTC' },
  });
  await say(page, 'Yes, please');
  const booked = messages(page).last().getByRole('link', { name: chat.booking.page });
  expect(await booked.getAttribute('href')).toBe('/booking/1-abc');
  expect(await messages(page).last().getByRole('link', { name: chat.buttons.consultation }).count()).toBe(0);

  await answerWith(page, {
    response: `The answer.\n\n${chat.replies.more} /about`,
    link: { label: 'Read on', href: '/about' },
  });
  await say(page, 'Hello');
  await messages(page).last().getByRole('button', { name: chat.copy }).click();
  await messages(page).last().getByRole('button', { name: chat.copied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('The answer.');
  expect(await messages(page).last().locator('p').first().textContent()).not.toContain(chat.replies.more);
  await messages(page).last().getByRole('link', { name: 'Read on' }).click();
  await page.waitForURL('**/about');
});

test('fifty long messages stay within 320 px, and make the page no longer', async () => {
  const page = await openChat({ viewport: { width: 320, height: 640 } });
  await page.evaluate((word) => {
    const texts = Array.from({ length: 50 }, (_, id) => ({
      id,
      type: id % 2 ? 'user' : 'ai',
      message: `${id} ${word}`,
    }));
    const slots = {
      type: 'consultation',
      minutes: 30,
      timezone: 'America/Argentina/ComodRivadavia',
      times: [{ start: '2026-11-30T10:00:00Z', date: '2026-11-30', time: '10:00' }],
    };
    const link = { label: word.slice(0, 60), href: '/about' };
    const last = { id: 50, type: 'ai', message: word, slots, link };
    sessionStorage.setItem('demo-chat', JSON.stringify({ messages: [...texts, last] }));
  }, 'Donaudampfschifffahrt'.repeat(8));
  await page.reload();
  await showChat(page);
  expect(await messages(page).count()).toBe(51);
  const view = page.locator('#faq .overflow-y-auto');
  const overflow = () => view.evaluate((box) => [box.scrollWidth - box.clientWidth, document.body.scrollWidth]);
  await times(page).getByRole('button').first().waitFor();
  expect(await overflow()).toEqual([0, 320]);
  await times(page).getByRole('button').first().click();
  await times(page).getByRole('button', { name: booking.form.send }).click();
  expect(await overflow()).toEqual([0, 320]);
  const below = await page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - scrollY - footer;
  });
  expect(below, 'nothing is below the footer').toBeLessThan(1);
  await expectNoA11yViolations(page, 'a long conversation');
});

test('on a phone an answer begins in sight, however much is below it', async () => {
  const page = await openChat({ viewport: { width: 390, height: 844 } });
  await answerWith(page, {
    response: 'A sentence of an answer. '.repeat(15),
    suggestedQuestions: ['What does it cost to begin with?', 'How long does it take until it runs?', 'Who sets it up?'],
  });
  await say(page, 'Tell me everything');
  const above = () =>
    messages(page)
      .last()
      .evaluate((answer) => {
        const view = answer.closest('.overflow-y-auto')?.getBoundingClientRect();
        return answer.getBoundingClientRect().top - (view?.top ?? 0);
      });
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  expect(await above()).toBeLessThan(20);
});
