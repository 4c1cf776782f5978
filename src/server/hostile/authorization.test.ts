import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { type ApiCall, fillPath, listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';

/** Calls that need no login. A new call needs one unless it is added here. */
const PUBLIC_CALLS = [
  'GET /api/openapi.json',
  'POST /api/chatbot',
  'POST /api/contact',
  'POST /api/newsletter',
  'GET /api/newsletter/confirm/:token',
  'POST /api/newsletter/confirm/:token',
  'GET /api/newsletter/unsubscribe/:token',
  'POST /api/newsletter/unsubscribe/:token',
  'GET /api/newsletter/interests/:token',
  'POST /api/newsletter/interests/:token',
  'POST /api/newsletter/bounces',
  'GET /api/newsletter/archive',
  'GET /api/newsletter/archive/:slug',
  'GET /api/slots',
  'GET /api/meetings',
  'GET /api/meetings/:slug',
  'POST /api/bookings',
  'GET /api/bookings/:token',
  'GET /api/bookings/:token/calendar.ics',
  'POST /api/bookings/:token/cancel',
  'POST /api/bookings/:token/reschedule',
  'GET /api/content',
  'GET /api/content/page',
  'GET /api/site',
  'GET /api/site/days',
  'GET /api/site/stamp',
  'POST /api/site/scheduler/:outcome',
  'POST /api/captain/login',
  'POST /api/captain/login/passkey',
  'POST /api/captain/login/factor',
  'POST /api/captain/logout',
  'POST /api/captain/password/forgot',
  'POST /api/captain/password/reset',
  'POST /api/captain/invitation',
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
    ...(/GET|HEAD/.test(call.method) ? {} : { body: '{}' }),
  });
}

/** The calls that need a login; the first test checks that they do. */
function guardedCalls(harness: Harness): ApiCall[] {
  return listCalls(harness).filter(({ method, path }) => !PUBLIC_CALLS.includes(`${method} ${path}`));
}

/** Sends each call that needs a login. @returns those whose status is not `status`, as text. */
async function callsWithoutStatus(
  status: number,
  harness: Harness,
  headers: Record<string, string>,
): Promise<string[]> {
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

test('401 without a session for every call that is not public', async () => {
  const harness = await createTestApp();
  const open: string[] = [];
  for (const call of listCalls(harness)) {
    if ((await send(harness, call)).status !== 401) open.push(`${call.method} ${call.path}`);
    else if (call.method === 'GET') expect((await send(harness, { ...call, method: 'HEAD' })).status).toBe(401);
  }
  expect(open.sort()).toEqual([...PUBLIC_CALLS].sort());
  expect(guardedCalls(harness).length).toBeGreaterThan(50);
});

describe('401: rejects invalid credentials', () => {
  const SECRET = 'x'.repeat(43);
  let harness: Harness;
  beforeAll(async () => {
    harness = await createTestApp();
    await loginAs(harness);
  });

  test.each<[string, Record<string, string>]>([
    ['no credentials', {}],
    ['a made-up token', { Authorization: `Bearer ${SECRET}` }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: `Basic ${Buffer.from('captain:captain').toString('base64')}` }],
    ['a made-up cookie', { Cookie: `session=${SECRET}` }],
    ['many cookies of one name', { Cookie: 'session=; session=null; session=undefined; session=[object Object]' }],
    ['the cookie name of https', { Cookie: `__Host-session=${SECRET}` }],
    ['SQL injection in the token', { Authorization: "Bearer '/**/or/**/1=1--" }],
    ['X-Forwarded-User and X-Remote-User', { 'X-Forwarded-User': 'captain', 'X-Remote-User': 'captain' }],
    ['X-Forwarded-For with a loopback address', { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '::1' }],
    ['X-Original-URL and X-Rewrite-URL', { 'X-Original-URL': '/api/site', 'X-Rewrite-URL': '/api/site' }],
    ['X-HTTP-Method-Override', { 'X-HTTP-Method-Override': 'GET', 'X-Method-Override': 'GET' }],
  ])('%s', async (_name, headers) => {
    const before = changes(harness);
    expect(await callsWithoutStatus(401, harness, headers)).toEqual([]);
    expect(changes(harness)).toBe(before);
  });

  test('sessions that expired or were logged out, of a deactivated captain, and the stored session hash', async () => {
    const harness = await createTestApp();
    const idle = await loginAs(harness, { username: 'idle' });
    harness.clock.advance(15 * 24 * 3600);
    const loggedOut = await loginAs(harness, { username: 'left' });
    await loggedOut.call('POST', '/api/captain/logout');
    const deactivated = await loginAs(harness, { username: 'off' });
    const owner = await loginAs(harness, { username: 'owner' });
    await owner.call('PUT', `/api/captain/users/${deactivated.user.id}`, { isActive: false });
    const [, id = ''] = owner.cookie.split('=');
    const hash = createHash('sha256').update(id).digest('hex');
    for (const { headers } of [idle, loggedOut, deactivated])
      expect(await callsWithoutStatus(401, harness, headers)).toEqual([]);
    for (const value of [owner.token, hash, id.toLowerCase()]) {
      expect(await callsWithoutStatus(401, harness, { Cookie: `session=${value}` })).toEqual([]);
    }
    expect((await owner.call('GET', '/api/captain/me')).status).toBe(200);
  });

  test('a bearer token without its cookie, of another session, or made up', async () => {
    const harness = await createTestApp();
    const { headers } = await loginAs(harness);
    const other = await loginAs(harness, { username: 'other' });
    const { Cookie: _cookie, ...withoutCookie } = headers;
    expect(await callsWithoutStatus(401, harness, withoutCookie)).toEqual([]);
    for (const Authorization of [other.headers.Authorization, 'Bearer dead', 'Basic YTpi']) {
      expect(await callsWithoutStatus(401, harness, { ...headers, Authorization })).toEqual([]);
    }
  });
});

describe('CSRF: 403 for a write with a valid cookie from', () => {
  let harness: Harness;
  let captain: Awaited<ReturnType<typeof loginAs>>;
  beforeAll(async () => {
    harness = await createTestApp();
    captain = await loginAs(harness);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['a host that begins with our host', { Origin: 'http://localhost:3000.evil.example' }],
    ['a host that ends with our host', { Origin: 'http://evillocalhost:3000' }],
    ['our host as a user name', { Origin: 'http://localhost:3000@evil.example' }],
    ['another port', { Origin: 'http://localhost:3001' }],
    ['the other scheme', { Origin: 'https://localhost:3000' }],
    ['a sandboxed frame (null)', { Origin: 'null' }],
    ['an empty origin', { Origin: '' }],
    ['two origins', { Origin: 'http://localhost:3000, https://evil.example' }],
    ['no Origin', {}],
    ['no Origin, Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['our origin, Sec-Fetch-Site: cross-site', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }],
    ['no Origin, our address as Referer', { Referer: 'http://localhost:3000/captain' }],
    ['no Origin, Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['no Origin, Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['no Origin, Sec-Fetch-Site: none', { 'Sec-Fetch-Site': 'none' }],
    [
      'another origin, Sec-Fetch-Site: same-origin',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['another origin with X-Forwarded-Host', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
    [
      'another origin with X-HTTP-Method-Override: GET',
      { Origin: 'https://evil.example', 'X-HTTP-Method-Override': 'GET' },
    ],
  ])('%s', async (_name, headers) => {
    const { cookie, token, call: callAsCaptain } = captain;
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

  test('CORS: no response allows another origin', async () => {
    for (const call of listCalls(harness)) {
      const preflight = {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': call.method,
        Cookie: captain.cookie,
      };
      for (const method of [call.method, 'OPTIONS']) {
        const { headers } = await send(harness, { ...call, method }, preflight);
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });
});
