import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { createBulkMails } from '#server/newsletter/sending/bulk-mails.ts';
import { complaint, exchangeReturn, eximReturn, postfixReturn, returned } from '#testing/bounce-mails.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue } from '#testing/make.ts';
import { type Mailbox, openAndReadMailbox, readMailbox } from './mailbox.ts';
import { readBounce } from './report.ts';

const SECRET = 'a secret of the provider';

/** A site that has sent an issue to two readers. */
async function setUp() {
  const smtp = await startFakeSmtp();
  const harness = await createTestApp({
    SMTP_URL: smtp.url,
    BOUNCE_WEBHOOK_SECRET: SECRET,
    BOUNCE_IMAP_URL: 'imap://bounces%40site.example:secret@127.0.0.1:1/INBOX',
  });
  const { app, ctx, db } = harness;
  const { call } = await loginAs(harness);
  const sender = createDeliveryWorker(ctx, { bulkMails: (server) => createBulkMails(ctx, server) });
  onTestFinished(async () => {
    await sender.stop();
    await smtp.close();
  });
  const emails = ['ada@example.com', 'bob@example.com'];
  await db
    .insertInto('newsletterSubscribers')
    .values(emails.map((email) => ({ email, createdAt: ctx.clock.now() })))
    .execute();
  const { body } = await call('POST', '/api/captain/newsletters', makeIssue());
  await call('POST', `/api/captain/newsletters/${body.id}/send`);
  await sender.drain();
  const messageIdOf = (email: string) => smtp.mails.find(({ to }) => to[0] === email)?.headers['message-id'] ?? '';
  return {
    ...harness,
    call,
    smtp,
    messageIdOf,
    report(content: unknown, { at = ctx.clock.now(), secret = SECRET, type = 'application/json' } = {}) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const mac = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');
      const headers = {
        'Content-Type': type,
        'X-Webhook-Timestamp': String(at),
        'X-Webhook-Signature': `sha256=${mac}`,
      };
      return app.request('/api/newsletter/bounces', { method: 'POST', body: text, headers });
    },
    suppressed: async () =>
      (await call('GET', '/api/captain/suppressed')).body.map(({ email, kind }: Record<string, string>) => [
        email,
        kind,
      ]),
    counts: async () => (await call('GET', `/api/captain/newsletters/${body.id}`)).body.counts,
  };
}

/** A mailbox with these mails, none of them read yet. */
function mailboxWith(mails: string[]): Mailbox {
  const unseen = new Set(mails.keys());
  return {
    listUnseen: async () => [...unseen],
    read: async (id) => new TextEncoder().encode(mails[id]),
    markSeen: async (id) => void unseen.delete(id),
    close: async () => {},
  };
}

test.each([
  ['5.1.1', 'hard'],
  ['5.2.1', 'hard'],
  ['5.2.2', 'soft'],
  ['4.4.7', 'soft'],
  ['5.7.1', 'soft'],
])('a returned mail with status %s is classified as %s', async (status, kind) => {
  expect(await readBounce(returned({ status, messageId: '<x@site.example>' }))).toEqual([
    { kind, tokens: ['<x@site.example>'], reason: `${status} 550 ${status} no such user` },
  ]);
});

test.each([
  ['5.0.0', '550 No such user here', 'hard'],
  ['5.0.0', '554 Message refused', 'soft'],
  ['5.0.0', '', 'hard'],
  ['', '551 user not local', 'hard'],
  ['', '552 over quota', 'soft'],
])('status "%s" with the answer "%s" is classified as %s', async (status, answer, kind) => {
  const mail = returned({ status: '5.9.9', diagnostic: '' })
    .replace('Status: 5.9.9', `Status: ${status}`)
    .replace('smtp; 550 5.9.9', `smtp; ${answer}`);
  expect(await readBounce(mail)).toMatchObject([{ kind }]);
});

test('complaints are read; announced delays, "not spam" and ordinary mails say nothing', async () => {
  expect(await readBounce(complaint({ messageId: '<x@site.example>' }))).toEqual([
    { kind: 'complaint', tokens: ['<x@site.example>'], reason: 'Reported as spam (abuse)' },
  ]);
  expect(await readBounce(returned({ action: 'delayed', status: '4.4.1' }))).toEqual([]);
  expect(await readBounce(complaint({ type: 'not-spam' }))).toEqual([]);
  expect(await readBounce('From: a@example.com\r\nSubject: Hello\r\n\r\nHi')).toEqual([]);
  expect(await readBounce('')).toEqual([]);
});

test('the webhook suppresses by address and by message; a repetition changes nothing', async () => {
  const { report, suppressed, messageIdOf, counts } = await setUp();
  const hard = { type: 'hard', email: 'ADA@example.com', reason: 'gone' };
  expect(await (await report(hard)).json()).toEqual({ recorded: 1, ignored: 0 });
  expect((await report(hard)).status).toBe(200);
  expect((await report([{ type: 'complaint', messageId: messageIdOf('bob@example.com') }])).status).toBe(200);
  expect((await suppressed()).sort()).toEqual([
    ['ada@example.com', 'hard'],
    ['bob@example.com', 'complaint'],
  ]);
  expect(await counts()).toMatchObject({ total: 2, sent: 1, failed: 1 });
  expect(await (await report({ type: 'hard', email: 'nobody@example.com' })).json()).toEqual({
    recorded: 0,
    ignored: 1,
  });
});

test('the webhook takes a returned mail as text', async () => {
  const { report, suppressed, messageIdOf } = await setUp();
  const mail = returned({ to: 'forwarded@elsewhere.example', messageId: messageIdOf('bob@example.com') });
  expect(await (await report(mail, { type: 'message/rfc822' })).json()).toEqual({ recorded: 1, ignored: 0 });
  expect(await suppressed()).toEqual([['bob@example.com', 'hard']]);
});

test('a report that only names an address suppresses nobody: anybody can send one', async () => {
  const { ctx, report, messageIdOf, suppressed, counts, db } = await setUp();
  const { id } = await db.selectFrom('newsletterRecipients').select('id').orderBy('id').executeTakeFirstOrThrow();
  const signed = messageIdOf('bob@example.com');
  const forged = [
    returned(),
    returned({ messageId: `<${id}-AAAAAAAAAAAAAAAAAAAAAA@site.example>` }),
    // The signature of another recipient's mail.
    returned({ messageId: signed.replace(/\d+-/, `${id}-`) }),
    returned().replace('Subject: Five hours', `\r\nMessage-ID: ${signed}\r\nSubject: Five hours`),
    complaint(),
    complaint().replace('Feedback-Type', 'Original-Rcpt-To: ada@example.com\r\nFeedback-Type'),
  ];
  for (const mail of forged) {
    expect(await (await report(mail, { type: 'message/rfc822' })).json()).toEqual({ recorded: 0, ignored: 1 });
  }
  await readMailbox(ctx, mailboxWith(forged));
  expect(await suppressed()).toEqual([]);
  expect(await counts()).toMatchObject({ sent: 2, failed: 0 });
});

test.each([
  ['Postfix', postfixReturn],
  ['Exim', eximReturn],
  ['Exchange', exchangeReturn],
])('a mail returned by %s suppresses its recipient', async (_server, write) => {
  const { ctx, smtp, suppressed } = await setUp();
  const { raw } = smtp.mails.find(({ to }) => to[0] === 'bob@example.com')!;
  await readMailbox(ctx, mailboxWith([write('bob@example.com', raw)]));
  expect(await suppressed()).toEqual([['bob@example.com', 'hard']]);
});

test('a mail whose Message-ID a mail service replaced is known by another header', async () => {
  const { ctx, smtp, messageIdOf, suppressed } = await setUp();
  const { raw } = smtp.mails.find(({ to }) => to[0] === 'bob@example.com')!;
  const replaced = raw.replace(messageIdOf('bob@example.com'), '<0100018c@mail-service.example>');
  expect(replaced).not.toBe(raw);
  await readMailbox(ctx, mailboxWith([postfixReturn('bob@example.com', replaced)]));
  expect(await suppressed()).toEqual([['bob@example.com', 'hard']]);
});

test('the webhook refuses what is not signed, signed by another secret, too old, or malformed', async () => {
  const { app, report, ctx, suppressed } = await setUp();
  const hard = { type: 'hard', email: 'ada@example.com' };
  expect((await app.request('/api/newsletter/bounces', postJson(hard))).status).toBe(401);
  expect((await report(hard, { secret: 'another' })).status).toBe(401);
  expect((await report(hard, { at: (ctx.clock.now() - 301) as never })).status).toBe(401);
  expect((await report(hard, { at: (ctx.clock.now() + 301) as never })).status).toBe(401);
  expect((await report('{')).status).toBe(400);
  expect((await report({ type: 'gone', email: 'ada@example.com' })).status).toBe(400);
  expect(await suppressed()).toEqual([]);
  const without = await createTestApp();
  expect((await without.app.request('/api/newsletter/bounces', postJson(hard))).status).toBe(404);
});

test('the mailbox: bounces, complaints and requests to unsubscribe are handled once and marked as read', async () => {
  const { ctx, smtp, messageIdOf, suppressed, call } = await setUp();
  const mailto = /<mailto:([^?]+)\?subject=([^>]+)>/.exec(smtp.mails[1]?.headers['list-unsubscribe'] ?? '');
  expect(mailto?.[1]).toBe('bounces@site.example');
  expect(smtp.mails[0]?.from).toBe('bounces@site.example');
  const mails = [
    returned({ messageId: messageIdOf('ada@example.com') }),
    `From: bob@example.com\r\nSubject: ${decodeURIComponent(mailto?.[2] ?? '')}\r\n\r\n`,
    'Subject: unsubscribe 1-forged\r\n\r\n',
    'Subject: Out of office\r\n\r\nBack on Monday',
  ];
  const mailbox = mailboxWith(mails);
  expect(await readMailbox(ctx, mailbox)).toBe(4);
  expect(await readMailbox(ctx, mailbox)).toBe(0);
  expect(await suppressed()).toEqual([['ada@example.com', 'hard']]);
  const subscribers = (await call('GET', '/api/captain/subscribers')).body as { email: string; subscribed: boolean }[];
  expect(subscribers.find(({ email }) => email === 'bob@example.com')?.subscribed).toBe(false);
});

test('the overview says why the mailbox cannot be read, until it can', async () => {
  const { ctx, call } = await setUp();
  const notices = async () =>
    ((await call('GET', '/api/captain/overview')).body.notices as { text: string }[]).filter(({ text }) =>
      /bounce/.test(text),
    );
  await openAndReadMailbox(ctx, () => Promise.reject(new Error('wrong password')));
  expect((await notices()).map(({ text }) => text)).toEqual([
    'The mailbox of bounced newsletter mail cannot be read: wrong password.',
  ]);
  await openAndReadMailbox(ctx, async () => ({
    listUnseen: async () => [],
    read: async () => undefined,
    markSeen: async () => {},
    close: async () => {},
  }));
  expect(await notices()).toEqual([]);
});
