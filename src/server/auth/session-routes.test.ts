import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { createCaptain, setPassword } from './users.ts';

const ADA = { username: 'ada', password: 'a long password', email: 'ada@example.com', name: 'Ada Byron' };
const ORIGIN = 'http://localhost:3000';

async function appWithAda(env: Record<string, string> = {}) {
  const test = await createTestApp(env);
  const id = await createCaptain(test.ctx, ADA);
  const login = (password = ADA.password, headers: Record<string, string> = {}) =>
    test.app.request('/api/captain/login', postJson({ username: 'ada', password }, headers));
  const me = (headers: Record<string, string>) => test.app.request('/api/captain/me', { headers });
  return { ...test, id, login, me };
}

test('a login answers with token, user and cookie, and either opens the door', async () => {
  const { login, me, id, db, clock } = await appWithAda();
  const res = await login();
  expect(res.status).toBe(200);
  const body = await res.json();
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id, username: 'ada', name: 'Ada Byron', role: 'admin' },
  });
  const cookie = res.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^session=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  const ways: Record<string, string>[] = [{ Authorization: `Bearer ${body.token}` }, { Cookie: cookie.split(';')[0]! }];
  for (const headers of ways) {
    const answer = await me(headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: body.user });
  }
  const stored = await db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(body.token);
  const user = await db.selectFrom('adminUsers').select('lastLoginAt').executeTakeFirst();
  expect(user?.lastLoginAt).toBe(clock.now());
});

test('under https the cookie is bound to the host', async () => {
  const { login } = await appWithAda({ SITE_URL: 'https://example.com' });
  expect((await login()).headers.get('set-cookie')).toMatch(/^__Host-session=.*; Path=\/; SameSite=Lax; Secure$/);
});

test('says the same whatever was wrong', async () => {
  const { app, ctx, login } = await appWithAda();
  await createCaptain(ctx, { ...ADA, username: 'gone', isActive: false });
  const answers = [
    await login('wrong'),
    await app.request('/api/captain/login', postJson({ username: 'nobody', password: ADA.password })),
    await app.request('/api/captain/login', postJson({ username: 'gone', password: ADA.password })),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Invalid credentials' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect((await app.request('/api/captain/login', postJson({ username: 'ada' }))).status).toBe(400);
});

test.each(['', 'Bearer', 'Bearer x', 'Basic YWRhOmE=', 'bearer  '])('the token "%s" opens nothing', async (value) => {
  const { me } = await appWithAda();
  const answer = await me(value ? { Authorization: value } : {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: 'Please log in' });
});

test('a stored hash of a session is no token', async () => {
  const { login, me, db } = await appWithAda();
  await login();
  const { id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  expect((await me({ Authorization: `Bearer ${id}` })).status).toBe(401);
});

test('logging out ends the session, and a dead token is no trouble', async () => {
  const { app, login, me } = await appWithAda();
  const { token } = await (await login()).json();
  const headers = { Authorization: `Bearer ${token}` };
  for (let times = 0; times < 2; times += 1) {
    const res = await app.request('/api/captain/logout', { method: 'POST', headers });
    expect(res.status).toBe(200);
    expect(res.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
  }
  expect((await app.request('/api/captain/logout', { method: 'POST' })).status).toBe(200);
  expect((await me(headers)).status).toBe(401);
});

test('a login renews the session: the old token is dead', async () => {
  const { login, me } = await appWithAda();
  const first = await login();
  const cookie = first.headers.get('set-cookie')!.split(';')[0]!;
  await login(ADA.password, { Cookie: cookie });
  expect((await me({ Cookie: cookie })).status).toBe(401);
});

test('a new password and a deactivation throw everybody out at once', async () => {
  const { ctx, db, id, login, me } = await appWithAda();
  const first = await (await login()).json();
  await setPassword(ctx, 'ADA', 'another password');
  expect((await me({ Authorization: `Bearer ${first.token}` })).status).toBe(401);
  const second = await (await login('another password')).json();
  await db.updateTable('adminUsers').set({ isActive: 0 }).where('id', '=', id).execute();
  expect((await me({ Authorization: `Bearer ${second.token}` })).status).toBe(401);
});

test('a session slides while it is used, ends when it is not, and ends in any case after 60 days', async () => {
  const { clock, login, me } = await appWithAda();
  const day = 24 * 3600;
  const { token } = await (await login()).json();
  const headers = { Authorization: `Bearer ${token}` };
  for (let days = 0; days < 50; days += 10) {
    clock.advance(10 * day);
    expect((await me(headers)).status).toBe(200);
  }
  clock.advance(9 * day);
  expect((await me(headers)).status).toBe(200);
  clock.advance(day + 1);
  expect((await me(headers)).status).toBe(401);
  const { token: idle } = await (await login()).json();
  clock.advance(14 * day + 1);
  expect((await me({ Authorization: `Bearer ${idle}` })).status).toBe(401);
});

test.each([
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['nowhere', {}, 403],
  ['a neighbour on another port', { Origin: 'http://localhost:3001' }, 403],
  ['a page elsewhere without Origin', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['its own page', { Origin: ORIGIN }, 200],
  ['its own page without Origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['the host that was called', { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' }, 200],
])('a cookie-borne write from %s', async (_name, headers, status) => {
  const test = await createTestApp();
  const { cookie } = await loginAs(test);
  const res = await test.app.request('/api/captain/logout', {
    method: 'POST',
    headers: { Cookie: cookie, ...headers },
  });
  expect(res.status).toBe(status);
});

test('failed logins slow an account down, for minutes at most, and a right one afterwards clears it', async () => {
  const { clock, login } = await appWithAda();
  for (let tries = 0; tries < 5; tries += 1) expect((await login('wrong')).status).toBe(401);
  const refused = await login();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('4');
  clock.advance(4);
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await login('wrong')).status).toBe(401);
    clock.advance(120);
  }
  expect((await login()).status).toBe(200);
  expect((await login('wrong')).status).toBe(401);
});

test('a password set in the shell can be used at once', async () => {
  const { ctx, login } = await appWithAda();
  for (let tries = 0; tries < 6; tries += 1) await login('wrong');
  expect((await login()).status).toBe(429);
  await setPassword(ctx, 'ada', 'another password');
  expect((await login('another password')).status).toBe(200);
});

test('who goes on failing from elsewhere does not keep out a captain who has logged in from here', async () => {
  const { app, ctx } = await createTestApp({ TRUST_PROXY: '1' });
  await createCaptain(ctx, ADA);
  const attempt = (password: string, address: string) =>
    app.request('/api/captain/login', postJson({ username: 'ada', password }, { 'X-Forwarded-For': address }));
  expect((await attempt(ADA.password, '192.0.2.1')).status).toBe(200);
  for (let tries = 0; tries < 5; tries += 1) expect((await attempt('wrong', '198.51.100.7')).status).toBe(401);
  expect((await attempt('wrong', '198.51.100.7')).status).toBe(429);
  expect((await attempt(ADA.password, '192.0.2.9')).status).toBe(429);
  expect((await attempt(ADA.password, '192.0.2.1')).status).toBe(200);
  // Nor does the captain's login give new guesses to whoever failed.
  expect((await attempt('wrong', '203.0.113.5')).status).toBe(429);
  for (let tries = 0; tries < 5; tries += 1) expect((await attempt('wrong', '192.0.2.1')).status).toBe(401);
  expect((await attempt('wrong', '192.0.2.1')).status).toBe(429);
});

test('many at once are counted too', async () => {
  const { login } = await appWithAda();
  const answers = await Promise.all(Array.from({ length: 12 }, () => login('wrong')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('an address that tries many accounts is slowed down, others are not', async () => {
  const { app, ctx } = await createTestApp({ TRUST_PROXY: '1' });
  await createCaptain(ctx, ADA);
  const attempt = (username: string, address: string) =>
    app.request('/api/captain/login', postJson({ username, password: ADA.password }, { 'X-Forwarded-For': address }));
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt(`guess${tries}`, '192.0.2.1')).status).toBe(401);
  expect((await attempt('ada', '192.0.2.1')).status).toBe(429);
  expect((await attempt('ada', '192.0.2.2')).status).toBe(200);
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
])('%s answers 401 to strangers', async (path) => {
  const { app } = await createTestApp();
  expect((await app.request(path)).status).toBe(401);
});
