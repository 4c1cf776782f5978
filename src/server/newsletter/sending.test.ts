import { expect, onTestFinished, test } from 'vitest';
import type { Issue } from '#shared/newsletter.ts';
import type { ListedRecipient, ListedSuppression } from '#shared/sending.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue } from '#testing/make.ts';
import { createIssueSender } from './issue-sender.ts';

const FAST = { newsletter_per_second: 100 };

/** A site with mail, `count` subscribers, and one issue. */
async function setUp(count = 3, settings: Record<string, number> = {}) {
  const smtp = await startFakeSmtp();
  const harness = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Robin <robin@site.example>' });
  const { call } = await loginAs(harness);
  await call('PUT', '/api/captain/settings', { ...FAST, ...settings });
  const emails = Array.from({ length: count }, (_, index) => `reader${index}@example.com`);
  await addSubscribers(harness, emails);
  let sender = createIssueSender(harness.ctx);
  onTestFinished(async () => {
    await sender.stop();
    await smtp.close();
  });
  const { body } = await call('POST', '/api/captain/newsletters', makeIssue());
  const path = `/api/captain/newsletters/${body.id}`;
  return {
    ...harness,
    smtp,
    call,
    path,
    emails,
    drain: () => sender.drain(),
    /** What a new process would go on with. */
    async restart() {
      await sender.stop();
      sender = createIssueSender(harness.ctx);
    },
    act: (action: string, input?: unknown) => call('POST', `${path}/${action}`, input),
    read: async () => (await call('GET', path)).body as Issue,
    recipients: async () => (await call('GET', `${path}/recipients`)).body as ListedRecipient[],
    suppressed: async () => (await call('GET', '/api/captain/suppressed')).body as ListedSuppression[],
    sentTo: () => smtp.mails.map(({ to }) => to[0]),
  };
}

async function addSubscribers({ db, ctx }: Awaited<ReturnType<typeof createTestApp>>, emails: string[]) {
  if (emails.length === 0) return;
  await db
    .insertInto('newsletterSubscribers')
    .values(emails.map((email) => ({ email, createdAt: ctx.clock.now() })))
    .execute();
}

test('every subscriber gets the issue once; unsubscribed, unconfirmed and suppressed addresses do not', async () => {
  const { db, ctx, emails, call, act, drain, read, sentTo, smtp } = await setUp(3);
  await db
    .insertInto('newsletterSubscribers')
    .values([
      { email: 'left@example.com', subscribed: 0, leftAt: ctx.clock.now(), createdAt: ctx.clock.now() },
      { email: 'waiting@example.com', subscribed: 0, leftAt: null, createdAt: ctx.clock.now() },
      { email: 'Gone@example.com', subscribed: 1, leftAt: null, createdAt: ctx.clock.now() },
    ])
    .execute();
  await call('POST', '/api/captain/suppressed', { email: 'gone@EXAMPLE.com', reason: 'Asked by phone' });
  const started = await act('send');
  expect(started.body).toMatchObject({ state: 'sending', counts: { total: 3, pending: 3, sent: 0 } });
  await drain();
  expect(sentTo().sort()).toEqual(emails);
  expect(await read()).toMatchObject({
    state: 'sent',
    finishedAt: toIso(ctx.clock.now()),
    counts: { total: 3, sent: 3, pending: 0, failed: 0, unsubscribed: 0 },
  });
  expect(smtp.mails[0]?.parsed.subject).toBe(makeIssue().subject);
  const { headers } = smtp.mails[0]!;
  expect(headers['list-unsubscribe']).toMatch(
    /^<http:\/\/localhost:3000\/newsletter\/unsubscribe\/[\w.-]+>, <mailto:robin@site.example\?subject=unsubscribe%20[\w.-]+>$/,
  );
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  await drain();
  expect(smtp.mails).toHaveLength(3);
});

test('ten calls at the same time start an issue once', async () => {
  const { act, drain, smtp, read } = await setUp(5);
  const answers = await Promise.all(Array.from({ length: 10 }, () => act('send')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  await drain();
  expect(smtp.mails).toHaveLength(5);
  expect((await read()).counts.total).toBe(5);
  expect((await act('send')).status).toBe(409);
});

test('nothing is started without subject, text, readers or mail', async () => {
  const { act, call, path, db } = await setUp(1);
  await call('PUT', path, { subject: '', content: ' ' });
  const empty = await act('send');
  expect([empty.status, empty.body.issues.map((issue: { path: string }) => issue.path)]).toEqual([
    400,
    ['subject', 'content'],
  ]);
  await call('PUT', path, makeIssue());
  await db.updateTable('newsletterSubscribers').set({ subscribed: 0 }).execute();
  expect((await act('send')).status).toBe(409);
  for (const action of ['pause', 'resume', 'cancel']) expect((await act(action)).status).toBe(409);
  expect((await act('send', { at: 'soon' })).status).toBe(400);
  expect((await call('POST', '/api/captain/newsletters/99/send')).status).toBe(404);
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  const { body } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const refused = await captain.call('POST', `/api/captain/newsletters/${body.id}/send`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Nothing can be sent: SMTP_URL is not set']);
});

test('a planned issue goes out at its time, to those who are subscribed then', async () => {
  const harness = await setUp(2);
  const { act, drain, smtp, clock, read, ctx } = harness;
  const at = toIso(clock.now() + 3600);
  expect((await act('send', { at })).body).toMatchObject({ state: 'scheduled', sendAt: at, counts: { total: 0 } });
  clock.advance(3599);
  await drain();
  expect(smtp.mails).toEqual([]);
  await addSubscribers(harness, ['late@example.com']);
  clock.advance(1);
  await drain();
  expect(smtp.mails).toHaveLength(3);
  expect(await read()).toMatchObject({ state: 'sent', startedAt: toIso(ctx.clock.now()) });
});

test('a planned issue that is cancelled does not go out, and is a draft again', async () => {
  const { act, drain, smtp, clock, read } = await setUp(2);
  await act('send', { at: toIso(clock.now() + 3600) });
  expect((await act('cancel')).body).toMatchObject({ state: 'draft', sendAt: null });
  clock.advance(7200);
  await drain();
  expect(smtp.mails).toEqual([]);
  expect((await act('send')).status).toBe(200);
  await drain();
  expect(await read()).toMatchObject({ state: 'sent', counts: { sent: 2 } });
});

test('a paused issue goes on where it stopped, without those who unsubscribed meanwhile', async () => {
  const { act, drain, smtp, read, emails, sentTo, db, restart } = await setUp(4);
  smtp.setMood({ kind: 'answer', reply: (to) => (to === emails[2] ? '450 4.2.1 try again later' : undefined) });
  await act('send');
  await drain();
  expect((await act('pause')).body).toMatchObject({ state: 'paused', remainingSeconds: null });
  await db.updateTable('newsletterSubscribers').set({ subscribed: 0 }).where('email', '=', emails[2]!).execute();
  await restart();
  await drain();
  await act('resume');
  await drain();
  expect((await read()).counts).toMatchObject({ sent: 3, pending: 1 });
  await db
    .updateTable('newsletterRecipients')
    .set({ nextAt: 0 as UnixSeconds })
    .execute();
  await drain();
  expect(await read()).toMatchObject({ state: 'sent', counts: { total: 4, sent: 3, unsubscribed: 1 } });
  expect(sentTo().sort()).toEqual([emails[0], emails[1], emails[3]]);
});

test('a cancelled issue sends nothing more', async () => {
  const { act, drain, smtp, read } = await setUp(3, { newsletter_per_hour: 1 });
  await act('send');
  await drain();
  expect(smtp.mails).toHaveLength(1);
  expect((await act('cancel')).body).toMatchObject({ state: 'cancelled', counts: { sent: 1, pending: 2 } });
  await drain();
  expect(smtp.mails).toHaveLength(1);
  expect((await act('resume')).status).toBe(409);
  expect((await read()).state).toBe('cancelled');
});

test('the limits for an hour and for a day hold, also after a restart', async () => {
  const { act, drain, smtp, clock, read, restart } = await setUp(7, { newsletter_per_hour: 2, newsletter_per_day: 5 });
  await act('send');
  const counts: number[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    await drain();
    await restart();
    await drain();
    counts.push(smtp.mails.length);
    clock.advance(3601);
  }
  expect(counts).toEqual([2, 4, 5, 5, 5]);
  expect((await read()).remainingSeconds).toBeGreaterThan(0);
  clock.advance(24 * 3600);
  await drain();
  expect((await read()).state).toBe('sent');
});

test('an address refused for good is suppressed at once, one that is full or deferred is not', async () => {
  const { act, drain, smtp, emails, recipients, suppressed, read, clock } = await setUp(5);
  const replies = new Map([
    [emails[0], '550 5.1.1 no such user'],
    [emails[1], '552 5.2.2 mailbox full'],
    [emails[2], '554 5.7.1 message refused by policy'],
    [emails[3], '451 4.7.1 greylisted, try again'],
  ]);
  smtp.setMood({ kind: 'answer', reply: (to) => replies.get(to) });
  await act('send');
  await drain();
  expect((await suppressed()).map(({ email, kind, reason }) => [email, kind, reason])).toEqual([
    [emails[0], 'hard', '550 5.1.1 no such user'],
  ]);
  const states = async () => (await recipients()).map(({ state }) => state);
  expect(await states()).toEqual(['failed', 'failed', 'failed', 'pending', 'sent']);
  expect((await recipients())[3]).toMatchObject({ attempts: 1, response: '451 4.7.1 greylisted, try again' });
  replies.delete(emails[3]);
  await drain();
  expect(await states()).toContain('pending');
  clock.advance(60);
  await drain();
  expect(await states()).toEqual(['failed', 'failed', 'failed', 'sent', 'sent']);
  expect(await read()).toMatchObject({ state: 'sent', counts: { total: 5, sent: 2, failed: 3, pending: 0 } });
  smtp.setMood({ kind: 'fine' });
});

test('a mailbox that three issues in a row do not reach is suppressed; one that got an issue in between is not', async () => {
  const { smtp, drain, emails, call, suppressed } = await setUp(2);
  for (let round = 0; round < 3; round += 1) {
    const isFull = (to: string) => to === emails[0] || round !== 1;
    smtp.setMood({ kind: 'answer', reply: (to) => (isFull(to) ? '552 5.2.2 mailbox full' : undefined) });
    const { body } = await call('POST', '/api/captain/newsletters', makeIssue());
    await call('POST', `/api/captain/newsletters/${body.id}/send`);
    await drain();
  }
  expect((await suppressed()).map(({ email, kind }) => [email, kind])).toEqual([[emails[0], 'soft']]);
});

test('a recipient that is deferred again and again is given up with a reason', async () => {
  const { act, drain, smtp, clock, recipients, read } = await setUp(1);
  smtp.setMood({ kind: 'answer', reply: '450 4.2.0 not now' });
  await act('send');
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await drain();
    clock.advance(6 * 3600);
  }
  expect(await recipients()).toMatchObject([{ state: 'failed', attempts: 11, response: '450 4.2.0 not now' }]);
  expect((await read()).state).toBe('sent');
});

test('a server that breaks off after some mails gets the rest on new connections, nobody twice', async () => {
  const { act, drain, smtp, emails, sentTo, read } = await setUp(23);
  smtp.setMood({ kind: 'limit', mails: 5 });
  await act('send');
  await drain();
  expect(sentTo().sort()).toEqual([...emails].sort());
  expect(await read()).toMatchObject({ state: 'sent', counts: { sent: 23 } });
});

test('while the server cannot be reached nobody is given up, and the owner can read why', async () => {
  const { act, drain, smtp, clock, read, db, sentTo, emails, call } = await setUp(3);
  await call('PUT', '/api/captain/settings', { enable_api_failure_alerts: false });
  smtp.setMood({ kind: 'close' });
  await act('send');
  for (let round = 0; round < 6; round += 1) {
    await drain();
    clock.advance(900);
  }
  expect(await read()).toMatchObject({ state: 'sending', counts: { pending: 3, failed: 0 } });
  const outages = await db.selectFrom('outages').select(['source', 'failures']).execute();
  expect(outages).toEqual([{ source: 'mail', failures: expect.any(Number) }]);
  smtp.setMood({ kind: 'fine' });
  clock.advance(6 * 3600);
  await drain();
  expect(sentTo().sort()).toEqual(emails);
});

test('a server that refuses everybody pauses the issue, suppresses nobody and alerts the owner', async () => {
  const { act, drain, smtp, read, suppressed, db } = await setUp(40);
  smtp.setMood({ kind: 'answer', reply: '550 relaying denied' });
  await act('send');
  await drain();
  expect(await read()).toMatchObject({
    state: 'paused',
    pauseReason: 'The mail server refused 10 addresses in a row: 550 relaying denied',
    counts: { failed: 10, pending: 30 },
  });
  expect(await suppressed()).toEqual([]);
  const alerts = await db.selectFrom('outbox').select('payload').where('event', '=', 'alert.raised').execute();
  expect(alerts.map(({ payload }) => JSON.parse(payload).lastError)).toEqual([(await read()).pauseReason]);
  smtp.setMood({ kind: 'fine' });
  await db.deleteFrom('outbox').execute();
  expect((await act('resume')).body).toMatchObject({ state: 'sending', pauseReason: null });
  await drain();
  expect((await read()).counts).toMatchObject({ sent: 30, failed: 10 });
});

test('sending pauses when more than the set share fails', async () => {
  const { act, drain, smtp, read, suppressed } = await setUp(80, { newsletter_failure_percent: 30 });
  let count = 0;
  smtp.setMood({ kind: 'answer', reply: () => (count++ % 2 ? '550 5.1.1 no such user' : undefined) });
  await act('send');
  await drain();
  expect(await read()).toMatchObject({
    state: 'paused',
    pauseReason: expect.stringMatching(/^25 of the last 50 mails failed: 550/),
  });
  expect(await suppressed()).toHaveLength(25);
});

test('a server that has enough connections is tried again later', async () => {
  const { act, drain, smtp, read, clock } = await setUp(2);
  smtp.setMood({ kind: 'answer', reply: '421 4.7.0 too many connections' });
  await act('send');
  await drain();
  clock.advance(900);
  await drain();
  expect(await read()).toMatchObject({ state: 'sending', counts: { pending: 2 } });
});

test('a full disk: the answer is kept until it can be stored, and nothing is sent meanwhile', async () => {
  const { act, drain, smtp, ctx, read } = await setUp(4);
  await act('send');
  const { sqlite } = ctx.database;
  sqlite.exec(`create trigger full before update of state on newsletter_recipients
    when (select count(*) from newsletter_recipients where state = 'sent') = 1 begin select raise(abort, 'disk full'); end`);
  await expect(drain()).rejects.toThrow('disk full');
  await expect(drain()).rejects.toThrow('disk full');
  expect(smtp.mails).toHaveLength(2);
  sqlite.exec('drop trigger full');
  await drain();
  expect(smtp.mails).toHaveLength(4);
  expect((await read()).counts).toMatchObject({ sent: 4, pending: 0 });
});

test('what is stored decides: a clock that is set back repeats nothing and delays nobody for long', async () => {
  const { act, drain, smtp, clock, emails, sentTo } = await setUp(3);
  const deferred = new Set([emails[1]]);
  smtp.setMood({ kind: 'answer', reply: (to) => (deferred.delete(to) ? '450 later' : undefined) });
  await act('send');
  await drain();
  clock.advance(-30 * 24 * 3600);
  await drain();
  clock.advance(6 * 3600);
  await drain();
  expect(sentTo().sort()).toEqual(emails);
});

test('a mail of the outbox that is due goes before the next mail of an issue', async () => {
  const { act, drain, db, clock, smtp } = await setUp(1);
  await db
    .insertInto('outbox')
    .values({
      uid: 'u',
      channel: 'mail',
      audience: 'owner',
      event: 'test',
      payload: '{}',
      status: 'waiting',
      dueAt: clock.now(),
      giveUpAt: (clock.now() + 99) as UnixSeconds,
      createdAt: clock.now(),
    })
    .execute();
  await act('send');
  const done = drain();
  await expect
    .poll(async () => (await db.selectFrom('newsletters').select('state').execute())[0]?.state)
    .toBe('sending');
  expect(smtp.mails).toEqual([]);
  await db.updateTable('outbox').set({ status: 'sent' }).execute();
  await done;
  expect(smtp.mails).toHaveLength(1);
});

test('an erased subscriber stays in the counts of an issue without the address', async () => {
  const { act, drain, call, recipients, read, emails } = await setUp(2);
  await act('send');
  await drain();
  const { leads } = (await call('GET', `/api/captain/leads?q=${emails[0]}`)).body;
  expect((await call('DELETE', `/api/captain/leads/${leads[0].id}`)).status).toBe(204);
  expect((await recipients()).map(({ email }) => email)).toEqual([null, emails[1]]);
  expect((await read()).counts).toMatchObject({ total: 2, sent: 2 });
});
