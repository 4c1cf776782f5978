import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';
import { restoreBackup } from './restore.ts';

test('CSV exports have every row and no cell that a spreadsheet would run', async () => {
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
  expect((await call('GET', '/api/captain/export/leads.csv')).body).toMatch(
    /"Ada Byron","ada@example.com","'\+1 Plumbing","new"/,
  );
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

async function withStoredDatabase() {
  const { folder, harness } = await createStoredApp();
  return { folder, harness, headers: (await loginAs(harness)).headers };
}

test('the backup is a complete database and leaves no temporary file', async () => {
  const { folder, harness, headers } = await withStoredDatabase();
  await harness.app.request('/api/contact', postJson(makeContact()));
  const res = await harness.app.request('/api/captain/backup', { headers });
  expect(res.status).toBe(200);
  expect(res.headers.get('content-disposition')).toContain('.db"');
  const bytes = Buffer.from(await res.arrayBuffer());
  expect(bytes).toHaveLength(Number(res.headers.get('content-length')));
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  const copy = new Database(bytes);
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(copy.prepare('select email from contacts').pluck().all()).toEqual(['ada@example.com']);
  copy.close();
});

test.runIf(existsSync('/proc/self/fd'))('a client that goes away in the middle of a backup costs no disk', async () => {
  const { folder, harness, headers } = await withStoredDatabase();
  const isKept = () =>
    readdirSync('/proc/self/fd').some((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(join(folder, 'backups'));
      } catch {
        return false;
      }
    });
  const res = await harness.app.request('/api/captain/backup', { headers });
  const reader = res.body!.getReader();
  await reader.read();
  expect(isKept()).toBe(true);
  await reader.cancel();
  await vi.waitFor(() => expect(isKept()).toBe(false));
  await harness.app.request('/api/captain/backup', { headers, method: 'HEAD' });
  await vi.waitFor(() => expect(isKept()).toBe(false));
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

test('a backup with files is an archive of the database and the uploads, which `restore` takes', async () => {
  const { folder, harness, headers } = await withStoredDatabase();
  await harness.app.request('/api/contact', postJson(makeContact()));
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  const picture = Buffer.alloc(300_000, 'picture');
  writeFileSync(join(folder, 'uploads', 'picture-1.webp'), picture);
  const res = await harness.app.request('/api/captain/backup?files=1', { headers });
  expect(res.headers.get('content-disposition')).toBe('attachment; filename="site-2026-01-05.tar.gz"');
  const target = await mkdtemp(join(tmpdir(), 'restored-'));
  onTestFinished(() => rm(target, { recursive: true }));
  const file = join(target, 'download.tar.gz');
  await writeFile(file, Buffer.from(await res.arrayBuffer()));
  await vi.waitFor(() => expect(readdirSync(join(folder, 'backups'))).toEqual([]));
  await restoreBackup(join(target, 'data'), file, new Date());
  expect(readFileSync(join(target, 'data/uploads/picture-1.webp')).equals(picture)).toBe(true);
  const restored = new Database(join(target, 'data/site.db'));
  expect(restored.prepare('select email from contacts').pluck().all()).toEqual(['ada@example.com']);
  restored.close();
});

test.runIf(existsSync('/proc/self/fd'))(
  'an archive that is not read to its end leaves no file open and no copy',
  async () => {
    const { folder, harness, headers } = await withStoredDatabase();
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    for (let count = 0; count < 10; count += 1)
      writeFileSync(join(folder, 'uploads', `random-${count}.webp`), randomBytes(1_000_000));
    const opened = () =>
      readdirSync('/proc/self/fd').filter((name) => {
        try {
          const file = readlinkSync(`/proc/self/fd/${name}`);
          return ['uploads', 'backups'].some((part) => file.startsWith(join(folder, part)));
        } catch {
          return false;
        }
      });
    const res = await harness.app.request('/api/captain/backup?files=1', { headers });
    const reader = res.body!.getReader();
    await reader.read();
    await reader.cancel();
    await vi.waitFor(() => expect(opened()).toEqual([]));
    await harness.app.request('/api/captain/backup?files=1', { headers, method: 'HEAD' });
    await vi.waitFor(() => expect(opened()).toEqual([]));
    await vi.waitFor(() => expect(readdirSync(join(folder, 'backups'))).toEqual([]));
  },
);

test('a backup that cannot be written answers with an error', async () => {
  const { folder, harness, headers } = await withStoredDatabase();
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
  const res = await harness.app.request('/api/captain/backup', { headers });
  expect(res.status).toBe(500);
});
