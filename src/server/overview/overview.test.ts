import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logFailures } from '#server/checks/checks.ts';
import { NO_MAIL_REASON, reportFailure } from '#server/delivery/delivery.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';

test('the overview counts leads, messages, subscribers and chats per day', async () => {
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
  expect(body.waiting).toMatchObject({ count: 2, since: '2026-01-05T12:00:00Z' });
  expect(body.waiting.first.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect(body.subscribed).toBe(1);
  expect((await call('GET', '/api/captain/overview')).status).toBe(200);
});

test('a follow-up is due on its day by the clock of the business', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await harness.app.request('/api/contact', postJson(makeContact()));
  await call('PATCH', '/api/captain/leads/1', { followUpOn: '2026-01-06' });
  const due = async () => (await call('GET', '/api/captain/overview')).body.followUps;
  // In Los Angeles it is still the day before.
  harness.clock.advance(19 * 3600);
  expect(await due()).toEqual({ count: 0, first: [] });
  harness.clock.advance(2 * 3600);
  expect(await due()).toEqual({ count: 1, first: [{ id: 1, name: 'Ada Byron', day: '2026-01-06' }] });
});

test('the overview names settings that still have a placeholder', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const hint = async () => (await readNotices(call)).find((text) => text.includes('placeholder'));
  expect(await hint()).toBe(
    'Visitors still see a placeholder instead of your name, email, demo phone number, social profiles, scheduler pages.',
  );
  await call('PUT', '/api/captain/settings', {
    owner_name: 'Ada Byron',
    owner_email: 'ada@byron.example',
    demo_phone: '(415) 555-0100',
    link_x: 'https://x.com/ada',
    link_linkedin: 'https://www.linkedin.com/in/ada',
  });
  expect(await hint()).toBe('Visitors still see a placeholder instead of your social profiles, scheduler pages.');
});

test('the overview says where a server that does not know its address sends people, and what to set', async () => {
  const { call } = await loginAs(await createTestApp());
  const notices = (await call('GET', '/api/captain/overview')).body.notices as { text: string; link: string }[];
  const notice = notices.find(({ text }) => text.includes('SITE_URL'));
  expect(notice?.text).toMatch(/lead to http:\/\/localhost.* set SITE_URL=https:\/\/www\.example\.com/);
  expect(notice?.link).toBe('/captain/help/configuration');
  const known = await loginAs(await createTestApp({ SITE_URL: 'https://site.example' }));
  expect(JSON.stringify((await known.call('GET', '/api/captain/overview')).body.notices)).not.toContain('SITE_URL');
});

test('the overview names no placeholder that visitors of the starter do not see', async () => {
  const harness = await createTestApp({ SITE_URL: 'https://site.example' });
  const { call } = await loginAs(harness);
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  await call('PUT', '/api/captain/settings', { scheduler_built_in: 'true' });
  const hint = async () => (await readNotices(call)).find((text) => text.includes('placeholder'));
  expect(await hint()).toBe('Visitors still see a placeholder instead of your name, email.');
  const settings = { owner_name: 'Ada Byron', owner_email: 'ada@byron.example' };
  await call('PUT', '/api/captain/settings', settings);
  expect(await hint()).toBeUndefined();
});

test('the overview counts messages that were never sent for want of a mail server, once there is one', async () => {
  const harness = await createTestApp({ SMTP_URL: 'smtp://localhost:2525' });
  const { call } = await loginAs(harness);
  const hint = async () => (await readNotices(call)).find((text) => /messages? (?:have|was|were)/i.test(text));
  await harness.app.request('/api/contact', postJson(makeContact()));
  await harness.db.updateTable('outbox').set({ status: 'sent' }).execute();
  expect(await hint()).toBe('All messages have been sent.');
  const kept = { status: 'kept', reason: NO_MAIL_REASON } as const;
  await harness.db.updateTable('outbox').set(kept).where('audience', '=', 'owner').execute();
  expect(await hint()).toBe('1 message was never sent: it was written while no mail server was set up.');
  await harness.db.updateTable('outbox').set(kept).execute();
  expect(await hint()).toBe('2 messages were never sent: they were written while no mail server was set up.');
});

test('an example that was saved unchanged is still a placeholder; the built-in scheduler needs no pages', async () => {
  const harness = await createTestApp({ SITE_URL: 'https://site.example' });
  const { call } = await loginAs(harness);
  const hint = async () => (await readNotices(call)).find((text) => text.includes('placeholder'));
  await call('PUT', '/api/captain/settings', {
    owner_name: 'Ada Byron',
    owner_email: 'ada@byron.example',
    demo_phone: '(415) 555-0142',
    link_x: '',
    link_linkedin: '',
    link_huggingface: '',
    scheduler_consultation_url: 'https://calendly.com/your-name/free-consultation',
    scheduler_strategy_url: 'https://calendly.com/your-name/strategy-session',
    scheduler_voice_ai_url: 'https://calendly.com/your-name/voice-ai-discovery',
  });
  expect(await hint()).toBe('Visitors still see a placeholder instead of your demo phone number, scheduler pages.');
  await call('PUT', '/api/captain/settings', { scheduler_built_in: 'true' });
  expect(await hint()).toBe('Visitors still see a placeholder instead of your demo phone number.');
});

test('upcoming calls have the time of the owner’s clock, whatever the visitors’ time zones', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const book = (start: string, timezone: string, email: string) =>
    harness.app.request('/api/bookings', postJson(makeBooking({ start, timezone, email })));
  await book('2026-01-06T18:00:00Z', 'Asia/Tokyo', 'later@example.com');
  await book('2026-01-06T17:00:00Z', 'Europe/Berlin', 'sooner@example.com');
  const upcoming = async () => (await call('GET', '/api/captain/overview')).body;
  expect(await upcoming()).toMatchObject({
    timezone: 'America/Los_Angeles',
    bookings: [
      { email: 'sooner@example.com', date: '2026-01-06', time: '09:00', timezone: null },
      { email: 'later@example.com', date: '2026-01-06', time: '10:00', timezone: null },
    ],
  });
  // Half past nine there on the day of the calls: the first one is over.
  harness.clock.advance(29.5 * 3600);
  expect((await upcoming()).bookings).toMatchObject([{ email: 'later@example.com' }]);
});

test('reports a scheduler outage only after several failures in a row', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const isTold = async () =>
    (await readNotices(call)).some((text) => text.startsWith('The scheduler has been failing'));
  await reportFailure(harness.ctx, 'scheduler', 'blocked');
  expect(await isTold()).toBe(false);
  expect((await call('GET', '/api/captain/outbox')).body.outages).toEqual([]);
  for (let time = 0; time < 10; time += 1) await reportFailure(harness.ctx, 'scheduler', 'blocked');
  await reportFailure(harness.ctx, 'mail', 'refused');
  expect(await isTold()).toBe(true);
  expect((await call('GET', '/api/captain/outbox')).body.outages).toMatchObject([{ source: 'scheduler' }]);
});

test('a service that failed and is not used any more fails no more', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const calendar = { kind: 'caldav', name: 'Work', url: 'https://calendar.example/' };
  const { id } = (await call('POST', '/api/captain/calendars', calendar)).body;
  for (const source of ['mail', 'webhook', 'model', 'cdn', 'caldav', 'scheduler'] as const) {
    for (let time = 0; time < 10; time += 1) await reportFailure(harness.ctx, source, 'refused');
  }
  const failing = async () => (await readNotices(call)).filter((text) => text.includes('has been failing'));
  expect(await failing()).toEqual([
    expect.stringMatching(/^Writing bookings to your calendar has been/),
    expect.stringMatching(/^The scheduler has been/),
  ]);
  await call('DELETE', `/api/captain/calendars/${id}`);
  await call('PUT', '/api/captain/settings', { scheduler_built_in: 'true' });
  expect(await failing()).toEqual([]);
  expect((await call('GET', '/api/captain/outbox')).body.outages).toEqual([]);
});

test('the overview and the doctor report the same failure in the same words; the log has only its name', async () => {
  const { harness } = await createStoredApp();
  const { ctx } = harness;
  const { call } = await loginAs(harness);
  Object.assign(ctx.snapshots, { at: harness.clock.now(), failures: 2, lastError: 'no space left' });
  mkdirSync(join(ctx.config.DATA_DIR, 'backups'), { recursive: true });
  writeFileSync(join(ctx.config.DATA_DIR, 'backups', 'latest.db'), 'a copy');
  for (let time = 0; time < 3; time += 1) await reportFailure(ctx, 'rewrite', 'busy');
  const notices = await readNotices(call);
  const { body: findings } = await call('GET', '/api/captain/doctor');
  for (const [name, words] of [
    ['Backup', 'New ones fail: no space left'],
    ['Erasing', 'Clearing deleted personal data'],
  ] as const) {
    const finding = findings.find((one: { name: string }) => one.name === name);
    expect(finding).toMatchObject({ state: 'failed', text: expect.stringContaining(words) });
    expect(notices).toContain(`${finding.text}.`);
  }
  const names = findings.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...new Set(names)]);
  const warn = vi.spyOn(ctx.log, 'warn');
  await logFailures(ctx);
  expect(warn.mock.calls).toEqual([[{ checks: ['Erasing', 'Backup'] }, expect.stringContaining('npm run doctor')]]);
});

async function readNotices(call: Awaited<ReturnType<typeof loginAs>>['call']): Promise<string[]> {
  const { body } = await call('GET', '/api/captain/overview');
  return body.notices.map(({ text }: { text: string }) => text);
}
