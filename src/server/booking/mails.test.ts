import { expect, test } from 'vitest';
import type { BookingDetails } from '#shared/booking.schema.ts';
import { MeetingTypeInput } from '#shared/meeting-types.schema.ts';
import { createMailApp } from '#testing/create-mail-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';
import { setBookingStatus } from './booking.ts';
import { createMeetingType, saveMeetingType } from './meeting-types/meeting-types.ts';

const LINK = 'https://meet.example/ada';

async function setUp() {
  const test = await createMailApp({
    OWNER_EMAIL: 'owner@example.com',
    OWNER_NAME: 'Olive Owner',
    SITE_URL: 'https://site.example',
  });
  const { smtp, worker } = test;
  await saveMeetingType(test.ctx, 1, { location: LINK }, { isConfirmed: true });
  const book = async (overrides = {}) => {
    const res = await test.app.request('/api/bookings', postJson(makeBooking(overrides)));
    return ((await res.json()) as { booking: BookingDetails }).booking;
  };
  /** Sends what is due. @returns the newest mail to an address, with its calendar file unfolded. */
  const mailTo = async (address: string) => {
    await worker.drain();
    const mail = smtp.mails.findLast(({ to }) => to[0] === address)!;
    const calendar = mail.calendar && {
      ...mail.calendar,
      content: mail.calendar.content.replace(/\n /g, ''),
    };
    return { ...mail, calendar };
  };
  return { ...test, book, mailTo };
}

test('the visitor’s invitation: REQUEST with the owner as organizer, a raised SEQUENCE when moved, CANCEL when cancelled', async () => {
  const { app, book, mailTo } = await setUp();
  const { token } = await book();
  const invitation = (await mailTo('ada@example.com')).calendar;
  expect(invitation?.method).toBe('REQUEST');
  const uid = /^UID:.+$/m.exec(invitation?.content ?? '')?.[0];
  for (const line of [
    'METHOD:REQUEST',
    'DTSTART:20260106T180000Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'SUMMARY:Free consultation with Olive Owner',
    `LOCATION:${LINK}`,
    'ORGANIZER;CN="Olive Owner":mailto:owner@example.com',
  ]) {
    expect(invitation?.content).toContain(`${line}\n`);
  }
  expect(invitation?.content).toMatch(/^ATTENDEE;.*CN="Ada Byron":MAILTO:ada@example.com$/im);

  await app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-07T18:00:00Z' }));
  const moved = (await mailTo('ada@example.com')).calendar;
  expect(moved?.method).toBe('REQUEST');
  for (const line of ['DTSTART:20260107T180000Z', 'SEQUENCE:1', uid]) expect(moved?.content).toContain(`${line}\n`);

  await app.request(`/api/bookings/${token}/cancel`, { method: 'POST' });
  const cancelled = (await mailTo('ada@example.com')).calendar;
  expect(cancelled?.method).toBe('CANCEL');
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', uid]) {
    expect(cancelled?.content).toContain(`${line}\n`);
  }
});

test('the owner’s reason for cancelling is in the visitor’s mail; a visitor’s own is not sent back to them', async () => {
  const test = await setUp();
  const { call } = await loginAs(test);
  const first = await test.book();
  // Mails that are due at once may arrive in any order.
  await test.mailTo('ada@example.com');
  await call('PATCH', '/api/captain/bookings/1', { status: 'cancelled', reason: ' I am ill: <please> book again. ' });
  expect((await test.mailTo('ada@example.com')).parsed.text).toContain('I am ill: <please> book again.');
  expect((await call('GET', '/api/captain/bookings')).body[0]).toMatchObject({
    cancelReason: 'I am ill: <please> book again.',
  });
  const second = await test.book();
  expect(second.token).not.toBe(first.token);
  await test.mailTo('ada@example.com');
  await test.app.request(`/api/bookings/${second.token}/cancel`, postJson({ reason: 'No time any more' }));
  expect((await test.mailTo('ada@example.com')).parsed.text).not.toContain('No time any more');
  expect((await test.mailTo('owner@example.com')).parsed.text).toContain('No time any more');
});

test('mails about a call that the owner moved say its former time, and do not say that the visitor moved it', async () => {
  const { app, book, mailTo, ...test } = await setUp();
  const { call } = await loginAs({ app, ...test });
  const { token } = await book();
  // Mails that are due at once may arrive in any order.
  await mailTo('ada@example.com');
  await call('POST', '/api/captain/bookings/1/move', { start: '2026-01-07T18:00:00Z' });
  const before = /^(?:Before): .*January 6, 2026.*10:00\sAM/m;
  const toOwner = (await mailTo('owner@example.com')).parsed;
  expect([toOwner.subject, before.test(toOwner.text ?? '')]).toEqual([
    'Call with Ada Byron moved: Wed, Jan 7, 10:00 AM',
    true,
  ]);
  expect((await mailTo('ada@example.com')).parsed.text).toMatch(/^Before: .*January 6, 2026/m);
  await app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-08T18:00:00Z' }));
  expect((await mailTo('owner@example.com')).parsed.subject).toMatch(/^Ada Byron moved: /);
});

test('the page of a lead says how a call was moved and cancelled, by whom, and whether the visitor was told', async () => {
  const test = await setUp();
  const { call } = await loginAs(test);
  const { token } = await test.book();
  const booking = async () => (await call('GET', '/api/captain/leads/1')).body.events[0];
  expect(await booking()).toMatchObject({ changes: [], isUntold: false });
  await test.app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-07T18:00:00Z' }));
  await call('POST', '/api/captain/bookings/1/move', { start: '2026-01-08T18:00:00Z' });
  await test.mailTo('ada@example.com');
  await call('PATCH', '/api/captain/bookings/1', { status: 'cancelled' });
  expect(await booking()).toMatchObject({
    changes: [
      { text: 'Moved by the visitor; before: Tue, Jan 6, 2026, 10:00 AM', delivery: null },
      { text: 'Moved by you; before: Wed, Jan 7, 2026, 10:00 AM', delivery: { status: 'sent', reason: null } },
      { text: 'Cancelled by you', delivery: { status: 'waiting' } },
    ],
    isUntold: false,
  });
});

test('without a mail server a call that the owner moved says that the visitor was not told, until it begins', async () => {
  const test = await createTestApp();
  const { call } = await loginAs(test);
  await test.app.request('/api/bookings', postJson(makeBooking()));
  const isUntold = async () => (await call('GET', '/api/captain/leads/1')).body.events[0].isUntold;
  expect(await isUntold()).toBe(false);
  await call('POST', '/api/captain/bookings/1/move', { start: '2026-01-07T18:00:00Z' });
  expect(await isUntold()).toBe(true);
  const letter = async () => (await call('GET', '/api/captain/bookings/1/letter')).body;
  const moved = await letter();
  expect(moved).toMatchObject({ email: 'ada@example.com', subject: expect.stringContaining('Your call was moved') });
  for (const part of ['Hello Ada', 'Wednesday, January 7, 2026', 'Before: ', '/booking/', 'Alex'])
    expect(moved.text).toContain(part);
  await call('PATCH', '/api/captain/bookings/1', { status: 'cancelled' });
  expect(await isUntold()).toBe(true);
  expect((await letter()).text).toContain('is cancelled');
  expect((await call('GET', '/api/captain/bookings/2/letter')).status).toBe(404);
  test.clock.advance(3 * 24 * 3600);
  expect(await isUntold()).toBe(false);
});

test('a call that the owner takes back is told to the visitor, who is reminded of it', async () => {
  const { ctx, clock, book, mailTo } = await setUp();
  await book();
  await setBookingStatus(ctx, 1, 'cancelled');
  expect((await mailTo('ada@example.com')).calendar?.method).toBe('CANCEL');
  await setBookingStatus(ctx, 1, 'confirmed');
  const again = (await mailTo('ada@example.com')).calendar;
  expect([again?.method, /^SEQUENCE:(.*)$/m.exec(again?.content ?? '')?.[1]]).toEqual(['REQUEST', '2']);
  clock.advance(23 * 3600);
  expect((await mailTo('ada@example.com')).parsed.subject).toMatch(/^Today: your call/);
});

test('a call that was marked as completed by mistake is reminded of all the same', async () => {
  const { ctx, clock, book, mailTo } = await setUp();
  await book();
  for (const status of ['completed', 'confirmed'] as const) await setBookingStatus(ctx, 1, status);
  clock.advance(23 * 3600);
  expect((await mailTo('ada@example.com')).parsed.subject).toMatch(/^Today: your call/);
  await setBookingStatus(ctx, 1, 'completed');
  clock.advance(6 * 3600);
  expect((await mailTo('ada@example.com')).parsed.subject).toMatch(/^Today: your call/);
});

test('a reminder has name and place of the meeting type that was booked, also when that has another address, and another type has the former', async () => {
  const { app, clock, ctx, mailTo } = await setUp();
  const isConfirmed = true;
  const offer = { minutes: 30, slug: 'coffee-chat', name: 'Coffee chat', location: `${LINK}/old` };
  const { id } = await createMeetingType(ctx, MeetingTypeInput.parse(offer), { isConfirmed });
  await app.request('/api/bookings', postJson(makeBooking({ type: 'coffee-chat', start: '2026-01-08T18:00:00Z' })));
  await saveMeetingType(ctx, id, { slug: 'tea', name: 'Tea', location: `${LINK}/new` }, { isConfirmed });
  await createMeetingType(ctx, MeetingTypeInput.parse({ ...offer, name: 'Cake', location: `${LINK}/cake` }), {
    isConfirmed,
  });
  clock.advance(2 * 24 * 3600 + 6 * 3600);
  const { text } = (await mailTo('ada@example.com')).parsed;
  expect(text).toContain('Your Tea with Olive Owner is tomorrow.');
  expect(text).toContain(`Where: ${LINK}/new\n`);
});

test('calendars take the place of a reminder, which may have changed, for the newer one', async () => {
  const { ctx, clock, book, mailTo } = await setUp();
  await book();
  const read = async () => {
    const { content = '' } = (await mailTo('ada@example.com')).calendar ?? {};
    return ['SEQUENCE', 'DTSTAMP', 'LOCATION'].map((name) => new RegExp(`^${name}:(.*)$`, 'm').exec(content)?.[1]);
  };
  expect(await read()).toEqual(['0', '20260105T120000Z', LINK]);
  await saveMeetingType(ctx, 1, { location: `${LINK}/new` }, { isConfirmed: true });
  clock.advance(23 * 3600);
  expect(await read()).toEqual(['0', '20260106T110000Z', `${LINK}/new`]);
});

test('the owner’s calendar entry: PUBLISH, names the visitor with all details, and is cancelled with the booking', async () => {
  const { app, book, mailTo } = await setUp();
  const { token } = await book({ company: 'Byron Plumbing', services: ['ai-integration'] });
  const entry = (await mailTo('owner@example.com')).calendar;
  expect(entry?.method).toBe('PUBLISH');
  expect(entry?.content).toContain('SUMMARY:Free consultation with Ada Byron\n');
  expect(entry?.content).toContain(`LOCATION:${LINK}\n`);
  expect(entry?.content).not.toContain('ATTENDEE');
  const description = /^DESCRIPTION:(.*)$/m.exec(entry?.content ?? '')?.[1];
  for (const detail of ['Ada Byron', 'ada@example.com', 'Byron Plumbing', 'AI Integration', 'one job sheet']) {
    expect(description?.replace(/\\/g, '')).toContain(detail);
  }
  await app.request(`/api/bookings/${token}/cancel`, { method: 'POST' });
  const cancelled = (await mailTo('owner@example.com')).calendar;
  expect(cancelled?.method).toBe('PUBLISH');
  expect(cancelled?.content).toContain('STATUS:CANCELLED\n');
  expect(cancelled?.content).toContain('SEQUENCE:1\n');
});

test('the owner’s calendar entry has the address once where the name is not safe to send on', async () => {
  const { book, mailTo } = await setUp();
  await book({ firstName: 'www.evil.example' });
  const entry = (await mailTo('owner@example.com')).calendar;
  const description = /^DESCRIPTION:(.*)$/m.exec(entry?.content ?? '')?.[1] ?? '';
  expect(description.split('ada@example.com')).toHaveLength(2);
});

test('mails say where the call takes place and name the time zone with its city', async () => {
  const { book, mailTo } = await setUp();
  await book({ timezone: 'Europe/Berlin' });
  const visitor = (await mailTo('ada@example.com')).parsed;
  expect(visitor.text).toContain('When: Tuesday, January 6, 2026 at 7:00 PM Central European Time (Berlin)');
  expect(visitor.text).toContain(`Where: ${LINK}`);
  expect(visitor.html).toContain(LINK);
  const owner = (await mailTo('owner@example.com')).parsed;
  expect(owner.text).toContain('When: Tuesday, January 6, 2026 at 10:00 AM Pacific Time (Los Angeles)');
  expect(owner.text).toContain(`Where: ${LINK}`);
});

test('a place that the visitor names is the place of the call, in mails, calendar entries and on its page, also once its question is reworded', async () => {
  const { ctx, book, mailTo } = await setUp();
  const question = { id: 'place', label: 'Which number?', kind: 'line', required: true, options: [] } as const;
  await saveMeetingType(ctx, 1, { location: '', questions: [{ ...question, options: [] }] }, { isConfirmed: true });
  const booking = await book({ answers: { place: '+49 30 1234' } });
  expect(booking.location).toBe('+49 30 1234');
  const reworded = { ...question, kind: 'phone' as const, label: 'Which phone number may I call?', options: [] };
  await saveMeetingType(ctx, 1, { questions: [reworded] }, { isConfirmed: true });
  expect(ctx.content.values()['meeting.way'], 'texts follow').toBe('by phone');
  const { parsed, calendar } = await mailTo('owner@example.com');
  expect(parsed.text).toContain('Where: +49 30 1234');
  expect(calendar?.content).toContain('LOCATION:+49 30 1234');
  expect(booking.place, 'visitors read who calls').toBe('By phone: Olive calls you at +49 30 1234');
  const visitor = await mailTo('ada@example.com');
  expect(visitor.parsed.text).toContain('Where: By phone: Olive calls you at +49 30 1234');
  expect(visitor.calendar?.content).toContain('LOCATION:By phone: Olive calls you at +49 30 1234');
  expect(booking.phone).toBe(null);
  await saveMeetingType(ctx, 1, { location: '(030) 5678 90', questions: [] }, { isConfirmed: true });
  const called = await book({ start: '2026-01-07T18:00:00Z' });
  expect(called).toMatchObject({ phone: '(030) 5678 90', place: 'By phone: you call (030) 5678 90' });
});

test('a visitor’s mail has brand, greeting, whole sentences, a button and a footer, in HTML and in text', async () => {
  const { book, ctx, mailTo } = await setUp();
  await book({ message: '' });
  const { text = '', html = '' } = (await mailTo('ada@example.com')).parsed;
  const { brand } = ctx.settings.site();
  for (const part of [text, html]) {
    expect(part).toContain('Hello Ada,');
    expect(part).toContain('Your free consultation with Olive Owner is booked.');
    expect(part).toContain(brand);
    expect(part).toContain('You receive this email because a call was booked with this address at site.example.');
  }
  expect(html).toMatch(/<a [^>]*href="https:..site\.example.booking.[^"]+"(?:(?!<\/a>).)*>View, move or cancel</s);
  const owner = (await mailTo('owner@example.com')).parsed;
  expect(owner.text).not.toMatch(/mailto:|^> *$/m);
  for (const line of owner.text?.split('\n') ?? []) expect(line.length).toBeLessThan(200);
});

test.each([
  ['Claim your prize', 'at https://evil.example'],
  ['Visit evil.example', 'now'],
  ['Write to eve@evil.example', 'x'],
  ['Ada\r\nATTENDEE:mailto:eve@evil.example', 'Byron'],
  ['Call', '+1 (415) 555-0199 now'],
  ['Visit evil.\u2060example', 'a word joiner after the dot'],
  ['Visit evil\u00ad.example', 'a soft hyphen before the dot'],
  ['Visit evil\u2024example', 'a one dot leader'],
  ['Visit evil\ufe52example', 'a small full stop'],
  ['evil', 'at 1.1.1.1'],
])('link injection: the name is in no mail, subject or calendar entry: %j %j', async (firstName, lastName) => {
  const { app, db, book, mailTo } = await setUp();
  const { token } = await book({ firstName, lastName });
  const file = await (await app.request(`/api/bookings/${token}/calendar.ics`)).text();
  const mails = [await mailTo('ada@example.com'), await mailTo('owner@example.com')];
  const sent = [file, ...mails.flatMap(({ parsed, calendar }) => [JSON.stringify(parsed), calendar?.content])];
  for (const part of sent) expect(part).not.toMatch(/evil|555-0199|Claim your prize/);
  expect(mails[1]?.parsed.subject).toMatch(/^ada@example\.com booked: /);
  expect(await db.selectFrom('consultationBookings').select(['firstName', 'lastName']).execute()).toEqual([
    { firstName, lastName },
  ]);
});

test('409: rejects the seventh future booking of one mailbox, also of concurrent ones', async () => {
  const { app, clock, db } = await setUp();
  const times = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'];
  const answers = await Promise.all(
    times.map((time, index) =>
      app.request(
        '/api/bookings',
        postJson(makeBooking({ start: `2026-01-06T${time}:00Z`, email: `Ada+${index}@example.com` })),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toEqual({ message: expect.stringContaining('has 6 calls booked already') });
  expect(await db.selectFrom('consultationBookings').select('id').execute()).toHaveLength(6);
  clock.advance(3 * 24 * 3600);
  const later = await app.request('/api/bookings', postJson(makeBooking({ start: '2026-01-09T18:00:00Z' })));
  expect(later.status).toBe(201);
});

test('a booking keeps its price, in mails to both and on its page, when the meeting gets another one', async () => {
  const { ctx, app, book, mailTo } = await setUp();
  await saveMeetingType(ctx, 1, { price: '$290' }, { isConfirmed: true });
  const { token } = await book();
  expect((await mailTo('ada@example.com')).parsed.text).toMatch(/Price: \$290/);
  await saveMeetingType(ctx, 1, { price: '$350' }, { isConfirmed: true });
  await app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-07T18:00:00Z' }));
  expect((await mailTo('ada@example.com')).parsed.text).toMatch(/Price: \$290/);
  expect(await (await app.request(`/api/bookings/${token}`)).json()).toMatchObject({ price: '$290' });
});
