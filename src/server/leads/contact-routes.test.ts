import { expect, test } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { makeContact } from '#testing/make.ts';
import { listContactPage } from './queries.ts';
import { makeStamp } from './spam-guard.ts';

const contactsOf = async (db: Db) => (await listContactPage(db, { q: '', limit: 100, offset: 0 })).rows;

test('201: the message is stored before the response', async () => {
  const { app, db, clock } = await createTestApp();
  const res = await app.request('/api/contact', postJson(makeContact({ page: '/', referrer: 'https://example.org/' })));
  expect(res.status).toBe(201);
  expect(await res.json()).toEqual({ message: expect.stringContaining('5 minutes') });
  expect(await contactsOf(db)).toEqual([
    {
      id: 1,
      ...makeContact(),
      page: '/',
      referrer: 'https://example.org/',
      createdAt: clock.now(),
      responded: false,
    },
  ]);
});

test('company and budget are optional', async () => {
  const { app, db } = await createTestApp();
  for (const rest of [
    { company: undefined, budget: undefined },
    { company: '', budget: '' },
    { company: null, budget: null },
  ]) {
    expect((await app.request('/api/contact', postJson(makeContact(rest)))).status).toBe(201);
  }
  expect((await contactsOf(db)).map(({ company, budget }) => [company, budget])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test.each([
  ['firstName', { firstName: '  ' }, 'Please give your first name'],
  ['lastName', { lastName: undefined }, 'Please give your last name'],
  ['email', { email: 'ada@' }, 'This address looks incomplete'],
  ['email', { email: '' }, 'Please give your email address'],
  ['message', { message: '' }, 'Please write a message'],
  ['service', { service: [] }, 'Please select at least one service'],
  ['service', { service: undefined }, 'Please select at least one service'],
  ['service.0', { service: ['time-travel'] }, 'Please choose from the list'],
  ['budget', { budget: 'a lot' }, 'Please choose from the list'],
  ['message', { message: 'x'.repeat(5001) }, 'Please keep this under 5000 characters'],
])('400: rejects %s by name and stores nothing', async (path, override, message) => {
  const { app, db } = await createTestApp();
  const res = await app.request('/api/contact', postJson(makeContact(override)));
  expect(res.status).toBe(400);
  expect(await res.json()).toEqual({ message, issues: [{ path, message }] });
  expect(await contactsOf(db)).toEqual([]);
});

test('415, 400 and 413: rejects other types, invalid JSON and large bodies', async () => {
  const { app } = await createTestApp();
  const form = await app.request('/api/contact', { method: 'POST', body: new URLSearchParams({ firstName: 'Ada' }) });
  expect(form.status).toBe(415);
  const broken = await app.request('/api/contact', { ...postJson({}), body: '{"firstName":' });
  expect(broken.status).toBe(400);
  const big = await app.request('/api/contact', postJson(makeContact({ message: 'x'.repeat(1024 * 1024) })));
  expect(big.status).toBe(413);
});

test('spam: rejects a filled honeypot field and a stamp that is forged or too old; a form may be sent at once', async () => {
  const { app, ctx, db, clock } = await createTestApp();
  const stamp = makeStamp(ctx);
  const send = (extras: Record<string, string>) => app.request('/api/contact', postJson(makeContact(extras)));
  expect((await send({ website: 'https://spam.example' })).status).toBe(400);
  expect((await send({ stamp: `${stamp}x` })).status).toBe(400);
  expect(await contactsOf(db)).toEqual([]);
  expect((await send({ stamp })).status).toBe(201);
  clock.advance(30 * 24 * 3600 + 1);
  expect((await send({ stamp })).status).toBe(400);
  clock.advance(-24 * 3600);
  expect((await send({ stamp })).status).toBe(201);
});

test('rate limit: 429 with Retry-After for one address, not for others', async () => {
  const { app, clock } = await createTestApp({ TRUST_PROXY: '1' });
  const send = (address: string) =>
    app.request('/api/contact', postJson(makeContact(), { 'X-Forwarded-For': address }));
  for (let count = 0; count < 20; count += 1) expect((await send('192.0.2.1')).status).toBe(201);
  const refused = await send('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('192.0.2.2')).status).toBe(201);
  clock.advance(-24 * 3600);
  for (let count = 0; count < 20; count += 1) expect((await send('192.0.2.1')).status).toBe(201);
  expect((await send('192.0.2.1')).status).toBe(429);
  clock.advance(3601);
  expect((await send('192.0.2.1')).status).toBe(201);
});
