import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { type ApiCall, fillPath, listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';

/** What anybody may call. All else is for captains: a new call that is meant for everybody is named here too. */
const OPEN_TO_ALL = [
  'POST /api/chatbot',
  'POST /api/contact',
  'POST /api/newsletter',
  'GET /api/newsletter/confirm/:token',
  'POST /api/newsletter/confirm/:token',
  'GET /api/newsletter/unsubscribe/:token',
  'POST /api/newsletter/unsubscribe/:token',
  'GET /api/slots',
  'POST /api/bookings',
  'GET /api/bookings/:token',
  'GET /api/bookings/:token/calendar.ics',
  'POST /api/bookings/:token/cancel',
  'POST /api/bookings/:token/reschedule',
  'GET /api/site',
  'GET /api/site/days',
  'GET /api/site/stamp',
  'POST /api/site/scheduler/:outcome{ready|failed}',
  'POST /api/captain/login',
  'POST /api/captain/logout',
  'GET /api/popup-notifications',
  'POST /api/popup-notifications/:id/events',
  'POST /api/page-views',
  'GET /api/blog',
  'GET /api/blog/featured',
  'GET /api/blog/preview/:token',
  'GET /api/blog/:slug',
  'GET /api/articles',
  'GET /api/tags',
];

type Harness = Awaited<ReturnType<typeof createTestApp>>;

function send({ app }: Harness, call: ApiCall, headers: Record<string, string> = {}) {
  const path = fillPath(call, (name) => (name === 'file' ? 'contacts.csv' : '1'));
  return app.request(path, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  });
}

/** The calls behind the guard; the first test makes sure that the guard is there. */
function guardedCalls(harness: Harness): ApiCall[] {
  return listCalls(harness).filter(({ method, path }) => !OPEN_TO_ALL.includes(`${method} ${path}`));
}

/** Those of `calls` that were not answered with `status`, as readable text. */
async function notAnsweredWith(status: number, harness: Harness, headers: Record<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of guardedCalls(harness)) {
    const res = await send(harness, call, headers);
    const { message } = (await res.json()) as { message?: unknown };
    if (res.status !== status || typeof message !== 'string') wrong.push(`${call.method} ${call.path}: ${res.status}`);
  }
  return wrong;
}

/** How many rows were written, changed or deleted since the database was opened. */
function changes({ ctx }: Harness): unknown {
  return ctx.database.sqlite.prepare('select total_changes()').pluck().get();
}

test('without a session the calls named here answer, and no other', async () => {
  const harness = await createTestApp();
  const open: string[] = [];
  for (const call of listCalls(harness)) {
    if ((await send(harness, call)).status !== 401) open.push(`${call.method} ${call.path}`);
  }
  expect(open.sort()).toEqual([...OPEN_TO_ALL].sort());
  expect(guardedCalls(harness).length).toBeGreaterThan(50);
});

describe('what is no session opens none of the captain’s calls', () => {
  const SECRET = 'x'.repeat(43);
  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['a made-up token', { Authorization: `Bearer ${SECRET}` }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: `Basic ${Buffer.from('captain:captain').toString('base64')}` }],
    ['a made-up cookie', { Cookie: `session=${SECRET}` }],
    ['many cookies of one name', { Cookie: 'session=; session=null; session=undefined; session=[object Object]' }],
    ['the cookie’s name under https', { Cookie: `__Host-session=${SECRET}` }],
    ['SQL', { Authorization: "Bearer '/**/or/**/1=1--" }],
    ['a token in the address of a proxy’s user', { 'X-Forwarded-User': 'captain', 'X-Remote-User': 'captain' }],
    ['an address of this very machine', { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '::1' }],
    ['a path written over', { 'X-Original-URL': '/api/site', 'X-Rewrite-URL': '/api/site' }],
    ['a method written over', { 'X-HTTP-Method-Override': 'GET', 'X-Method-Override': 'GET' }],
  ])('%s', async (_name, headers) => {
    const harness = await createTestApp();
    await loginAs(harness);
    const before = changes(harness);
    expect(await notAnsweredWith(401, harness, headers)).toEqual([]);
    expect(changes(harness)).toBe(before);
  });

  test('sessions that ended: unused for too long, logged out, of a captain switched off, and the stored hash', async () => {
    const harness = await createTestApp();
    const idle = await loginAs(harness, { username: 'idle' });
    harness.clock.advance(15 * 24 * 3600);
    const left = await loginAs(harness, { username: 'left' });
    await left.call('POST', '/api/captain/logout');
    const off = await loginAs(harness, { username: 'off' });
    const owner = await loginAs(harness, { username: 'owner' });
    await owner.call('PUT', `/api/captain/users/${off.user.id}`, { isActive: false });
    const [, id = ''] = owner.cookie.split('=');
    const hash = createHash('sha256').update(id).digest('hex');
    for (const { headers } of [idle, left, off]) expect(await notAnsweredWith(401, harness, headers)).toEqual([]);
    for (const value of [owner.token, hash, id.toLowerCase()]) {
      expect(await notAnsweredWith(401, harness, { Cookie: `session=${value}` })).toEqual([]);
    }
    expect((await owner.call('GET', '/api/captain/me')).status).toBe(200);
  });

  test('a bearer token without its cookie, of another session, or made up', async () => {
    const harness = await createTestApp();
    const { headers } = await loginAs(harness);
    const other = await loginAs(harness, { username: 'other' });
    const { Cookie: _cookie, ...withoutCookie } = headers;
    expect(await notAnsweredWith(401, harness, withoutCookie)).toEqual([]);
    for (const Authorization of [other.headers.Authorization, 'Bearer dead', 'Basic YTpi']) {
      expect(await notAnsweredWith(401, harness, { ...headers, Authorization })).toEqual([]);
    }
  });
});

describe('a living cookie, sent along by somebody else’s page, writes nothing', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['a name that begins like ours', { Origin: 'http://localhost:3000.evil.example' }],
    ['a name that ends like ours', { Origin: 'http://evillocalhost:3000' }],
    ['our name with a user before it', { Origin: 'http://localhost:3000@evil.example' }],
    ['another port', { Origin: 'http://localhost:3001' }],
    ['the other scheme', { Origin: 'https://localhost:3000' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['an empty origin', { Origin: '' }],
    ['two origins', { Origin: 'http://localhost:3000, https://evil.example' }],
    ['nowhere', {}],
    ['nowhere, as a fetch of ours', { 'Sec-Fetch-Site': 'same-origin' }],
    ['our own page, as a fetch of another site', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }],
    ['nowhere, with our address as referrer', { Referer: 'http://localhost:3000/captain' }],
    ['another site without Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour without Origin', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['another site that claims a fetch of ours', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
    ['another site with our host forwarded', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
    ['another site that calls itself a read', { Origin: 'https://evil.example', 'X-HTTP-Method-Override': 'GET' }],
  ])('%s', async (_name, headers) => {
    const harness = await createTestApp();
    const { cookie, token, call: callAsCaptain } = await loginAs(harness);
    const before = changes(harness);
    const allowed: string[] = [];
    const logins: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}` }];
    for (const call of guardedCalls(harness).filter(({ method }) => method !== 'GET')) {
      for (const login of logins) {
        const res = await send(harness, call, { Cookie: cookie, ...login, ...headers });
        if (res.status !== 403) allowed.push(`${call.method} ${call.path}: ${res.status}`);
      }
    }
    expect(allowed).toEqual([]);
    expect(changes(harness)).toBe(before);
    expect((await callAsCaptain('GET', '/api/captain/me')).status).toBe(200);
  });

  test('no call invites another site in', async () => {
    const harness = await createTestApp();
    const { cookie } = await loginAs(harness);
    for (const call of listCalls(harness)) {
      const ask = { Origin: 'https://evil.example', 'Access-Control-Request-Method': call.method, Cookie: cookie };
      for (const method of [call.method, 'OPTIONS']) {
        const { headers } = await send(harness, { ...call, method }, ask);
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });
});
