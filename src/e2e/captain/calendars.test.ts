import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { startFakeFeed } from '#testing/fake-feed.ts';
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

test('a notice with a very long word fits a phone', async () => {
  const name = 'Terminkalender'.repeat(5);
  await site.captain.call('POST', '/captain/calendars', { name, url: 'http://127.0.0.1:1/none.ics' });
  const { page } = await site.work('/captain?tab=overview');
  await page.getByText(`The calendar “${name}” cannot be read`).waitFor();
  await page.getByText('Nothing of it blocks yet.').waitFor();
  await expectNoA11yViolations(page, 'the overview with a long word');
});
