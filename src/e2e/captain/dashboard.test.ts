import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { closeContexts, openPage, sharedBrowser } from '#testing/browser.ts';
import { logInByForm, PASSWORD } from '#testing/captain.ts';
import { makeContact } from '#testing/make.ts';
import { serveSite } from '#testing/serve-site.ts';
import type { ServedSite } from '#testing/start-server.ts';

/** The heading of every tab. */
const TABS = {
  overview: 'Overview',
  leads: 'Leads',
  subscribers: 'Subscribers',
  chats: 'Chats',
  services: 'Services',
  cms: 'Content',
  popups: 'Popup Notifications',
  booking: 'Booking Settings',
  outbox: 'Outbox',
  users: 'User Management',
  settings: 'Settings',
};

/** Size of the window in most tests. */
const USUAL = { width: 1280, height: 720 };

let server: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveSite({ ADMIN_PASSWORD: PASSWORD, OWNER_NAME: 'Grace Hopper', TRUST_PROXY: '1' }),
    sharedBrowser(),
  ]);
  await postContact('ada@example.com');
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

let addresses = 0;
/** Every call has a different client address, so that rate limits are not reached. */
function nextAddress() {
  addresses += 1;
  return { 'X-Forwarded-For': `192.0.2.${addresses}` };
}

async function postContact(email: string) {
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...nextAddress() },
    body: JSON.stringify(makeContact({ email })),
  });
  expect(response.status).toBe(201);
}

async function open(path: string) {
  const opened = await openPage(browser, { extraHTTPHeaders: nextAddress() });
  await opened.page.goto(server.url + path);
  return opened;
}

describe('the daily work', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open('/captain'));
    await logInByForm(page);
    await page.getByRole('heading', { level: 1, name: TABS.overview }).waitFor();
  });

  /** Opens a tab in the page that is there: a new browser and a login for each test take longer than the tests. */
  async function show(tab: keyof typeof TABS, viewport?: { width: number; height: number }): Promise<void> {
    if (viewport) {
      onTestFinished(() => page.setViewportSize(USUAL));
      await page.setViewportSize(viewport);
    }
    await page.goto(`${server.url}/captain?tab=${tab}`);
    await page.getByRole('heading', { level: 1, name: TABS[tab] }).waitFor();
  }

  test('opens a lead, saves a note and a follow-up, and marks it as responded', async () => {
    await show('leads');
    const lead = page.getByRole('listitem').filter({ hasText: 'Ada Byron' });
    await lead.getByText(/^answer within/).waitFor();
    await lead.getByRole('link', { name: 'Ada Byron', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor();
    await page.getByText('We retype every job sheet into two systems.').waitFor();
    await page.getByLabel('Notes').fill('Called, wants a quote');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await page.getByText('Notes saved', { exact: true }).waitFor();
    const stage = page.getByLabel('Stage');
    await stage.focus();
    // Each key saves: from New to Proposal.
    let saved = 0;
    page.on('requestfinished', (request) => {
      if (request.method() === 'PATCH') saved += 1;
    });
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => saved).toBe(3);
    await page.getByText('Stage saved', { exact: true }).waitFor();
    expect(await stage.inputValue()).toBe('proposal');
    // Typing ends the toast.
    const leftToasts = async () => {
      await page.getByLabel('Follow up on').fill('2026-01-09');
      return page.getByText('Stage saved', { exact: true }).count();
    };
    await expect.poll(leftToasts, { timeout: 4_000 }).toBe(0);
    await page.getByRole('button', { name: 'Save follow-up' }).click();
    await page.getByText('Follow-up saved', { exact: true }).waitFor();
    await page.goBack();
    await lead.getByText('Proposal', { exact: true }).waitFor();
    await lead.getByText('follow up Fri, Jan 9').waitFor();
    await lead.getByRole('button', { name: 'Mark as responded' }).click();
    await page.getByText('Marked as responded', { exact: true }).waitFor();
    await expect.poll(() => lead.getByRole('button', { name: 'Mark as responded' }).count()).toBe(0);
    await page.reload();
    await page.getByText('Nobody waits for an answer.').waitFor();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Export people' }).waitFor();
  });

  test('two leads that are marked at once both stop waiting; a page that has no leads any more is left', async () => {
    const emails = ['first@example.com', 'second@example.com'];
    for (const email of emails) await postContact(email);
    await page.goto(`${server.url}/captain?tab=leads&page=7`);
    const buttons = emails.map((hasText) =>
      page.getByRole('listitem').filter({ hasText }).getByRole('button', { name: 'Mark as responded' }),
    );
    const isReleased = Promise.withResolvers<void>();
    await page.route('**/api/captain/leads/*', async (route) => {
      if (route.request().method() === 'PATCH') await isReleased.promise;
      await route.continue();
    });
    const asked = emails.map(() => page.waitForRequest((request) => request.method() === 'PATCH'));
    for (const button of buttons) await button.click();
    await Promise.all(asked);
    isReleased.resolve();
    for (const button of buttons) await button.waitFor({ state: 'detached' });
    await page.getByText('Nobody waits for an answer.').waitFor();
    await page.unroute('**/api/captain/leads/*');
  });

  test('marking as responded is undone; a reply and notes that are not sent or saved outlast leaving the page; a reply sent with a mail program is kept', async () => {
    await postContact('undo@example.com');
    await show('leads');
    const lead = page.getByRole('listitem').filter({ hasText: 'undo@example.com' });
    const search = page.getByLabel('Search names, addresses, messages');
    await search.fill('nobody at all');
    await page.getByText('No lead matches').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Leads', exact: true }).first().click();
    await lead.waitFor();
    expect(await search.inputValue()).toBe('');

    await lead.getByRole('button', { name: 'Mark as responded' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Marked as unanswered', { exact: true }).waitFor();
    await lead.getByRole('button', { name: 'Mark as responded' }).waitFor();

    await postContact('undo@example.com');
    await lead.getByRole('button', { name: 'Mark as responded' }).click();
    await page.getByText('A newer message has come since: it still waits.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Marked as unanswered', { exact: true }).waitFor();
    await lead.getByText('2 messages').waitFor();

    await lead.getByRole('link', { name: 'Reply to' }).click();
    await page.getByText('The site has no mail server yet').waitFor();
    const warning = page.getByText('Links in it lead to localhost');
    await page.getByLabel('Template').selectOption('Thank you, and a call');
    await warning.waitFor();
    await page.getByLabel('Template').selectOption('A few questions');
    await warning.waitFor({ state: 'detached' });
    await page.getByLabel('Subject').fill('A quote');
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByText('Template saved', { exact: true }).waitFor();
    await page.getByLabel('Template').selectOption('A quote');
    await page.getByText('“A quote” inserted', { exact: true }).waitFor();
    await page.getByLabel('Notes').fill('Wants a quote by Friday');
    const overview = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Overview' });
    await overview.click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Subject').inputValue()).toBe('A quote');
    expect(await page.getByLabel('Text').inputValue()).toMatch(/^Hello Ada,[\s\S]+Which tools/);
    // A crash before the browser has written its local storage to the disk.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (!/token|user/.test(key)) localStorage.removeItem(key);
    });
    await page.reload();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('A quote');
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Wants a quote by Friday');
    // Local storage is newer where the browser could not write the copy.
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage)) {
        if (text.includes('by Friday')) localStorage.setItem(key, JSON.stringify(late(text)));
      }
      function late(text: string) {
        return JSON.parse(text.replace('by Friday', 'by Monday').replace(/^\[\d+/, `[${Date.now() + 1000}`));
      }
    });
    await page.reload();
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Wants a quote by Monday');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await page.getByText('Notes saved', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Open mail program' }).click();
    await page.getByRole('button', { name: 'Yes, mark as responded' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Yes, mark as responded' }).waitFor();
    expect(await page.getByRole('button', { name: /mark as responded/i }).count()).toBe(1);
    await page.getByRole('button', { name: 'Yes, mark as responded' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Your reply' }).getByText('A quote').waitFor();
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect.poll(() => page.getByLabel('Text').inputValue()).toMatch(/^Hello Ada,\s+Grace Hopper$/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Delete this lead' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('button', { name: 'Erase everything about undo@example.com' }).waitFor();
    await overview.click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  test('a popup is created, shown to a visitor, closed by Escape, counted, deactivated and deleted; Escape and a click outside ask before they throw away what was typed', async () => {
    await show('popups');
    await page.getByRole('button', { name: 'Create popup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create popup' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Create popup' }).click();
    await dialog.getByLabel('Title').fill('Two openings');
    await page.keyboard.press('Escape');
    await dialog.getByText('Discard what you typed?').waitFor();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Two openings');
    await page.mouse.click(5, 5);
    await dialog.getByText('Discard what you typed?').waitFor();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Create popup' }).click();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Title and message are required', { exact: true }).waitFor();
    await dialog.getByLabel('Title').fill('Two openings');
    await dialog.getByLabel('Message').fill('Book a call this week.');
    await dialog.getByLabel('Delay (seconds)').fill('0');
    await dialog.getByLabel('Button text').fill('Book');
    await dialog.getByLabel('Button link').fill('/calender');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByText('This site has no page /calender').waitFor();
    await dialog.getByLabel('Button link').fill('calendar');
    await dialog.getByLabel('Pages').selectOption('The blog and its posts');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Popup notification created successfully', { exact: true }).waitFor();

    await page.getByText('on /blog', { exact: false }).waitFor();
    const visitor = await open('/blog');
    const popup = visitor.page.getByRole('dialog', { name: 'Two openings' });
    await popup.waitFor();
    expect(await popup.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/calendar');
    await visitor.page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await visitor.context.close();

    await page.reload();
    const item = page.getByRole('listitem').filter({ hasText: 'Two openings' });
    await expect.poll(async () => (await item.locator('dd').allTextContents()).join()).toBe('1,0,1');
    await item.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('Notification updated successfully', { exact: true }).waitFor();
    await item.getByText('Inactive', { exact: true }).waitFor();
    const later = await open('/');
    expect(await later.page.evaluate(() => fetch('/api/popup-notifications').then((r) => r.json()))).toEqual([]);
    await later.context.close();
    await item.getByRole('button', { name: 'Delete Two openings' }).click();
    await page.getByText('Notification deleted successfully', { exact: true }).waitFor();
    await page.getByText('No popups yet').waitFor();
  });

  test('adds a user, shows the server’s validation error at its field, and edits the name', async () => {
    await show('users');
    await page.getByRole('button', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add user' });
    await dialog.getByLabel('Name', { exact: true }).fill('Bob Ross');
    await dialog.getByLabel('Username').fill('CAPTAIN');
    await dialog.getByLabel('Email').fill('bob@example.com');
    await dialog.getByLabel('Password').fill('happy little trees');
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await dialog.getByText('Already in use').waitFor();
    await dialog.getByLabel('Username').fill('bob');
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await page.getByRole('cell', { name: 'Bob Ross', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit Bob Ross' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Bob Ross' });
    await edit.getByLabel('Active').uncheck();
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Inactive' }).waitFor();

    await page.getByRole('button', { name: 'Add user' }).click();
    await dialog.getByLabel('Email').fill('eve@example.com');
    await dialog.getByRole('button', { name: 'Add user' }).click();
    // This site has no mail server.
    await page.getByRole('cell', { name: 'Not sent' }).waitFor();
    await page.getByText('No mail server is set up: invite again once one is, or give a password.').waitFor();
    await page.getByRole('button', { name: 'Invite again eve@example.com' }).waitFor();
    await expectNoA11yViolations(page, 'an invited user', [768]);
  });

  test('a test that cannot be sent leads to where mail is set up', async () => {
    await show('outbox');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Failed to send test', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Set up mail' }).click();
    await page.getByRole('heading', { level: 1, name: TABS.settings }).waitFor();
    await expect
      .poll(() => page.getByLabel('Mail server').evaluate((field) => field === document.activeElement))
      .toBe(true);
  });

  test('a changed owner name is shown on every page at once', async () => {
    await show('settings');
    await page.getByLabel('Your name').fill('Katherine Johnson');
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await page.getByText('Settings saved', { exact: true }).waitFor();
    // The bar is gone, and the focus is in the field that was edited last.
    await page.locator(':focus').and(page.getByLabel('Your name')).waitFor();
    expect(await (await fetch(server.url)).text()).toContain('Katherine');
    await page.getByLabel('Your name').fill('');
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    await page.keyboard.press('Control+s');
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
  });

  test('what is typed while settings are being saved is not saved yet, and stays', async () => {
    await show('settings');
    const name = page.getByLabel('Your name');
    const called = page.getByLabel('What visitors call you');
    onTestFinished(() => page.unroute('**/api/captain/settings'));
    const isReleased = Promise.withResolvers<void>();
    await page.route('**/api/captain/settings', async (route) => {
      if (route.request().method() === 'PUT') await isReleased.promise;
      await route.continue();
    });
    await name.fill('Ada Byron');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Saving…' }).waitFor();
    await called.fill('Ada');
    isReleased.resolve();
    await page.getByText('Settings saved', { exact: true }).waitFor();
    await page.getByText('Not saved yet', { exact: true }).waitFor();
    await page.unroute('**/api/captain/settings');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
    await page.reload();
    expect([await name.inputValue(), await called.inputValue()]).toEqual(['Ada Byron', 'Ada']);
  });

  test('language and currency are chosen by name, or typed as a code; a wrong code is refused at its field and stays', async () => {
    await show('settings');
    const region = page.getByRole('combobox', { name: 'Region' });
    await region.selectOption('de-DE');
    await page.getByRole('combobox', { name: 'Currency' }).selectOption({ label: 'Another code…' });
    const currency = page.getByRole('textbox', { name: 'Currency' });
    expect(await currency.evaluate((input) => input === document.activeElement)).toBe(true);
    await currency.fill('EURO');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Please give a currency such as USD or EUR').first().waitFor();
    expect(await currency.inputValue()).toBe('EURO');
    expect(await region.inputValue()).toBe('de-DE');
    await currency.fill('ISK');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('ISK');
    await expect.poll(() => fetch(server.url).then((home) => home.text())).toMatch(/10\.000\sISK/);
    for (const name of ['Region', 'Currency']) {
      await page.getByRole('combobox', { name }).selectOption(name === 'Region' ? 'en-US' : 'USD');
    }
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => fetch(server.url).then((home) => home.text())).toContain('$10,000');
  });

  test('a11y: the tabs are links that the Tab key reaches in order; on a small laptop all are seen without scrolling the navigation', async () => {
    await show('overview', { width: 1366, height: 768 });
    const navigation = page.getByRole('navigation', { name: 'Dashboard' });
    const logOut = page.getByRole('button', { name: 'Log out' }).locator('visible=true');
    const last = navigation.getByRole('link', { name: 'Settings', exact: true });
    const [link, button] = await Promise.all([last.boundingBox(), logOut.boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await navigation.getByRole('link', { name: 'Overview' }).focus();
    for (const _entry of ['Statistics', 'Make it yours', 'Leads']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=leads');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Add a person');
    // A dialog keeps the keys of the search.
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add a person' }).waitFor();
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('screens, pages, settings and people are found by Ctrl and K, and opened by the keyboard', async () => {
    await show('overview');
    const find = async (text: string, option: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Find/ }).fill(text);
      await page.getByRole('option', { name: option }).waitFor();
      await page.keyboard.press('Enter');
    };
    await find('won', 'Leads: Won Inbox');
    await page.waitForURL('**?tab=leads&stage=won');
    await find('connected', 'Settings: Connected apps');
    await page.getByRole('heading', { level: 1, name: 'Connected apps' }).waitFor();
    await find('ada@exam', 'Ada Byron Person');
    await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor();
    await find('block', 'Block time Calendar');
    await page.getByRole('heading', { level: 1, name: 'Booking Settings' }).waitFor();
    await find('smtp sender', 'Mail server Settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await find('brand', 'Brand Setting');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('brand_name');
    await find('privacy policy', 'Privacy policy Page');
    await page.waitForURL('**/captain/pages/privacy-policy');
    await find('change the second answer of the bot', 'Answers Chatbot');
    await page.getByRole('heading', { level: 1, name: 'Chatbot' }).waitFor();
    await find('change price', 'Prices Website');
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    await find('domain', 'Domain, server and updates Help');
    await page.getByRole('heading', { level: 1, name: 'Deployment' }).waitFor();
    await find('newsletter stop', 'Newsletter Newsletter');
    await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor();
  });

  test('a link to a part of a screen moves the focus there without a step that the router does not know', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await show('settings');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Mail', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('mail');
    expect(new URL(page.url()).hash).toBe('#mail');
    await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: TABS.leads }).waitFor();
    expect(warnings).toEqual([]);
  });

  test('on a phone, the bar at the bottom leads to the first areas and More to all of them', async () => {
    await show('overview', { width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Areas' });
    await bar.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
    await page.getByRole('navigation', { name: 'Inbox' }).getByRole('link', { name: 'Chats' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor();
    await bar.getByRole('button', { name: 'More' }).click();
    const all = page.getByRole('dialog', { name: 'All areas' });
    await all.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await all.waitFor({ state: 'detached' });
  });

  test('a11y: on a phone, what gets the focus is above the bar at the bottom', async () => {
    await show('settings', { width: 390, height: 844 });
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)')].flatMap((element) => {
        scrollTo(0, 0);
        element.focus();
        const { bottom } = element.getBoundingClientRect();
        const bar = document.querySelector('.captain-bar')?.getBoundingClientRect().top ?? 0;
        return bottom > bar && bottom < innerHeight ? [element.id] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  test('the addresses of former views of Chats lead to the answers', async () => {
    await page.goto(`${server.url}/captain?tab=chats&view=unanswered`);
    await page.waitForURL('**/captain?tab=chatbot&view=unanswered');
    await page.getByRole('heading', { level: 1, name: 'Chatbot' }).waitFor();
  });

  test('the steps of Make it yours leave the overview when the rest is skipped; each is found by its title', async () => {
    await show('overview');
    const steps = page.getByRole('region', { name: /^Make it yours/ });
    await steps.getByRole('button', { name: 'Skip the rest' }).click();
    await steps.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Unanswered now' }).waitFor();
    expect(await steps.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Find/ }).fill('Who you are');
    await page.getByRole('option', { name: /^Make it yours: Who you are/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Who you are' }).waitFor();
    await show('settings');
    await page.getByRole('main').getByRole('link', { name: 'Make it yours' }).click();
    await page.getByRole('heading', { level: 2, name: 'All steps seen' }).waitFor();
  });

  test('a toast covers nothing of an open dialog, however long its text is', async () => {
    await show('users', { width: 320, height: 568 });
    await page.getByRole('button', { name: 'Add user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add user' });
    await dialog.getByLabel('Name', { exact: true }).fill('Grace');
    await dialog.getByLabel('Username').fill('captain');
    await dialog.getByLabel('Email').fill('grace@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('another password');
    const add = dialog.getByRole('button', { name: 'Add user' });
    const title = page.locator('.toast').getByText('Failed to add user');
    const overlaps = () =>
      page.evaluate(() => {
        const [toast, box] = ['.toast', 'dialog'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return !toast || !box || (toast.bottom > box.top && toast.top < box.bottom)
          ? [toast?.toJSON(), box?.toJSON()]
          : [];
      });
    await add.click();
    await title.waitFor();
    await page.getByText('This username is taken').first().waitFor();
    await expect.poll(overlaps).toEqual([]);

    const message = `The server did not answer. ${'Donaudampfschifffahrt'.repeat(3)} ${'Please try again later. '.repeat(6)}`;
    await page.route('**/api/captain/users', (route) => route.fulfill({ status: 500, json: { message } }));
    onTestFinished(() => page.unroute('**/api/captain/users'));
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [700, 400],
      [768, 900],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await add.click();
      await page.locator('.toast').getByText('The server did not answer').waitFor();
      await expect.poll(overlaps, { message: `at ${width} × ${height}` }).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
