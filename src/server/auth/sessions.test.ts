import { expect, test } from 'vitest';
import { captainHeaders } from '#testing/captain.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { addCaptain, loginAs } from '#testing/login-as.ts';
import { setPassword } from './users.ts';

const ADA = { username: 'ada', password: 'a long password', email: 'ada@example.com', name: 'Ada Byron' };
const ORIGIN = 'http://localhost:3000';

async function appWithAda(env: Record<string, string> = {}) {
  const harness = await createTestApp(env);
  const id = await addCaptain(harness, ADA);
  const login = (password = ADA.password, headers: Record<string, string> = {}) =>
    harness.app.request('/api/captain/login', postJson({ username: 'ada', password }, headers));
  const me = (headers: Record<string, string>) => harness.app.request('/api/captain/me', { headers });
  return { ...harness, id, login, me };
}

test('a login answers with token, user and cookie', async () => {
  const { login, me, id, db, clock } = await appWithAda();
  const res = await login();
  expect(res.status).toBe(200);
  const { Cookie } = await captainHeaders(res, ORIGIN);
  const body = await res.json();
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id, username: 'ada', name: 'Ada Byron', role: 'admin' },
  });
  expect(res.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  const answer = await me({ Cookie });
  expect(await answer.json()).toEqual({ user: body.user });
  const stored = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
  expect(stored).not.toContain(body.token);
  expect(stored).not.toContain(Cookie.split('=')[1]);
  const user = await db.selectFrom('adminUsers').select('lastLoginAt').executeTakeFirst();
  expect(user?.lastLoginAt).toBe(clock.now());
});

test('the cookie opens the API, with or without its token; the token alone opens nothing (401)', async () => {
  const { login, me } = await appWithAda();
  const { Cookie, Authorization } = await captainHeaders(await login(), ORIGIN);
  const other = await captainHeaders(await login(), ORIGIN);
  expect((await me({ Cookie })).status).toBe(200);
  expect((await me({ Cookie, Authorization })).status).toBe(200);
  expect((await me({ Authorization })).status).toBe(401);
  expect((await me({ Cookie, Authorization: other.Authorization })).status).toBe(401);
  expect((await me({ Cookie: `session=${Authorization.slice(7)}` })).status).toBe(401);
});

test('the cookies are bound to the host and to https where the site has https', async () => {
  const { login } = await appWithAda({ SITE_URL: 'https://example.com' });
  expect((await login()).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=.*; HttpOnly; .*Path=\/; SameSite=Lax; Secure$/),
    expect.stringMatching(/^device=.*; HttpOnly; Secure; SameSite=Strict$/),
  ]);
});

test('401 with the same message for a wrong or overlong password, an unknown and a deactivated user', async () => {
  const { app, ctx, login } = await appWithAda();
  await addCaptain({ ctx }, { ...ADA, username: 'former', isActive: false });
  const answers = [
    await login('wrong'),
    await login('x'.repeat(801)),
    await app.request('/api/captain/login', postJson({ username: 'x'.repeat(241), password: ADA.password })),
    await app.request('/api/captain/login', postJson({ username: 'nobody', password: ADA.password })),
    await app.request('/api/captain/login', postJson({ username: 'former', password: ADA.password })),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Invalid credentials' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect((await app.request('/api/captain/login', postJson({ username: 'ada' }))).status).toBe(400);
});

test.each(['', 'Bearer', 'Bearer x', 'Basic YWRhOmE=', 'bearer  '])(
  'the Authorization header "%s" is refused, without a cookie and beside one',
  async (value) => {
    const { login, me } = await appWithAda();
    const { Cookie } = await captainHeaders(await login(), ORIGIN);
    const Authorization = value;
    const answers = [await me(value ? { Authorization } : {}), await me({ Cookie, Authorization })];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ message: 'Please log in' });
    }
  },
);

test('401 for the stored session hash sent as cookie', async () => {
  const { login, me, db } = await appWithAda();
  await login();
  const { id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  expect((await me({ Cookie: `session=${id}` })).status).toBe(401);
});

test('logout ends the session and clears the cookie; 200 also with an expired token or without a session', async () => {
  const { app, login, me } = await appWithAda();
  const logout = (headers: Record<string, string>) => app.request('/api/captain/logout', { method: 'POST', headers });
  const headers = await captainHeaders(await login(), ORIGIN);
  const dead = { ...headers, Authorization: 'Bearer dead' };
  const calls: Record<string, string>[] = [dead, headers, { Authorization: headers.Authorization }, {}];
  for (const each of calls) {
    const res = await logout(each);
    expect(res.status).toBe(200);
    expect(res.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect((await me(headers)).status).toBe(401);
  }
});

test('a login ends the session that the browser held before', async () => {
  const { login, me } = await appWithAda();
  const { Cookie } = await captainHeaders(await login(), ORIGIN);
  await login(ADA.password, { Cookie });
  expect((await me({ Cookie })).status).toBe(401);
});

test('a new password and a deactivation end every session at once', async () => {
  const { ctx, db, id, login, me } = await appWithAda();
  const first = await captainHeaders(await login(), ORIGIN);
  await setPassword(ctx, 'ADA', 'another password');
  expect((await me(first)).status).toBe(401);
  const second = await captainHeaders(await login('another password'), ORIGIN);
  await db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', id).execute();
  expect((await me(second)).status).toBe(401);
});

test.each([
  ['new password', { password: 'another password' }],
  ['deactivation', { isActive: false }],
])('a login that began before a %s gets no session', async (_name, change) => {
  const harness = await createTestApp();
  const { app, ctx, db, clock } = harness;
  const owner = await loginAs(harness, { username: 'owner' });
  for (let round = 0; round < 6; round += 1) {
    const id = await addCaptain({ ctx }, { ...ADA, username: `captain${round}` });
    const credentials = { username: `captain${round}`, password: ADA.password };
    const login = () => app.request('/api/captain/login', postJson(credentials));
    await Promise.all([owner.call('PUT', `/api/captain/users/${id}`, change), login(), login(), login(), login()]);
    const sessions = await db.selectFrom('sessions').select('userId').where('userId', '=', id).execute();
    expect(sessions).toEqual([]);
    clock.advance(3_600);
    await owner.call('POST', '/api/captain/me/reauth', { password: 'correct horse battery' });
  }
});

test('a session is extended by use, ends 14 days after the last use, and 60 days after the login in any case', async () => {
  const { clock, login, me } = await appWithAda();
  const day = 24 * 3600;
  const headers = await captainHeaders(await login(), ORIGIN);
  for (let days = 0; days < 50; days += 10) {
    clock.advance(10 * day);
    const { status, headers: sent } = await me(headers);
    expect([status, sent.get('set-cookie')]).toEqual([200, expect.stringContaining(headers.Cookie)]);
  }
  clock.advance(9 * day);
  expect((await me(headers)).status).toBe(200);
  clock.advance(day + 1);
  expect((await me(headers)).status).toBe(401);
  const unused = await captainHeaders(await login(), ORIGIN);
  clock.advance(14 * day + 1);
  expect((await me(unused)).status).toBe(401);
});

test.each<[string, Record<string, string>, number]>([
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['nowhere', {}, 403],
  ['another port of this host', { Origin: 'http://localhost:3001' }, 403],
  ['another site without Origin', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['its own page without Origin', { 'Sec-Fetch-Site': 'same-origin' }, 403],
  ['its own page by Origin, another site by Sec-Fetch-Site', { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['its own page', { Origin: ORIGIN }, 200],
  ['its own page in a browser', { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['the host that was called', { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' }, 200],
])('a logged-in write from %s (CSRF)', async (_name, headers, status) => {
  const harness = await createTestApp();
  const { cookie, token } = await loginAs(harness);
  const logout = () =>
    harness.app.request('/api/captain/logout', { method: 'POST', headers: { Cookie: cookie, ...headers } });
  const changeName = (login: Record<string, string>) =>
    harness.app.request('/api/captain/users/1', {
      ...postJson({ name: 'Ada' }, { Cookie: cookie, ...login, ...headers }),
      method: 'PUT',
    });
  const logins: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}` }];
  for (const login of logins) {
    expect((await changeName(login)).status).toBe(status);
  }
  expect((await logout()).status).toBe(status);
});

test.each([
  '/api/captain',
  '/api/captain/',
  '/api/captain/nothing',
  '/api/captain//users',
  '/api/captain/login/../users',
  '/api/captain/%75sers',
  '/api/captain/users/',
  '/api/captain/USERS',
])('%s answers 401 without a login', async (path) => {
  const { app } = await createTestApp();
  expect((await app.request(path)).status).toBe(401);
});
