import { expect, onTestFinished, test, vi } from 'vitest';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { createSending, insertSubscribers } from '#testing/create-sending.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue } from '#testing/make.ts';
import { countAllowed, findNextAllowed } from './pace.ts';

test('every subscriber gets the issue once; unsubscribed, unconfirmed and suppressed addresses do not', async () => {
  const { db, ctx, emails, call, act, drain, read, sentTo, smtp } = await createSending(3);
  await db
    .insertInto('newsletterSubscribers')
    .values([
      { email: 'left@example.com', subscribed: false, leftAt: ctx.clock.now(), createdAt: ctx.clock.now() },
      { email: 'waiting@example.com', subscribed: false, leftAt: null, createdAt: ctx.clock.now() },
      { email: 'Gone@example.com', subscribed: true, leftAt: null, createdAt: ctx.clock.now() },
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
    counts: { total: 3, sent: 3, pending: 0, failed: 0, leftOut: 0, unsubscribed: 0 },
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

test('who is suppressed after the start gets nothing, and is counted as left out', async () => {
  const { act, drain, call, emails, sentTo, read, recipients } = await createSending(3);
  await act('send');
  await call('POST', '/api/captain/suppressed', { email: emails[1], reason: 'Asked by phone' });
  await drain();
  expect(sentTo()).toEqual([emails[0], emails[2]]);
  expect(await read()).toMatchObject({
    state: 'sent',
    counts: { total: 3, sent: 2, failed: 0, leftOut: 1, pending: 0 },
  });
  expect((await recipients())[1]).toMatchObject({ state: 'suppressed', response: 'Asked by phone' });
});

test('a subject that looks encoded arrives as it was written', async () => {
  const { act, call, drain, path, smtp } = await createSending(1);
  const subject = 'How =?utf-8?q?this?= is read';
  await call('PUT', path, { subject });
  await act('send');
  await drain();
  expect(smtp.mails[0]?.parsed.subject).toBe(subject);
});

test('ten calls at the same time start an issue once', async () => {
  const { act, drain, smtp, read } = await createSending(5);
  const answers = await Promise.all(Array.from({ length: 10 }, () => act('send')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  await drain();
  expect(smtp.mails).toHaveLength(5);
  expect((await read()).counts.total).toBe(5);
  expect((await act('send')).status).toBe(409);
});

test('an issue that somebody else has saved since it was opened is neither sent nor planned', async () => {
  const { act, call, path, clock, drain, smtp, read } = await createSending(1);
  const { version } = await read();
  await call('PUT', path, { subject: 'Changed meanwhile' });
  for (const input of [{ version }, { version, at: toIso(clock.now() + 60) }]) {
    const refused = await act('send', input);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/^Somebody else saved/)]);
  }
  expect((await read()).state).toBe('draft');
  expect((await act('send', { version: version + 1 })).status).toBe(200);
  await drain();
  expect(smtp.mails).toHaveLength(1);
});

test('nothing is started without subject, text, readers or mail', async () => {
  const { act, call, path, db } = await createSending(1);
  await call('PUT', path, { subject: '', content: ' ' });
  const empty = await act('send');
  expect([empty.status, empty.body.issues.map((issue: { path: string }) => issue.path)]).toEqual([
    400,
    ['subject', 'content'],
  ]);
  await call('PUT', path, makeIssue());
  await db.updateTable('newsletterSubscribers').set({ subscribed: false }).execute();
  expect((await act('send')).status).toBe(409);
  for (const action of ['pause', 'resume', 'cancel']) expect((await act(action)).status).toBe(409);
  expect((await act('send', { at: 'soon' })).status).toBe(400);
  expect((await call('POST', '/api/captain/newsletters/99/send')).status).toBe(404);
  const harness = await createTestApp();
  const captain = await loginAs(harness);
  const { body } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const refused = await captain.call('POST', `/api/captain/newsletters/${body.id}/send`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Nothing can be sent: no mail server is set up']);
});

test('a planned issue goes out at its time, to those who are subscribed then', async () => {
  const harness = await createSending(2);
  const { act, drain, smtp, clock, read, ctx } = harness;
  const at = toIso(clock.now() + 3600);
  expect((await act('send', { at })).body).toMatchObject({ state: 'scheduled', sendAt: at, counts: { total: 0 } });
  clock.advance(3599);
  await drain();
  expect(smtp.mails).toEqual([]);
  await insertSubscribers(harness, ['late@example.com']);
  clock.advance(1);
  await drain();
  expect(smtp.mails).toHaveLength(3);
  expect(await read()).toMatchObject({ state: 'sent', startedAt: toIso(ctx.clock.now()) });
});

test('a planned issue begins at its time while another is being sent, and goes out after it', async () => {
  const { act, call, clock, drain, read, smtp } = await createSending(160, { newsletter_per_second: 200 });
  const { id } = (await call('POST', '/api/captain/newsletters', makeIssue({ subject: 'Second' }))).body;
  const second = `/api/captain/newsletters/${id}`;
  await call('POST', `${second}/send`, { at: toIso(clock.now() + 60) });
  await act('send');
  const drained = drain();
  await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThan(0));
  clock.advance(60);
  await drained;
  expect((await read()).state).toBe('sent');
  // It has begun without another look at what is planned.
  expect((await call('GET', second)).body.state).not.toBe('scheduled');
  await drain();
  expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual([
    ...Array(160).fill(makeIssue().subject),
    ...Array(160).fill('Second'),
  ]);
});

test.each([
  ['2026-01-05T12:00:00.001Z', 1],
  ['2026-01-05T13:00:04+01:00', 4],
])('an issue planned for %s does not go out early', async (at, seconds) => {
  const { act, drain, smtp, clock } = await createSending(1);
  expect((await act('send', { at })).body).toMatchObject({
    state: 'scheduled',
    sendAt: toIso(clock.now() + seconds),
  });
  clock.advance(seconds - 1);
  await drain();
  expect(smtp.mails).toEqual([]);
  clock.advance(1);
  await drain();
  expect(smtp.mails).toHaveLength(1);
});

test('sending and planning need a recent confirmation; a test mail, pausing, resuming and cancelling do not', async () => {
  const { act, call, path, clock, confirm, read, drain, smtp } = await createSending(1);
  clock.advance(601);
  for (const input of [undefined, { at: toIso(clock.now() + 60) }]) {
    const refused = await act('send', input);
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);
  }
  expect(await read()).toMatchObject({ state: 'draft', counts: { total: 0 } });
  expect((await call('POST', `${path}/test`)).status).toBe(200);
  await confirm();
  expect((await act('send')).status).toBe(200);
  clock.advance(601);
  for (const action of ['pause', 'resume']) expect((await act(action)).status).toBe(200);
  await drain();
  expect(smtp.mails.map(({ to }) => to[0])).toContain('reader0@example.com');
});

test('a planned issue that is cancelled does not go out, and is a draft again', async () => {
  const { act, confirm, drain, smtp, clock, read } = await createSending(2);
  await act('send', { at: toIso(clock.now() + 3600) });
  expect((await act('cancel')).body).toMatchObject({ state: 'draft', sendAt: null });
  clock.advance(7200);
  await drain();
  expect(smtp.mails).toEqual([]);
  await confirm();
  expect((await act('send')).status).toBe(200);
  await drain();
  expect(await read()).toMatchObject({ state: 'sent', counts: { sent: 2 } });
});

test('a stopped newsletter sends nothing and takes no subscriber; started again, it goes on', async () => {
  const { app, act, call, clock, drain, emails, sentTo } = await createSending(3);
  const turn = (isOn: boolean) => call('PUT', '/api/captain/settings', { newsletter_on: String(isOn) });
  await act('send', { at: toIso(clock.now() + 60) });
  await turn(false);
  clock.advance(120);
  await drain();
  expect(sentTo()).toEqual([]);
  expect((await act('send')).body.message).toBe('The newsletter is stopped: start it again in the list of issues');
  const signUp = await app.request('/api/newsletter', postJson({ email: 'late@example.com' }));
  expect(signUp.status).toBe(409);
  expect(await signUp.json()).toMatchObject({ message: 'There is no newsletter at the moment' });
  await turn(true);
  await drain();
  expect(sentTo().sort()).toEqual(emails);
});

test('a paused issue goes on where it stopped, without those who unsubscribed meanwhile', async () => {
  const { act, drain, smtp, read, emails, sentTo, db, restart } = await createSending(4);
  smtp.setMood({ kind: 'answer', reply: (to) => (to === emails[2] ? '450 4.2.1 try again later' : undefined) });
  await act('send');
  await drain();
  expect((await act('pause')).body).toMatchObject({ state: 'paused', remainingSeconds: null });
  await db.updateTable('newsletterSubscribers').set({ subscribed: false }).where('email', '=', emails[2]!).execute();
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
  const { act, drain, smtp, read } = await createSending(3, { newsletter_per_hour: 1 });
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
  const { act, drain, smtp, clock, read, restart } = await createSending(7, {
    newsletter_per_hour: 2,
    newsletter_per_day: 5,
  });
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

test('a sent issue that is deleted frees no limit', async () => {
  const { act, drain, smtp, clock, call, path, ctx } = await createSending(2, {
    newsletter_per_hour: 2,
    newsletter_per_day: 3,
  });
  const start = clock.now();
  await act('send');
  await drain();
  expect(smtp.mails).toHaveLength(2);
  expect((await call('DELETE', path)).status).toBe(204);
  expect(await countAllowed(ctx)).toBe(0);
  expect((await findNextAllowed(ctx)) - start).toBe(3600);
  clock.advance(3601);
  expect(await countAllowed(ctx)).toBe(1);
  clock.advance(86_400);
  expect(await countAllowed(ctx)).toBe(2);
});

test('the limits for an hour and for a day say when the next mail may be sent, to the second', async () => {
  const { act, drain, smtp, clock, ctx } = await createSending(6, { newsletter_per_hour: 2, newsletter_per_day: 3 });
  const start = clock.now();
  expect(await findNextAllowed(ctx)).toBe(start);
  await act('send');
  await drain();
  const counts = [smtp.mails.length];
  for (const seconds of [3600, 86_400, 90_000]) {
    expect((await findNextAllowed(ctx)) - start).toBe(seconds);
    clock.advance(start + seconds - 1 - clock.now());
    await drain();
    expect(smtp.mails).toHaveLength(counts.at(-1)!);
    clock.advance(1);
    await drain();
    counts.push(smtp.mails.length);
  }
  expect(counts).toEqual([2, 3, 5, 6]);
});

test('while a limit is reached, the sender does not look for work twice a second; a higher limit wakes it', async () => {
  const { act, call, smtp, start, read } = await createSending(3, { newsletter_per_hour: 1 });
  const { setTimeout } = globalThis;
  const waits: unknown[] = [];
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...given: Parameters<typeof setTimeout>) => {
    waits.push(given[1]);
    return setTimeout(...given);
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  await act('send');
  start();
  await expect.poll(() => smtp.mails.length).toBe(1);
  const wait = () => waits.filter((ms) => ms === 500 || ms === 15_000);
  await expect.poll(wait).toEqual([15_000]);
  await call('PUT', '/api/captain/settings', { newsletter_per_hour: 0 });
  await expect.poll(async () => (await read()).state).toBe('sent');
  expect(smtp.mails).toHaveLength(3);
});
