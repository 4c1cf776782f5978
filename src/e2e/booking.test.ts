import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { chooseTime, freeDays, freeTimes, shiftDay } from '#testing/booking-calendar.ts';
import { closeContexts, hold, openPage, sharedBrowser, waitForHydration } from '#testing/browser.ts';
import { logInByPassword, PASSWORD } from '#testing/captain.ts';
import { serveSite } from '#testing/serve-site.ts';
import { readMarkup, type ServedSite } from '#testing/start-server.ts';

let browser: Browser;
let server: ServedSite;

beforeAll(async () => {
  // The provider cannot be reached, so only the built-in scheduler works.
  server = await serveSite({ SCHEDULER_SCRIPT_URL: 'http://localhost:9/widget.js', ADMIN_PASSWORD: PASSWORD });
  browser = await sharedBrowser();
  // With the default of 30 days the next month cannot be opened at the beginning of a long one.
  const headers = { 'Content-Type': 'application/json', ...(await logInByPassword(server)) };
  const { limits } = (await (await fetch(`${server.url}/api/captain/schedule`, { headers })).json()) as Schedule;
  const changed = await fetch(`${server.url}/api/captain/schedule/limits`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...limits, maximumFutureDays: 90 }),
  });
  expect(changed.status).toBe(200);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

test('a visitor books, reschedules and cancels a call', async () => {
  const { page, context } = await openPage(browser, { timezoneId: 'Asia/Kolkata' });
  onTestFinished(() => context.close());
  await page.goto(`${server.url}/calendar`);
  await waitForHydration(page);
  const picker = page.locator('#booking');
  await picker.getByText('Asia/Kolkata').or(picker.getByText('Asia/Calcutta')).waitFor();
  await picker.getByRole('button', { name: 'Book this time' }).click();
  await picker.getByText('Please choose a time').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('start');
  const problems = () =>
    picker.locator('[id$=-error]').evaluateAll((parts) => parts.map((part) => part.textContent).filter(Boolean));
  const missing = ['Please give your first name', 'Please give your last name', 'Please give your email address'];
  expect(await problems()).toEqual(['Please choose a time', ...missing]);
  await chooseTime(picker);
  await expect.poll(problems, { message: 'the error of a field goes as soon as it is filled in' }).toEqual(missing);
  await picker.getByLabel('First name').fill('Ada');
  await picker.getByLabel('Last name').fill('Byron');
  await picker.getByLabel('Email').fill('ada');
  await expect.poll(problems).toEqual(['This address looks incomplete']);
  await picker.getByLabel('Email').fill('ada@example.com');
  await expect.poll(problems).toEqual([]);
  await picker.getByRole('button', { name: 'Book this time' }).click();
  await page.waitForURL(/\/booking\/1-/);
  await page.getByRole('heading', { name: 'You are booked' }).waitFor();
  const ics = await page.request.get(
    new URL((await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')) ?? '', server.url).href,
  );
  expect(await ics.text()).toContain('BEGIN:VEVENT');

  const before = await page.locator('dl').textContent();
  const move = page.locator('#move');
  await chooseTime(move, -1);
  await move.getByRole('button', { name: 'Move it to this time' }).click();
  await page.getByRole('heading', { name: 'Your call was moved' }).waitFor();
  expect(await page.locator('dl').textContent()).not.toBe(before);

  await page.getByRole('button', { name: 'Cancel this call' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this call?' });
  const hasFocus = () => question.getByRole('textbox').evaluate((field) => field === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await expectNoA11yViolations(page, 'the question before cancelling');
  await question.getByRole('button', { name: 'Keep the call' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('heading', { name: 'This call is cancelled' }).waitFor();
});

test('with a bad connection: another month can be asked for again, a failed booking too, and a failed move keeps the page', async () => {
  const { page, context } = await openPage(browser);
  onTestFinished(() => context.close());
  await page.goto(`${server.url}/strategy-session`);
  await waitForHydration(page);
  const picker = page.locator('#booking');
  const later = picker.getByRole('button', { name: 'Next month' });
  await picker.getByRole('button', { name: 'Change' }).waitFor();
  const first = await picker.getByRole('grid').getAttribute('aria-label');
  await context.setOffline(true);
  await later.click();
  await picker.getByRole('alert').waitFor();
  await context.setOffline(false);
  await picker.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => picker.getByRole('grid').getAttribute('aria-label')).not.toBe(first);
  expect(await picker.getByRole('alert').count()).toBe(0);

  await freeTimes(picker).first().click();
  await picker.getByLabel('First name').fill('Eve');
  await picker.getByLabel('Last name').fill('Offline');
  await picker.getByLabel('Email').fill('eve@example.com');
  const failure = page.getByText('This was not booked', { exact: true });
  await context.setOffline(true);
  await picker.getByRole('button', { name: 'Book this time' }).click();
  await failure.waitFor();
  await context.setOffline(false);
  await picker.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('heading', { name: 'You are booked' }).waitFor();
  expect(await failure.count()).toBe(0);

  const move = page.locator('#move');
  await chooseTime(move, -1);
  await context.setOffline(true);
  await move.getByRole('button', { name: 'Move it to this time' }).click();
  await move.getByRole('alert').waitFor();
  await context.setOffline(false);
  await move.getByRole('button', { name: 'Move it to this time' }).click();
  await page.getByRole('heading', { name: 'Your call was moved' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your call was moved');
});

test('keeps a time that was chosen before the times are shown in the visitor’s time zone', async () => {
  const { page, context } = await openPage(browser, { timezoneId: 'Asia/Tokyo' });
  onTestFinished(() => context.close());
  const release = await hold(page, '**/api/slots?*');
  await page.goto(`${server.url}/calendar`);
  await waitForHydration(page);
  const picker = page.locator('#booking');
  await picker.getByText('Times in America/Los Angeles').waitFor();
  await chooseTime(picker);
  const checked = picker.locator('input[name=start]:checked');
  const start = await checked.inputValue();
  release();
  await picker.getByText('Times in Asia/Tokyo').waitFor();
  expect(await checked.inputValue()).toBe(start);
  const clock = { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' } as const;
  const time = new Date(start).toLocaleTimeString('en-US', clock).replace(/\s/g, ' ');
  await picker.getByText(new RegExp(`^You chose .*, ${time}, 30 min$`)).waitFor();
});

test('the time zone is found, searched and changed, and clocks count as in the visitor’s region; the calendar by keyboard: days, weeks and months, without losing the focus; axe has nothing to say', async () => {
  const { page, context } = await openPage(browser, {
    timezoneId: 'Europe/Berlin',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  onTestFinished(() => context.close());
  await page.goto(`${server.url}/calendar`);
  await waitForHydration(page);
  const picker = page.locator('#booking');
  await picker.getByText('Times in Europe/Berlin').waitFor();
  const shown = () => freeTimes(picker).first().textContent();
  await freeTimes(picker).first().click();
  const slot = await picker.locator('input[name=start]:checked').inputValue();
  const time = (timeZone: string) => new Date(slot).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  expect(await shown()).toBe(time('Europe/Berlin'));
  const change = picker.getByRole('button', { name: 'Change' });
  await change.click();
  const search = picker.getByRole('combobox', { name: 'Search a city or a time zone' });
  await search.fill('nowhere');
  await picker.getByText('No time zone has this name.').waitFor();
  await search.fill('pacific los ang');
  await expectNoA11yViolations(page, 'time zones', [320], '#booking');
  await page.keyboard.press('Enter');
  await picker.getByText('Times in America/Los Angeles').waitFor();
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await picker.locator('input[name=start]:checked').inputValue()).toBe(slot);
  await picker.getByText(`${time('America/Los_Angeles')}, 30 min`).waitFor();

  const focused = () => page.evaluate(() => (document.activeElement as HTMLButtonElement).value);

  const earlier = picker.getByRole('button', { name: 'Previous month' });
  const selected = picker.getByRole('gridcell', { selected: true }).getByRole('button');
  await selected.waitFor();
  // On the last evening of a month there, a month comes before that of the first free time.
  const hasEarlier = await earlier.isEnabled();
  await earlier.focus();
  await page.keyboard.press('Enter');
  expect(await earlier.evaluate((button) => button === document.activeElement)).toBe(true);
  if (hasEarlier) {
    await selected.waitFor({ state: 'detached' });
    await picker.getByRole('button', { name: 'Next month' }).click();
  }
  await selected.focus();
  const start = await focused();
  const month = await picker.getByRole('grid').getAttribute('aria-label');
  await page.keyboard.press('PageDown');
  await expect.poll(() => picker.getByRole('grid').getAttribute('aria-label')).not.toBe(month);
  await expect.poll(focused).not.toBe('');
  expect((await focused()).slice(0, 7)).toBe(shiftDay(`${start.slice(0, 7)}-28`, 5).slice(0, 7));
  await page.keyboard.press('Home');
  await expect.poll(async () => new Date(await focused()).getUTCDay()).toBe(0);
  // From the second Sunday on, all of these days are in the same month.
  await picker.getByRole('gridcell').locator('button').nth(10).focus();
  await page.keyboard.press('Home');
  const sunday = await focused();
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['End', 13],
    ['ArrowUp', 6],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(shiftDay(sunday, days));
  }
  await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
  await expectNoA11yViolations(page, 'calendar by keyboard', undefined, '#booking');
});

test('a visitor books, reschedules and cancels a call without JavaScript', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  onTestFinished(() => context.close());
  await page.goto(`${server.url}/strategy-session`);
  const picker = page.locator('#booking');
  await chooseTime(picker, 2);
  await picker.getByLabel('First name').fill('Bob');
  await picker.getByLabel('Last name').fill('Noscript');
  await picker.getByLabel('Email').fill('bob@example');
  const book = picker.getByRole('button', { name: 'Book this time' });
  await book.click();
  await page.getByText('This address looks incomplete').first().waitFor();
  expect(await picker.locator('input[name=start]:checked').count()).toBe(1);
  await picker.getByLabel('Email').fill('bob@example.com');
  await book.click();
  await page.waitForURL(/\/booking\//);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe('You are booked');
  const move = page.locator('#move');
  await chooseTime(move, -1);
  await move.getByRole('button', { name: 'Move it to this time' }).click();
  expect(await heading.textContent()).toBe('Your call was moved');
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  expect(await heading.textContent()).toBe('This call is cancelled');
});

// Last, because it leaves no hours.
test('the owner can make the built-in scheduler the main way', async () => {
  const headers = await logInByPassword(server);
  const read = () => readMarkup(server, '/calendar');
  const { booking, calendar } = STARTER.documents;
  expect(await read()).toContain(booking.embed.loading);
  const put = (path: string, body: unknown) =>
    fetch(`${server.url}/api/captain/${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await put('settings', { scheduler_built_in: 'true' });
  const html = await read();
  expect(html).not.toContain(booking.embed.loading);
  expect(html).toContain(calendar.scheduler.title);
  expect(html).toContain('name="start"');

  const { page, context } = await openPage(browser, { timezoneId: 'America/Los_Angeles' });
  onTestFinished(() => context.close());
  await page.goto(`${server.url}/calendar`);
  await waitForHydration(page);
  const picker = page.locator('#booking');
  const chosenDay = () => picker.getByRole('gridcell', { selected: true }).getByRole('button').getAttribute('value');
  const ahead = page.locator('li:has(> a time)');
  await picker.getByRole('button', { name: 'Change' }).waitFor();
  for (const day of [ahead.last(), ahead.first(), ahead.last()]) {
    const date = await day.locator('time').getAttribute('datetime');
    await day.getByRole('link').click();
    await expect.poll(chosenDay).toBe(date);
  }
  await freeDays(picker).first().click();
  const last = await ahead.last().locator('time').getAttribute('datetime');
  await ahead.last().getByRole('link').click();
  await expect.poll(chosenDay).toBe(last);

  const monday = { dayOfWeek: 1, startTime: '10:00', endTime: '23:00', isEnabled: true };
  await put('schedule/hours', { timezone: 'America/Los_Angeles', hours: [monday] });
  const days = (await read()).matchAll(/href="[^"]*#booking"[^>]*>(?:(?!<\/a>).)*?dateTime="([\d-]+)"/gis);
  expect(
    [...days].map(([, day = '']) => new Date(day).getUTCDay()),
    'of the next days, only the one with free times is a link',
  ).toEqual([1]);
  await put('schedule/hours', { timezone: 'America/Los_Angeles', hours: [] });
  const bookedOut = await read();
  expect(bookedOut).not.toContain('name="start"');
  expect(bookedOut).toContain(booking.form.noneAtAll);
});
