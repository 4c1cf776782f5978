import { expect, test } from 'vitest';
import { enqueue } from '#server/delivery/delivery.ts';
import { toIso } from '#shared/time.ts';
import { createSending } from '#testing/create-sending.ts';
import { postJson } from '#testing/create-test-app.ts';
import { makeContact, makeIssue } from '#testing/make.ts';

test('an address refused for good is suppressed at once, one that is full or deferred is not', async () => {
  const { act, drain, smtp, emails, recipients, suppressed, read, clock } = await createSending(5);
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
  const { smtp, drain, emails, call, suppressed } = await createSending(2);
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
  const { act, drain, smtp, clock, recipients, read } = await createSending(1);
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
  const { act, drain, smtp, emails, sentTo, read } = await createSending(23);
  smtp.setMood({ kind: 'limit', mails: 5 });
  await act('send');
  await drain();
  expect(sentTo().sort()).toEqual([...emails].sort());
  expect(await read()).toMatchObject({ state: 'sent', counts: { sent: 23 } });
});

test('while the server cannot be reached nobody is given up, and the owner can read why', async () => {
  const { act, drain, smtp, clock, read, db, sentTo, emails, call } = await createSending(3);
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
  const { act, drain, smtp, read, suppressed, db } = await createSending(40);
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
  expect(alerts.map(({ payload }) => payload.lastError)).toEqual([(await read()).pauseReason]);
  smtp.setMood({ kind: 'fine' });
  expect((await act('resume')).body).toMatchObject({ state: 'sending', pauseReason: null });
  await drain();
  expect(await read()).toMatchObject({ state: 'sent', counts: { sent: 40, failed: 0 } });
});

test('after Resume exactly those refused in the run are tried again, nobody twice, nobody who left or is suppressed since', async () => {
  const { act, call, drain, db, smtp, emails, read, recipients, suppressed, restart, sentTo } = await createSending(
    26,
    {
      newsletter_failure_percent: 90,
    },
  );
  // A bad address and a policy refusal come before one that works, and so are not part of the run.
  const alone = new Map([
    [emails[0], '550 5.1.1 no such user'],
    [emails[1], '554 5.7.1 message refused by policy'],
  ]);
  const run = emails.slice(3, 13);
  const [left, removed, erased, gone, ...others] = run;
  let replies = new Map([...alone, ...run.map((email) => [email, '550 5.1.1 relaying denied'] as const)]);
  smtp.setMood({ kind: 'answer', reply: (to) => replies.get(to) });
  await act('send');
  await drain();
  expect(await read()).toMatchObject({ state: 'paused', counts: { sent: 1, failed: 12, pending: 13 } });
  const subscribers = (await call('GET', '/api/captain/subscribers')).body as { id: number; email: string }[];
  const unsubscribe = subscribers.find(({ email }) => email === left)!;
  await call('PATCH', `/api/captain/subscribers/${unsubscribe.id}`, { subscribed: false });
  await call('POST', '/api/captain/suppressed', { email: removed });
  await db.deleteFrom('newsletterSubscribers').where('email', '=', erased!).execute();
  await restart();
  replies = new Map([[gone, '550 5.1.1 no such user']]);
  await act('resume');
  await drain();
  const expected = [emails[2]!, ...others, ...emails.slice(13)].sort();
  expect(sentTo().sort()).toEqual(expected);
  expect(await read()).toMatchObject({
    state: 'sent',
    counts: { total: 26, sent: expected.length, failed: 4, leftOut: 1, unsubscribed: 1, pending: 0 },
  });
  expect((await suppressed()).map(({ email, kind }) => [email, kind]).sort()).toEqual(
    [
      [emails[0], 'hard'],
      [removed, 'manual'],
      [gone, 'hard'],
    ].sort(),
  );
  expect((await recipients()).filter(({ email }) => email === others[0])).toMatchObject([
    { state: 'sent', attempts: 2 },
  ]);
});

test('a cause that lasts pauses the issue again, and another Resume tries all of them', async () => {
  const { act, drain, smtp, read, suppressed, emails, sentTo } = await createSending(24);
  smtp.setMood({ kind: 'answer', reply: '550 relaying denied' });
  await act('send');
  await drain();
  await act('resume');
  await drain();
  expect(await read()).toMatchObject({ state: 'paused', counts: { sent: 0, failed: 10, pending: 14 } });
  smtp.setMood({ kind: 'fine' });
  await act('resume');
  await drain();
  expect(sentTo().sort()).toEqual([...emails].sort());
  expect(await suppressed()).toEqual([]);
});

test.each([
  '550 5.1.1 <reader1@example.com>: user unknown',
  '550 reader1@example.com unknown',
  '550 "Grüße"@münchen.example; rfc822;o\'hara+x=y@example.com unknown',
])('the reason of a pause names no address, which editors may not read: %s', async (reply) => {
  const { act, drain, smtp, read, db } = await createSending(20);
  smtp.setMood({ kind: 'answer', reply });
  await act('send');
  await drain();
  const { state, pauseReason } = await read();
  expect([state, pauseReason]).toEqual(['paused', expect.stringMatching(/in a row: 550 .*unknown$/)]);
  const stored = await db.selectFrom('newsletters').select('pauseReason').execute();
  const alerts = await db.selectFrom('outbox').select('payload').where('event', '=', 'alert.raised').execute();
  expect(JSON.stringify([stored, alerts])).not.toMatch(/@|reader1/);
});

test('sending pauses when more than the set share fails', async () => {
  const { act, drain, smtp, read, suppressed } = await createSending(80, { newsletter_failure_percent: 30 });
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
  const { act, drain, smtp, read, clock } = await createSending(2);
  smtp.setMood({ kind: 'answer', reply: '421 4.7.0 too many connections' });
  await act('send');
  await drain();
  clock.advance(900);
  await drain();
  expect(await read()).toMatchObject({ state: 'sending', counts: { pending: 2 } });
});

test('a server that hangs is given up and asked again later; nobody is missed or gets two copies', async () => {
  const { act, drain, smtp, clock, read, emails, sentTo } = await createSending(2, {}, {}, '?greetingTimeout=1000');
  smtp.setMood({ kind: 'hang' });
  await act('send');
  await drain();
  expect(await read()).toMatchObject({ state: 'sending', counts: { pending: 2, failed: 0 } });
  smtp.setMood({ kind: 'fine' });
  clock.advance(900);
  await drain();
  expect(sentTo().sort()).toEqual(emails);
  expect((await read()).state).toBe('sent');
});

test('the limit for an hour holds when the clock jumps ahead, and stops nobody when it is set back', async () => {
  const { act, drain, smtp, clock, emails, sentTo } = await createSending(6, { newsletter_per_hour: 2 });
  await act('send');
  await drain();
  await drain();
  expect(smtp.mails).toHaveLength(2);
  clock.advance(-30 * 24 * 3600);
  await drain();
  await drain();
  expect(smtp.mails).toHaveLength(4);
  clock.advance(60 * 24 * 3600);
  await drain();
  await drain();
  expect(sentTo().sort()).toEqual(emails);
});

test('a planned issue whose time a jump of the clock skips goes out once; one set back waits for it', async () => {
  const { act, drain, smtp, clock, read } = await createSending(1);
  await act('send', { at: toIso(clock.now() + 3600) });
  clock.advance(-24 * 3600);
  await drain();
  expect([smtp.mails.length, (await read()).state]).toEqual([0, 'scheduled']);
  clock.advance(30 * 24 * 3600);
  await drain();
  clock.advance(-30 * 24 * 3600);
  await drain();
  expect([smtp.mails.length, (await read()).state]).toEqual([1, 'sent']);
});

test('a full disk: the answer is kept until it can be stored, and nothing is sent meanwhile', async () => {
  const { act, drain, smtp, ctx, read } = await createSending(4);
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
  const { act, drain, smtp, clock, emails, sentTo } = await createSending(3);
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
  const { act, drain, ctx, smtp, emails } = await createSending(4);
  const stored: Promise<void>[] = [];
  smtp.setMood({
    kind: 'answer',
    reply(to) {
      if (to === emails[1]) stored.push(enqueue(ctx, ctx.db, { event: 'test', payload: {} }));
      return undefined;
    },
  });
  await act('send');
  await drain();
  await Promise.all(stored);
  const { email } = ctx.settings.site();
  expect(smtp.mails.map(({ to }) => to[0])).toEqual([emails[0], emails[1], email, emails[2], emails[3]]);
});

test('a server that refuses the sender pauses the issue, gives nobody up, and keeps the mails of the outbox', async () => {
  const { act, app, clock, db, drain, smtp, read, sentTo, emails } = await createSending(2);
  smtp.setMood({ kind: 'refuse-sender', reply: '550 5.7.1 sender not allowed' });
  await app.request('/api/contact', postJson(makeContact()));
  await act('send');
  for (let round = 0; round < 20; round += 1) {
    await drain();
    clock.advance(600);
  }
  expect(await read()).toMatchObject({
    state: 'paused',
    pauseReason: '550 5.7.1 sender not allowed',
    counts: { pending: 2, failed: 0 },
  });
  const outbox = await db.selectFrom('outbox').select('status').where('event', '=', 'contact.created').execute();
  expect(outbox.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  smtp.setMood({ kind: 'fine' });
  await act('resume');
  clock.advance(6 * 3600);
  await drain();
  expect(sentTo().sort()).toEqual(emails);
  expect(smtp.mails.filter(({ headers }) => headers['x-event'] === 'contact.created')).toHaveLength(2);
});

test('an erased subscriber stays in the counts of an issue without the address', async () => {
  const { act, drain, call, recipients, read, emails } = await createSending(2);
  await act('send');
  await drain();
  const { leads } = (await call('GET', `/api/captain/leads?q=${emails[0]}`)).body;
  expect((await call('DELETE', `/api/captain/leads/${leads[0].id}`)).status).toBe(204);
  expect((await recipients()).map(({ email }) => email)).toEqual([null, emails[1]]);
  expect((await read()).counts).toMatchObject({ total: 2, sent: 2 });
});
