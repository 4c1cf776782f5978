import { expect, test } from 'vitest';
import { listSubscribers } from '#server/repositories/newsletter-subscribers.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';

test('subscribes once, gives the same answer for an address already there, and remembers the pages', async () => {
  const { app, db } = await createTestApp();
  const send = (email: string, page: string) => app.request('/api/newsletter', postJson({ email, page }));
  const first = await send(' ada@example.com ', '/');
  const second = await send('ADA@example.com', '/services/llm-chatbots');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await first.json()).toEqual(await second.json());
  expect(await listSubscribers(db)).toMatchObject([{ email: 'ada@example.com', subscribed: true, page: '/' }]);
  const interests = await db.selectFrom('interests').select('page').orderBy('page').execute();
  expect(interests.map(({ page }) => page)).toEqual(['/', '/services/llm-chatbots']);
});

test('an address that had left is subscribed again', async () => {
  const { app, db } = await createTestApp();
  await app.request('/api/newsletter', postJson({ email: 'ada@example.com' }));
  await db.updateTable('newsletterSubscribers').set({ subscribed: 0 }).execute();
  await app.request('/api/newsletter', postJson({ email: 'ada@example.com' }));
  expect(await listSubscribers(db)).toMatchObject([{ subscribed: true }]);
});

test.each([
  [{}, 'Please give your email address'],
  [{ email: '   ' }, 'Please give your email address'],
  [{ email: 'ada' }, 'This address looks incomplete'],
])('refuses %j and stores nothing', async (body, message) => {
  const { app, db } = await createTestApp();
  const res = await app.request('/api/newsletter', postJson(body));
  expect(res.status).toBe(400);
  expect(await res.json()).toEqual({ message, issues: [{ path: 'email', message }] });
  expect(await listSubscribers(db)).toEqual([]);
});
