import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import type { CalendarChange } from '#shared/calendars.schema.ts';
import type { OverviewJson } from '#shared/overview.schema.ts';
import { openCaldavProgram } from '#testing/caldav-program.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { type CaldavServer, startFakeCaldav } from '#testing/fake-caldav.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';
import { hasRadicale, runRadicale } from '#testing/run-radicale.ts';
import { openCalendarChannel } from './calendar-channel.ts';

const SERVERS: [name: string, start: () => Promise<CaldavServer>][] = [
  ['fake', startFakeCaldav],
  ...(hasRadicale() ? [['Radicale', runRadicale] as [string, () => Promise<CaldavServer>]] : []),
];

/** A site with one booking, on Tuesday 10:00 in the business's time zone, that is in the calendar `Work`. */
async function setUp(start: () => Promise<CaldavServer>) {
  const server = await start();
  const smtp = await startFakeSmtp();
  const harness = await createTestApp({
    CALENDAR_ALLOW_PRIVATE: '1',
    SITE_URL: 'https://site.example',
    SMTP_URL: smtp.url,
  });
  const worker = createDeliveryWorker(harness.ctx, { caldav: openCalendarChannel(harness.ctx) });
  onTestFinished(async () => {
    await worker.stop();
    await smtp.close();
    await server.close();
  });
  const { call } = await loginAs(harness);
  const { url, username, password } = server;
  const added = { kind: 'caldav', name: 'Work', url, username, password, writesBookings: true };
  const { id } = (await call('POST', '/api/captain/calendars', added)).body as { id: number };
  const book = async (overrides = {}) => {
    const answer = await harness.app.request('/api/bookings', postJson(makeBooking(overrides)));
    return { status: answer.status, token: ((await answer.json()) as { booking?: { token: string } }).booking?.token };
  };
  /** Writes what waits, and reads the calendar. */
  const sync = async () => {
    await worker.drain();
    const { body } = await call('POST', `/api/captain/calendars/${id}/refresh`);
    expect(body.lastError).toBeNull();
  };
  const changes = async () => (await call('GET', '/api/captain/calendar-changes')).body as CalendarChange[];
  const decide = async ({ bookingId, calendarId }: CalendarChange, decision: string) =>
    call('POST', `/api/captain/calendar-changes/${bookingId}/${calendarId}/${decision}`);
  const bookings = async () =>
    ((await call('GET', '/api/captain/bookings')).body as { status: string; startsAt: string }[]).map(
      ({ status, startsAt }) => `${status} ${startsAt}`,
    );
  const visitorMails = () =>
    smtp.mails.filter(({ to }) => to[0] === 'ada@example.com').map((mail) => mail.headers['x-event']);
  const notices = async () =>
    ((await call('GET', '/api/captain/overview')).body as OverviewJson).notices.map(({ text }) => text);
  const program = openCaldavProgram(server);
  const first = await book();
  await sync();
  return {
    ...harness,
    call,
    book,
    token: first.token,
    sync,
    changes,
    decide,
    bookings,
    visitorMails,
    notices,
    program,
  };
}

test.each(SERVERS)(
  '%s: an event that is where it was written is no change, and does not block twice',
  async (_name, start) => {
    const { app, changes, sync, token } = await setUp(start);
    await sync();
    expect(await changes()).toEqual([]);
    const half = await app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-06T18:15:00Z' }));
    expect(half.status).toBe(409);
    const moved = await app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-06T18:30:00Z' }));
    expect(moved.status).toBe(200);
    await sync();
    expect(await changes()).toEqual([]);
  },
);

test.each(SERVERS)(
  '%s: an event that was moved is reported, blocks its new time, and moves the booking',
  async (_name, start) => {
    const { book, bookings, changes, decide, notices, program, sync, visitorMails } = await setUp(start);
    const [event] = await program.list();
    await program.move(event!, '20260106T18', '20260106T19');
    await sync();
    const [change, ...others] = await changes();
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'moved',
      text: 'Tue, Jan 6, 2026, 10:00 AM with Ada Byron was moved to 11:00 AM in your calendar “Work”',
      foundStart: '2026-01-06T19:00:00Z',
      foundEnd: '2026-01-06T19:30:00Z',
    });
    expect(await notices()).toContainEqual(expect.stringContaining(change!.text));
    expect((await book({ start: '2026-01-06T19:00:00Z', email: 'bob@example.com' })).status).toBe(409);

    expect((await decide(change!, 'apply')).body).toEqual([]);
    await sync();
    expect(await bookings()).toEqual(['pending 2026-01-06T19:00:00Z']);
    expect(visitorMails()).toEqual(['booking.created', 'booking.rescheduled']);
    expect((await program.list()).map(({ start: at }) => at)).toEqual(['2026-01-06T19:00:00Z']);
    expect(await changes()).toEqual([]);
    expect((await decide(change!, 'apply')).status).toBe(404);
    expect((await book({ start: '2026-01-06T18:00:00Z', email: 'bob@example.com' })).status).toBe(201);
  },
);

test.each(SERVERS)('%s: an event that was moved is put back', async (_name, start) => {
  const { bookings, changes, decide, program, sync, visitorMails } = await setUp(start);
  const [event] = await program.list();
  await program.move(event!, '20260106T18', '20260109T19');
  await sync();
  const [change] = await changes();
  expect(change?.text).toBe(
    'Tue, Jan 6, 2026, 10:00 AM with Ada Byron was moved to Fri, Jan 9, 2026, 11:00 AM in your calendar “Work”',
  );
  await decide(change!, 'put-back');
  await sync();
  expect((await program.list()).map(({ start: at }) => at)).toEqual(['2026-01-06T18:00:00Z']);
  expect(await changes()).toEqual([]);
  expect(await bookings()).toEqual(['pending 2026-01-06T18:00:00Z']);
  expect(visitorMails()).toEqual(['booking.created']);
});

test.each(SERVERS)(
  '%s: an event of a confirmed booking that was deleted is reported, and cancels it',
  async (_name, start) => {
    const { bookings, call, changes, decide, program, sync, visitorMails } = await setUp(start);
    expect((await call('PATCH', '/api/captain/bookings/1', { status: 'confirmed' })).status).toBe(200);
    await program.remove((await program.list())[0]!.href);
    await sync();
    const [change] = await changes();
    expect(change).toMatchObject({
      kind: 'deleted',
      text: 'Tue, Jan 6, 2026, 10:00 AM with Ada Byron was deleted in your calendar “Work”',
    });
    await decide(change!, 'apply');
    await sync();
    expect(await bookings()).toEqual(['cancelled 2026-01-06T18:00:00Z']);
    expect(visitorMails()).toEqual(['booking.created', 'booking.cancelled']);
    expect(await program.list()).toEqual([]);
    expect(await changes()).toEqual([]);
  },
);

test.each(SERVERS)('%s: an event that was deleted is put back', async (_name, start) => {
  const { changes, decide, program, sync } = await setUp(start);
  const [event] = await program.list();
  await program.remove(event!.href);
  await sync();
  await decide((await changes())[0]!, 'put-back');
  await sync();
  expect((await program.list()).map(({ uid }) => uid)).toEqual([event!.uid]);
  expect(await changes()).toEqual([]);
});

test('what the owner takes back in the calendar is no change any more', async () => {
  const { changes, program, sync } = await setUp(startFakeCaldav);
  const [event] = await program.list();
  await program.move(event!, '20260106T18', '20260106T19');
  await sync();
  expect(await changes()).toHaveLength(1);
  await program.put(event!.href, event!.data);
  await sync();
  expect(await changes()).toEqual([]);
});

test('409: an event that was moved onto another booking, or into the past, cannot be applied', async () => {
  const { app, book, bookings, changes, clock, decide, program, sync } = await setUp(startFakeCaldav);
  await book({ start: '2026-01-07T18:00:00Z', email: 'bob@example.com' });
  await sync();
  const [event] = await program.list();
  await program.move(event!, '20260106T18', '20260107T18');
  await sync();
  const [change] = await changes();
  const onto = await decide(change!, 'apply');
  expect([onto.status, onto.body.message]).toEqual([409, 'Another booking has this time by now']);

  await program.move(event!, '20260106T18', '20260105T11');
  await sync();
  const past = await decide(change!, 'apply');
  expect([past.status, past.body.message]).toEqual([409, 'The time in your calendar is over']);
  expect(await bookings()).toEqual(['pending 2026-01-07T18:00:00Z', 'pending 2026-01-06T18:00:00Z']);
  expect((await app.request('/api/captain/calendar-changes')).status).toBe(401);
  clock.advance(3 * 24 * 3600);
  expect((await decide(change!, 'put-back')).status).toBe(404);
});

test('erasing a lead deletes the event in the calendar too', async () => {
  const { call, db, program, sync } = await setUp(startFakeCaldav);
  const { leads } = (await call('GET', '/api/captain/leads')).body as { leads: { id: number }[] };
  expect((await call('DELETE', `/api/captain/leads/${leads[0]?.id}`)).status).toBeLessThan(300);
  await sync();
  expect(await program.list()).toEqual([]);
  expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toMatch(/ada@example|Byron/);
  expect(await db.selectFrom('calendarWrites').selectAll().execute()).toEqual([]);
});
