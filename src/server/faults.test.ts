import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact, makePost } from '#testing/make.ts';

const LONG = 'x'.repeat(900);

/** Writes a row every two milliseconds, as the captain command or a replication tool does. */
const OTHER_WRITER = `
  const db = new (require('better-sqlite3'))(process.argv[1], { timeout: 5000 });
  db.pragma('synchronous = off');
  const insert = db.prepare("insert into newsletter_subscribers (email, created_at) values (?, 1)");
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let count = 0; ; count += 1) {
    insert.run('other-' + count + '@example.com');
    if (count === 0) console.log('writing');
    Atomics.wait(pause, 0, 0, 2);
  }
`;

/** Lets the database grow by so many pages and no further, as a full disk does. */
function fillDisk({ ctx }: Awaited<ReturnType<typeof createTestApp>>, pagesLeft = 0): () => void {
  const { sqlite } = ctx.database;
  const pages = sqlite.pragma('page_count', { simple: true }) as number;
  sqlite.pragma(`max_page_count = ${pages + pagesLeft}`);
  return () => sqlite.pragma('max_page_count = 1073741823');
}

test('a full disk: writes are answered 507, reads work, accepted leads stay, and writes work again once there is space', async () => {
  const test = await createTestApp({ TRUST_PROXY: '1' });
  const { app, db } = test;
  const endFault = fillDisk(test, 6);
  let accepted = 0;
  const refusals: Response[] = [];
  for (let index = 0; index < 60; index += 1) {
    const from = { 'X-Forwarded-For': `192.0.2.${index}` };
    const res = await app.request('/api/contact', postJson(makeContact({ message: 'x'.repeat(2000) }), from));
    if (res.status === 201) accepted += 1;
    else refusals.push(res);
  }
  expect(accepted).toBeGreaterThan(0);
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal.status).toBe(507);
  expect(await refusals[0]!.json()).toEqual({ message: expect.stringContaining('no room left') });
  const count = async () => (await db.selectFrom('contacts').select('id').execute()).length;
  expect(await count()).toBe(accepted);
  expect((await db.selectFrom('outbox').select('id').execute()).length).toBe(accepted);
  expect((await app.request('/api/site')).status).toBe(200);
  expect((await app.request('/healthz')).status).toBe(200);
  endFault();
  expect((await app.request('/api/contact', postJson(makeContact()))).status).toBe(201);
  expect(await count()).toBe(accepted + 1);
});

test('a full disk under concurrent writes: exactly the accepted ones are stored', async () => {
  const test = await createTestApp({ TRUST_PROXY: '1' });
  fillDisk(test, 8);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const from = { 'X-Forwarded-For': `192.0.2.${index}` };
      const path = index % 2 ? '/api/contact' : '/api/newsletter';
      const body = index % 2 ? makeContact({ message: 'x'.repeat(1000) }) : { email: `ada${index}@example.com` };
      return test.app.request(path, postJson(body, from));
    }),
  );
  const accepted = answers.filter(({ status }) => status === 201).length;
  expect(new Set(answers.map(({ status }) => status))).toEqual(accepted > 0 ? new Set([201, 507]) : new Set([507]));
  const rows = async (table: 'contacts' | 'newsletterSubscribers') =>
    (await test.db.selectFrom(table).select('id').execute()).length;
  expect((await rows('contacts')) + (await rows('newsletterSubscribers'))).toBe(accepted);
});

test('the disk reserve is released before the write that needs it: leads and posts are stored, none is refused', async () => {
  const test = await createTestApp();
  const { call } = await loginAs(test);
  test.ctx.database.beforeTransaction = fillDisk(test);
  for (let index = 0; index < 5; index += 1) {
    expect((await call('POST', '/api/contact', makeContact({ message: LONG }))).status).toBe(201);
    expect((await call('POST', '/api/blog', makePost({ slug: `post-${index}`, content: LONG }))).status).toBe(201);
  }
});

test('bookings are stored while another process writes to the database', async () => {
  const { folder, harness } = await createStoredApp({ TRUST_PROXY: '1' });
  const other = spawn(process.execPath, ['-e', OTHER_WRITER, join(folder, 'site.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void other.kill());
  await once(other.stdout, 'data');
  const res = await harness.app.request('/api/slots?type=consultation&days=31');
  const { days } = (await res.json()) as { days: { slots: { start: string }[] }[] };
  const starts = days.flatMap(({ slots }) => slots.map(({ start }) => start)).slice(0, 60);
  expect(starts).toHaveLength(60);
  const statuses: number[] = [];
  for (const [index, start] of starts.entries()) {
    const booking = makeBooking({ start, email: `ada${index}@example.com` });
    const from = { 'X-Forwarded-For': `192.0.2.${index}` };
    statuses.push((await harness.app.request('/api/bookings', postJson(booking, from))).status);
  }
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(other.exitCode).toBeNull();
});

test('a refused booking does not affect the writes that arrive with it', async () => {
  const { app, db } = await createTestApp();
  const [first, second, third] = await Promise.all([
    app.request('/api/contact', postJson(makeContact())),
    app.request('/api/bookings', postJson(makeBooking({ start: '2026-01-04T18:00:00Z' }))),
    app.request('/api/newsletter', postJson({ email: 'ada@example.com' })),
  ]);
  expect([first.status, second.status, third.status]).toEqual([201, 409, 201]);
  expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('newsletterSubscribers').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('consultationBookings').select('id').execute()).toEqual([]);
});

test('a database locked by another program: writes are answered 503 with Retry-After, and work again afterwards', async () => {
  const { folder, harness } = await createStoredApp();
  harness.ctx.database.sqlite.pragma('busy_timeout = 50');
  const other = new Database(join(folder, 'site.db'));
  other.exec('begin immediate');
  const refused = await harness.app.request('/api/contact', postJson(makeContact()));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ message: 'The server is busy. Please try again in a moment.' });
  other.exec('rollback');
  other.close();
  expect((await harness.app.request('/api/contact', postJson(makeContact()))).status).toBe(201);
});
