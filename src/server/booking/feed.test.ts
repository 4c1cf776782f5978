import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking } from '#testing/make.ts';

async function setUp() {
  const test = await createTestApp({ SITE_URL: 'https://site.example', OWNER_EMAIL: 'owner@example.com' });
  const captain = await loginAs(test);
  const { url } = (await captain.call('GET', '/api/captain/calendar-feed')).body as { url: string };
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
  expect((await call('GET', '/api/captain/calendar-feed')).body.url).toBe(body.url);
  expect((await read(url)).status).toBe(404);
  expect((await read(body.url)).status).toBe(200);
});

test('the address of the feed is in no export', async () => {
  const { call, url } = await setUp();
  const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
  expect(JSON.stringify((await call('GET', '/api/captain/content/export')).body)).not.toContain(token);
  expect(JSON.stringify((await call('GET', '/api/captain/settings')).body)).not.toContain(token);
});
