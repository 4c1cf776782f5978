import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { addCaptain } from '#testing/login-as.ts';
import { setPassword } from './users.ts';

const ADA = { username: 'ada', password: 'a long password', email: 'ada@example.com', name: 'Ada Byron' };

interface Attempt {
  username?: string;
  password?: string;
  address?: string;
  cookie?: string;
}

/** `attempt` logs in, right unless told otherwise; `failTimes` expects 401 each time, then 429. */
async function appWithAda() {
  const harness = await createTestApp({ TRUST_PROXY: '1' });
  await addCaptain(harness, ADA);
  const attempt = ({ username = 'ada', password = ADA.password, address = '192.0.2.1', cookie }: Attempt = {}) =>
    harness.app.request(
      '/api/captain/login',
      postJson({ username, password }, { 'X-Forwarded-For': address, ...(cookie ? { Cookie: cookie } : {}) }),
    );
  const failUntilRefused = async (times: number, from: Attempt = {}) => {
    for (let tries = 0; tries < times; tries += 1) {
      expect((await attempt({ ...from, password: 'wrong' })).status).toBe(401);
    }
    expect((await attempt({ ...from, password: 'wrong' })).status).toBe(429);
  };
  return { ...harness, attempt, failUntilRefused };
}

/** The cookie that tells the server that this browser has logged in before. */
function deviceCookieOf(login: Response): string {
  const cookie = login.headers.getSetCookie().find((value) => value.startsWith('device='));
  return cookie?.split(';')[0] ?? '';
}

test('rate limit: 429 after five failed logins, for at most two minutes, until a correct login', async () => {
  const { clock, attempt, failUntilRefused } = await appWithAda();
  await failUntilRefused(5);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('4');
  clock.advance(4);
  for (let tries = 0; tries < 4; tries += 1) {
    expect((await attempt({ password: 'wrong', address: `198.51.100.${tries}` })).status).toBe(401);
    clock.advance(120);
  }
  expect((await attempt()).status).toBe(200);
  expect((await attempt({ password: 'wrong' })).status).toBe(401);
});

test('nobody waits longer after the clock was set back', async () => {
  const { clock, attempt, failUntilRefused } = await appWithAda();
  await failUntilRefused(5);
  clock.advance(-30 * 24 * 3600);
  await failUntilRefused(1);
  clock.advance(8);
  expect((await attempt()).status).toBe(200);
});

test('a password set in the shell ends the rate limit', async () => {
  const { ctx, attempt, failUntilRefused } = await appWithAda();
  await failUntilRefused(5);
  await setPassword(ctx, 'ada', 'another password');
  expect((await attempt({ password: 'another password' })).status).toBe(200);
});

test('failures from 240 addresses do not lock out a browser that has logged in before, whatever its address is now', async () => {
  const { clock, attempt } = await appWithAda();
  let cookie = deviceCookieOf(await attempt());
  const own: number[] = [];
  for (let tries = 0; tries < 240; tries += 1) {
    const { status } = await attempt({ password: 'wrong', address: `198.51.100.${tries}` });
    expect([401, 429]).toContain(status);
    if (tries % 2) clock.advance(1);
    if (tries % 20 !== 19) continue;
    const login = await attempt({ address: `203.0.113.${tries % 256}`, cookie });
    own.push(login.status);
    cookie = deviceCookieOf(login);
  }
  expect(own).toEqual(Array(12).fill(200));
});

test('a browser that has logged in before has a counter of its own', async () => {
  const { attempt, failUntilRefused } = await appWithAda();
  const cookie = deviceCookieOf(await attempt());
  await failUntilRefused(5, { cookie });
  expect((await attempt({ cookie })).status).toBe(429);
  expect((await attempt()).status).toBe(200);
});

test('a login of a known browser does not reset the counter of the others', async () => {
  const { attempt, failUntilRefused } = await appWithAda();
  const cookie = deviceCookieOf(await attempt());
  await failUntilRefused(5, { address: '198.51.100.7' });
  expect((await attempt({ cookie })).status).toBe(200);
  expect((await attempt({ password: 'wrong', address: '203.0.113.5' })).status).toBe(429);
});

test('a forged device cookie, or one of another account, is ignored and is no login', async () => {
  const { app, ctx, attempt, failUntilRefused } = await appWithAda();
  await addCaptain({ ctx }, { ...ADA, username: 'bob' });
  const own = deviceCookieOf(await attempt());
  const bobs = deviceCookieOf(await attempt({ username: 'bob' }));
  await failUntilRefused(5, { address: '198.51.100.7' });
  const forged = [
    bobs,
    bobs.replace('bob', 'ada'),
    own.slice(0, -4),
    'device=ada',
    own.replace(/device%3A(.)/, (_, first) => `device%3A${first === 'A' ? 'B' : 'A'}`),
  ];
  for (const cookie of forged) expect((await attempt({ cookie })).status).toBe(429);
  expect((await app.request('/api/captain/me', { headers: { Cookie: own } })).status).toBe(401);
  expect((await attempt({ cookie: own })).status).toBe(200);
});

test('a restart does not reset the counters', async () => {
  const { ctx, failUntilRefused } = await appWithAda();
  await failUntilRefused(5);
  const restarted = await createTestApp({ TRUST_PROXY: '1' }, ctx.database);
  expect((await restarted.app.request('/api/captain/login', postJson(ADA))).status).toBe(429);
});

test('concurrent failed logins are counted', async () => {
  const { attempt } = await appWithAda();
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt({ password: 'wrong' })));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('many right logins at once are all accepted, and leave no failure behind', async () => {
  const { attempt, failUntilRefused } = await appWithAda();
  const answers = await Promise.all(Array.from({ length: 24 }, () => attempt()));
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  await failUntilRefused(5);
});

test('a right login among concurrent wrong ones does not get them more guesses than the limit', async () => {
  const { attempt } = await appWithAda();
  const passwords = [...Array(12).fill('wrong'), ADA.password];
  const answers = await Promise.all(passwords.map((password) => attempt({ password })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(8).fill(429)]);
});

test('429 for an address that tries many accounts, not for other addresses', async () => {
  const { attempt } = await appWithAda();
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt({ username: `guess${tries}` })).status).toBe(401);
  expect((await attempt()).status).toBe(429);
  expect((await attempt({ address: '192.0.2.2' })).status).toBe(200);
});
