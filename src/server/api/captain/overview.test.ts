import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';

test('the overview counts what came in, day by day', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const day = 24 * 3600;
  await harness.app.request('/api/contact', postJson(makeContact()));
  harness.clock.advance(8 * day);
  const { call: callAgain } = await loginAs(harness, { username: 'second' });
  await harness.app.request('/api/contact', postJson(makeContact({ email: 'bob@example.com' })));
  await harness.app.request('/api/newsletter', postJson({ email: 'cleo@example.com' }));
  await harness.app.request('/api/page-views', postJson({ path: '/about' }));
  await harness.app.request('/api/page-views', postJson({ path: '/captain' }));
  const { body } = await callAgain('GET', '/api/captain/overview');
  expect(body.leads).toMatchObject({ thisWeek: 2, lastWeek: 1 });
  expect(body.leads.days).toHaveLength(28);
  expect(body.leads.days.at(-1)).toEqual({ day: '2026-01-13', count: 2 });
  expect(body.messages).toMatchObject({ thisWeek: 1, lastWeek: 1 });
  expect(body.views).toMatchObject({ thisWeek: 1 });
  expect(body.topPages).toEqual([{ path: '/about', views: 1 }]);
  expect(body.waiting).toEqual({ count: 2, since: '2026-01-05T12:00:00Z' });
  expect(body.subscribed).toBe(1);
  expect(body.notices.map(({ text }: { text: string }) => text).join()).toContain('placeholder');
  expect((await call('GET', '/api/captain/overview')).status).toBe(200);
});
