import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { listMeetingTypes } from '#server/booking/meeting-types/meeting-type-queries.ts';
import { saveMeetingType } from '#server/booking/meeting-types/meeting-types.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import { CALENDAR_SERVICES } from '#shared/booking.ts';
import { createMailApp } from '#testing/create-mail-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { makeBooking } from '#testing/make.ts';

/** Everything that a calendar file has to escape or to fold. */
const MESSAGE = `Commas, semicolons; back\\slashes and "quotes"\nBEGIN:VALARM\n${'Äpfel 🍎 '.repeat(30)}`;

async function setUp() {
  const test = await createMailApp({
    OWNER_EMAIL: 'owner@example.com',
    OWNER_NAME: 'Olive; "Owner", Ltd',
    SITE_URL: 'https://site.example',
  });
  const { smtp, worker } = test;
  const consultation = (await listMeetingTypes(test.db)).find(({ slug }) => slug === 'consultation');
  await saveMeetingType(test.ctx, consultation?.id ?? 0, { location: 'Room 5, floor; 2' }, { isConfirmed: true });
  const post = (path: string, body: unknown = {}) => test.app.request(`/api/bookings${path}`, postJson(body));
  const book = async (overrides = {}) =>
    ((await (await post('', makeBooking({ message: MESSAGE, ...overrides }))).json()) as { booking: BookingDetails })
      .booking;
  const filesTo = async (address: string) => {
    await worker.drain();
    return smtp.mails
      .filter(({ to, calendar }) => to[0] === address && calendar)
      .map(({ calendar }) => read(calendar?.content ?? ''));
  };
  return { ...test, post, book, filesTo };
}

/** A calendar file as another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = events[0]!;
  const value = (name: string) => event.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    alarms: event.getAllSubcomponents('valarm').length,
    value,
    organizer: event.getFirstProperty('organizer'),
    attendees: event.getAllProperties('attendee'),
    sequence: Number(value('sequence')),
  };
}

test('what was typed and set arrives in the calendar unchanged, in lines of 75 bytes at most', async () => {
  const { app, book, filesTo } = await setUp();
  const { token } = await book();
  const [entry] = await filesTo('owner@example.com');
  expect(entry?.value('description')).toContain(MESSAGE.trim());
  expect(entry?.value('location')).toBe('Room 5, floor; 2');
  expect(entry?.alarms).toBe(1);
  const text = await (await app.request(`/api/bookings/${token}/calendar.ics`)).text();
  const file = read(text);
  expect(file.method).toBe('PUBLISH');
  expect(file.organizer?.getFirstValue()).toBe('mailto:owner@example.com');
  expect(file.value('summary')).toBe('Free consultation with Olive; "Owner", Ltd');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('all files of a booking have one UID; each change raises SEQUENCE and DTSTAMP', async () => {
  const { clock, post, book, filesTo } = await setUp();
  const { token } = await book();
  clock.advance(60);
  await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  clock.advance(60);
  await post(`/${token}/cancel`);
  for (const [address, methods] of [
    ['ada@example.com', ['REQUEST', 'REQUEST', 'CANCEL']],
    ['owner@example.com', ['PUBLISH', 'PUBLISH', 'PUBLISH']],
  ] as const) {
    // Several connections send at once, so that mails may arrive in another order.
    const files = (await filesTo(address)).toSorted((a, b) => a.sequence - b.sequence);
    expect(files.map(({ method }) => method)).toEqual(methods);
    expect(new Set(files.map(({ value }) => value('uid'))).size).toBe(1);
    expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(files.map(({ value }) => value('dtstamp'))).toEqual([
      '2026-01-05T12:00:00Z',
      '2026-01-05T12:01:00Z',
      '2026-01-05T12:02:00Z',
    ]);
    expect(files.map(({ value }) => value('status'))).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(files.at(-1)?.alarms).toBe(0);
  }
});

test('the links add the same call to Google, Outlook and Apple, in the page, in the answer and in mails', async () => {
  const { app, smtp, worker, post, book } = await setUp();
  const { token, calendarLinks } = await book();
  const google = new URL(calendarLinks.google).searchParams;
  expect(Object.fromEntries(google)).toMatchObject({
    action: 'TEMPLATE',
    text: 'Free consultation with Olive; "Owner", Ltd',
    dates: '20260106T180000Z/20260106T183000Z',
    location: 'Room 5, floor; 2',
  });
  expect(google.get('details')).toContain(`https://site.example/booking/${token}`);
  for (const [service, host] of [
    ['outlook', 'outlook.live.com'],
    ['office', 'outlook.office.com'],
  ] as const) {
    const link = new URL(calendarLinks[service]);
    expect(link.host).toBe(host);
    expect(calendarLinks[service]).not.toContain('+');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      subject: 'Free consultation with Olive; "Owner", Ltd',
      startdt: '2026-01-06T18:00:00Z',
      enddt: '2026-01-06T18:30:00Z',
    });
  }
  expect(calendarLinks.apple).toBe(`webcal://site.example/api/bookings/${token}/calendar.ics`);
  expect((await app.request(new URL(calendarLinks.apple).pathname)).status).toBe(200);

  await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  await worker.drain();
  const mails = smtp.mails.filter(({ to }) => to[0] === 'ada@example.com');
  const booked = mails.find(({ parsed }) => parsed.text?.includes('20260106T180000Z'));
  const moved = mails.find(({ parsed }) => parsed.text?.includes('20260107T180000Z'));
  expect(booked?.parsed.text).toContain(`Google: ${calendarLinks.google}`);
  for (const name of Object.values(CALENDAR_SERVICES)) expect(moved?.parsed.html).toContain(`>${name}</a>`);
  expect(moved?.parsed.text).not.toContain('webcal:');
});
