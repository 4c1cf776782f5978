import { expect, test } from 'vitest';
import { captainHeaders } from '#testing/captain.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { totpCode } from '#testing/totp.ts';
import { resetFactors } from './factors.ts';
import { setPassword } from './users.ts';

const PASSWORD = 'correct horse battery';
const ORIGIN = 'http://localhost:3000';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A captain with an authenticator app whose setup code was used at the current second. */
async function appWithTotp() {
  const harness = await createTestApp({ TRUST_PROXY: '1' });
  const { app, clock } = harness;
  const captain = await loginAs(harness);
  const { secret, uri } = (await captain.call('POST', '/api/captain/me/totp')).body;
  const code = (offset = 0) => totpCode(secret, clock.now() + offset);
  const setup = await captain.call('POST', '/api/captain/me/totp/confirm', { code: code() });
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(`/api/captain/${path}`, postJson(body, { 'User-Agent': CHROME, ...headers }));
  const startLogin = (headers = {}, password = PASSWORD) => send('login', { username: 'captain', password }, headers);
  const getChallenge = async (): Promise<string> => (await (await startLogin()).json()).challenge;
  /** In turns: ten logins at once are refused. */
  const getChallenges = async (count: number) => {
    const challenges: string[] = [];
    while (challenges.length < count) challenges.push(await getChallenge());
    return challenges;
  };
  const answer = (challenge: string, input: object, headers = {}) =>
    send('login/factor', { challenge, ...input }, headers);
  return { ...harness, captain, setup, secret, uri, code, send, startLogin, getChallenge, getChallenges, answer };
}

const cookieOf = (res: Response, name: string) =>
  res.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

test('an authenticator app: address, ten recovery codes, then the login asks and gives no session before the code', async () => {
  const { app, uri, secret, setup, clock, code, startLogin, answer } = await appWithTotp();
  expect(uri).toMatch(/^otpauth:\/\/totp\/.+:captain\?secret=/);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(new Set(setup.body.recoveryCodes).size).toBe(10);
  const first = await startLogin();
  expect(first.status).toBe(200);
  expect(first.headers.getSetCookie()).toEqual([]);
  const question = await first.json();
  expect(question).toEqual({ factor: ['totp'], challenge: expect.stringMatching(/^[\w-]{43}$/) });
  clock.advance(30);
  const second = await answer(question.challenge, { code: code() });
  expect(second.status).toBe(200);
  expect(await second.clone().json()).toEqual({
    token: expect.any(String),
    user: expect.objectContaining({ username: 'captain' }),
  });
  const headers = await captainHeaders(second, ORIGIN);
  expect((await app.request('/api/captain/me', { headers })).status).toBe(200);
});

test('the secret is stored encrypted, the recovery codes and challenges as hashes', async () => {
  const { ctx, secret, setup, getChallenge } = await appWithTotp();
  const challenge = await getChallenge();
  const stored = ctx.database.sqlite.serialize().toString('latin1');
  for (const hidden of [secret, challenge, ...setup.body.recoveryCodes]) expect(stored).not.toContain(hidden);
});

test('a setup that was not confirmed changes nothing; a wrong code confirms nothing', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  expect((await call('POST', '/api/captain/me/totp/confirm', { code: '123456' })).status).toBe(409);
  const { secret } = (await call('POST', '/api/captain/me/totp')).body;
  const far = totpCode(secret, harness.clock.now() + 3_000);
  expect((await call('POST', '/api/captain/me/totp/confirm', { code: far })).status).toBe(400);
  const login = await harness.app.request('/api/captain/login', postJson({ username: 'captain', password: PASSWORD }));
  expect(await login.json()).toHaveProperty('token');
});

test.each([
  [-60, 401],
  [-30, 200],
  [0, 200],
  [30, 200],
  [60, 401],
])('a code of %i seconds from now: %i', async (offset, status) => {
  const { clock, code, getChallenge, answer } = await appWithTotp();
  clock.advance(300);
  expect((await answer(await getChallenge(), { code: code(offset) })).status).toBe(status);
});

test('replay: a used code and every older one are refused, the code of the setup too', async () => {
  const { clock, code, getChallenge, answer } = await appWithTotp();
  expect((await answer(await getChallenge(), { code: code() })).status).toBe(401);
  clock.advance(300);
  const used = code();
  const older = code(-30);
  expect((await answer(await getChallenge(), { code: used })).status).toBe(200);
  expect((await answer(await getChallenge(), { code: used })).status).toBe(401);
  expect((await answer(await getChallenge(), { code: older })).status).toBe(401);
  clock.advance(30);
  expect((await answer(await getChallenge(), { code: code() })).status).toBe(200);
});

test('of ten logins at once with one code, one succeeds', async () => {
  const { clock, code, getChallenges, answer } = await appWithTotp();
  clock.advance(300);
  const challenges = await getChallenges(10);
  const answers = await Promise.all(challenges.map((challenge) => answer(challenge, { code: code() })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('guessing: at most five at once, over all challenges and addresses; more wait, and the right code with them', async () => {
  const { clock, code, getChallenge, getChallenges, answer } = await appWithTotp();
  clock.advance(300);
  const wrong = { code: code(3_000) };
  const challenges = await getChallenges(10);
  const answers = await Promise.all(
    challenges.map((challenge, index) => answer(challenge, wrong, { 'X-Forwarded-For': `192.0.2.${index}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(5).fill(429)]);
  const challenge = await getChallenge();
  const refused = await answer(challenge, { code: code() });
  expect(refused.status).toBe(429);
  clock.advance(Number(refused.headers.get('retry-after')));
  expect((await answer(challenge, { code: code() })).status).toBe(200);
});

test('a challenge is answered once, within five minutes and five attempts, by the browser that got it', async () => {
  const { clock, code, getChallenge, answer } = await appWithTotp();
  const right = () => ({ code: code() });
  clock.advance(300);
  expect((await answer('x'.repeat(43), right())).status).toBe(401);
  const elsewhere = await answer(await getChallenge(), right(), { 'User-Agent': FIREFOX });
  expect(elsewhere.status).toBe(401);
  const late = await getChallenge();
  clock.advance(301);
  expect((await answer(late, right())).status).toBe(401);
  const once = await getChallenge();
  expect((await answer(once, right())).status).toBe(200);
  clock.advance(30);
  const again = await answer(once, right());
  expect([again.status, (await again.json()).code]).toEqual([401, 'challenge_over']);
});

test('recovery codes: each works once, however it is typed; new ones replace the old', async () => {
  const { app, setup, getChallenge, answer } = await appWithTotp();
  const [first = '', second = ''] = setup.body.recoveryCodes as string[];
  const typed = { recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')}` };
  const login = await answer(await getChallenge(), typed);
  expect(login.status).toBe(200);
  expect((await answer(await getChallenge(), { recoveryCode: first })).status).toBe(401);
  expect((await answer(await getChallenge(), { code: second })).status).toBe(401);
  const headers = await captainHeaders(login, ORIGIN);
  const read = async () => (await app.request('/api/captain/me/factors', { headers })).json();
  expect(await read()).toMatchObject({ totp: true, recoveryCodesLeft: 9 });
  const renewed = await app.request('/api/captain/me/recovery-codes', { method: 'POST', headers });
  const codes: string[] = (await renewed.json()).recoveryCodes;
  expect((await answer(await getChallenge(), { recoveryCode: second })).status).toBe(401);
  expect((await answer(await getChallenge(), { recoveryCode: codes[0] })).status).toBe(200);
});

test('of five logins at once with one recovery code, one succeeds', async () => {
  const { setup, getChallenges, answer } = await appWithTotp();
  const challenges = await getChallenges(5);
  const input = { recoveryCode: setup.body.recoveryCodes[0] };
  const answers = await Promise.all(challenges.map((challenge) => answer(challenge, input)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('bypass: a new factor ends the other sessions and the logins that were under way', async () => {
  const harness = await createTestApp();
  const { app, clock } = harness;
  const captain = await loginAs(harness);
  const other = await app.request('/api/captain/login', postJson({ username: 'captain', password: PASSWORD }));
  const headers = await captainHeaders(other, ORIGIN);
  const { secret } = (await captain.call('POST', '/api/captain/me/totp')).body;
  const code = totpCode(secret, clock.now());
  const [, setup] = await Promise.all([
    app.request('/api/captain/login', postJson({ username: 'captain', password: PASSWORD })),
    captain.call('POST', '/api/captain/me/totp/confirm', { code }),
  ]);
  expect(setup.status).toBe(200);
  expect((await app.request('/api/captain/me', { headers })).status).toBe(401);
  expect((await captain.call('GET', '/api/captain/me')).status).toBe(200);
});

test('bypass: a challenge, its hash, or the token of an ended session open nothing', async () => {
  const { app, db, getChallenge } = await appWithTotp();
  const challenge = await getChallenge();
  const { hash } = await db.selectFrom('authChallenges').select('hash').executeTakeFirstOrThrow();
  for (const value of [challenge, hash]) {
    const tries: Record<string, string>[] = [
      { Cookie: `session=${value}` },
      { Authorization: `Bearer ${value}` },
      { Cookie: `trusted=${value}` },
    ];
    for (const headers of tries) {
      expect((await app.request('/api/captain/me', { headers })).status).toBe(401);
    }
  }
});

test('bypass: a new password keeps the factor, and ends challenges and trust', async () => {
  const { ctx, clock, code, getChallenge, answer, startLogin, setup } = await appWithTotp();
  clock.advance(300);
  const trusted = await answer(await getChallenge(), { code: code(), trust: true });
  const Cookie = cookieOf(trusted, 'trusted').split(';')[0] ?? '';
  expect(await (await startLogin({ Cookie })).json()).toHaveProperty('token');
  const old = await getChallenge();
  await setPassword(ctx, 'captain', 'another password');
  expect((await answer(old, { recoveryCode: setup.body.recoveryCodes[0] })).status).toBe(401);
  const login = await (await startLogin({ Cookie }, 'another password')).json();
  expect(login).toEqual({ factor: ['totp'], challenge: expect.any(String) });
});

test('bypass: a deactivated captain cannot finish a login', async () => {
  const { db, setup, getChallenge, answer } = await appWithTotp();
  const challenge = await getChallenge();
  await db.updateTable('adminUsers').set({ isActive: 0 }).execute();
  expect((await answer(challenge, { recoveryCode: setup.body.recoveryCodes[0] })).status).toBe(401);
});

test('a trusted browser needs no factor for 30 days, with a password of its own captain, until it is forgotten', async () => {
  const { app, clock, code, getChallenge, answer, startLogin } = await appWithTotp();
  clock.advance(300);
  const login = await answer(await getChallenge(), { code: code(), trust: true });
  const cookie = cookieOf(login, 'trusted');
  expect(cookie).toMatch(/Max-Age=2592000; Path=\/api\/captain\/login; HttpOnly; SameSite=Strict/);
  const Cookie = cookie.split(';')[0] ?? '';
  expect((await startLogin({ Cookie }, 'wrong')).status).toBe(401);
  clock.advance(29 * 24 * 3600);
  const again = await startLogin({ Cookie });
  const headers = await captainHeaders(again, ORIGIN);
  const { trustedBrowsers } = await (await app.request('/api/captain/me/factors', { headers })).json();
  expect(trustedBrowsers).toEqual([expect.objectContaining({ browser: 'Chrome on Windows' })]);
  const path = `/api/captain/me/trusted-browsers/${trustedBrowsers[0].id}`;
  expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(204);
  expect(await (await startLogin({ Cookie })).json()).toHaveProperty('challenge');
});

test('trust ends after 30 days', async () => {
  const { clock, code, getChallenge, answer, startLogin } = await appWithTotp();
  clock.advance(300);
  const login = await answer(await getChallenge(), { code: code(), trust: true });
  const Cookie = cookieOf(login, 'trusted').split(';')[0] ?? '';
  clock.advance(30 * 24 * 3600);
  expect(await (await startLogin({ Cookie })).json()).toHaveProperty('challenge');
});

test('reset-factors leaves the password alone, and ends all sessions', async () => {
  const { ctx, captain, startLogin } = await appWithTotp();
  await resetFactors(ctx, 'CAPTAIN');
  expect((await captain.call('GET', '/api/captain/me')).status).toBe(401);
  expect(await (await startLogin()).json()).toHaveProperty('token');
  await expect(resetFactors(ctx, 'nobody')).rejects.toThrow('There is no captain named nobody');
});

test('without the app there is no factor any more, and no recovery code', async () => {
  const { captain, startLogin } = await appWithTotp();
  expect((await captain.call('DELETE', '/api/captain/me/totp')).status).toBe(204);
  expect((await captain.call('GET', '/api/captain/me/factors')).body).toEqual({
    totp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
    trustedBrowsers: [],
  });
  expect((await captain.call('POST', '/api/captain/me/recovery-codes')).status).toBe(409);
  expect(await (await startLogin()).json()).toHaveProperty('token');
});
