import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';

test('exports hold every row, and no cell that a spreadsheet would run', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const message = '=HYPERLINK("https://evil.example"),\nsecond line';
  await harness.app.request('/api/contact', postJson(makeContact({ message, company: '+1 Plumbing' })));
  const res = await harness.app.request('/api/captain/export/contacts.csv', {
    headers: (await loginAs(harness, { username: 'second' })).headers,
  });
  expect(res.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(res.headers.get('content-disposition')).toBe('attachment; filename="contacts-2026-01-05.csv"');
  const text = await res.text();
  expect(text).toContain('"\'=HYPERLINK(""https://evil.example""),\nsecond line"');
  expect(text).toContain('"\'+1 Plumbing"');
  expect((await call('GET', '/api/captain/export/sessions.csv')).status).toBe(404);
  expect((await call('GET', '/api/captain/export/constructor.csv')).status).toBe(404);
  for (let count = 0; count < 1005; count += 1) {
    const now = harness.clock.now();
    await harness.db
      .insertInto('newsletterSubscribers')
      .values({ email: `s${count}@example.com`, createdAt: now })
      .execute();
  }
  const subscribers = await call('GET', '/api/captain/export/subscribers.csv');
  expect(subscribers.body.trim().split('\r\n')).toHaveLength(1006);
});

test('the backup is a whole database', async () => {
  const harness = await createTestApp({ DATA_DIR: '/dev/null/none' });
  const { headers } = await loginAs(harness);
  const res = await harness.app.request('/api/captain/backup', { headers });
  expect(res.status).toBe(200);
  const bytes = Buffer.from(await res.arrayBuffer());
  expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(bytes).toHaveLength(Number(res.headers.get('content-length')));
  expect(res.headers.get('content-disposition')).toContain('.db"');
});
