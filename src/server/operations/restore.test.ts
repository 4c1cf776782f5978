import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { applyRetention } from '#server/people/retention.ts';
import { openStoredDatabase } from '#testing/create-stored-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact, makeIssue } from '#testing/make.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-01-05T12:00:00Z');

/** The app on a data folder that is closed and opened again. */
async function openSite(folder: string, env: Record<string, string> = {}) {
  const database = await openStoredDatabase(folder);
  onTestFinished(() => database.close().catch(() => {}));
  const harness = await createTestApp({ DATA_DIR: folder, TRUST_PROXY: '1', ...env }, database);
  return { ...harness, close: database.close };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function writeTo({ app }: Site, email: string, from = '192.0.2.1'): Promise<void> {
  const res = await app.request('/api/contact', postJson(makeContact({ email }), { 'X-Forwarded-For': from }));
  expect(res.status).toBe(201);
}

async function leadId({ db }: Site, email: string): Promise<number> {
  return (await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

async function startMailServer() {
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.close());
  return { smtp, env: { SMTP_URL: smtp.url, OWNER_EMAIL: 'owner@example.com' } };
}

test('restore ends sessions and holds visitors’ mail until the owner sends it', async () => {
  const { smtp, env } = await startMailServer();
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder, env);
  const { headers } = await loginAs(before);
  await writeTo(before, 'ada@example.com');
  await writeBackup(folder, backup);
  await before.close();

  expect(await restoreBackup(folder, backup, NOW)).toMatchObject({ heldMails: 1, areOptOutsKnown: true });
  const site = await openSite(folder, env);
  expect((await site.app.request('/api/captain/leads', { headers })).status).toBe(401);
  const { call } = await loginAs(site, { username: 'second' });
  const worker = createDeliveryWorker(site.ctx);
  const receivers = async () => {
    await worker.drain();
    return smtp.mails.map(({ to }) => to[0]).sort();
  };
  expect(await receivers()).toEqual(['owner@example.com']);
  expect((await call('GET', '/api/captain/outbox?status=held')).body.messages).toMatchObject([
    { to: 'ada@example.com', status: 'held' },
  ]);
  expect((await call('POST', '/api/captain/outbox/held/send')).body).toEqual({ count: 1 });
  expect(await receivers()).toEqual(['ada@example.com', 'owner@example.com']);
});

test('held mail can be discarded', async () => {
  const { smtp, env } = await startMailServer();
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder, env);
  await writeTo(before, 'ada@example.com');
  await writeBackup(folder, backup);
  await before.close();
  await restoreBackup(folder, backup, NOW);
  const site = await openSite(folder, env);
  const { call } = await loginAs(site);
  expect((await call('POST', '/api/captain/outbox/held/discard')).body).toEqual({ count: 1 });
  expect((await call('POST', '/api/captain/outbox/held/send')).body).toEqual({ count: 0 });
  await createDeliveryWorker(site.ctx).drain();
  expect(smtp.mails.map(({ to }) => to[0])).toEqual(['owner@example.com']);
});

test('ids that were given since the backup are not given again after a restore', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder);
  await writeTo(before, 'ada@example.com');
  await writeBackup(folder, backup);
  await writeTo(before, 'bob@example.com', '192.0.2.2');
  await before.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  const bob = await leadId(before, 'bob@example.com');
  await before.close();

  await restoreBackup(folder, backup, NOW);
  const site = await openSite(folder);
  await writeTo(site, 'carol@example.com', '192.0.2.3');
  await site.app.request('/api/newsletter', postJson({ email: 'carol@example.com' }));
  expect(await leadId(site, 'carol@example.com')).toBeGreaterThan(bob);
  const subscribers = await site.db.selectFrom('newsletterSubscribers').select(['id', 'email']).execute();
  expect(subscribers).toEqual([{ id: 2, email: 'carol@example.com' }]);
});

test('restore unsubscribes and erases again who opted out since the backup', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder);
  const { call } = await loginAs(before);
  await writeTo(before, 'ada@example.com');
  await writeTo(before, 'Carol.Erased@example.com');
  await before.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  await writeBackup(folder, backup);
  const { id } = (await call('GET', '/api/captain/subscribers')).body[0];
  expect((await call('PATCH', `/api/captain/subscribers/${id}`, { subscribed: false })).status).toBe(200);
  before.clock.advance(60);
  const carol = await leadId(before, 'Carol.Erased@example.com');
  expect((await call('DELETE', `/api/captain/leads/${carol}`)).status).toBe(204);
  await before.close();

  expect(await restoreBackup(folder, backup, NOW)).toMatchObject({ unsubscribed: 1, erased: 1, areOptOutsKnown: true });
  const site = await openSite(folder);
  const again = await loginAs(site, { username: 'second' });
  const { leads } = (await again.call('GET', '/api/captain/leads')).body;
  expect(leads.map(({ email }: { email: string }) => email).sort()).toEqual(['ada@example.com', 'bob@example.com']);
  expect((await again.call('GET', '/api/captain/subscribers')).body).toMatchObject([{ subscribed: false }]);
  await site.close();
  expect(readFileSync(join(folder, 'site.db')).includes('Carol.Erased')).toBe(false);
});

test('restore unsubscribes again who left since the backup and is not stored any more; they can come back', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder);
  const { call } = await loginAs(before);
  await before.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  await writeBackup(folder, backup);
  await call('PUT', '/api/captain/settings', { retention_left_days: 1 });
  const { id } = (await call('GET', '/api/captain/subscribers')).body[0];
  await call('PATCH', `/api/captain/subscribers/${id}`, { subscribed: false });
  before.clock.advance(3 * 24 * 3600);
  expect(await applyRetention(before.ctx)).toMatchObject({ left: 1 });
  await before.close();

  expect(await restoreBackup(folder, backup, NOW)).toMatchObject({ unsubscribed: 1 });
  const site = await openSite(folder);
  const again = await loginAs(site, { username: 'second' });
  const reach = async () => (await again.call('POST', '/api/captain/newsletters/audience', { audience: 'all' })).body;
  expect(await reach()).toEqual({ count: 0 });
  await site.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  expect(await reach()).toEqual({ count: 1 });
  await site.close();
});

test('restore suppresses again who was suppressed since the backup, and holds an issue that was being sent', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const { call } = await loginAs(before);
  await before.db
    .insertInto('newsletterSubscribers')
    .values({ email: 'bob@example.com', createdAt: before.clock.now() })
    .execute();
  for (const action of [undefined, { at: '2030-01-01T00:00:00Z' }]) {
    const { body } = await call('POST', '/api/captain/newsletters', makeIssue());
    expect((await call('POST', `/api/captain/newsletters/${body.id}/send`, action)).status).toBe(200);
  }
  await writeBackup(folder, backup);
  await before.db.deleteFrom('newsletterSubscribers').execute();
  await call('POST', '/api/captain/suppressed', { email: 'bob@example.com' });
  await before.close();

  await restoreBackup(folder, backup, NOW);
  const site = await openSite(folder);
  const again = await loginAs(site, { username: 'second' });
  expect((await again.call('GET', '/api/captain/suppressed')).body).toMatchObject([{ email: 'bob@example.com' }]);
  const issues = (await again.call('GET', '/api/captain/newsletters')).body as { state: string; pauseReason: string }[];
  expect(issues.map(({ state, pauseReason }) => [state, pauseReason])).toEqual([
    ['draft', null],
    ['paused', expect.stringContaining('A backup was restored')],
  ]);
  await site.close();
});

test('who unsubscribed stays unsubscribed when a backup without them is restored first, then one with them', async () => {
  const folder = makeDataDir();
  const older = join(folder, 'older.db');
  const newer = join(folder, 'newer.db');
  const before = await openSite(folder);
  const { call } = await loginAs(before);
  await writeBackup(folder, older);
  await before.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  await writeBackup(folder, newer);
  const { id } = (await call('GET', '/api/captain/subscribers')).body[0];
  expect((await call('PATCH', `/api/captain/subscribers/${id}`, { subscribed: false })).status).toBe(200);
  await before.close();

  await restoreBackup(folder, older, NOW);
  expect(await restoreBackup(folder, newer, NOW)).toMatchObject({ unsubscribed: 1 });
  const site = await openSite(folder);
  const again = await loginAs(site, { username: 'second' });
  expect((await again.call('GET', '/api/captain/subscribers')).body).toMatchObject([
    { email: 'bob@example.com', subscribed: false, status: 'left' },
  ]);
});

test('whom a captain had removed before the backup cannot be put back after the restore: they may have left since', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder);
  const { call } = await loginAs(before);
  await before.app.request('/api/newsletter', postJson({ email: 'bob@example.com' }));
  const removed = await call('PATCH', '/api/captain/subscribers/1', { subscribed: false });
  expect(removed.body).toMatchObject({ action: 'subscribe' });
  await writeBackup(folder, backup);
  await before.close();
  await restoreBackup(folder, backup, NOW);
  const site = await openSite(folder);
  const again = await loginAs(site, { username: 'second' });
  expect((await again.call('PATCH', '/api/captain/subscribers/1', { subscribed: true })).status).toBe(409);
});

test('restore keeps whoever wrote again after being erased', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder);
  const { call } = await loginAs(before);
  await writeTo(before, 'ada@example.com');
  await call('DELETE', `/api/captain/leads/${await leadId(before, 'ada@example.com')}`);
  before.clock.advance(60);
  await writeTo(before, 'ada@example.com');
  await writeBackup(folder, backup);
  await before.close();
  expect(await restoreBackup(folder, backup, NOW)).toMatchObject({ erased: 0 });
  const site = await openSite(folder);
  expect(await leadId(site, 'ada@example.com')).toBeGreaterThan(0);
});

test('restore over a missing or unreadable database works, and reports that opt-outs are unknown', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const before = await openSite(folder);
  await writeBackup(folder, backup);
  await before.close();
  truncateSync(join(folder, 'site.db'), 2048);
  expect(await restoreBackup(folder, backup, NOW)).toMatchObject({ areOptOutsKnown: false });
  const fresh = makeDataDir();
  expect(await restoreBackup(fresh, backup, NOW)).toMatchObject({ areOptOutsKnown: false, replaced: undefined });
  await (await openSite(fresh)).close();
});

test('the newest three replaced databases are kept', async () => {
  const folder = makeDataDir();
  const backup = join(folder, 'backup.db');
  const site = await openSite(folder);
  await writeBackup(folder, backup);
  await site.close();
  for (let day = 1; day <= 5; day += 1) await restoreBackup(folder, backup, new Date(Date.UTC(2026, 0, day)));
  expect(readdirSync(join(folder, 'replaced')).map((name) => name.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-04',
    '2026-01-05',
  ]);
});

test('an erased lead is in no byte of site.db after a clean stop', async () => {
  const folder = makeDataDir();
  const site = await openSite(folder);
  const { call } = await loginAs(site);
  for (let index = 0; index < 60; index += 1) await writeTo(site, `lead-${index}@example.com`, `192.0.2.${index}`);
  for (const index of [3, 30, 59]) {
    const id = await leadId(site, `lead-${index}@example.com`);
    expect((await call('DELETE', `/api/captain/leads/${id}`)).status).toBe(204);
  }
  await site.close();
  const bytes = readFileSync(join(folder, 'site.db'));
  expect(bytes.includes('lead-31@')).toBe(true);
  for (const index of [3, 30, 59]) expect(bytes.includes(`lead-${index}@`)).toBe(false);
});
