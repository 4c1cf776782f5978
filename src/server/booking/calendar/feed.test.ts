import Database from 'better-sqlite3';
import ICAL from 'ical.js';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { setPassword } from '#server/auth/auth.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { addCaptain, loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';

async function setUp() {
  const test = await createTestApp({ SITE_URL: 'https://site.example', OWNER_EMAIL: 'owner@example.com' });
  const captain = await loginAs(test);
  const { url } = (await captain.call('POST', '/api/captain/calendar-feed/rotate')).body as { url: string };
  const book = async (start: string, email: string) => {
    const answer = await test.app.request('/api/bookings', postJson(makeBooking({ start, email })));
    return ((await answer.json()) as { booking: { token: string } }).booking.token;
  };
  const read = (address = url, headers: Record<string, string> = {}) =>
    test.app.request(new URL(address).pathname, { headers });
  const events = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await (await read()).text()));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };
  return { ...test, ...captain, url, book, read, events };
}

test('the feed has the bookings of the future and of the last 90 days, without cancelled ones', async () => {
  const { app, clock, book, events, read, url } = await setUp();
  expect(await events()).toEqual([]);
  await book('2026-01-06T18:00:00Z', 'ada@example.com');
  const token = await book('2026-01-07T18:00:00Z', 'bob@example.com');
  await book('2026-01-08T18:00:00Z', 'eve@example.com');
  await app.request(`/api/bookings/${token}/cancel`, { method: 'POST' });
  const found = await events();
  expect(found.map(({ startDate }) => startDate.toString())).toEqual(['2026-01-06T18:00:00Z', '2026-01-08T18:00:00Z']);
  expect(found[0]?.summary).toBe('Free consultation with Ada Byron');
  expect(new Set(found.map(({ uid }) => uid)).size).toBe(2);

  const answer = await read();
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(await answer.text()).toMatch(/^METHOD:PUBLISH\r$/m);
  expect((await app.request(new URL(url).pathname, { method: 'HEAD' })).status).toBe(200);

  clock.advance(92 * 24 * 3600);
  expect((await events()).map(({ startDate }) => startDate.toString())).toEqual(['2026-01-08T18:00:00Z']);
});

test('the feed answers 304 until a booking changes', async () => {
  const { app, clock, book, read, url } = await setUp();
  const token = await book('2026-01-06T18:00:00Z', 'ada@example.com');
  const etag = (await read()).headers.get('etag') ?? '';
  clock.advance(60);
  const same = await read(url, { 'If-None-Match': etag });
  expect([same.status, await same.text()]).toEqual([304, '']);
  await app.request(`/api/bookings/${token}/reschedule`, postJson({ start: '2026-01-06T19:00:00Z' }));
  const changed = await read(url, { 'If-None-Match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('404 for a wrong token and, once it was replaced, for the former one; only captains see and replace it', async () => {
  const { app, call, read, url } = await setUp();
  expect((await read(url.replace(/.{3}\.ics$/, 'xyz.ics'))).status).toBe(404);
  for (const path of ['/calendar/.ics', '/calendar/x.ics', '/calendar/%00.ics']) {
    const refused = await app.request(path);
    expect([path, refused.status]).toEqual([path, 404]);
    expect(refused.headers.get('x-robots-tag')).toContain('noindex');
  }
  expect((await app.request('/api/captain/calendar-feed')).status).toBe(401);
  expect((await app.request('/api/captain/calendar-feed/rotate', { method: 'POST' })).status).toBe(401);

  const { body } = await call('POST', '/api/captain/calendar-feed/rotate');
  expect(body.url).toMatch(/^https:\/\/site\.example\/calendar\/[\w-]{43}\.ics$/);
  expect(body.url).not.toBe(url);
  expect((await read(url)).status).toBe(404);
  expect((await read(body.url)).status).toBe(200);
});

test('the address is shown once, needs a recent confirmation, and is stored as a hash', async () => {
  const test = await createTestApp();
  const { app, clock, db } = test;
  const { call, confirm } = await loginAs(test);
  expect((await call('GET', '/api/captain/calendar-feed')).body).toEqual({ exists: false, createdAt: null });
  clock.advance(11 * 60);
  const refused = await call('POST', '/api/captain/calendar-feed/rotate');
  expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);
  await confirm();
  const { url, token } = (await call('POST', '/api/captain/calendar-feed/rotate')).body;
  clock.advance(11 * 60);
  const { body } = await call('GET', '/api/captain/calendar-feed');
  expect(body).toEqual({ exists: true, createdAt: '2026-01-05T12:11:00Z' });
  expect((await app.request(new URL(url).pathname)).status).toBe(200);
  expect(JSON.stringify(await db.selectFrom('calendarFeed').selectAll().execute())).not.toContain(token);
});

test('a new password of an owner ends the address, also by command; so does the end of the rights', async () => {
  const { app, call, ctx, user } = await setUp();
  const editor = await addCaptain({ ctx }, { username: 'ed', role: 'editor' });
  const other = await addCaptain({ ctx }, { username: 'owner2' });
  const make = async () => (await call('POST', '/api/captain/calendar-feed/rotate')).body.url as string;
  const status = async (url: string) => (await app.request(new URL(url).pathname)).status;
  const change = (id: number, changes: object) => call('PUT', `/api/captain/users/${id}`, changes);
  const entries = () =>
    ctx.db.selectFrom('auditLog').select(['target', 'reason']).where('action', '=', 'calendar-feed.end').execute();

  const url = await make();
  await change(editor, { password: 'another horse battery' });
  await change(user.id, { name: 'Alex' });
  expect(await status(url)).toBe(200);
  await change(other, { password: 'another horse battery' });
  expect(await status(url)).toBe(404);
  expect((await call('GET', '/api/captain/calendar-feed')).body.exists).toBe(false);
  expect(await entries()).toEqual([
    { target: 'calendar-feed', reason: 'The password or the rights of the owner owner2 changed' },
  ]);
  await change(other, { role: 'editor' });
  expect(await entries()).toHaveLength(1);

  await change(other, { role: 'admin' });
  const second = await make();
  await change(other, { isActive: false });
  expect(await status(second)).toBe(404);
  await change(other, { isActive: true });
  const third = await make();
  await change(other, { role: 'editor' });
  expect(await status(third)).toBe(404);

  const fourth = await make();
  await setPassword(ctx, 'captain', 'another horse battery');
  expect(await status(fourth)).toBe(404);
});

test('an address that was stored as a text keeps working; a stored reason of a pause loses the address that it names', async () => {
  const sqlite = new Database(':memory:');
  const old = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0031-hidden-addresses');
  for (const { up } of migrations.slice(0, position)) await up(old);
  sqlite.exec("insert into calendar_feed (id, token, created_at) values (1, 'the-old-token', 5)");
  sqlite.exec(`insert into newsletters (subject, preview, content, audience, publish_as, state, pause_reason, version, created_at, updated_at)
    values ('Hello', '', '', '{}', 'none', 'paused', '10 refused: 550 <ada@example.com> unknown', 1, 1, 1)`);
  await migrations[position]?.up(old);
  expect(sqlite.prepare('select pause_reason from newsletters').pluck().get()).toBe(
    '10 refused: 550 <[address]> unknown',
  );
  const stored = sqlite.prepare('select * from calendar_feed').get() as {
    id: 1;
    token_hash: string;
    created_at: number;
  };
  expect(JSON.stringify(stored)).not.toContain('the-old-token');
  await old.destroy();

  const { app, db } = await createTestApp();
  const { token_hash: tokenHash, created_at: createdAt } = stored;
  await db
    .insertInto('calendarFeed')
    .values({ id: 1, tokenHash, createdAt: createdAt as UnixSeconds })
    .execute();
  expect((await app.request('/calendar/the-old-token.ics')).status).toBe(200);
});

test('the address of the feed is in no export', async () => {
  const { call, url } = await setUp();
  const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
  expect(JSON.stringify((await call('GET', '/api/captain/content/export')).body)).not.toContain(token);
  expect(JSON.stringify((await call('GET', '/api/captain/settings')).body)).not.toContain(token);
});
