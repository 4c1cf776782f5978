import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import type { OutboxPageJson } from '#shared/outbox.schema.ts';
import { openCaldavProgram } from '#testing/caldav-program.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { type CaldavServer, type FakeCaldav, startFakeCaldav } from '#testing/fake-caldav.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';
import { hasRadicale, runRadicale } from '#testing/run-radicale.ts';
import { openCalendarChannel } from './calendar-channel.ts';

const SERVERS: [name: string, start: () => Promise<CaldavServer>][] = [
  ['fake', startFakeCaldav],
  ...(hasRadicale() ? [['Radicale', runRadicale] as [string, () => Promise<CaldavServer>]] : []),
];

async function setUp<T extends CaldavServer>(start: () => Promise<T>, env: Record<string, string> = {}) {
  const server = await start();
  const harness = await createTestApp({ CALENDAR_ALLOW_PRIVATE: '1', SITE_URL: 'https://site.example', ...env });
  const worker = createDeliveryWorker(harness.ctx, { caldav: openCalendarChannel(harness.ctx) });
  onTestFinished(async () => {
    await worker.stop();
    await server.close();
  });
  const { call, confirm } = await loginAs(harness);
  const addCalendar = (overrides = {}) =>
    call('POST', '/api/captain/calendars', {
      kind: 'caldav',
      name: 'Work',
      url: server.url,
      username: server.username,
      password: server.password,
      writesBookings: true,
      ...overrides,
    });
  const post = (path: string, body: unknown = {}) => harness.app.request(`/api/bookings${path}`, postJson(body));
  const book = async (overrides = {}) => {
    const answer = await post('', makeBooking(overrides));
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { booking: { token: string } }).booking.token;
  };
  const outbox = async () => (await call('GET', '/api/captain/outbox')).body as OutboxPageJson;
  return {
    ...harness,
    server,
    worker,
    call,
    confirm,
    addCalendar,
    post,
    book,
    outbox,
    program: openCaldavProgram(server),
  };
}

test.each(SERVERS)('%s: a booking is created, moved and removed in the calendar', async (_name, start) => {
  const { addCalendar, book, post, program, worker } = await setUp(start);
  await addCalendar();
  const token = await book();
  await book({ start: '2026-01-08T18:00:00Z', email: 'bob@example.com', firstName: 'Bob' });
  await worker.drain();
  const [first, second] = await program.list();
  expect([first?.start, first?.summary]).toEqual(['2026-01-06T18:00:00Z', 'Free consultation with Ada Byron']);
  expect(second?.start).toBe('2026-01-08T18:00:00Z');
  for (const line of ['METHOD', 'ATTENDEE', 'ORGANIZER']) expect(first?.data).not.toContain(line);

  await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  await worker.drain();
  const [moved] = await program.list();
  expect([moved?.start, moved?.uid, moved?.href]).toEqual(['2026-01-07T18:00:00Z', first?.uid, first?.href]);
  expect(moved?.data).toContain('SEQUENCE:1');

  await post(`/${token}/cancel`);
  await worker.drain();
  expect((await program.list()).map(({ uid }) => uid)).toEqual([second?.uid]);
});

test.each(SERVERS)(
  '%s: what the owner changed in the calendar meanwhile is kept when a call moves',
  async (_name, start) => {
    const { addCalendar, book, post, program, worker } = await setUp(start);
    await addCalendar();
    const token = await book();
    await worker.drain();
    const [event] = await program.list();
    await program.put(event!.href, event!.data.replace(/SEQUENCE:0/, 'SEQUENCE:4\r\nX-MY-NOTE:Bring the plan'));
    await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
    await worker.drain();
    const [moved, ...others] = await program.list();
    expect([moved?.start, others]).toEqual(['2026-01-07T18:00:00Z', []]);
    expect(moved?.data).toContain('X-MY-NOTE:Bring the plan');
    expect(moved?.data).toContain('SEQUENCE:5');
  },
);

test.each(SERVERS)('%s: a call that moves is written again where the owner deleted its event', async (_name, start) => {
  const { addCalendar, book, post, program, worker } = await setUp(start);
  await addCalendar();
  const token = await book();
  await worker.drain();
  await program.remove((await program.list())[0]!.href);
  await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  await worker.drain();
  expect((await program.list()).map(({ start }) => start)).toEqual(['2026-01-07T18:00:00Z']);
});

test.each(SERVERS)(
  '%s: several changes before the first write leave one event with the last time',
  async (_name, start) => {
    const { addCalendar, book, post, program, worker } = await setUp(start);
    await addCalendar();
    const token = await book();
    await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
    await post(`/${token}/reschedule`, { start: '2026-01-07T19:00:00Z' });
    const gone = await book({ email: 'bob@example.com' });
    await post(`/${gone}/cancel`);
    await worker.drain();
    expect((await program.list()).map(({ start }) => start)).toEqual(['2026-01-07T19:00:00Z']);
  },
);

test.each(SERVERS)(
  '%s: a calendar that begins to take bookings gets those of the future, one that stops keeps its own up to date',
  async (_name, start) => {
    const { addCalendar, book, call, post, program, worker } = await setUp(start);
    const calendar = (await addCalendar({ writesBookings: false })).body as { id: number };
    const token = await book();
    await worker.drain();
    expect(await program.list()).toEqual([]);
    await call('PUT', `/api/captain/calendars/${calendar.id}`, { writesBookings: true });
    await worker.drain();
    expect(await program.list()).toHaveLength(1);
    await call('PUT', `/api/captain/calendars/${calendar.id}`, { writesBookings: false });
    await book({ start: '2026-01-08T18:00:00Z', email: 'bob@example.com' });
    await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
    await worker.drain();
    expect((await program.list()).map(({ start }) => start)).toEqual(['2026-01-07T18:00:00Z']);
  },
);

test.each(SERVERS)(
  '%s: wrong password, calendar that does not exist: said in the outbox, and repaired later',
  async (_name, start) => {
    const { addCalendar, book, call, clock, confirm, outbox, program, server, worker } = await setUp(start);
    const { id } = (await addCalendar({ password: 'wrong' })).body as { id: number };
    await book();
    await worker.drain();
    const { messages } = await outbox();
    const message = messages.find(({ channel }) => channel === 'caldav');
    expect(message).toMatchObject({ status: 'waiting', to: 'Work', event: 'booking.created' });
    expect(message?.subject).toContain('Ada Byron');
    expect(message?.reason).toContain('does not accept the username or the password');

    await call('PUT', `/api/captain/calendars/${id}`, {
      password: server.password,
      url: new URL('../../none', server.url).href,
    });
    clock.advance(3600);
    await worker.drain();
    expect((await outbox()).messages.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('no such calendar'),
    );
    await confirm();
    await call('PUT', `/api/captain/calendars/${id}`, {
      url: server.url,
      password: server.password,
      username: server.username,
    });
    clock.advance(3600);
    await worker.drain();
    expect(await program.list()).toHaveLength(1);
  },
);

test('a write whose answer was lost is not repeated as a second event', async () => {
  const { addCalendar, book, clock, outbox, post, program, server, worker } = await setUp<FakeCaldav>(startFakeCaldav);
  await addCalendar();
  server.setMood('lost');
  const token = await book();
  await worker.drain();
  expect((await outbox()).counts.waiting).toBe(1);
  clock.advance(3600);
  await worker.drain();
  expect(await program.list()).toHaveLength(1);
  expect((await outbox()).counts.waiting).toBe(0);

  server.setMood('lost');
  await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  await worker.drain();
  clock.advance(3600);
  await worker.drain();
  server.setMood('lost');
  await post(`/${token}/cancel`);
  await worker.drain();
  clock.advance(3600);
  await worker.drain();
  expect(await program.list()).toEqual([]);
  expect((await outbox()).counts.waiting).toBe(0);
});

test('a server that tells no ETags after writing is asked for them', async () => {
  const { addCalendar, book, post, program, server, worker } = await setUp<FakeCaldav>(startFakeCaldav);
  server.hideEtags();
  await addCalendar();
  const token = await book();
  await post(`/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  await worker.drain();
  await post(`/${token}/reschedule`, { start: '2026-01-08T18:00:00Z' });
  await worker.drain();
  expect((await program.list()).map(({ start }) => start)).toEqual(['2026-01-08T18:00:00Z']);
});

test('an event of somebody else at the same address is not replaced', async () => {
  const { addCalendar, book, call, outbox, program, server, worker } = await setUp<FakeCaldav>(startFakeCaldav);
  await addCalendar();
  await book();
  await worker.drain();
  const [event] = await program.list();
  const { id } = ((await call('GET', '/api/captain/calendars')).body as { id: number }[])[0]!;
  await call('DELETE', `/api/captain/calendars/${id}`);
  await program.put(event!.href, event!.data.replace(`UID:${event!.uid}`, 'UID:other@example.com'));
  await addCalendar();
  await worker.drain();
  expect((await program.list())[0]?.uid).toBe('other@example.com');
  expect((await outbox()).messages.find(({ status }) => status === 'waiting')?.reason).toContain('Another event');
  expect(server.requests.filter((request) => request.startsWith('PUT')).length).toBeGreaterThan(1);
});

test('read-only and failing calendars: the owner is alerted, mail goes on, everything is written later', async () => {
  const { addCalendar, book, clock, ctx, outbox, program, server, worker } = await setUp<FakeCaldav>(startFakeCaldav);
  await addCalendar();
  server.setMood('readOnly');
  await book();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await worker.drain();
    clock.advance(3600);
  }
  const { messages, outages } = await outbox();
  expect(outages).toMatchObject([{ source: 'caldav', lastError: expect.stringContaining('read-only') }]);
  expect(messages.some(({ event }) => event === 'alert.raised')).toBe(true);
  expect(ctx.settings.site().email).toBeTruthy();
  server.setMood('down');
  await worker.drain();
  expect((await outbox()).messages.find(({ channel }) => channel === 'caldav')?.reason).toContain('503');
  server.setMood('fine');
  clock.advance(12 * 3600);
  await worker.drain();
  expect(await program.list()).toHaveLength(1);
});

test('private addresses are refused unless they are allowed', async () => {
  const { addCalendar, book, outbox, server, worker } = await setUp<FakeCaldav>(startFakeCaldav, {
    CALENDAR_ALLOW_PRIVATE: '0',
  });
  await addCalendar();
  await book();
  await worker.drain();
  expect((await outbox()).messages.find(({ channel }) => channel === 'caldav')?.reason).toContain(
    'CALENDAR_ALLOW_PRIVATE',
  );
  expect(server.requests).toEqual([]);
});

test('the address of a server is enough where the account has one calendar', async () => {
  const { addCalendar, book, program, server, worker } = await setUp<FakeCaldav>(startFakeCaldav);
  await addCalendar({ url: new URL('/', server.url).href });
  await book();
  await worker.drain();
  expect(await program.list()).toHaveLength(1);
});
