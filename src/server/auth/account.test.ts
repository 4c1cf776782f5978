import { expect, test } from 'vitest';
import { captainHeaders } from '#testing/captain.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { addCaptain, loginAs } from '#testing/login-as.ts';
import { totpCode } from '#testing/totp.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse battery';
const BOB = { username: 'bob', password: 'another password', name: 'Bob', email: 'bob@example.com' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('sessions: browser, creation, last use and which one it is; one or all others can be ended', async () => {
  const harness = await createTestApp();
  const { app, clock } = harness;
  const { call, cookie } = await loginAs(harness);
  await addCaptain(harness, BOB);
  const bob = await (await app.request('/api/captain/login', postJson(BOB))).json();
  expect(bob).toHaveProperty('token');
  clock.advance(90);
  const logIn = async () =>
    captainHeaders(
      await app.request(
        '/api/captain/login',
        postJson({ username: 'captain', password: PASSWORD }, { 'User-Agent': FIREFOX }),
      ),
      ORIGIN,
    );
  const other = await logIn();
  const { body: sessions } = await call('GET', '/api/captain/me/sessions');
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      browser: 'Firefox on Linux',
      createdAt: '2026-01-05T12:01:30Z',
      lastUsedAt: '2026-01-05T12:01:30Z',
      isCurrent: false,
    },
    expect.objectContaining({
      createdAt: '2026-01-05T12:00:00Z',
      lastUsedAt: '2026-01-05T12:01:30Z',
      isCurrent: true,
    }),
  ]);
  expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1]);
  const me = (headers: Record<string, string>) => app.request('/api/captain/me', { headers });
  expect((await call('DELETE', `/api/captain/me/sessions/${sessions[0].id}`)).status).toBe(204);
  expect((await me(other)).status).toBe(401);
  expect((await call('DELETE', `/api/captain/me/sessions/${sessions[0].id}`)).status).toBe(404);
  const third = await logIn();
  expect((await call('DELETE', '/api/captain/me/sessions')).status).toBe(204);
  expect((await me(third)).status).toBe(401);
  expect((await call('GET', '/api/captain/me/sessions')).body).toHaveLength(1);
  const bobs = await harness.db.selectFrom('sessions').select('id').where('userId', '=', 2).executeTakeFirstOrThrow();
  expect((await call('DELETE', `/api/captain/me/sessions/${bobs.id}`)).status).toBe(404);
});

test('an editor changes the own password: other sessions end, this one stays, and the owner gets a mail', async () => {
  const harness = await createTestApp();
  const { app, clock, db } = harness;
  await addCaptain(harness, BOB);
  const logIn = (password: string) => app.request('/api/captain/login', postJson({ ...BOB, password }));
  const headers = await captainHeaders(await logIn(BOB.password), ORIGIN);
  const other = await captainHeaders(await logIn(BOB.password), ORIGIN);
  const change = (password: string) =>
    app.request('/api/captain/me/password', { ...postJson({ password }, headers), method: 'PUT' });
  const me = async (who: Record<string, string>) => (await app.request('/api/captain/me', { headers: who })).status;
  const short = await change('short');
  expect([short.status, (await short.json()).issues]).toEqual([
    400,
    [{ path: 'password', message: 'Please use at least 8 characters' }],
  ]);
  expect((await change('a better password')).status).toBe(204);
  expect([await me(headers), await me(other)]).toEqual([200, 401]);
  expect((await logIn(BOB.password)).status).toBe(401);
  expect((await logIn('a better password')).status).toBe(200);
  const told = await db.selectFrom('outbox').select('payload').where('event', '=', 'security.notice').execute();
  expect(JSON.stringify(told)).toContain('password');
  clock.advance(11 * 60);
  expect((await change('yet another one')).status).toBe(403);
});

test('the owner gets a mail on a new factor, a new captain, and a login from a new browser, but not from a known one', async () => {
  const harness = await createTestApp({ WEBHOOK_URL: 'http://localhost:9/hook' });
  const { app, clock, db } = harness;
  const { call } = await loginAs(harness);
  const kinds = async () => {
    const rows = await db.selectFrom('outbox').select(['event', 'channel', 'payload']).orderBy('id').execute();
    return rows.map(({ event, channel, payload }) => `${channel} ${event} ${payload.kind}`);
  };
  expect(await kinds()).toEqual([]);
  await call('POST', '/api/captain/users', BOB);
  const { secret } = (await call('POST', '/api/captain/me/totp')).body;
  await call('POST', '/api/captain/me/totp/confirm', { code: totpCode(secret, clock.now()) });
  expect(await kinds()).toEqual(['mail security.notice captain', 'mail security.notice totp']);
  const logIn = async (device?: string) => {
    clock.advance(60);
    const headers: Record<string, string> = device ? { Cookie: device } : {};
    const start = await app.request(
      '/api/captain/login',
      postJson({ username: 'captain', password: PASSWORD }, headers),
    );
    const { challenge } = await start.json();
    const code = totpCode(secret, clock.now());
    const done = await app.request('/api/captain/login/factor', postJson({ challenge, code }, headers));
    return done.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('device='))
      ?.split(';')[0];
  };
  const device = await logIn();
  expect((await kinds()).slice(2)).toEqual(['mail security.notice login']);
  await logIn(device);
  expect((await kinds()).slice(3)).toEqual([]);
  const { messages } = (await call('GET', '/api/captain/outbox')).body;
  expect(messages[0].subject).toMatch(/a login from a new browser$/);
});
