import { expect, test } from 'vitest';
import { captainHeaders } from '#testing/captain.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { createPasskey, type Deviation } from '#testing/fake-authenticator.ts';
import { loginAs } from '#testing/login-as.ts';

const SITE = 'https://www.example.com';
const PASSWORD = 'correct horse battery';

async function appWithPasskey(deviation: Deviation = {}) {
  const harness = await createTestApp({ SITE_URL: SITE });
  const { app } = harness;
  const captain = await loginAs(harness);
  const key = createPasskey({ origin: SITE, rpId: 'www.example.com' });
  const options = (await captain.call('POST', '/api/captain/me/passkeys/register')).body;
  const made = key.register(options.challenge, deviation);
  const added = await captain.call('POST', '/api/captain/me/passkeys/verify', { ...made, name: 'Laptop' });
  const send = async (path: string, body: object) => {
    const res = await app.request(`/api/captain/${path}`, postJson(body));
    return { status: res.status, res, body: await res.clone().json() };
  };
  const startLogin = (username = 'captain') => send('login', { username, password: PASSWORD });
  const startAlone = async (): Promise<string> => (await send('login/passkey', {})).body.challenge;
  const answer = (challenge: string, passkey: object, more = {}) =>
    send('login/factor', { challenge, passkey, ...more });
  return { ...harness, captain, key, options, made, added, startLogin, startAlone, answer };
}

test('a passkey is discoverable, verifies its user, brings ten recovery codes, and becomes the second step of the login', async () => {
  const { app, captain, key, options, added, startLogin, answer } = await appWithPasskey();
  expect(options).toMatchObject({
    rp: { id: 'www.example.com' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(added.status).toBe(201);
  expect(added.body.recoveryCodes).toHaveLength(10);
  const question = (await startLogin()).body;
  expect(question).toEqual({ factor: ['passkey'], challenge: expect.any(String) });
  const { status, res } = await answer(question.challenge, key.answer(question.challenge));
  expect(status).toBe(200);
  const headers = await captainHeaders(res, SITE);
  expect((await app.request('/api/captain/me', { headers })).status).toBe(200);
  const { passkeys } = (await captain.call('GET', '/api/captain/me/factors')).body;
  expect(passkeys).toEqual([expect.objectContaining({ name: 'Laptop', lastUsedAt: '2026-01-05T12:00:00Z' })]);
});

test.each<[string, Deviation]>([
  ['another site', { origin: 'https://evil.example' }],
  ['http instead of https', { origin: 'http://www.example.com' }],
  ['another host name', { rpId: 'evil.example' }],
  ['nobody verified', { isUserVerified: false }],
])('refused, as new passkey and as answer: %s', async (_name, deviation) => {
  expect((await appWithPasskey(deviation)).added.status).toBe(400);
  const { key, startLogin, startAlone, answer } = await appWithPasskey();
  const second = (await startLogin()).body.challenge;
  expect((await answer(second, key.answer(second, deviation))).status).toBe(401);
  const alone = await startAlone();
  expect((await answer(alone, key.answer(alone, deviation))).status).toBe(401);
});

test('a passkey alone logs in, without trust for a browser that gave no password', async () => {
  const { key, startAlone, answer } = await appWithPasskey();
  const challenge = await startAlone();
  const { status, res, body } = await answer(challenge, key.answer(challenge), { trust: true });
  expect([status, body.user.username]).toEqual([200, 'captain']);
  expect(res.headers.getSetCookie().some((cookie) => cookie.startsWith('trusted='))).toBe(false);
});

test('replay: an answer works once, and for its own challenge alone', async () => {
  const { key, startAlone, startLogin, answer } = await appWithPasskey();
  const challenge = await startAlone();
  const signed = key.answer(challenge);
  expect((await answer(challenge, signed)).status).toBe(200);
  expect((await answer(challenge, signed)).status).toBe(401);
  const other = (await startLogin()).body.challenge;
  expect((await answer(other, signed)).status).toBe(401);
  expect((await answer(other, key.answer('made up'))).status).toBe(401);
});

test('a counter that does not grow is refused: the passkey was copied', async () => {
  const { key, startAlone, answer } = await appWithPasskey();
  const tryCounter = async (counter: number) => {
    const challenge = await startAlone();
    return (await answer(challenge, key.answer(challenge, { counter }))).status;
  };
  expect(await tryCounter(7)).toBe(200);
  expect(await tryCounter(7)).toBe(401);
  expect(await tryCounter(3)).toBe(401);
  expect(await tryCounter(8)).toBe(200);
});

test('a passkey of another captain is no second factor, and a code answers no passkey login', async () => {
  const harness = await appWithPasskey();
  const { key, startLogin, startAlone, answer, added } = harness;
  const bob = await loginAs(harness, { username: 'bob' });
  const options = (await bob.call('POST', '/api/captain/me/passkeys/register')).body;
  const bobs = createPasskey({ origin: SITE, rpId: 'www.example.com' });
  await bob.call('POST', '/api/captain/me/passkeys/verify', bobs.register(options.challenge));
  const { challenge } = (await startLogin('bob')).body;
  expect((await answer(challenge, key.answer(challenge))).status).toBe(401);
  const alone = await startAlone();
  const res = await harness.app.request(
    '/api/captain/login/factor',
    postJson({ challenge: alone, recoveryCode: added.body.recoveryCodes[0] }),
  );
  expect(res.status).toBe(401);
});

test('a registration belongs to its session and is used once; a known passkey is not stored again', async () => {
  const harness = await appWithPasskey();
  const { captain, made } = harness;
  const verify = '/api/captain/me/passkeys/verify';
  expect((await captain.call('POST', verify, made)).status).toBe(400);
  const { challenge } = (await captain.call('POST', '/api/captain/me/passkeys/register')).body;
  const bob = await loginAs(harness, { username: 'bob' });
  expect((await bob.call('POST', verify, harness.key.register(challenge))).status).toBe(400);
  expect((await captain.call('POST', verify, harness.key.register(challenge))).status).toBe(409);
  const { passkeys } = (await captain.call('GET', '/api/captain/me/factors')).body;
  expect((await bob.call('DELETE', `/api/captain/me/passkeys/${passkeys[0].id}`)).status).toBe(404);
  expect((await captain.call('DELETE', `/api/captain/me/passkeys/${passkeys[0].id}`)).status).toBe(204);
});

test('a deactivated captain cannot log in by passkey; a passkey confirms a session', async () => {
  const { captain, clock, db, key, startAlone, answer } = await appWithPasskey();
  clock.advance(601);
  const { challenge } = (await captain.call('POST', '/api/captain/me/reauth/options')).body;
  const passkey = key.answer(challenge);
  expect((await captain.call('POST', '/api/captain/me/recovery-codes')).status).toBe(403);
  expect((await captain.call('POST', '/api/captain/me/reauth', { challenge, passkey })).status).toBe(200);
  expect((await captain.call('POST', '/api/captain/me/recovery-codes')).status).toBe(200);
  expect((await captain.call('POST', '/api/captain/me/reauth', { challenge, passkey })).status).toBe(400);
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  const alone = await startAlone();
  expect((await answer(alone, key.answer(alone))).status).toBe(401);
});
