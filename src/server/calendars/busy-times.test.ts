import { expect, test } from 'vitest';
import type { CalendarPreview } from '#shared/calendars.schema.ts';
import { postJson } from '#testing/create-test-app.ts';
import { startFakeFeed } from '#testing/fake-feed.ts';
import { makeBooking } from '#testing/make.ts';
import { DENTIST, openCalendars, PRIVATE } from '#testing/open-calendars.ts';

test('events of a calendar are not offered and cannot be booked', async () => {
  const { add, freeTimes, book } = await openCalendars();
  const feed = await startFakeFeed();
  feed.setEvents(DENTIST);
  const calendar = await add({ kind: 'ics', name: 'Private', url: `${feed.url}/basic.ics` });
  expect(calendar).toMatchObject({
    kind: 'ics',
    name: 'Private',
    url: `${feed.url}/basic.ics`,
    allDayBlocks: true,
    tentativeBlocks: true,
    transparentBlocks: false,
    writesBookings: false,
    lastFetchedAt: '2026-01-05T12:00:00Z',
    lastError: null,
    busy: 1,
  });
  expect(await freeTimes()).toEqual(['09:00', '09:30', '11:30', '12:00', ...AFTERNOON]);
  expect((await book('2026-01-06T19:00:00Z')).status).toBe(409);
  expect((await book('2026-01-06T19:30:00Z')).status).toBe(201);
});

const AFTERNOON = ['12:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'];

test('an event that was added a moment ago is seen by the booking; a removed one frees its time', async () => {
  const { add, book } = await openCalendars();
  const feed = await startFakeFeed();
  feed.setEvents();
  await add({ url: feed.url });
  feed.setEvents(DENTIST);
  expect((await book('2026-01-06T18:00:00Z')).status).toBe(409);
  feed.setEvents();
  expect((await book('2026-01-06T18:00:00Z')).status).toBe(201);
  expect(feed.statuses).toEqual([200, 200, 200]);
});

test('choices about all-day, tentative and free events hold at once, without a new fetch', async () => {
  const { add, call, freeTimes } = await openCalendars();
  const feed = await startFakeFeed();
  feed.setEvents(
    'DTSTART;VALUE=DATE:20260106\nSUMMARY:Fair',
    'DTSTART:20260107T180000Z\nDTEND:20260107T190000Z\nSTATUS:TENTATIVE\nSUMMARY:Maybe',
    'DTSTART:20260107T200000Z\nDTEND:20260107T210000Z\nTRANSP:TRANSPARENT\nSUMMARY:Radio',
    'DTSTART:20260107T220000Z\nDTEND:20260107T230000Z\nATTENDEE;PARTSTAT=DECLINED:mailto:Captain@Example.com\nSUMMARY:No',
    'DTSTART:20260107T220000Z\nDTEND:20260107T230000Z\nSTATUS:CANCELLED\nSUMMARY:Off',
  );
  const { id, busy } = await add({ url: feed.url });
  expect(busy).toBe(2);
  const freeHours = async () => {
    const wednesday = await freeTimes('2026-01-07');
    return [(await freeTimes()).length > 0, ...['10:00', '12:00', '14:00'].map((time) => wednesday.includes(time))];
  };
  expect(await freeHours()).toEqual([false, false, true, true]);
  const choices = { allDayBlocks: false, tentativeBlocks: false, transparentBlocks: true };
  const changed = await call('PUT', `/api/captain/calendars/${id}`, choices);
  expect(changed.body).toMatchObject({ ...choices, busy: 1 });
  expect(await freeHours()).toEqual([true, true, false, true]);
  expect(feed.statuses).toEqual([200]);
  const { body } = await call('GET', `/api/captain/calendars/${id}/preview`);
  expect(body).toMatchObject({ timezone: 'America/Los_Angeles', from: '2026-01-05', days: 14 });
  expect((body as CalendarPreview).events.map(({ title, blocks, reason }) => [title, blocks, reason])).toEqual([
    ['Fair', false, 'all-day'],
    ['Maybe', false, 'tentative'],
    ['Radio', true, 'free'],
    ['No', false, 'declined'],
  ]);
});

test('an event that cannot be read is named; what can be read of it and all others block', async () => {
  const { add, call, freeTimes } = await openCalendars();
  const feed = await startFakeFeed();
  feed.setEvents(
    DENTIST,
    'DTSTART:soon\nSUMMARY:Odd',
    'DTSTART:20260106T220000Z\nDTEND:later\nSUMMARY:Lawyer',
    'DTSTART:20260106T000000Z\nDTEND:20260106T000010Z\nRRULE:FREQ=SECONDLY',
  );
  const { id, ...calendar } = await add({ url: feed.url });
  expect(calendar).toMatchObject({
    lastError: null,
    isStale: false,
    busy: 3,
    unread: [
      { title: 'Odd', line: 12, reason: 'DTSTART cannot be read: soon' },
      { title: 'Lawyer', line: 18, reason: 'DTEND cannot be read: later' },
      { title: 'event-3@example.com', line: 21, reason: 'It repeats too often to be read' },
    ],
  });
  expect(await freeTimes()).not.toContain('10:00');
  expect(await freeTimes()).not.toContain('14:00');
  expect(await freeTimes()).toContain('15:00');
  feed.setEvents(DENTIST);
  expect((await call('POST', `/api/captain/calendars/${id}/refresh`)).body).toMatchObject({ unread: [], busy: 1 });
});

test('200 visitors while the calendar changes: nobody books over an event of the last fetch, no time twice', async () => {
  const { add, app, call } = await openCalendars({ ...PRIVATE, TRUST_PROXY: '1' });
  const feed = await startFakeFeed();
  feed.setEvents(DENTIST);
  await add({ url: feed.url });
  const starts = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 0, 6, 17) + index * 1_800_000));
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const start = starts[index % starts.length]?.toISOString();
      if (index === 60) feed.setEvents(DENTIST, 'DTSTART:20260106T200000Z\nDTEND:20260106T210000Z');
      const input = makeBooking({ start, email: `visitor${index}@example.com` });
      const res = await app.request('/api/bookings', postJson(input, { 'X-Forwarded-For': `10.0.0.${index}` }));
      return { status: res.status, start };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const booked = answers.filter(({ status }) => status === 201).map(({ start }) => start);
  expect(new Set(booked).size).toBe(booked.length);
  for (const busy of ['18:00', '18:30', '19:00']) expect(booked).not.toContain(`2026-01-06T${busy}:00.000Z`);
  // Times that were taken before the change stay; after it, the new event blocks.
  const { body } = await call('GET', '/api/captain/calendars');
  expect(body).toMatchObject([{ busy: 2 }]);
  const late = await app.request('/api/bookings', postJson(makeBooking({ start: '2026-01-06T20:00:00Z' })));
  expect(late.status).toBe(409);
});

test('a removed calendar no longer blocks; the booking of the site that comes back from a calendar does not block itself', async () => {
  const { add, app, book, call, ctx, freeTimes } = await openCalendars();
  const feed = await startFakeFeed();
  feed.setEvents();
  const { id } = await add({ url: feed.url });
  const res = await book('2026-01-06T18:00:00Z');
  const { booking } = (await res.json()) as { booking: { token: string } };
  const file = await (await app.request(`/api/bookings/${booking.token}/calendar.ics`)).text();
  feed.setAnswer((_request, response) => response.end(file));
  expect((await call('POST', `/api/captain/calendars/${id}/refresh`)).body).toMatchObject({ busy: 0 });
  const moved = postJson({ start: '2026-01-06T18:30:00Z' });
  expect((await app.request(`/api/bookings/${booking.token}/reschedule`, moved)).status).toBe(200);
  feed.setEvents(DENTIST);
  await call('POST', `/api/captain/calendars/${id}/refresh`);
  expect(await freeTimes()).not.toContain('10:00');
  expect((await call('DELETE', `/api/captain/calendars/${id}`)).status).toBe(204);
  expect(await freeTimes()).toContain('10:00');
  expect(ctx.database.sqlite.prepare('select count(*) from calendar_events').pluck().get()).toBe(0);
});

test('a calendar that is added after another was removed blocks at once: it does not get the id of the removed one', async () => {
  const { add, call, freeTimes } = await openCalendars();
  const [first, second] = [await startFakeFeed(), await startFakeFeed()];
  first.setEvents(DENTIST);
  second.setEvents('DTSTART:20260106T220000Z\nDTEND:20260106T230000Z\nSUMMARY:Lawyer');
  const { id } = await add({ url: first.url });
  expect(await freeTimes()).not.toContain('10:00');
  await call('DELETE', `/api/captain/calendars/${id}`);
  expect((await add({ url: second.url })).id).toBeGreaterThan(id);
  expect(await freeTimes()).toContain('10:00');
  expect(await freeTimes()).not.toContain('14:00');
});
