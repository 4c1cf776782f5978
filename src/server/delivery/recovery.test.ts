import { expect, test, vi } from 'vitest';
import { createMailApp } from '#testing/create-mail-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { listOutbox } from './queries.ts';

async function setUp(env: Record<string, string> = {}) {
  const test = await createMailApp({
    OWNER_EMAIL: 'owner@example.com',
    SITE_URL: 'https://site.example',
    TRUST_PROXY: '1',
    ...env,
  });
  let address = 0;
  const post = (path: string, body: object) => {
    address += 1;
    return test.app.request(path, postJson(body, { 'X-Forwarded-For': `192.0.2.${address % 250}` }));
  };
  const write = (overrides = {}) => post('/api/contact', makeContact(overrides));
  const book = (overrides = {}) => post('/api/bookings', makeBooking(overrides));
  return { ...test, post, write, book };
}

test('while the database cannot be written, no message is sent twice', async () => {
  const { db, ctx, smtp, worker, write } = await setUp();
  for (let index = 0; index < 60; index += 1) await write({ email: `visitor${index}@example.com` });
  ctx.database.sqlite.pragma('query_only = on');
  await expect(worker.drain()).rejects.toThrow('readonly');
  const sentOnce = smtp.mails.length;
  for (let round = 0; round < 4; round += 1) await expect(worker.drain()).rejects.toThrow('readonly');
  expect(smtp.mails).toHaveLength(sentOnce);
  ctx.database.sqlite.pragma('query_only = off');
  await worker.drain();
  expect(smtp.mails).toHaveLength(120);
  expect(new Set(smtp.mails.map((mail) => mail.headers['message-id'])).size).toBe(120);
  expect(
    (await listOutbox(db, { limit: 200 })).every(({ status, attempts }) => status === 'sent' && attempts === 1),
  ).toBe(true);
});

test('a mail has the date of its sending and the Message-ID of its row', async () => {
  const { db, clock, smtp, worker, book } = await setUp();
  await book({ start: '2026-01-09T18:00:00Z' });
  await worker.drain();
  clock.advance(3 * 24 * 3600 + 6 * 3600);
  await worker.drain();
  const dates = smtp.mails.map((mail) => mail.parsed.date);
  expect(dates).toEqual(['2026-01-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z', '2026-01-08T18:00:00.000Z']);
  const rows = await listOutbox(db, { status: 'sent', limit: 10 });
  expect(smtp.mails.map(({ headers }) => headers['message-id']).sort()).toEqual(
    rows.map(({ uid }) => `<${uid}@site.example>`).sort(),
  );
});

test.each([
  ['the mail server could not be reached', { kind: 'close' }],
  ['the mail server refused every mail for the time being', { kind: 'answer', reply: '451 later' }],
] as const)('after an outage in which %s, the first success sends the waiting messages too', async (_, mood) => {
  const { clock, smtp, worker, write } = await setUp();
  smtp.setMood(mood);
  await write();
  for (let hour = 0; hour < 6; hour += 1) {
    await worker.drain();
    clock.advance(3600);
  }
  smtp.setMood({ kind: 'fine' });
  clock.advance(-3500);
  await worker.drain();
  expect(smtp.mails).toHaveLength(0);
  await write({ email: 'bob@example.com' });
  await worker.drain();
  const messages = smtp.mails.filter((mail) => mail.headers['x-event'] === 'contact.created');
  expect(messages.map((mail) => mail.to[0]).sort()).toEqual([
    'ada@example.com',
    'bob@example.com',
    'owner@example.com',
    'owner@example.com',
  ]);
});

test('mail limit: one mailbox gets three confirmations of messages and sign-ups a day, also of concurrent ones', async () => {
  const { clock, smtp, worker, write, post } = await setUp();
  const spellings = ['ada@example.com', 'ADA@example.com', 'ada+1@example.com', 'Ada+2@Example.com'];
  const sendMany = () =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const email = spellings[index % spellings.length];
        return index % 2 ? write({ email }) : post('/api/newsletter', { email });
      }),
    );
  const toVisitor = () => smtp.mails.filter((mail) => mail.to[0] !== 'owner@example.com');
  for (const answer of await sendMany()) expect(answer.status).toBe(201);
  await worker.drain();
  expect(toVisitor()).toHaveLength(3);
  clock.advance(24 * 3600 + 1);
  await sendMany();
  await worker.drain();
  expect(toVisitor()).toHaveLength(6);
});

test('mail limit: one mailbox gets three booking confirmations a day, and reminders only for those bookings', async () => {
  const { clock, smtp, worker, book } = await setUp();
  const starts = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30'];
  const answers = await Promise.all(starts.map((time) => book({ start: `2026-01-08T${time}:00Z` })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  for (let hour = 0; hour < 80; hour += 1) {
    await worker.drain();
    clock.advance(3600);
  }
  const count = (event: string) =>
    smtp.mails.filter((mail) => mail.to[0] === 'ada@example.com' && mail.headers['x-event'] === event).length;
  expect([count('booking.created'), count('booking.reminder')]).toEqual([3, 6]);
});

test('mail limit: moving a booking repeatedly sends three mails a day; the owner’s cancellation is always sent', async () => {
  const { app, ctx, smtp, worker, book } = await setUp();
  const { booking } = (await (await book()).json()) as { booking: { token: string } };
  for (let index = 0; index < 6; index += 1) {
    const start = `2026-01-0${7 + (index % 2)}T18:00:00Z`;
    const moved = await app.request(`/api/bookings/${booking.token}/reschedule`, postJson({ start }));
    expect(moved.status).toBe(200);
  }
  const { setBookingStatus } = await import('#server/booking/booking.ts');
  await setBookingStatus(ctx, 1, 'cancelled');
  await worker.drain();
  const events = smtp.mails.filter((mail) => mail.to[0] === 'ada@example.com').map((mail) => mail.headers['x-event']);
  expect(events.sort()).toEqual(['booking.cancelled', 'booking.created', 'booking.rescheduled', 'booking.rescheduled']);
});

test('a message that cannot be rendered is retried and reported, and does not delay others', async () => {
  const { db, smtp, worker, write } = await setUp();
  await write();
  await db.updateTable('outbox').set({ payload: {} }).where('audience', '=', 'owner').execute();
  await worker.drain();
  expect(smtp.mails.map((mail) => mail.to[0])).toEqual(['ada@example.com']);
  expect(await listOutbox(db, { status: 'waiting', limit: 5 })).toMatchObject([{ audience: 'owner', attempts: 1 }]);
});

test('the worker continues by itself once the database is writable again', async () => {
  const { ctx, smtp, worker, write } = await setUp();
  await write();
  ctx.database.sqlite.pragma('query_only = on');
  const failed = vi.spyOn(ctx.log, 'error');
  worker.start();
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 10_000 });
  ctx.database.sqlite.pragma('query_only = off');
  await write({ email: 'bob@example.com' });
  ctx.outbox.wake();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), { timeout: 10_000 });
});
