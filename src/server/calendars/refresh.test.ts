import { expect, test } from 'vitest';
import { makeCalendar, startFakeFeed } from '#testing/fake-feed.ts';
import { DENTIST, openCalendars } from '#testing/open-calendars.ts';
import { refreshDue } from './refresh.ts';

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
    const { add, call, freeTimes } = await openCalendars();
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

test('private addresses, redirects to them and invalid certificates are refused', async () => {
  const { add } = await openCalendars({});
  const feed = await startFakeFeed();
  const refused = await add({ url: feed.url.replace('127.0.0.1', 'localhost') });
  expect(refused.lastError).toMatch(/private or local address.*CALENDAR_ALLOW_PRIVATE/);
  expect(feed.statuses).toEqual([]);

  const named = await openCalendars({ CALENDAR_ALLOW_PRIVATE: 'localhost' });
  feed.setAnswer((request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${request.socket.localPort}/hidden` }).end();
  });
  const redirected = await named.add({ url: feed.url.replace('127.0.0.1', 'localhost') });
  expect(redirected.lastError).toMatch(/^127\.0\.0\.1 is a private or local address/);
  expect(feed.statuses).toEqual([302]);

  const secure = await startFakeFeed({ isSecure: true });
  secure.setEvents(DENTIST);
  expect((await (await openCalendars()).add({ url: secure.url })).lastError).toContain('self-signed');
});

test('a calendar that stays unreachable is reported; out of date, it closes booking or stops blocking', async () => {
  const { add, call, clock, ctx, freeTimes, book, outboxEvents } = await openCalendars();
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
  expect(await outboxEvents()).not.toContain('alert.raised');

  clock.advance(1500);
  await refreshDue(ctx);
  expect(await outboxEvents()).toContain('alert.raised');
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

test('calendars are read every five minutes, also after the clock was set back', async () => {
  const { add, clock, ctx } = await openCalendars();
  const feed = await startFakeFeed();
  await add({ url: feed.url });
  clock.advance(-24 * 3600);
  await refreshDue(ctx);
  expect(feed.statuses).toEqual([200]);
  clock.advance(300);
  await refreshDue(ctx);
  expect(feed.statuses).toHaveLength(2);
});

test('calendars are read every five minutes, with conditional requests and one fetch for many who wait', async () => {
  const { add, clock, ctx, book } = await openCalendars();
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
