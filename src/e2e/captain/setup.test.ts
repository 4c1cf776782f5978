import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { waitUntilLoaded } from '#testing/browser.ts';
import { startFakeFeed } from '#testing/fake-feed.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { readMarkup } from '#testing/start-server.ts';

const OWNER = 'Ada Lovelace';
const HEADLINE = 'Machines that calculate';
const PHONE = { viewport: { width: 390, height: 844 } };
/** More than any step has fields, buttons and links. */
const MOST_TABS = 80;

let site: Site;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  const shipped = {
    OWNER_NAME: '',
    SCHEDULER_CONSULTATION_URL: '',
    SCHEDULER_STRATEGY_URL: '',
    SCHEDULER_VOICE_AI_URL: '',
  };
  site = await openSite({
    ...shipped,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.com',
    ALERT_EMAIL: '',
    CALENDAR_ALLOW_PRIVATE: '1',
  });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

function shippedPage(key: string) {
  const page = STARTER.pages[key];
  if (!page) throw new Error(`No page ${key} is shipped`);
  return page;
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses the key until the element has the focus. */
async function tabTo(page: Page, locator: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await hasFocus(locator)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${locator}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function toggle(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name }));
  await page.keyboard.press('Space');
}

/** The step is open, its fields are there, and its heading has the focus. */
async function arrivesAt(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  await heading.waitFor();
  await waitUntilLoaded(page);
  expect(await hasFocus(heading), `the focus is on "${title}"`).toBe(true);
  await expectNoA11yViolations(page, `the step "${title}"`, [PHONE.viewport.width]);
}

test('a new owner makes the site theirs in ten steps, on a phone with a keyboard', { timeout: 300_000 }, async () => {
  const { page, context, messages } = await site.work('/captain?tab=setup', PHONE);
  await page.getByRole('heading', { level: 2, name: 'Language and kind of site' }).waitFor();
  await page.getByLabel('Language of the site').selectOption('German');
  await page.locator('img[src$="/adviser-de.webp"]').waitFor();
  const kinds = await page.getByRole('radio').evaluateAll((all) => all.map((one) => one.closest('label')?.textContent));
  expect(kinds[0]).toContain('AI and automation, short');
  expect(kinds.at(-1)).toContain('Not written in German');
  await page.getByRole('radio', { name: 'AI and automation, short', checked: true }).waitFor();
  await page.getByText('is not written in German. Chosen now: “AI and automation, short”.').waitFor();
  await page.getByLabel('Language of the site').selectOption('English');
  await press(page, 'Keep this site');
  await arrivesAt(page, 'Who you are');
  await type(page, 'Your name', OWNER);
  await type(page, 'Email', 'no address');
  await press(page, 'Save and continue');
  const email = page.getByLabel('Email', { exact: true });
  await page.locator(`[id="${await email.getAttribute('id')}-error"]`).waitFor();
  expect(await email.inputValue()).toBe('no address');
  await expectNoA11yViolations(page, 'a refused step', [PHONE.viewport.width]);
  await tabTo(page, email, 'Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');

  await arrivesAt(page, 'Your offer');
  await type(page, 'Headline', HEADLINE);
  await tabTo(page, page.getByLabel('End of the headline'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('for you');
  const searchTitle = page.getByLabel('Title in search results');
  expect(await searchTitle.inputValue()).toMatch(new RegExp(`^${HEADLINE} for you \\| [^{]+$`));
  await type(page, 'Your offer in two sentences', 'I count. You read.');
  const description = page.getByLabel('Description in search results');
  expect(await description.inputValue(), 'what is saved is shown').toBe('I count. You read.');
  const willFollow = page.getByText('The description in search results becomes the same');
  await willFollow.waitFor();
  await type(page, 'Description in search results', 'Counting.');
  await willFollow.waitFor({ state: 'detached' });
  await press(page, 'Save and continue');

  await arrivesAt(page, 'Services to keep');
  await page.goto(`${site.server.url}/captain?tab=setup`);
  await page.getByRole('heading', { level: 2, name: 'Services to keep' }).waitFor();
  await page.getByText('3 of 10 steps').waitFor();
  await press(page, 'Add a service of your own');
  // Replacing a service hides it and asks for the one in its place.
  await press(page, 'Replace service 3');
  expect(await page.getByRole('checkbox', { name: 'LLM-Powered Chatbots' }).isChecked()).toBe(false);
  await press(page, 'Do not add your service 2');
  expect(await page.getByLabel('Short text').count()).toBe(1);
  await type(page, 'Name', 'Workshops');
  await press(page, 'Save and continue');
  await page.getByText('Please fill this in').waitFor();
  await type(page, 'Short text', 'A day with your team.');
  await page.getByLabel('Kind of price').selectOption('Fixed price');
  await press(page, 'Save and continue');
  await page.getByText('Please give the amount, or choose another kind of price').waitFor();
  await type(page, 'Amount in USD', '900');
  await page.getByText('Visitors read “$900, fixed price”').waitFor();
  await press(page, 'Save and continue');

  await arrivesAt(page, 'Prices and promises');
  await type(page, 'Setup of the voice receptionist, once', '1875');
  await tabTo(page, page.getByLabel('Years with AI'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByLabel('How prices are meant').selectOption('Plus sales tax');
  await press(page, 'Save and continue');

  await arrivesAt(page, 'Portrait');
  expect(await (await fetch(`${site.server.url}/terms-of-service`)).text()).toContain(
    'Sales tax is added to the prices',
  );
  await press(page, 'Choose a picture');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.waitFor();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Upload')]);
  const picture = await sharp({ create: { width: 600, height: 700, channels: 3, background: '#a03f00' } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: 'ada.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByRole('link', { name: /ada.*\.png/ }).waitFor();
  await press(page, 'Choose');
  const alt = page.getByLabel('Description for people who cannot see it');
  await expect.poll(() => alt.inputValue()).toBe(OWNER);
  await type(page, 'Description for people who cannot see it', 'Ada at her desk');
  await press(page, 'Save and continue');

  await arrivesAt(page, 'Calendar');
  // The built-in scheduler is proposed, and its days and hours.
  const monday = page.getByRole('checkbox', { name: 'Monday' });
  expect(await monday.isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Saturday' }).isChecked()).toBe(false);
  await toggle(page, 'Use the built-in scheduler');
  await press(page, 'Save and continue');
  await page.getByText('This is an example, and nobody can book there.').waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: 'Use the built-in scheduler' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, monday);
  await page.keyboard.press('Space');
  await type(page, 'Time zone', 'Europe/Berlin');
  await page.getByLabel('To', { exact: true }).fill('08:00');
  await press(page, 'Save and continue');
  await page.getByText('The end has to be after the start').waitFor();
  expect(await monday.isChecked()).toBe(false);
  await page.getByLabel('To', { exact: true }).fill('15:30');
  const zone = page.getByLabel('Time zone');
  await zone.fill('Nowhere');
  await press(page, 'Save and continue');
  await page.locator(`[id="${await zone.getAttribute('id')}-error"]`).waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Minimum notice' }).inputValue(), 'still proposed').toBe('12');
  await zone.fill('Europe/Berlin');
  await press(page, 'Save and continue');

  await arrivesAt(page, 'Mail');
  await press(page, 'Send a test to me');
  await expect.poll(() => smtp.mails.length).toBe(1);
  await press(page, 'The test arrived');

  await arrivesAt(page, 'Colours and type');
  await press(page, 'Skip this step');
  await arrivesAt(page, 'Legal details');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Colours and type Skipped' }).click();
  await page.getByText('A square one is also the icon in browser tabs').waitFor();
  await press(page, 'Choose a logo');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Choose', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText('It is also the icon in browser tabs').waitFor();
  await press(page, 'Publish the look and continue');

  await arrivesAt(page, 'Legal details');
  // The number is seen without unfolding anything, also where the texts do not know the law.
  const vat = page.getByLabel('VAT identification number');
  await page.getByText('Add what your state or trade requires').waitFor();
  expect(await vat.count(), 'not asked for in the United States').toBe(0);
  await page.getByLabel('Country of the business').selectOption('Another country');
  await page.getByText('The texts do not know the law there').waitFor();
  expect(await vat.isVisible()).toBe(true);
  await page.getByLabel('Country of the business').selectOption('United Kingdom');
  await page.getByText('where documents can be served on you').waitFor();
  expect(await vat.isVisible()).toBe(true);
  await page.getByLabel('Country of the business').selectOption('Please choose');
  await press(page, 'Save and continue');
  await page.getByText('Please choose a country, or skip this step').waitFor();
  await page.getByLabel('Country of the business').selectOption('Austria');
  await type(page, 'Postal address', 'Ring 1, 1010 Wien');
  await press(page, 'Save and continue');

  await arrivesAt(page, 'All steps seen');
  await page.getByText('10 of 10 steps').waitFor();
  await page.getByText(/\d+ fields? left to fill in/).waitFor();
  expect(messages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  await context.close();
});

test('a week with different hours is shown and left as it is; the wizard fits a narrow phone', async () => {
  const before = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const { timezone } = before;
  const save = (hours: Schedule['hours']) => site.captain.call('PUT', '/captain/schedule/hours', { timezone, hours });
  onTestFinished(async () => void (await save(before.hours)));
  const hours = [
    { dayOfWeek: 1, startTime: '09:00', endTime: '12:00', isEnabled: true },
    { dayOfWeek: 2, startTime: '13:00', endTime: '24:00', isEnabled: true },
  ];
  await save(hours);
  const { page, context } = await site.work('/captain?tab=setup&step=calendar', {
    viewport: { width: 320, height: 700 },
  });
  onTestFinished(() => context.close());
  await page.getByText('Tuesday 1:00 PM–12:00 AM').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Monday' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('heading', { level: 2, name: 'All steps seen' }).waitFor();
  expect(await page.locator('.toast').count(), 'nothing covers the next step').toBe(0);
  expect((await site.captain.call<Schedule>('GET', '/captain/schedule')).hours).toEqual(hours);

  await save(before.hours);
  await page.goto(`${site.server.url}/captain?tab=setup&step=calendar`);
  await page.getByRole('checkbox', { name: 'Monday' }).waitFor();
  await expectNoA11yViolations(page, 'days of the week', [320], 'main');
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day }).uncheck();
  }
  await page.getByText('No day is chosen: nobody can book.').waitFor();

  await page.getByRole('checkbox', { name: 'Friday' }).check();
  await page.getByLabel('From', { exact: true }).fill('08:15');
  await page.getByLabel('Time zone').fill('Central');
  await page.getByRole('button', { name: 'Different hours on different days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hours of each day' });
  await dialog.getByRole('button', { name: 'Add hours on Monday' }).click();
  await dialog.getByRole('button', { name: 'Save hours' }).click();
  await page.getByRole('button', { name: 'Change the hours' }).waitFor();
  const { hours: saved } = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const open = saved.filter(({ isEnabled }) => isEnabled);
  expect(open.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 5]);
  expect(open.find(({ dayOfWeek }) => dayOfWeek === 5)?.startTime).toBe('08:15');
});

test('a site without a newsletter is chosen among the services', async () => {
  const { page, context } = await site.work('/captain?tab=setup&step=services');
  onTestFinished(() => context.close());
  onTestFinished(() => site.captain.call('PUT', '/captain/settings', { newsletter_on: 'true' }));
  await page.getByText('The blog is shown, also while it has no post.').waitFor();
  await page.getByLabel('A newsletter').uncheck();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('heading', { level: 2, name: 'Services to keep' }).waitFor({ state: 'detached' });
  expect(await readMarkup(site.server, '/')).not.toContain('id="newsletter"');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await navigation.getByRole('link', { name: 'Subscribers' }).waitFor({ state: 'detached' });
  await page.goto(`${site.server.url}/captain?tab=subscribers`);
  await navigation.getByRole('link', { name: 'Subscribers' }).waitFor();
});

test('a break, public holidays, an own calendar and the name of the second meeting are given in the calendar step', async () => {
  const feed = await startFakeFeed();
  feed.setEvents('DTSTART:20260101T120000Z\nDURATION:PT1H\nSUMMARY:Dentist');
  const before = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const { page, context } = await site.work('/captain?tab=setup&step=calendar');
  onTestFinished(() => context.close());
  await page.getByLabel('Break from').fill('12:00');
  await page.getByLabel('Break to').fill('11:00');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('The break ends after it began').waitFor();
  await page.getByLabel('Break to').fill('13:00');
  await page.getByRole('spinbutton', { name: 'Minimum notice' }).fill('2');
  await page.getByLabel('Unit of Minimum notice').selectOption('hours');
  await page.getByRole('button', { name: 'Close on public holidays' }).click();
  await page.getByLabel('Country or state').selectOption('US');
  await page.getByRole('button', { name: 'Add holidays' }).click();
  await page
    .getByText(/holidays added/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Close for some days' }).click();
  await page.getByLabel('First day').fill('2030-12-21');
  await page.getByLabel('Last day').fill('2030-12-31');
  await page.getByLabel('Name').last().fill('Winter break');
  await page.getByRole('button', { name: 'Close these days' }).click();
  await page.getByText(/^Closed: /).waitFor();
  await page.getByRole('button', { name: 'Add your own calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a calendar' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Work');
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill(`${feed.url}/basic.ics`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Nobody can book while an event is in Work').waitFor();
  await page.getByLabel('I offer a second, paid meeting').check();
  await page.getByLabel('What visitors get from it').fill('A plan on one page.');
  await page.getByLabel('Name of the second meeting').fill('Workshop');
  await page.getByLabel('Length of the second meeting', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Nobody could book it: your hours are at most 3 hours in a row').waitFor();
  await page.getByLabel('Length of the second meeting', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('heading', { level: 2, name: 'All steps seen' }).waitFor();
  expect(await page.locator('.toast').count(), 'nothing covers the next step').toBe(0);

  const after = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const times = after.hours.filter(({ dayOfWeek, isEnabled }) => dayOfWeek === 2 && isEnabled);
  expect(times.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual(['09:00-12:00', '13:00-15:30']);
  expect(after.limits.minimumAdvanceMinutes).toBe(120);
  const closed = after.blockedDates.map(({ description }) => description);
  expect(closed).toEqual(expect.arrayContaining(['Christmas Day', 'Winter break']));
  expect(await readMarkup(site.server, '/strategy-session')).toContain('A plan on one page.');
  const types = await site.captain.call<{ name: string }[]>('GET', '/captain/meeting-types');
  expect(types.map(({ name }) => name)).toContain('Workshop');

  await site.captain.call('PUT', '/captain/schedule/hours', { timezone: before.timezone, hours: before.hours });
});

test('texts that came with the site are read and changed page by page, and leave the list', async () => {
  const { page, context } = await site.work('/captain?tab=setup&read=about', PHONE);
  onTestFinished(() => context.close());
  await page.getByRole('heading', { level: 2, name: 'About' }).waitFor();
  await expectNoA11yViolations(page, 'the texts of a page', [320, 390]);
  const { heading } = STARTER.documents.about.callToAction;
  const row = page.getByRole('listitem').filter({ hasText: heading });
  await row.getByRole('button', { name: /^Change/ }).click();
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('');
  const save = page.getByRole('button', { name: 'Save, next page' });
  await save.click();
  await page.getByText('Please fill this in').first().waitFor();
  await field.fill('Machines and you');
  const other = page.getByRole('listitem').filter({ hasText: STARTER.documents.about.philosophy.heading });
  await other.getByRole('button', { name: /^Change/ }).click();
  // The rules stand above the call to action.
  await page
    .getByRole('button', { name: /^Keep: / })
    .first()
    .click();
  await expectNoA11yViolations(page, 'a text of a page while it is changed', [320, 390]);
  const [, removed = ''] = STARTER.documents.about.story.paragraphs;
  await page
    .getByRole('listitem')
    .filter({ hasText: removed.slice(0, 40) })
    .getByRole('button', { name: /^Change/ })
    .click();
  await page.getByText('Empty it to leave it out.').waitFor();
  await page
    .locator('textarea')
    .filter({ hasText: removed.slice(0, 40) })
    .fill('');
  await save.click();
  await page.getByRole('heading', { level: 2, name: 'About' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keep the rest, next page' }).waitFor();
  const published = await (await fetch(`${site.server.url}/about`)).text();
  expect(published).toContain('Machines and you');
  expect(published).toContain(STARTER.documents.about.philosophy.heading);
  expect(published).not.toContain(removed.slice(0, 40));
  const left = await site.captain.call<{ document: string; reason: string }[]>('GET', '/captain/unfinished');
  expect(left.filter(({ document, reason }) => document === 'about' && reason === 'starter')).toEqual([]);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'About' }).waitFor();
  await page.getByRole('button', { name: 'Next page' }).waitFor();
});

test('visitors see what the owner has set up', async () => {
  expect(await (await fetch(`${site.server.url}/api/slots`)).json()).toMatchObject({
    businessTimezone: 'Europe/Berlin',
  });
  const { hours } = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const open = hours.filter(({ isEnabled }) => isEnabled);
  const day = { startTime: '09:00', endTime: '15:30', isEnabled: true };
  expect(open).toEqual([2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, ...day })));
  const { page, context } = await site.visit('/');
  await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
  expect(await page.title()).toContain(`${HEADLINE} for you |`);
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe('Counting.');
  expect(await page.getByText('Workshops').count()).toBeGreaterThan(0);
  const workshops = await readMarkup(site.server, '/services/workshops');
  expect(workshops).toContain('$900, fixed price');
  expect(workshops).not.toContain('Then you decide');
  expect(await page.getByText('Years with AI').count()).toBe(0);
  expect(await page.locator('link[rel="icon"][type="image/png"]').count()).toBe(1);
  const portrait = page.getByRole('img', { name: 'Ada at her desk' });
  expect(await portrait.getAttribute('src')).toMatch(/^\/uploads\/.*ada/);
  const { path } = shippedPage('llm-chatbots');
  expect(await page.locator(`a[href="${path}"]`).count()).toBe(0);
  expect((await fetch(site.server.url + path)).status).toBe(404);
  expect(await readMarkup(site.server, shippedPage('voice-ai').path)).toContain('$1,875');
  expect(await readMarkup(site.server, '/about')).toContain(OWNER);
  expect(await readMarkup(site.server, '/imprint')).toContain('Austrian');
  await page.goto(`${site.server.url}/calendar`);
  await page.getByLabel('First name').waitFor();
  await context.close();
});

test('the overview leads a new owner to the first step, then to the next one, and greets them by name once it is known', async () => {
  const unnamed = await openSite({ OWNER_NAME: 'Alex Rivera', SCHEDULER_CONSULTATION_URL: '' });
  onTestFinished(() => unnamed.close());
  const { page } = await unnamed.work('/captain');
  await page.getByText(/^Who waits for an answer/).waitFor();
  // The scheduler's address is the shipped example, which has no list.
  await page.getByText('No call is booked.').waitFor();
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Language and kind of site' }).waitFor();
  await unnamed.captain.call('PUT', '/captain/setup', { step: 'start', state: 'done' });
  await page.goto(`${unnamed.server.url}/captain`);
  await page.getByRole('link', { name: 'Go on with step 2: Who you are' }).waitFor();
  await unnamed.captain.call('PUT', '/captain/settings', { owner_name: 'Priya Nair' });
  await page.reload();
  await page.getByText(/^Hello Priya\. Who waits/).waitFor();
});

test('on a wide screen the page itself is read, and a text is changed by a click on it', async () => {
  const { page, context } = await site.work('/captain?tab=setup&read=calendar', {
    viewport: { width: 1440, height: 900 },
  });
  onTestFinished(() => context.close());
  const { lead } = STARTER.documents.calendar;
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  // From then on each text ends with the number of its field, and clicks are answered.
  await shown
    .getByText(/[\u2061-\u2064]{6}/)
    .first()
    .waitFor({ state: 'attached' });
  await shown.getByText(lead).click();
  const field = page.locator('form textarea');
  expect(await field.inputValue()).toBe(lead);
  await field.fill('We talk for a while.');
  await shown.getByText('We talk for a while.').waitFor();
  await expectNoA11yViolations(page, 'a page that is read', [1440]);
  await page.getByRole('button', { name: 'Save, next page' }).click();
  await page.waitForURL(({ search }) => !search.includes('read=calendar'));
  expect(await (await fetch(`${site.server.url}/calendar`)).text()).toContain('We talk for a while.');
});
