import { expect, onTestFinished, test } from 'vitest';
import { listOutbox } from '#server/delivery/queries.ts';
import type { BookingDetails, FreeSlots } from '#shared/booking.schema.ts';
import { createMailApp } from '#testing/create-mail-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const book = ({ app }: TestApp, overrides: Record<string, unknown> = {}) =>
  app.request('/api/bookings', postJson(makeBooking(overrides)));

async function booked(test: TestApp, overrides: Record<string, unknown> = {}): Promise<BookingDetails> {
  const res = await book(test, overrides);
  expect(res.status).toBe(201);
  return ((await res.json()) as { booking: BookingDetails }).booking;
}

async function freeTimes({ app }: TestApp, query: string): Promise<FreeSlots> {
  const res = await app.request(`/api/slots?${query}`);
  expect(res.status).toBe(200);
  return (await res.json()) as FreeSlots;
}

const withMail = (env: Record<string, string> = {}) => createMailApp({ OWNER_EMAIL: 'owner@example.com', ...env });

test('a fresh site offers working hours, grouped by the visitor’s days', async () => {
  const test = await createTestApp();
  const days = await freeTimes(test, 'type=consultation&from=2026-01-05&days=2');
  expect(days).toMatchObject({
    minutes: 30,
    timezone: 'America/Los_Angeles',
    from: '2026-01-05',
    nextDate: '2026-01-07',
  });
  expect(days.days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-01-05', 16],
    ['2026-01-06', 16],
  ]);
  expect(days.days[0]?.slots[0]).toEqual({ start: '2026-01-05T17:00:00Z', time: '09:00' });
  const tokyo = await freeTimes(test, 'type=strategy&from=2026-01-06&days=1&timezone=Asia/Tokyo');
  expect(tokyo.days[0]?.slots[0]).toEqual({ start: '2026-01-05T17:00:00Z', time: '02:00' });
  expect(tokyo.minutes).toBe(60);
});

test('no slots after the horizon; a closed week names the next open day', async () => {
  const test = await createTestApp();
  expect((await freeTimes(test, 'from=2026-06-01')).nextDate).toBeNull();
  expect((await freeTimes(test, 'from=2026-01-10&days=1')).nextDate).toBe('2026-01-12');
});

test('a month: all of its days in the visitor’s time zone, also where a month ends and clocks change', async () => {
  const test = await createTestApp();
  test.clock.advance(Date.parse('2026-03-05T12:00:00Z') / 1000 - test.clock.now());
  const march = await freeTimes(test, 'month=1&from=2026-03-20&timezone=Asia/Tokyo');
  expect([march.from, march.days.length, march.nextDate]).toEqual(['2026-03-01', 31, '2026-04-01']);
  const april = await freeTimes(test, 'month=1&from=2026-04-01&timezone=Asia/Tokyo');
  expect(april.days[0]).toMatchObject({
    date: '2026-04-01',
    slots: { 0: { start: '2026-03-31T16:00:00Z', time: '01:00' } },
  });
  // Clocks change on March 8 in Los Angeles and on March 29 in Berlin.
  const { days } = await freeTimes(test, 'month=1&from=2026-03-01&timezone=Europe/Berlin');
  const firstTimes = ['2026-03-06', '2026-03-09', '2026-03-27', '2026-03-30'].map(
    (date) => days.find((day) => day.date === date)?.slots.find(({ time }) => time > '12:00')?.time,
  );
  expect(firstTimes).toEqual(['18:00', '17:00', '17:00', '18:00']);
});

test('a month without a day is that of the first free time', async () => {
  const test = await createTestApp();
  expect(await freeTimes(test, 'month=1')).toMatchObject({ from: '2026-01-01', days: { length: 31 } });
  test.clock.advance(30 * 24 * 3600);
  expect(await freeTimes(test, 'month=1')).toMatchObject({ from: '2026-02-01', days: { length: 28 } });
});

test.each([
  ['month=yes', 'month'],
  ['type=lunch', 'type'],
  ['days=0', 'days'],
  ['days=99', 'days'],
  ['from=2026-02-30', 'from'],
  ['from=9999-12-31', 'from'],
  ['from=tomorrow', 'from'],
  ['timezone=Mars/Olympus', 'timezone'],
])('400: rejects the query %s', async (query, path) => {
  const { app } = await createTestApp();
  const res = await app.request(`/api/slots?${query}`);
  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ issues: [{ path }] });
});

test('a booked time is no longer offered for either meeting type', async () => {
  const test = await createTestApp();
  const booking = await booked(test, { type: 'strategy', start: '2026-01-06T18:00:00Z', timezone: 'Europe/Berlin' });
  expect(booking).toMatchObject({
    status: 'pending',
    start: '2026-01-06T18:00:00Z',
    end: '2026-01-06T19:00:00Z',
    minutes: 60,
  });
  expect(await test.db.selectFrom('consultationBookings').selectAll().execute()).toMatchObject([
    {
      preferredDate: '2026-01-06',
      preferredTime: '19:00',
      timezone: 'Europe/Berlin',
      status: 'pending',
      consultationType: 'strategy',
    },
  ]);
  const { days } = await freeTimes(test, 'type=consultation&from=2026-01-06&days=1');
  const times = days[0]?.slots.map(({ time }) => time);
  expect(times).not.toContain('10:00');
  expect(times).not.toContain('10:30');
  expect(times).toContain('11:00');
});

test('of two hundred concurrent bookings of one time one gets 201, the others 409 with the next free times', async () => {
  const test = await createTestApp({ TRUST_PROXY: '1' });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      test.app.request(
        '/api/bookings',
        postJson(makeBooking({ email: `visitor${index}@example.com` }), { 'X-Forwarded-For': `192.0.2.${index}` }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(199);
  const body = (await refused[0]!.json()) as { message: string; slots: { start: string }[] };
  expect(body.message).toContain('not free any more');
  expect(body.slots).toHaveLength(6);
  expect(body.slots[0]).toEqual({ start: '2026-01-06T18:30:00Z' });
  for (const { start } of body.slots) expect(start).not.toBe('2026-01-06T18:00:00Z');
  expect(await test.db.selectFrom('consultationBookings').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['start', { start: 'tomorrow' }],
  ['start', { start: undefined }],
  ['type', { type: 'lunch' }],
  ['email', { email: 'ada@' }],
  ['firstName', { firstName: ' ' }],
  ['timezone', { timezone: 'Mars/Olympus' }],
])('400: rejects %s by name and books nothing', async (path, override) => {
  const test = await createTestApp();
  const res = await book(test, override);
  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ issues: [{ path }] });
  expect(await test.db.selectFrom('consultationBookings').selectAll().execute()).toEqual([]);
});

test.each([
  ['in the past', '2026-01-02T18:00:00Z'],
  ['in the night', '2026-01-06T09:00:00Z'],
  ['beside the half hour', '2026-01-06T18:10:00Z'],
  ['too far ahead', '2026-03-06T18:00:00Z'],
])('409: a time %s is not free', async (_name, start) => {
  const test = await createTestApp();
  expect((await book(test, { start })).status).toBe(409);
});

test('the booking link moves and cancels; the time is free again', async () => {
  const test = await createTestApp();
  const { token } = await booked(test);
  const to = (path: string, body?: unknown) => test.app.request(`/api/bookings/${token}${path}`, postJson(body ?? {}));
  const moved = await to('/reschedule', { start: '2026-01-07T18:00:00Z' });
  expect(await moved.json()).toMatchObject({ start: '2026-01-07T18:00:00Z', token, canChange: true });
  expect((await book(test, {})).status).toBe(201);
  expect((await to('/reschedule', { start: '2026-01-06T18:00:00Z' })).status).toBe(409);
  expect(await (await to('/cancel')).json()).toMatchObject({ status: 'cancelled', canChange: false });
  expect((await to('/cancel')).status).toBe(200);
  expect((await to('/reschedule', { start: '2026-01-08T18:00:00Z' })).status).toBe(409);
  expect((await book(test, { start: '2026-01-07T18:00:00Z' })).status).toBe(201);
});

test('a reason for cancelling is stored for the owner and sent in the mail; without one nothing has to be sent', async () => {
  const test = await withMail();
  const { token } = await booked(test);
  const tooLong = postJson({ reason: 'x'.repeat(501) });
  expect((await test.app.request(`/api/bookings/${token}/cancel`, tooLong)).status).toBe(400);
  const res = await test.app.request(`/api/bookings/${token}/cancel`, postJson({ reason: ' I am ill. ' }));
  expect(await res.json()).toMatchObject({ status: 'cancelled', email: 'ada@example.com' });
  const { cookie } = await loginAs(test);
  const [listed] = (await (await test.app.request('/api/captain/bookings', { headers: { cookie } })).json()) as [
    object,
  ];
  expect(listed).toMatchObject({ cancelReason: 'I am ill.' });
  await test.worker.drain();
  const told = test.smtp.mails.filter(({ raw }) => raw.includes('I am ill.'));
  expect(told.map(({ to }) => to)).toEqual([['owner@example.com']]);
});

test('a one-hour booking can be moved by half an hour, overlapping its old time', async () => {
  const test = await createTestApp();
  const { token } = await booked(test, { type: 'strategy' });
  const res = await test.app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-06T18:30:00Z' }));
  expect(res.status).toBe(200);
});

test('404 for a forged booking link', async () => {
  const test = await createTestApp();
  const { token } = await booked(test);
  const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const bad of [flipped, '1', '1-', `2${token.slice(1)}`, 'x', '1-%00']) {
    expect((await test.app.request(`/api/bookings/${bad}`)).status, bad).toBe(404);
    expect((await test.app.request(`/api/bookings/${bad}/cancel`, { method: 'POST' })).status, bad).toBe(404);
  }
});

test('the calendar file contains the meeting', async () => {
  const test = await createTestApp();
  const { token } = await booked(test);
  const res = await test.app.request(`/api/bookings/${token}/calendar.ics`);
  expect(res.headers.get('content-type')).toContain('text/calendar');
  const text = await res.text();
  expect(text).toContain('DTSTART:20260106T180000Z\r\n');
  expect(text).toContain('DTEND:20260106T183000Z\r\n');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('both sides get mail with a calendar entry, and reminders the day before and an hour before', async () => {
  const { clock, smtp, worker, ...rest } = await withMail();
  await booked({ clock, ...rest }, { start: '2026-01-07T18:00:00Z' });
  await worker.drain();
  expect(smtp.mails.map((mail) => mail.to[0]).sort()).toEqual(['ada@example.com', 'owner@example.com']);
  for (const mail of smtp.mails) expect(mail.raw).toContain('text/calendar');
  clock.advance(30 * 3600);
  await worker.drain();
  expect(smtp.mails.filter((mail) => mail.headers.subject?.startsWith('Tomorrow'))).toHaveLength(1);
  clock.advance(23 * 3600);
  await worker.drain();
  expect(smtp.mails.filter((mail) => mail.headers.subject?.startsWith('In one hour'))).toHaveLength(1);
  expect(smtp.mails).toHaveLength(4);
});

test('a reminder that is sent late says that the call is today, by the day of the visitor', async () => {
  const { clock, smtp, worker, ...rest } = await withMail();
  const subjects = () =>
    smtp.mails
      .filter(({ headers }) => headers['x-event'] === 'booking.reminder')
      .map(({ to, headers }) => `${to[0]}: ${headers.subject?.split(':')[0]}`)
      .sort();
  const until = (at: string) => clock.advance(Date.parse(at) / 1000 - clock.now());
  // 03:00 on Thursday in Tokyo, where it is Wednesday when the reminder is sent.
  await booked({ clock, ...rest }, { start: '2026-01-07T18:00:00Z', timezone: 'Asia/Tokyo' });
  await booked({ clock, ...rest }, { start: '2026-01-07T20:00:00Z', email: 'bob@example.com' });
  until('2026-01-07T12:00:00Z');
  await worker.drain();
  expect(subjects()).toEqual(['ada@example.com: Tomorrow', 'bob@example.com: Today']);
  until('2026-01-07T19:50:00Z');
  await worker.drain();
  expect(subjects()).toEqual(['ada@example.com: Tomorrow', 'bob@example.com: Today', 'bob@example.com: Today']);
});

test('the source of a booking is stored and sent only to the owner', async () => {
  const webhook = await startFakeWebhook();
  const { smtp, worker, ...test } = await withMail({ WEBHOOK_URL: webhook.url });
  onTestFinished(() => webhook.close());
  const { call } = await loginAs(test);
  await booked(test, { page: '/calendar', referrer: 'https://search.example/' });
  await booked(test, { start: '2026-01-06T19:00:00Z', email: 'bob@example.com', page: '', referrer: ' ' });

  const bookings = await call('GET', '/api/captain/bookings');
  expect(bookings.body).toMatchObject([
    { email: 'bob@example.com', page: null, referrer: null },
    { email: 'ada@example.com', page: '/calendar', referrer: 'https://search.example/' },
  ]);
  const { body: leads } = await call('GET', '/api/captain/leads?q=ada@example.com');
  const lead = await call('GET', `/api/captain/leads/${leads.leads[0].id}`);
  expect(lead.body.events).toMatchObject([
    {
      kind: 'booking',
      title: 'Free consultation, Tue, Jan 6, 2026, 10:00 AM (America/Los Angeles)',
      visitorTime: '1:00 PM (America/New York)',
      page: '/calendar',
      referrer: 'https://search.example/',
    },
  ]);
  const csv = await call('GET', '/api/captain/export/bookings.csv');
  expect(csv.body.split('\r\n')[0]).toMatch(/"status","page","referrer","answers"$/);
  expect(csv.body).toContain(',"/calendar","https://search.example/",""\r\n');

  await worker.drain();
  const textTo = (address: string) => smtp.mails.filter(({ to }) => to[0] === address).map(({ raw }) => raw);
  expect(textTo('owner@example.com').join()).toMatch(/Page: \/calendar\r\nCame from: https:\/\/search.example\//);
  expect(textTo('ada@example.com').join()).not.toContain('search.example');
  expect(webhook.requests.map(({ body }) => JSON.parse(body).data)).toMatchObject([
    { email: 'ada@example.com', page: '/calendar', referrer: 'https://search.example/' },
    { email: 'bob@example.com', page: null, referrer: null },
  ]);
});

test('no reminder is sent for a cancelled or moved booking', async () => {
  const test = await withMail();
  const reminders = () => test.smtp.mails.filter((mail) => mail.headers['x-event'] === 'booking.reminder');
  const first = await booked(test, { start: '2026-01-07T18:00:00Z' });
  const second = await booked(test, { start: '2026-01-07T19:00:00Z', email: 'bob@example.com' });
  const third = await booked(test, { start: '2026-01-07T20:00:00Z', email: 'cyd@example.com' });
  await test.app.request(`/api/bookings/${first.token}/cancel`, { method: 'POST' });
  await test.app.request(`/api/bookings/${second.token}/reschedule`, postJson({ start: '2026-01-20T18:00:00Z' }));
  await test.db.updateTable('consultationBookings').set({ status: 'cancelled' }).where('id', '=', 3).execute();
  expect(third.token).toMatch(/^3-/);
  test.clock.advance(3 * 24 * 3600);
  await test.worker.drain();
  expect(reminders()).toEqual([]);
  test.clock.advance(11.5 * 24 * 3600);
  await test.worker.drain();
  expect(reminders().map((mail) => mail.to[0])).toEqual(['bob@example.com']);
  expect((await listOutbox(test.db, { status: 'waiting', limit: 10 })).map((row) => row.recipient)).toEqual([
    'bob@example.com',
  ]);
});

test('the owner moves a call to one of its free times, and the visitor is told', async () => {
  const { smtp, worker, ...test } = await withMail();
  const { call } = await loginAs(test);
  await booked(test, { start: '2026-01-06T18:00:00Z' });
  await booked(test, { start: '2026-01-07T18:00:00Z', email: 'bob@example.com' });
  const times = await call('GET', '/api/captain/bookings/1/free-times?from=2026-01-06');
  expect(times.body.days[0].slots[0]).toEqual({ start: '2026-01-06T17:00:00Z', time: '09:00' });
  expect(times.body.days[0].slots).toContainEqual({ start: '2026-01-06T18:00:00Z', time: '10:00' });

  expect((await call('POST', '/api/captain/bookings/1/move', { start: '2026-01-08T18:00:00Z' })).status).toBe(204);
  expect((await call('GET', '/api/captain/bookings')).body).toMatchObject([
    { startsAt: '2026-01-07T18:00:00Z' },
    { startsAt: '2026-01-08T18:00:00Z', endsAt: '2026-01-08T18:30:00Z' },
  ]);
  await worker.drain();
  const toAda = smtp.mails.filter(({ to }) => to[0] === 'ada@example.com').map(({ parsed }) => parsed.subject);
  expect(toAda).toHaveLength(2);

  const refused = await call('POST', '/api/captain/bookings/1/move', { start: '2026-01-07T18:00:00Z' });
  expect(refused.status).toBe(409);
  expect((await call('POST', '/api/captain/bookings/1/move', { start: 'soon' })).status).toBe(400);
  expect((await call('POST', '/api/captain/bookings/9/move', { start: '2026-01-09T18:00:00Z' })).status).toBe(404);
  expect((await call('GET', '/api/captain/bookings/9/free-times?from=2026-01-06')).status).toBe(404);
  expect((await call('GET', '/api/captain/bookings/1/free-times?from=soon')).status).toBe(400);
  expect((await test.app.request('/api/captain/bookings/1/free-times?from=2026-01-06')).status).toBe(401);
});
