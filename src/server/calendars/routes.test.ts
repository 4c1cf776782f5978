import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { startFakeCaldav } from '#testing/fake-caldav.ts';
import { makeCalendar, startFakeFeed } from '#testing/fake-feed.ts';
import { DENTIST, openCalendars } from '#testing/open-calendars.ts';

test('credentials are sent to the server, encrypted in the database, and never returned', async () => {
  const { add, call, ctx } = await openCalendars();
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
  await add({ url: feed.url.replace('//', '//ada:50%@') });
  expect(seen).toEqual([basic('ada:hunter22'), basic('ada:other'), basic('ada:50%')]);
});

test('with another key the address must be entered again; nothing else breaks', async () => {
  const { add, call, ctx, freeTimes } = await openCalendars();
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

test('bad input is refused by field; unknown calendars are 404; all of it needs a login', async () => {
  const { app, call } = await openCalendars();
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

test('ten minutes after the login, bookings are written to another place after a confirmation only', async () => {
  const { add, book, call, clock, confirm, outboxEvents } = await openCalendars();
  const server = await startFakeCaldav();
  onTestFinished(server.close);
  const { url, username, password } = server;
  const account = { kind: 'caldav', name: 'Work', url, username, password };
  await book('2026-01-06T18:00:00Z');
  const written = async () => (await outboxEvents()).split('"channel":"caldav"').length - 1;
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
