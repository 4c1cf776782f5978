import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FreeSlots } from '#shared/booking.schema.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { deleteSessions, logInByForm } from '#testing/captain.ts';
import { startFakeFeed } from '#testing/fake-feed.ts';
import { makeBooking } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite({ CALENDAR_ALLOW_PRIVATE: '1' });
});
afterAll(() => site.close());

test('a calendar is added, its next events are shown with what blocks, and a failure is named beside it', async () => {
  const feed = await startFakeFeed();
  // Every day at noon in UTC, so that some are within the next two weeks whenever this runs.
  feed.setEvents(
    'DTSTART:20260101T120000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY\nSUMMARY:Stand-up of everybody',
    'DTSTART:20260101T150000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY\nTRANSP:TRANSPARENT\nSUMMARY:Radio',
  );
  const { page, messages } = await site.work('/captain?tab=booking&view=calendars', {
    viewport: { width: 390, height: 844 },
  });
  await page.getByText('No calendar yet').waitFor();
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Private');
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('my calendar');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Please give an address that begins with').waitFor();
  expect(await dialog.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Private');
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill(`${feed.url}/private-0123456789/basic.ics`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const calendar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Private/ }) });
  await calendar.getByText('Up to date').waitFor();
  await calendar.getByText(`${feed.url}/…/basic.ics`).waitFor();
  await calendar.getByRole('button', { name: 'Next two weeks of Private' }).click();
  const radio = calendar.getByRole('listitem').filter({ hasText: 'Radio' }).last();
  await radio.getByText('Does not block').waitFor();
  await calendar.getByLabel('Events marked as free block').check();
  await radio.getByText('Blocks', { exact: true }).waitFor();
  await expectNoA11yViolations(page, 'calendars');

  feed.setEvents('DTSTART:soon\nSUMMARY:Dentist');
  await calendar.getByRole('button', { name: 'Read Private now' }).click();
  await calendar.getByText('Dentist (line 6): DTSTART cannot be read: soon').waitFor();
  await calendar.getByText('Not all can be read').waitFor();

  feed.setAnswer((_request, response) => response.end('<!doctype html>'));
  await calendar.getByRole('button', { name: 'Read Private now' }).click();
  await calendar.getByText('leads to a web page, not to a calendar').waitFor();
  await calendar.getByRole('button', { name: 'Remove Private' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('No calendar yet').waitFor();
  expect(messages.filter((message) => !message.includes('400 (Bad Request)'))).toEqual([]);
});

test('a call is found from the overview, moved in the week, and cancelled after a question', async () => {
  const slots = (await (await fetch(`${site.server.url}/api/slots?days=20`)).json()) as FreeSlots;
  // Late in the day, today has one time that is free: the call is moved to another one of its day.
  const start = slots.days.find((day) => day.slots.length > 1)?.slots[0]?.start;
  const answer = await fetch(`${site.server.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(makeBooking({ start, email: 'call@example.com', lastName: 'Caller' })),
  });
  expect(answer.status).toBe(201);
  const { page, context } = await site.work('/captain?tab=overview');
  await page.getByRole('link', { name: 'Ada Caller' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada Caller' }).waitFor();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Booking Settings' }).click();
  const call = page.getByRole('button', { name: /^Booking, .*Ada Caller/ });
  const week = page.getByRole('button', { name: 'Next week' });
  await week.waitFor();
  await page.getByText(/^Times in/).waitFor();
  if ((await call.count()) === 0) await week.click();
  await call.click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the call with Ada Caller' });
  const time = dialog.getByLabel('Time');
  expect(await time.inputValue()).toBe(start);
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await dialog.getByText('The call is at this time already').waitFor();
  const others = await time.locator('option').evaluateAll((options) => options.map((one) => one.getAttribute('value')));
  const next = others.find((one) => one !== start) ?? '';
  await time.selectOption(next);
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await page.getByText('Call moved', { exact: true }).waitFor();
  // This site has no mail server.
  await page.getByRole('button', { name: 'Write to Ada Caller' }).waitFor();

  await call.click();
  await page.getByRole('link', { name: 'The whole booking' }).click();
  await page.getByRole('listitem').getByRole('link', { name: 'Ada Caller', exact: true }).click();
  const letter = await page.getByRole('link', { name: 'Write to Ada Caller' }).getAttribute('href');
  expect(letter).toMatch(/^mailto:call@example\.com\?subject=Your%20call%20was%20moved.*&body=Hello%20Ada/);
  await page.getByLabel('Status of the booking').selectOption('cancelled');
  const question = page.getByRole('dialog', { name: 'Cancel this call?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(await page.getByLabel('Status of the booking').inputValue()).toBe('pending');
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  await question.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByText('Call cancelled', { exact: true }).waitFor();
  expect(await page.getByLabel('Status of the booking').inputValue()).toBe('cancelled');
  await context.close();
});

test('a notice with a very long word fits a phone', async () => {
  const name = 'Terminkalender'.repeat(5);
  await site.captain.call('POST', '/captain/calendars', { name, url: 'http://127.0.0.1:1/none.ics' });
  const { page } = await site.work('/captain?tab=overview');
  await page.getByText(`The calendar “${name}” cannot be read`).waitFor();
  await page.getByText('Nothing of it blocks yet.').waitFor();
  await expectNoA11yViolations(page, 'the overview with a long word');
});

test('added hours come after those of the day; they stay through a lost session until they are saved; the free times name the length of a consultation; settings that are saved in part say which', async () => {
  await site.captain.call('PUT', '/captain/meeting-types/1', { minutes: 45 });
  const { page, context } = await site.open();
  await page.goto(`${site.server.url}/captain?tab=booking`);
  await logInByForm(page);
  await page.getByText('Booking is managed in an external scheduling tool.').waitFor();
  await page.getByRole('link', { name: 'Hours' }).click();
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
  await page.getByLabel('Monday to').fill('12:00');
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  deleteSessions(site.server);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await logInByForm(page);
  await page.getByText('Not saved yet: typed on').waitFor();
  expect(await page.getByLabel('Monday from').nth(1).inputValue()).toBe('13:00');
  await page.getByLabel('Monday from').nth(1).fill('11:00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This overlaps other hours of the day').first().waitFor();
  await page.getByLabel('Monday from').nth(1).fill('14:00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Hours saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.getByLabel('Monday to').count()).toBe(2);
  await page.getByLabel('Monday to').last().fill('15:00');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => page.getByLabel('Monday to').last().inputValue()).toBe('17:00');
  await page.getByText('Free times for calls of 45 minutes').waitFor();

  await page.goto(`${site.server.url}/captain?tab=booking&view=settings`);
  await page.getByLabel('Booking window').fill('21');
  await page.getByLabel('Use the built-in scheduler').click();
  await page.route('**/api/captain/settings', (route) => route.abort());
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The limits are saved, the scheduler is not', { exact: true }).waitFor();
  const stored = await page.request.get(`${site.server.url}/api/captain/schedule`);
  expect(((await stored.json()) as Schedule).limits.maximumFutureDays).toBe(21);
  await page.unroute('**/api/captain/settings');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Booking settings saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
  await context.close();
});
