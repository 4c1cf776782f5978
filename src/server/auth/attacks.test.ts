import { expect, test } from 'vitest';
import { captainHeaders } from '#testing/captain.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { createPasskey } from '#testing/fake-authenticator.ts';
import { addCaptain, loginAs } from '#testing/login-as.ts';
import { totpCode } from '#testing/totp.ts';
import { resetFactors } from './factors.ts';
import { createCaptain, setPassword } from './users.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse battery';
const BOB = { username: 'bob', password: 'another password', name: 'Bob', email: 'bob@example.com' };

type Harness = Awaited<ReturnType<typeof createTestApp>>;

const cookieOf = (res: Response, name: string) =>
  res.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** The mails to the owner about users, oldest first. */
async function listNotices({ db }: Harness) {
  const rows = await db.selectFrom('outbox').select(['event', 'channel', 'payload']).orderBy('id').execute();
  return rows
    .filter(({ event, channel }) => event === 'security.notice' && channel === 'mail')
    .map(({ payload }) => payload);
}

async function logIn({ app }: Harness, username = 'captain', headers: Record<string, string> = {}) {
  return app.request('/api/captain/login', postJson({ username, password: PASSWORD }, headers));
}

test('the owner gets a mail about each change of factors, passwords, roles and users, with who did it and from where', async () => {
  const harness = await createTestApp();
  const { clock, ctx } = harness;
  const owner = await loginAs(harness);
  const id = await addCaptain(harness, { username: 'writer', role: 'editor' });
  const path = `/api/captain/users/${id}`;
  const kinds = async () => (await listNotices(harness)).map(({ kind }) => kind);
  const seen = async () => {
    const found = await kinds();
    await harness.db.deleteFrom('outbox').execute();
    return found;
  };
  await owner.call('PUT', path, { name: 'Writer', email: 'w@example.com' });
  await owner.call('PUT', path, { role: 'editor', isActive: true, password: '' });
  expect(await seen()).toEqual([]);
  await owner.call('PUT', path, { password: 'another password', role: 'owner' });
  expect(await listNotices(harness)).toMatchObject([
    { kind: 'password', username: 'writer', by: 'captain', address: expect.any(String) },
    { kind: 'role', role: 'owner', username: 'writer', by: 'captain' },
  ]);
  await seen();
  await owner.call('PUT', path, { isActive: false });
  await owner.call('PUT', path, { isActive: true });
  expect(await seen()).toEqual(['activated']);

  const { secret } = (await owner.call('POST', '/api/captain/me/totp')).body;
  const setup = { code: totpCode(secret, clock.now()) };
  const [recoveryCode] = (await owner.call('POST', '/api/captain/me/totp/confirm', setup)).body.recoveryCodes;
  await owner.call('POST', '/api/captain/me/reauth', { password: PASSWORD, recoveryCode });
  expect(await listNotices(harness)).toMatchObject([{ kind: 'totp' }, { kind: 'recovery-code', codesLeft: 9 }]);
  await seen();
  const renewed = (await owner.call('POST', '/api/captain/me/recovery-codes')).body.recoveryCodes;
  const { challenge } = await (await logIn(harness)).json();
  await harness.app.request('/api/captain/login/factor', postJson({ challenge, recoveryCode: renewed[0] }));
  expect(await seen()).toEqual(['recovery-codes', 'recovery-code', 'login']);
  const key = createPasskey({ origin: ORIGIN, rpId: 'localhost' });
  const options = (await owner.call('POST', '/api/captain/me/passkeys/register')).body;
  await owner.call('POST', '/api/captain/me/passkeys/verify', key.register(options.challenge));
  await owner.call('DELETE', '/api/captain/me/passkeys/1');
  await owner.call('DELETE', '/api/captain/me/totp');
  await owner.call('DELETE', '/api/captain/me/totp');
  expect(await seen()).toEqual(['passkey', 'passkey-removed', 'totp-removed']);

  await setPassword(ctx, 'writer', 'a third password');
  await resetFactors(ctx, 'writer');
  await createCaptain(ctx, BOB);
  expect(await listNotices(harness)).toMatchObject([
    { kind: 'password', username: 'writer', browser: 'Command line of the server', address: null },
    { kind: 'reset', username: 'writer' },
    { kind: 'captain', username: 'bob' },
  ]);
  const { messages } = (await owner.call('GET', '/api/captain/outbox')).body;
  expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual([
    expect.stringMatching(/a new user of the dashboard$/),
    expect.stringMatching(/second factors were reset$/),
    expect.stringMatching(/a new password$/),
  ]);
});

test('the first captain and a refused change send no mail', async () => {
  const harness = await createTestApp();
  await createCaptain(harness.ctx, { ...BOB, username: 'first' });
  expect(await listNotices(harness)).toEqual([]);
  const owner = await loginAs(harness);
  await harness.db.deleteFrom('adminUsers').where('username', '=', 'first').execute();
  expect((await owner.call('PUT', `/api/captain/users/${owner.user.id}`, { role: 'editor' })).status).toBe(409);
  expect((await owner.call('DELETE', '/api/captain/me/passkeys/9')).status).toBe(404);
  expect((await owner.call('POST', '/api/captain/me/recovery-codes')).status).toBe(409);
  expect(await listNotices(harness)).toEqual([]);
});

test.each<[string, (harness: Harness, id: number) => Promise<unknown>]>([
  ['a new password in the shell', ({ ctx }) => setPassword(ctx, 'writer', 'another password')],
  ['reset-factors', ({ ctx }) => resetFactors(ctx, 'writer')],
])('%s ends old cookies, with and without the token', async (_name, change) => {
  const harness = await createTestApp();
  const writer = await loginAs(harness, { username: 'writer' });
  await change(harness, writer.user.id);
  for (const headers of [writer.headers, { Cookie: writer.cookie }]) {
    expect((await harness.app.request('/api/captain/me', { headers })).status).toBe(401);
  }
});

test('a deactivated captain who is made active again has no old session, trust or login under way', async () => {
  const harness = await createTestApp();
  const { app, clock } = harness;
  const owner = await loginAs(harness, { username: 'boss' });
  const writer = await loginAs(harness, { username: 'writer' });
  const { secret } = (await writer.call('POST', '/api/captain/me/totp')).body;
  const code = () => totpCode(secret, clock.now());
  const setup = (await writer.call('POST', '/api/captain/me/totp/confirm', { code: code() })).body;
  clock.advance(60);
  const { challenge } = await (await logIn(harness, 'writer')).json();
  const trusted = await app.request('/api/captain/login/factor', postJson({ challenge, code: code(), trust: true }));
  const Cookie = cookieOf(trusted, 'trusted');
  expect(await (await logIn(harness, 'writer', { Cookie })).json()).toHaveProperty('token');
  const underWay = (await (await logIn(harness, 'writer')).json()).challenge;
  await owner.call('PUT', `/api/captain/users/${writer.user.id}`, { isActive: false });
  await owner.call('PUT', `/api/captain/users/${writer.user.id}`, { isActive: true });
  expect((await writer.call('GET', '/api/captain/me')).status).toBe(401);
  expect((await app.request('/api/captain/me', { headers: await captainHeaders(trusted, ORIGIN) })).status).toBe(401);
  const late = { challenge: underWay, recoveryCode: setup.recoveryCodes[0] };
  expect((await app.request('/api/captain/login/factor', postJson(late))).status).toBe(401);
  expect(await (await logIn(harness, 'writer', { Cookie })).json()).toHaveProperty('challenge');
});

test('the trust of a browser belongs to one captain', async () => {
  const harness = await createTestApp();
  const { app, clock } = harness;
  const setUp = async (username: string) => {
    const captain = await loginAs(harness, { username });
    const { secret } = (await captain.call('POST', '/api/captain/me/totp')).body;
    await captain.call('POST', '/api/captain/me/totp/confirm', { code: totpCode(secret, clock.now()) });
    return () => totpCode(secret, clock.now());
  };
  const code = await setUp('mallory');
  await setUp('boss');
  clock.advance(60);
  const { challenge } = await (await logIn(harness, 'mallory')).json();
  const login = await app.request('/api/captain/login/factor', postJson({ challenge, code: code(), trust: true }));
  const Cookie = cookieOf(login, 'trusted');
  expect(await (await logIn(harness, 'mallory', { Cookie })).json()).toHaveProperty('token');
  expect(await (await logIn(harness, 'boss', { Cookie })).json()).toHaveProperty('challenge');
});

test.each<[string, Record<string, string>, number]>([
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['another site, by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['its own page', { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['a program', {}, 200],
])('login from %s: %i (login CSRF)', async (_name, headers, status) => {
  const harness = await createTestApp();
  await addCaptain(harness);
  const res = await logIn(harness, 'captain', headers);
  expect(res.status).toBe(status);
  expect(res.headers.getSetCookie().length > 0).toBe(status === 200);
  const alone = await harness.app.request('/api/captain/login/passkey', { method: 'POST', headers });
  expect(alone.status).toBe(status);
});

test('a login that is no JSON, as forms of other sites send it, is refused', async () => {
  const harness = await createTestApp();
  await addCaptain(harness);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const body = JSON.stringify({ username: 'captain', password: PASSWORD });
    const res = await harness.app.request('/api/captain/login', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect([res.status, res.headers.getSetCookie()]).toEqual([415, []]);
  }
});
