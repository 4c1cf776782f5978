import { expect, onTestFinished, test } from 'vitest';
import type { Calendar, CalendarPreview } from '#shared/calendars.schema.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeCaldav } from '#testing/fake-caldav.ts';
import { makeCalendar, startFakeFeed } from '#testing/fake-feed.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';
import { refreshDue } from './refresh.ts';

const PRIVATE = { CALENDAR_ALLOW_PRIVATE: '1' };
/** Monday at the office in Los Angeles, the day after the clock of the tests. */
const DENTIST = `DTSTART;TZID=America/Los_Angeles:20260106T100000
  DTEND;TZID=America/Los_Angeles:20260106T113000
  SUMMARY:Dentist`;

async function openApp(env: Record<string, string> = PRIVATE) {
  const harness = await createTestApp(env);
  const { call, confirm } = await loginAs(harness);
  const add = async (input: Record<string, unknown>): Promise<Calendar> => {
    const { status, body } = await call('POST', '/api/captain/calendars', input);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const freeTimes = async (day = '2026-01-06'): Promise<string[]> => {
    const res = await harness.app.request(`/api/slots?from=${day}&days=1`);
    const { days } = (await res.json()) as { days: { slots: { time: string }[] }[] };
    return days.flatMap(({ slots }) => slots.map(({ time }) => time));
  };
  const book = (start: string) => harness.app.request('/api/bookings', postJson(makeBooking({ start })));
  return { ...harness, call, confirm, add, freeTimes, book };
}

test('events of a calendar are not offered and cannot be booked', async () => {
  const { add, freeTimes, book } = await openApp();
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
  const { add, book } = await openApp();
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
  const { add, call, freeTimes } = await openApp();
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

test('credentials are sent to the server, encrypted in the database, and never returned', async () => {
  const { add, call, ctx } = await openApp();
  const feed = await startFakeFeed();
  const seen: unknown[] = [];
  feed.setAnswer((request, response) => {
    seen.push(request.headers.authorization);
    response.end(makeCalendar(DENTIST));
  });
  const secret = 'private-0123456789abcdef';
  const url = feed.url.replace('//', '//ada:hunter22@');
  const calendar = await add({ url: `${url}/ical/${secret}/basic.ics?token=${secret}` });
  expect(calendar.url).toBe(`${feed.url}/ical/…/basic.ics?…`);
  expect(calendar.name).toBe(new URL(feed.url).host);
  const file = ctx.database.sqlite.serialize().toString('latin1');
  const listed = JSON.stringify((await call('GET', '/api/captain/calendars')).body);
  for (const text of [file, listed, JSON.stringify((await call('GET', '/api/captain/settings')).body)]) {
    expect(text).not.toMatch(/hunter22|private-0123/);
  }
  await call('PUT', `/api/captain/calendars/${calendar.id}`, { ...calendar, name: 'Renamed' });
  await call('PUT', `/api/captain/calendars/${calendar.id}`, { password: 'other' });
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  expect(seen).toEqual([basic('ada:hunter22'), basic('ada:other')]);
});

test('with another key the address must be entered again; nothing else breaks', async () => {
  const { add, call, ctx, freeTimes } = await openApp();
  const feed = await startFakeFeed();
  feed.setEvents(DENTIST);
  const { id } = await add({ url: feed.url });
  ctx.secrets = (await createTestApp({ DATA_KEY: 'quite another key' })).ctx.secrets;
  const refreshed = await call('POST', `/api/captain/calendars/${id}/refresh`);
  expect(refreshed.body).toMatchObject({ url: '…', lastError: expect.stringContaining('enter it again'), busy: 1 });
  expect(await freeTimes()).not.toContain('10:00');
  const repaired = await call('PUT', `/api/captain/calendars/${id}`, { url: feed.url });
  expect(repaired.body).toMatchObject({ url: `${feed.url}/`, lastError: null });
});

const FAILURES: [
  name: string,
  answer: Parameters<Awaited<ReturnType<typeof startFakeFeed>>['setAnswer']>[0],
  error: string,
][] = [
  ['a web page', (_req, res) => res.end('<!doctype html><title>Log in</title>'), 'a web page, not'],
  ['nothing', (_req, res) => res.end(), 'The answer is empty'],
  ['another file', (_req, res) => res.end('{"items": []}'), 'not a calendar'],
  ['half a calendar', (_req, res) => res.end(makeCalendar(DENTIST).slice(0, 90)), 'cut off'],
  ['401', (_req, res) => res.writeHead(401).end(), '(401)'],
  ['404', (_req, res) => res.writeHead(404).end(), 'There is no calendar at this address'],
  ['500', (_req, res) => res.writeHead(500).end(), '(500)'],
  ['50 MB', (_req, res) => res.end(Buffer.alloc(50 * 1024 * 1024, 'x')), 'more than 20 MB'],
];

test.each(FAILURES)(
  'a server that answers with %s: one line beside the calendar, the last events stay',
  async (_name, answer, error) => {
    const { add, call, freeTimes } = await openApp();
    const feed = await startFakeFeed();
    feed.setEvents(DENTIST);
    const { id } = await add({ url: feed.url });
    feed.setAnswer(answer);
    const { status, body } = await call('POST', `/api/captain/calendars/${id}/refresh`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ busy: 1, lastFetchedAt: '2026-01-05T12:00:00Z' });
    expect(body.lastError).toContain(error);
    expect(body.lastError).not.toContain('\n');
    expect(await freeTimes()).not.toContain('10:00');
  },
);

test('an event that cannot be read is named; what can be read of it and all others block', async () => {
  const { add, call, freeTimes } = await openApp();
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

test('private addresses, redirects to them and invalid certificates are refused', async () => {
  const { add } = await openApp({});
  const feed = await startFakeFeed();
  const refused = await add({ url: feed.url.replace('127.0.0.1', 'localhost') });
  expect(refused.lastError).toMatch(/private or local address.*CALENDAR_ALLOW_PRIVATE/);
  expect(feed.statuses).toEqual([]);

  const named = await openApp({ CALENDAR_ALLOW_PRIVATE: 'localhost' });
  feed.setAnswer((request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${request.socket.localPort}/hidden` }).end();
  });
  const redirected = await named.add({ url: feed.url.replace('127.0.0.1', 'localhost') });
  expect(redirected.lastError).toMatch(/^127\.0\.0\.1 is a private or local address/);
  expect(feed.statuses).toEqual([302]);

  const secure = await startFakeFeed({ isSecure: true });
  secure.setEvents(DENTIST);
  expect((await (await openApp()).add({ url: secure.url })).lastError).toContain('self-signed');
});

test('a calendar that stays unreachable is reported; out of date, it closes booking or stops blocking', async () => {
  const { add, call, clock, ctx, freeTimes, book } = await openApp();
  const feed = await startFakeFeed();
  feed.setEvents(DENTIST);
  await add({ name: 'Work', url: feed.url });
  await call('PUT', '/api/captain/settings', { calendars_stale_after_minutes: 30 });
  feed.setAnswer((_request, response) => response.writeHead(503).end());
  clock.advance(600);
  await refreshDue(ctx);
  expect(await freeTimes()).toContain('09:00');
  expect(await freeTimes()).not.toContain('10:00');
  const { body: overview } = await call('GET', '/api/captain/overview');
  expect(JSON.stringify(overview)).toContain('Work');
  expect(await outboxEvents(call)).not.toContain('alert.raised');

  clock.advance(1500);
  await refreshDue(ctx);
  expect(await outboxEvents(call)).toContain('alert.raised');
  expect(await freeTimes()).toEqual([]);
  expect((await book('2026-01-06T17:00:00Z')).status).toBe(409);
  expect((await call('GET', '/api/captain/calendars')).body).toMatchObject([{ isStale: true }]);

  await call('PUT', '/api/captain/settings', { calendars_when_stale: 'ignore' });
  expect(await freeTimes()).toContain('10:00');
  feed.setEvents(DENTIST);
  clock.advance(300);
  await refreshDue(ctx);
  expect(await freeTimes()).not.toContain('10:00');
  const saved = await call('PUT', '/api/captain/settings', { calendars_when_stale: 'sometimes' });
  expect(saved.body.issues).toEqual([{ path: 'calendars_when_stale', message: 'Please choose one of close, ignore' }]);
});

async function outboxEvents(call: Awaited<ReturnType<typeof loginAs>>['call']): Promise<string> {
  return JSON.stringify((await call('GET', '/api/captain/outbox')).body);
}

test('calendars are read every five minutes, with conditional requests and one fetch for many who wait', async () => {
  const { add, clock, ctx, book } = await openApp();
  const feed = await startFakeFeed();
  feed.setEvents(DENTIST);
  await add({ url: feed.url });
  clock.advance(299);
  await refreshDue(ctx);
  expect(feed.statuses).toEqual([200]);
  clock.advance(1);
  await refreshDue(ctx);
  expect(feed.statuses).toEqual([200, 304]);
  await Promise.all(Array.from({ length: 20 }, () => book('2026-01-06T17:00:00Z')));
  expect(feed.statuses).toEqual([200, 304, 304]);
});

test('200 visitors while the calendar changes: nobody books over an event of the last fetch, no time twice', async () => {
  const { add, app, call } = await openApp({ ...PRIVATE, TRUST_PROXY: '1' });
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

test('bad input is refused by field; unknown calendars are 404; all of it needs a login', async () => {
  const { app, call } = await openApp();
  const path = '/api/captain/calendars';
  for (const url of ['calendar', 'file:///etc/passwd', 'https://', undefined]) {
    const { status, body } = await call('POST', path, { url });
    expect([url, status, body.issues?.[0]?.path]).toEqual([url, 400, 'url']);
  }
  expect((await call('POST', path, { url: 'https://example.com/', kind: 'exchange' })).body.issues[0].path).toBe(
    'kind',
  );
  for (const [method, address] of [
    ['PUT', `${path}/99`],
    ['DELETE', `${path}/99`],
    ['POST', `${path}/99/refresh`],
    ['GET', `${path}/99/preview`],
  ] as const) {
    expect((await call(method, address, method === 'PUT' ? {} : undefined)).status).toBe(404);
  }
  expect((await app.request(path)).status).toBe(401);
});

test('a removed calendar no longer blocks; the booking of the site that comes back from a calendar does not block itself', async () => {
  const { add, app, book, call, ctx, freeTimes } = await openApp();
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
  const { add, call, freeTimes } = await openApp();
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

test('ten minutes after the login, bookings are written to another place after a confirmation only', async () => {
  const { add, book, call, clock, confirm } = await openApp();
  const server = await startFakeCaldav();
  onTestFinished(server.close);
  const { url, username, password } = server;
  const account = { kind: 'caldav', name: 'Work', url, username, password };
  await book('2026-01-06T18:00:00Z');
  const written = async () => (await outboxEvents(call)).split('"channel":"caldav"').length - 1;
  const refused = [403, 'reauthentication_required'];
  const path = '/api/captain/calendars';
  const send = async (method: string, address: string, input: object) => {
    const { status, body } = await call(method, address, input);
    return [status, body.code];
  };
  clock.advance(601);
  expect(await send('POST', path, { ...account, writesBookings: true })).toEqual(refused);
  expect([server.requests, (await call('GET', path)).body]).toEqual([[], []]);

  const { id } = await add(account);
  const change = (input: object) => send('PUT', `${path}/${id}`, input);
  expect(await change({ writesBookings: true })).toEqual(refused);
  expect((await call('GET', path)).body).toMatchObject([{ writesBookings: false }]);
  expect(await written()).toBe(0);
  await confirm();
  expect(await change({ writesBookings: true })).toEqual([200, undefined]);
  expect(await written()).toBe(1);

  clock.advance(601);
  for (const input of [{ url: `${url}other/` }, { username: 'mallory' }, { password: 'other' }]) {
    expect(await change({ name: 'Mine', ...input })).toEqual(refused);
  }
  expect((await call('GET', path)).body).toMatchObject([{ name: 'Work', url }]);
  expect(await change({ name: 'Office', url, allDayBlocks: false })).toEqual([200, undefined]);
  expect(await change({ writesBookings: false, password })).toEqual([200, undefined]);
  expect(await change({ password })).toEqual([200, undefined]);
});
