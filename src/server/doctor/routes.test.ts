import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '#shared/doctor.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { loginAs } from '#testing/login-as.ts';

async function examine(env: Record<string, string> = {}, prepare: (folder: string) => void = () => {}) {
  const { folder, harness } = await createStoredApp(env);
  const { call } = await loginAs(harness);
  prepare(folder);
  const { status, body } = await call('GET', '/api/captain/doctor');
  expect(status).toBe(200);
  return new Map((body as Finding[]).map((finding) => [finding.name, finding]));
}

test('doctor: a fresh site has no failure; what is not configured is off', async () => {
  const findings = await examine();
  expect([...findings.values()].filter(({ state }) => state === 'failed')).toEqual([]);
  expect(findings.get('Database')?.state).toBe('ok');
  expect(findings.get('Mail')?.state).toBe('off');
  expect(findings.get('Model')?.state).toBe('off');
  expect(findings.get('Web address')).toMatchObject({ state: 'warning', fix: expect.stringContaining('SITE_URL') });
});

test('doctor: services that work are ok', async () => {
  const [smtp, webhook] = await Promise.all([startFakeSmtp(), startFakeWebhook()]);
  onTestFinished(async () => {
    await Promise.all([smtp.close(), webhook.close()]);
  });
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', WEBHOOK_URL: webhook.url };
  const findings = await examine(env);
  expect(findings.get('Mail')?.state).toBe('ok');
  // Its clock is today's, that of the test is not.
  expect(findings.get('Webhook')).toMatchObject({ state: 'warning', text: expect.stringContaining('clock') });
  expect(webhook.requests.map(({ body }) => body)).toEqual(['']);
  expect(smtp.mails).toEqual([]);
});

test('doctor: services that do not answer fail, each with what to do', async () => {
  const nowhere = '127.0.0.1:9';
  const findings = await examine({
    SMTP_URL: `smtp://${nowhere}`,
    WEBHOOK_URL: `http://${nowhere}/hook`,
    OPENAI_BASE_URL: `http://${nowhere}/v1`,
    SITE_URL: `http://${nowhere}`,
  });
  for (const name of ['Mail', 'Webhook', 'Model', 'Web address']) {
    expect(findings.get(name), name).toMatchObject({
      state: 'failed',
      text: expect.any(String),
      fix: expect.any(String),
    });
  }
});

test('doctor: copies of the database that fall behind, and a failed drill', async () => {
  const findings = await examine({}, (folder) => {
    const backups = join(folder, 'backups');
    mkdirSync(backups, { recursive: true });
    chmodSync(backups, 0o700);
    writeFileSync(join(backups, 'latest.db'), 'a copy');
    utimesSync(join(backups, 'latest.db'), 1_600_000_000, 1_600_000_000);
    const text = 'Missing in the restored data: 2 leads';
    writeFileSync(
      join(backups, 'drill.json'),
      JSON.stringify({ at: '2026-01-04T00:00:00Z', isOk: false, text, lastSuccess: null }),
    );
  });
  expect(findings.get('Backup')).toMatchObject({ state: 'failed', text: expect.stringContaining('older') });
  expect(findings.get('Restore drill')).toMatchObject({ state: 'failed', text: expect.stringContaining('2 leads') });
});

test('doctor: only for captains', async () => {
  const { harness } = await createStoredApp();
  expect((await harness.app.request('/api/captain/doctor')).status).toBe(401);
});
