import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact, makePost } from '#testing/make.ts';

/** Lets the database grow by so many pages and no further, as a full disk does. */
function fillDisk({ ctx }: Awaited<ReturnType<typeof createTestApp>>, pagesLeft = 0): () => void {
  const { sqlite } = ctx.database;
  const pages = sqlite.pragma('page_count', { simple: true }) as number;
  sqlite.pragma(`max_page_count = ${pages + pagesLeft}`);
  return () => sqlite.pragma('max_page_count = 1073741823');
}

test('a full disk: a clear refusal, reads go on, what was taken is kept, and it ends by itself', async () => {
  const test = await createTestApp({ TRUST_PROXY: '1' });
  const { app, db } = test;
  const makeRoom = fillDisk(test, 6);
  let accepted = 0;
  const refusals: Response[] = [];
  for (let index = 0; index < 60; index += 1) {
    const from = { 'X-Forwarded-For': `192.0.2.${index}` };
    const res = await app.request('/api/contact', postJson(makeContact({ message: 'x'.repeat(2000) }), from));
    if (res.status === 201) accepted += 1;
    else refusals.push(res);
  }
  expect(accepted).toBeGreaterThan(0);
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal.status).toBe(507);
  expect(await refusals[0]!.json()).toEqual({ message: expect.stringContaining('no room left') });
  const count = async () => (await db.selectFrom('contacts').select('id').execute()).length;
  expect(await count()).toBe(accepted);
  expect((await db.selectFrom('outbox').select('id').execute()).length).toBe(accepted);
  expect((await app.request('/api/site')).status).toBe(200);
  expect((await app.request('/healthz')).status).toBe(200);
  makeRoom();
  expect((await app.request('/api/contact', postJson(makeContact()))).status).toBe(201);
  expect(await count()).toBe(accepted + 1);
});

test('a full disk under a crowd: every answer is true, for those who share a commit too', async () => {
  const test = await createTestApp({ TRUST_PROXY: '1' });
  fillDisk(test, 8);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const from = { 'X-Forwarded-For': `192.0.2.${index}` };
      const path = index % 2 ? '/api/contact' : '/api/newsletter';
      const body = index % 2 ? makeContact({ message: 'x'.repeat(1000) }) : { email: `ada${index}@example.com` };
      return test.app.request(path, postJson(body, from));
    }),
  );
  const accepted = answers.filter(({ status }) => status === 201).length;
  expect(new Set(answers.map(({ status }) => status))).toEqual(accepted > 0 ? new Set([201, 507]) : new Set([507]));
  const rows = async (table: 'contacts' | 'newsletterSubscribers') =>
    (await test.db.selectFrom(table).select('id').execute()).length;
  expect((await rows('contacts')) + (await rows('newsletterSubscribers'))).toBe(accepted);
});

const LONG = 'x'.repeat(900);

test.each([
  ['leads', '/api/contact', 'contacts', () => makeContact({ message: LONG })],
  ['popups', '/api/captain/popup-notifications', 'popupNotifications', () => ({ title: 'T', message: LONG })],
  ['posts', '/api/blog', 'blogPosts', (number: number) => makePost({ slug: `post-${number}`, content: LONG })],
] as const)('on a full disk with room held back, %s are all kept, each once', async (_, path, table, make) => {
  const test = await createTestApp();
  const { call } = await loginAs(test);
  const endFault = fillDisk(test);
  let madeRoom = 0;
  test.db.makeRoom = () => {
    endFault();
    madeRoom += 1;
    return true;
  };
  const statuses: number[] = [];
  while (madeRoom === 0 && statuses.length < 10) {
    statuses.push((await call('POST', path, make(statuses.length))).status);
  }
  expect(madeRoom).toBe(1);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await test.db.selectFrom(table).select('id').execute()).toHaveLength(statuses.length);
});

test('a crowd on a full disk with room held back is kept, each once', async () => {
  const test = await createTestApp({ TRUST_PROXY: '1' });
  const endFault = fillDisk(test);
  test.db.makeRoom = () => {
    endFault();
    return true;
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      test.app.request('/api/contact', postJson(makeContact(), { 'X-Forwarded-For': `192.0.2.${index}` })),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await test.db.selectFrom('contacts').select('id').execute()).toHaveLength(50);
  expect(await test.db.selectFrom('outbox').select('id').execute()).toHaveLength(50);
});

test('one bad write in a shared commit takes nobody else down', async () => {
  const { app, db } = await createTestApp();
  const [first, second, third] = await Promise.all([
    app.request('/api/contact', postJson(makeContact())),
    app.request('/api/bookings', postJson(makeBooking({ start: '2026-01-04T18:00:00Z' }))),
    app.request('/api/newsletter', postJson({ email: 'ada@example.com' })),
  ]);
  expect([first.status, second.status, third.status]).toEqual([201, 409, 201]);
  expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('newsletterSubscribers').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('consultationBookings').select('id').execute()).toEqual([]);
});
