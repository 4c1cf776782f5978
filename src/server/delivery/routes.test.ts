import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OutboxPageJson } from '#shared/outbox.schema.ts';
import { createMailApp } from '#testing/create-mail-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';

test('without a mail server the stored message can be read, and sending it names what is missing', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await harness.app.request('/api/contact', postJson(makeContact()));
  const page = (await call('GET', '/api/captain/outbox')).body as OutboxPageJson;
  expect(page.counts.kept).toBe(1);
  expect(page.channels).toEqual({ mail: false, webhook: false });
  expect(page.messages[0]).toMatchObject({
    subject: 'Ada Byron wrote to you',
    status: 'kept',
    to: 'hello@example.com',
  });
  expect(page.messages[0]?.text).toContain('We retype every job sheet into two systems.');
  const again = await call('POST', `/api/captain/outbox/${page.messages[0]?.id}/send`);
  expect([again.status, again.body.message]).toEqual([409, 'Nothing can be sent: no mail server is set up']);
  expect((await call('POST', '/api/captain/outbox/test')).status).toBe(409);
  expect((await call('POST', '/api/captain/outbox/99/send')).status).toBe(404);
});

test('a failed message can be sent again; a test mail arrives', async () => {
  const harness = await createMailApp();
  const { smtp, worker } = harness;
  const { call } = await loginAs(harness);
  smtp.setMood({ kind: 'answer', reply: '550 no such user' });
  await harness.app.request('/api/contact', postJson(makeContact()));
  await worker.drain();
  const failed = (await call('GET', '/api/captain/outbox?status=failed')).body as OutboxPageJson;
  expect(failed.messages).toMatchObject([{ audience: 'visitor', to: 'ada@example.com' }]);
  expect(failed.messages[0]?.reason).toContain('550');
  smtp.setMood({ kind: 'fine' });
  expect((await call('POST', `/api/captain/outbox/${failed.messages[0]?.id}/send`)).status).toBe(202);
  expect((await call('POST', '/api/captain/outbox/test')).status).toBe(202);
  await worker.drain();
  // They are sent at the same time.
  expect(smtp.mails.map((mail) => mail.headers['x-event']).sort()).toEqual(['contact.created', 'test']);
});

test('pagination: the next page starts after the last row', async () => {
  const harness = await createTestApp({ TRUST_PROXY: '1' });
  const { call } = await loginAs(harness);
  for (let index = 0; index < 60; index += 1) {
    const from = { 'X-Forwarded-For': `192.0.2.${index}` };
    await harness.app.request('/api/contact', postJson(makeContact(), from));
  }
  const first = (await call('GET', '/api/captain/outbox')).body as OutboxPageJson;
  const second = (await call('GET', `/api/captain/outbox?before=${first.before}`)).body as OutboxPageJson;
  expect([first.messages.length, second.messages.length, second.before]).toEqual([50, 10, null]);
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(60);
});

test('a message of an event that this version does not know is listed by its name', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await harness.app.request('/api/contact', postJson(makeContact()));
  await sql`update outbox set event = 'invoice.paid'`.execute(harness.db);
  const { status, body } = await call('GET', '/api/captain/outbox');
  expect(status).toBe(200);
  expect(body.messages[0]).toMatchObject({ event: 'invoice.paid', subject: 'invoice.paid' });
});
