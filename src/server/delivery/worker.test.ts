import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { resetFactors, setPassword } from '#server/auth/auth.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { addCaptain } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';
import { enqueue } from './enqueue.ts';
import { listFailed } from './outage-queries.ts';
import { listOutbox } from './queries.ts';
import { backoffSeconds } from './sender.ts';
import { createDeliveryWorker } from './worker.ts';

async function setUp(env: Record<string, string> = {}) {
  const smtp = await startFakeSmtp();
  const webhook = await startFakeWebhook();
  const test = await createTestApp({
    SMTP_URL: smtp.url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: 'shared secret',
    OWNER_EMAIL: 'owner@example.com',
    ...env,
  });
  const worker = createDeliveryWorker(test.ctx);
  onTestFinished(async () => {
    await worker.stop();
    await smtp.close();
    await webhook.close();
  });
  const send = (overrides = {}) => test.app.request('/api/contact', postJson(makeContact(overrides)));
  const statuses = async () =>
    (await listOutbox(test.db, { limit: 100 })).map((row) => `${row.channel} ${row.audience} ${row.status}`).sort();
  return { ...test, smtp, webhook, worker, send, statuses };
}

test('a contact message reaches the owner, the visitor and the webhook', async () => {
  const { smtp, webhook, worker, send, statuses } = await setUp();
  await send();
  await worker.drain();
  expect(await statuses()).toEqual(['mail owner sent', 'mail visitor sent', 'webhook owner sent']);
  const owner = smtp.mails.find((mail) => mail.to[0] === 'owner@example.com');
  expect(owner?.parsed.replyTo).toEqual([{ name: 'Ada Byron', address: 'ada@example.com' }]);
  expect(owner?.parsed.text).toContain('We retype every job sheet');
  expect(owner?.parsed.html).toContain('mailto:ada@example.com?subject=');
  expect(smtp.mails.find((mail) => mail.to[0] === 'ada@example.com')?.raw).toContain('Hello Ada');
  const [request] = webhook.requests;
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    event: 'contact.created',
    id: request?.headers['x-webhook-id'],
    timestamp: '2026-01-05T12:00:00Z',
    data: { email: 'ada@example.com', service: ['n8n-workflow-automation'] },
  });
  const signature = createHmac('sha256', 'shared secret')
    .update(request?.body ?? '')
    .digest('hex');
  expect(request?.headers['x-webhook-signature']).toBe(`sha256=${signature}`);
});

test.each(['=?utf-8?q?Your_invoice?=', 'See =?UTF-8?B?w5w=?= and "this"', `${'=?x?q?y?= Ünï '.repeat(12)}😀`])(
  'a subject that looks encoded arrives as it was written: %s',
  async (subject) => {
    const { ctx, db, smtp, worker } = await setUp();
    const visitor = { email: 'ada@example.com', payload: { subject, html: '', text: 'Hi' } };
    await enqueue(ctx, db, { event: 'test', payload: {}, tellOwner: false, visitor });
    await worker.drain();
    expect(smtp.mails[0]?.parsed.subject).toBe(subject);
    expect(smtp.mails[0]?.headers.subject).not.toContain(subject.slice(0, 10));
  },
);

test.each([
  ['Mary-Jane', 'Hello Mary-Jane,'],
  ["J. O'Neil", "Hello J. O'Neil,"],
  ['Zoë Anne', 'Hello Zo'],
  ['WIN at evil.example', 'Hello,'],
  ['Eve https://evil.example', 'Hello,'],
  ['Eve\n\nPay here', 'Hello,'],
])('a visitor’s mail greets by name only when the name is a plain name: %j', async (firstName, greeting) => {
  const { smtp, worker, send } = await setUp();
  await send({ firstName });
  await worker.drain();
  const raw = smtp.mails.find((mail) => mail.to[0] === 'ada@example.com')?.raw ?? '';
  expect(raw.replace(/=\r\n/g, '')).toContain(greeting);
  expect(raw).not.toMatch(/evil\.example|Pay here/);
});

test('without mail set up, the owner’s message is stored in the outbox and none to the visitor', async () => {
  const { app, db } = await createTestApp();
  await app.request('/api/contact', postJson(makeContact()));
  expect(await listOutbox(db, { limit: 10 })).toMatchObject([{ channel: 'mail', audience: 'owner', status: 'kept' }]);
});

test('rejects header injection: line breaks in names start no mail header', async () => {
  const { smtp, worker, send } = await setUp();
  await send({ firstName: 'Ada\r\nBcc: victim@example.com', lastName: 'B"\r\n\r\nBody' });
  await worker.drain();
  expect(smtp.mails).toHaveLength(2);
  for (const mail of smtp.mails) {
    expect(mail.headers.bcc).toBeUndefined();
    expect(mail.to).not.toContain('victim@example.com');
  }
});

test('retry: a message is sent once after the mail server failed', async () => {
  const { smtp, webhook, worker, send, statuses, clock, db } = await setUp();
  smtp.setMood({ kind: 'answer', reply: '451 come back later' });
  await send();
  await worker.drain();
  expect(await statuses()).toEqual(['mail owner waiting', 'mail visitor waiting', 'webhook owner sent']);
  const [waiting] = await listOutbox(db, { status: 'waiting', limit: 1 });
  expect(waiting).toMatchObject({ attempts: 1, reason: expect.stringContaining('come back later') });
  smtp.setMood({ kind: 'fine' });
  await worker.drain();
  expect(smtp.mails).toHaveLength(0);
  clock.advance(70);
  await worker.drain();
  expect(smtp.mails).toHaveLength(2);
  expect(webhook.requests).toHaveLength(1);
});

test('every attempt has the same id', async () => {
  const { webhook, worker, send, clock } = await setUp();
  webhook.setStatus(500);
  await send();
  await worker.drain();
  clock.advance(100);
  webhook.setStatus(204);
  await worker.drain();
  const [first, second] = webhook.requests;
  expect(webhook.requests).toHaveLength(2);
  expect(second?.headers['x-webhook-id']).toBe(first?.headers['x-webhook-id']);
  expect(second?.body).toBe(first?.body);
});

test('waits a minute after the first failure and at most six hours', () => {
  expect([1, 2, 3, 9, 10, 50].map((failures) => backoffSeconds(failures))).toEqual([
    60, 120, 240, 15_360, 21_600, 21_600,
  ]);
});

test('gives up after three days and stores the reason', async () => {
  const { webhook, worker, send, clock, db } = await setUp();
  webhook.setStatus(404);
  await send();
  for (let hours = 0; hours < 80; hours += 1) {
    await worker.drain();
    clock.advance(3600);
  }
  const [failed] = await listOutbox(db, { status: 'failed', limit: 10 });
  expect(failed).toMatchObject({ channel: 'webhook', reason: 'The webhook answered 404' });
});

test('a visitor’s mailbox that does not exist is given up at once, the owner’s is retried', async () => {
  const { smtp, worker, send, statuses } = await setUp();
  smtp.setMood({ kind: 'answer', reply: '550 no such user' });
  await send();
  await worker.drain();
  expect(await statuses()).toEqual(['mail owner waiting', 'mail visitor failed', 'webhook owner sent']);
});

test('sends at most three confirmations to one mailbox, however its address is spelled', async () => {
  const { smtp, worker, send } = await setUp();
  for (const email of [
    'ada@example.com',
    'ADA@example.com',
    'ada+1@example.com',
    'ada+2@example.com',
    'ada+3@example.com',
  ]) {
    await send({ email });
    await worker.drain();
  }
  expect(smtp.mails.filter((mail) => mail.to[0] === 'owner@example.com')).toHaveLength(5);
  expect(smtp.mails.filter((mail) => mail.to[0] !== 'owner@example.com')).toHaveLength(3);
});

test('with "admin notifications" switched off, the owner’s mail is stored and not sent', async () => {
  const { db, smtp, worker, send, statuses } = await setUp();
  await db.updateTable('bookingSettings').set({ enableAdminNotifications: false }).execute();
  await send();
  await worker.drain();
  expect(await statuses()).toEqual(['mail owner kept', 'mail visitor sent', 'webhook owner sent']);
  expect(smtp.mails.map((mail) => mail.to[0])).toEqual(['ada@example.com']);
});

test('a channel that keeps failing raises one alert a day, unless that is switched off', async () => {
  const { db, webhook, smtp, worker, send, clock } = await setUp();
  const alerts = () => smtp.mails.filter((mail) => mail.headers['x-event'] === 'alert.raised').length;
  webhook.setStatus(503);
  await send();
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      clock.advance(6.1 * 3600);
      await worker.drain();
      await worker.drain();
    }
  };
  await fail(2);
  expect(alerts()).toBe(0);
  await fail(2);
  expect(alerts()).toBe(1);
  expect(await listFailed(db)).toMatchObject([{ source: 'webhook' }]);
  const alert = smtp.mails.find((mail) => mail.headers['x-event'] === 'alert.raised')?.parsed.text ?? '';
  expect(alert).toMatch(/^Since: January 5, 2026 at 6:06 PM UTC$/m);
  expect(alert).not.toMatch(/\d{4}-\d\d-\d\dT/);
  await fail(3);
  expect(alerts()).toBe(2);
  clock.advance(-30 * 24 * 3600);
  await fail(2);
  expect(alerts()).toBe(3);
  await db.updateTable('bookingSettings').set({ enableApiFailureAlerts: false }).execute();
  await fail(5);
  expect(alerts()).toBe(3);
  webhook.setStatus(200);
  await fail(1);
  expect(await listFailed(db)).toEqual([]);
});

test('messages do not wait longer when the clock is set back', async () => {
  const { webhook, worker, send, clock } = await setUp();
  webhook.setStatus(500);
  await send();
  await worker.drain();
  clock.advance(-30 * 24 * 3600);
  webhook.setStatus(200);
  await worker.drain();
  clock.advance(7 * 3600);
  await worker.drain();
  expect(webhook.requests).toHaveLength(2);
});

test('messages do not wait longer when the clock is set back while the server is stopped', async () => {
  const { ctx, webhook, worker, send, clock } = await setUp();
  await send();
  await worker.stop();
  clock.advance(-30 * 24 * 3600);
  const next = createDeliveryWorker(ctx);
  await next.drain();
  clock.advance(6 * 3600);
  await next.drain();
  expect(webhook.requests).toHaveLength(1);
});

test('UTF-8: names and subjects in any script arrive unchanged', async () => {
  const { smtp, worker, send } = await setUp();
  const firstName = 'Søren "Zoë" 山田太郎, Müller & Söhne GmbH 🙂';
  await send({ firstName, lastName: 'Ünlü', message: 'Größe = 5 €\n.\nEnde' });
  await worker.drain();
  const mail = smtp.mails.find(({ to }) => to[0] === 'owner@example.com')!;
  expect(mail.parsed.subject).toBe(`${firstName} Ünlü wrote to you`);
  expect(mail.parsed.replyTo).toEqual([{ name: `${firstName} Ünlü`, address: 'ada@example.com' }]);
  expect(mail.parsed.text).toContain('> Größe = 5 €\n> .\n> Ende');
  for (const line of mail.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
});

test('an address given in the chat is reported to the owner once', async () => {
  const { app, db } = await setUp();
  const first = await app.request('/api/chatbot', postJson({ message: 'Please write to me at ada@example.com' }));
  const { sessionId } = (await first.json()) as { sessionId: string };
  await app.request('/api/chatbot', postJson({ message: 'It is ada@example.com, as I said.', sessionId }));
  const rows = await listOutbox(db, { limit: 10 });
  expect(rows.map(({ channel, event }) => `${channel} ${event}`).sort()).toEqual([
    'mail chat.lead',
    'webhook chat.lead',
  ]);
});

test('an external scheduler that fails in ten browsers in a row raises an alert', async () => {
  const { app, db } = await setUp({ TRUST_PROXY: '1' });
  const tell = (outcome: string, index: number) =>
    app.request(`/api/site/scheduler/${outcome}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `192.0.2.${index}` },
    });
  for (let index = 0; index < 9; index += 1) expect((await tell('failed', index)).status).toBe(204);
  await tell('ready', 20);
  for (let index = 30; index < 39; index += 1) await tell('failed', index);
  expect(await listOutbox(db, { limit: 10 })).toEqual([]);
  await tell('failed', 50);
  expect((await listOutbox(db, { limit: 10 })).map(({ event }) => event)).toEqual(['alert.raised', 'alert.raised']);
});

test('a mail of a command is due, whatever the environment of the command; a server without mail keeps it', async () => {
  const { ctx, db, clock } = await createTestApp();
  await addCaptain({ ctx });
  const command = { db, clock, config: { ...ctx.config, isCommand: true } };
  await setPassword(command, 'captain', 'another horse battery');
  await resetFactors(command, 'captain');
  const statuses = async () => (await listOutbox(db, { limit: 100 })).map(({ event, status }) => `${event} ${status}`);
  expect(await statuses()).toEqual(['security.notice waiting', 'security.notice waiting']);
  const worker = createDeliveryWorker(ctx);
  await worker.drain();
  expect(await statuses()).toEqual(['security.notice kept', 'security.notice kept']);
});
