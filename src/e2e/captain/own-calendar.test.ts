import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingDetails } from '#shared/booking.schema.ts';
import type { CalendarJson } from '#shared/calendars.schema.ts';
import type { OutboxPageJson } from '#shared/outbox.schema.ts';
import { openCaldavProgram } from '#testing/caldav-program.ts';
import { outdateLogins, PASSWORD } from '#testing/captain.ts';
import { type FakeCaldav, startFakeCaldav } from '#testing/fake-caldav.ts';
import { longTest } from '#testing/long.ts';
import { makeBooking } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
let server: FakeCaldav;
beforeAll(async () => {
  server = await startFakeCaldav();
  site = await openSite({ CALENDAR_ALLOW_PRIVATE: '1' });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

async function bookFreeTime(): Promise<BookingDetails> {
  const { days } = (await (await fetch(`${site.server.url}/api/slots?days=14`)).json()) as {
    days: { slots: { start: string }[] }[];
  };
  const start = days.flatMap(({ slots }) => slots).at(-5)?.start;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(makeBooking({ start }));
  const answer = await fetch(`${site.server.url}/api/bookings`, { method: 'POST', headers, body });
  return ((await answer.json()) as { booking: BookingDetails }).booking;
}

test('a call that was deleted in the calendar is cancelled from the dashboard; the address of the feed is shown once and replaced', async () => {
  const { captain } = site;
  const { url, username, password } = server;
  const added = { kind: 'caldav', name: 'Work', url, username, password, writesBookings: true };
  const { id } = await captain.call<CalendarJson>('POST', '/captain/calendars', added);
  const { token } = await bookFreeTime();
  const program = openCaldavProgram(server);
  const isWritten = async () => {
    const { messages } = await captain.call<OutboxPageJson>('GET', '/captain/outbox?status=sent');
    return messages.some(({ channel }) => channel === 'caldav');
  };
  while (!(await isWritten())) await setTimeout(50);
  const [event] = await program.list();
  await program.remove(event!.href);
  await captain.call('POST', `/captain/calendars/${id}/refresh`);

  const { page, messages } = await site.work('/captain?tab=booking&view=calendars');
  await page.getByText('with Ada Byron was deleted in your calendar “Work”').waitFor();
  await page.getByRole('button', { name: 'Apply: cancel the call' }).click();
  await page.getByText('Call cancelled', { exact: true }).waitFor();
  // This site has no mail server.
  await page.getByText('please tell the visitor yourself').first().waitFor();
  await page.getByText('was deleted in your calendar').waitFor({ state: 'detached' });
  const booking = (await (await fetch(`${site.server.url}/api/bookings/${token}`)).json()) as BookingDetails;
  expect(booking.status).toBe('cancelled');

  const address = page.getByLabel('Private address');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const before = await address.inputValue();
  expect((await fetch(before)).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  expect(await address.count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await page.getByText('it is not shown again').waitFor();
  const after = await address.inputValue();
  expect([(await fetch(before)).status, (await fetch(after)).status]).toEqual([404, 200]);
  expect(messages.filter((message) => !message.startsWith('info'))).toEqual([]);
});

longTest(
  'ten minutes after the login, a dialog asks who it is before bookings are written elsewhere; nothing typed is lost',
  async () => {
    const { captain } = site;
    const { url, username, password } = server;
    await captain.call<CalendarJson>('POST', '/captain/calendars', {
      kind: 'caldav',
      name: 'Office',
      url,
      username,
      password,
    });
    const { page } = await site.work('/captain?tab=booking&view=calendars', { viewport: { width: 390, height: 844 } });
    const calendar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Office/ }) });
    const writes = calendar.getByLabel('Bookings are written into it');
    const confirmation = page.getByRole('dialog', { name: 'Is it you?' });
    const confirm = async () => {
      await confirmation.getByLabel('Your password').fill(PASSWORD);
      await confirmation.getByRole('button', { name: 'Confirm' }).click();
    };
    await calendar.getByText('Up to date').waitFor();
    outdateLogins(site.server);
    await writes.click();
    await confirmation.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Failed to save calendar').first().waitFor();
    await expect.poll(() => writes.isChecked()).toBe(false);
    await writes.click();
    await confirm();
    await page.getByText('Office saved').first().waitFor();
    expect(await writes.isChecked()).toBe(true);

    outdateLogins(site.server);
    await calendar.getByRole('button', { name: 'Edit Office' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Office' });
    await form.getByRole('textbox', { name: 'Address' }).fill(`${url}?other`);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Save' }).click();
    await confirmation.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Failed to save calendar').first().waitFor();
    expect(await form.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(`${url}?other`);
    expect(await form.getByLabel('Password').inputValue()).toBe(password);
    await form.getByRole('button', { name: 'Save' }).click();
    await confirm();
    await form.waitFor({ state: 'detached' });
    await calendar.getByText(`${url}?other`).waitFor();
  },
);
