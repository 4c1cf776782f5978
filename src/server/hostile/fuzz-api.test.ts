import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { type ApiCall, fillPath, listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';
import { inLong } from '#testing/long.ts';
import { makeBooking, makeContact, makePost } from '#testing/make.ts';

/** Runs for each call; a failure is reported with the seed that repeats it. */
const RUNS = inLong(4, 40);
const TIMEOUT_MS = inLong(120_000, 1_200_000);
/** Much longer than any call takes on a busy machine: it names the call that hangs. */
const HANGS_AFTER_MS = 20_000;

/** Valid fields for all calls, so that an odd one is reached by later checks. */
const GOOD = {
  ...makeContact(),
  ...makeBooking(),
  ...makePost(),
  username: 'somebody',
  password: 'a password for tests',
  name: 'Somebody',
  role: 'admin',
  isActive: true,
  delay: 3,
  showOnce: false,
  buttonText: 'Go',
  buttonLink: '/about',
  event: 'view',
  path: '/about',
  responded: true,
  subscribed: false,
  status: 'confirmed',
  filenames: ['a.png'],
  sessionId: null,
  date: '2026-02-02',
  time: '10:00',
  isEnabled: true,
  reason: 'x',
  startDate: '2026-02-02',
  endDate: '2026-02-03',
  dayOfWeek: 1,
  dayOfMonth: 1,
  description: 'x',
  timezone: 'UTC',
  hours: [],
  owner_name: 'Alex Rivera',
  minimumAdvanceMinutes: 15,
  maximumFutureDays: 30,
  notes: 'x',
};
/** An object in place of every string: some of zod's checks throw on it. */
const EVERY_FIELD_ODD = Object.fromEntries(
  ['email', ...Object.keys(GOOD)].map((name) => [name, { toString: false, length: { toString: 0 } }]),
);
/** Fields for which calls need different values, or that must be unique. */
const varied = fc.record(
  {
    type: fc.constantFrom('consultation', 'strategy', 'single', 'range', 'weekly', 'monthly'),
    slug: fc.nat().map((number) => `post-${number}`),
    username: fc.nat().map((number) => `captain-${number}`),
    start: fc.constantFrom('2026-01-06T18:00:00Z', '2026-01-07T20:30:00+01:00', '0001-01-01T00:00:00Z'),
  },
  { requiredKeys: [] },
);

/** Values that have broken programs before. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u2028</script><script>pwned()</script>',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "'; drop table contacts; --",
    '%00%0d%0aSet-Cookie: a=b',
    '\r\nSet-Cookie: a=b',
    '9'.repeat(400),
    '1e999',
    'NaN',
    '-0',
    '2026-02-30',
    '+275760-09-13T00:00:00Z',
    'Etc/Nowhere',
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    true,
    null,
    [],
    {},
    { toString: false, length: { toString: 0 } },
    { length: 1e9, valueOf: null, toString: null },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', ''), fc.string());
const body = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue({ depthSize: 'medium' }) },
  { weight: 1, arbitrary: fc.dictionary(key, odd) },
  // A valid body in which some fields are replaced.
  {
    weight: 4,
    arbitrary: fc
      .tuple(varied, fc.array(fc.tuple(fc.constantFrom(...Object.keys(GOOD)), odd), { maxLength: 2 }))
      .map(([some, spoiled]) => ({ ...GOOD, ...some, ...Object.fromEntries(spoiled) })),
  },
);
/** `null` stands for an existing value. */
const parameter = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    '0',
    '-1',
    '9'.repeat(15),
    '9'.repeat(30),
    '1e3',
    '0x1',
    '..%2f..',
    '%00',
    '%',
    '%E0%A4%A',
    '%F0%9F%92%A9',
    '__proto__',
    'constructor',
    'NaN',
    '%2e%2e%2f',
    '1;drop',
    'a'.repeat(2_000),
  ),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);
const query = fc.dictionary(
  fc.constantFrom('page', 'limit', 'q', 'tag', 'before', 'status', 'all', 'type', 'from', 'days', 'timezone', 'sort'),
  odd.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  { maxKeys: 4 },
);

test(
  'fuzzing: every call answers any JSON body, path and query in JSON and without a 500',
  async () => {
    const { harness } = await createStoredApp({ TRUST_PROXY: '1' });
    const { app, clock } = harness;
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let captain = await loginAs(harness);
    await captain.call('POST', '/api/blog', makePost());
    await captain.call('POST', '/api/captain/popup-notifications', { title: 'T', message: 'M' });
    await captain.call('POST', '/api/contact', makeContact());
    const { body: booked } = await captain.call('POST', '/api/bookings', makeBooking());
    const there: Record<string, string> = { slug: 'hello-world', token: booked.booking.token, file: 'contacts.csv' };
    let count = 0;

    async function send(
      call: ApiCall,
      given: { parameter: string | null; query: Record<string, string>; body: unknown },
    ) {
      count += 1;
      // Each from a different address, so that no rate limit applies.
      const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
      const path = `${fillPath(call, (name) => given.parameter ?? there[name] ?? '1')}?${new URLSearchParams(given.query)}`;
      return fetch(url + path, {
        method: call.method,
        headers: { ...captain.headers, 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        signal: AbortSignal.timeout(HANGS_AFTER_MS),
        ...(call.method === 'GET' ? {} : { body: JSON.stringify(given.body) }),
      });
    }

    // Deletions come last, so that the other calls find something.
    const calls = listCalls(harness).sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    for (const call of calls) {
      const given = fc.record({ parameter, query, body });
      await fc.assert(
        fc.asyncProperty(given, async (input) => {
          const res = await send(call, input);
          const text = await res.text();
          const told = `${call.method} ${call.path}: ${res.status} ${text.slice(0, 200)}`;
          expect(res.status, told).toBeLessThan(500);
          if (res.status < 400) return;
          expect(res.headers.get('content-type'), told).toBe('application/json');
          expect(JSON.parse(text).message, told).toEqual(expect.any(String));
        }),
        { numRuns: RUNS, examples: [[{ parameter: null, query: {}, body: EVERY_FIELD_ODD }]] },
      );
      // Some calls end their own session.
      clock.advance(60);
      const { status } = await captain.call('GET', '/api/captain/me');
      if (status !== 200) captain = await loginAs(harness, { username: `captain${count}` });
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
  TIMEOUT_MS,
);
