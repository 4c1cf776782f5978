import { once } from 'node:events';
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportFailure } from '#server/delivery/delivery.ts';
import type { Finding } from '#shared/doctor.schema.ts';
import { toIso } from '#shared/time.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import type { createTestApp } from '#testing/create-test-app.ts';
import { startFakeFeed } from '#testing/fake-feed.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { startFakeWebhook } from '#testing/fake-webhook.ts';
import { loginAs } from '#testing/login-as.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

async function examine(
  env: Record<string, string> = {},
  prepare: (folder: string, harness: TestApp, call: Awaited<ReturnType<typeof loginAs>>['call']) => unknown = () => {},
) {
  const { folder, harness } = await createStoredApp(env);
  const { call } = await loginAs(harness);
  await prepare(folder, harness, call);
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

test('doctor: a captain who was only invited cannot log in yet', async () => {
  const findings = await examine({}, async (_folder, _harness, call) => {
    const invited = { username: 'ann', name: 'Ann', email: 'ann@example.com', role: 'editor' };
    expect((await call('POST', '/api/captain/users', invited)).status).toBe(201);
  });
  expect(findings.get('Captains')?.text).toMatch(/^\d can log in, 1 invited and not logged in yet$/);
});

test('doctor: services that work are ok', async () => {
  const [smtp, webhook] = await Promise.all([startFakeSmtp(), startFakeWebhook()]);
  onTestFinished(async () => {
    await Promise.all([smtp.close(), webhook.close()]);
  });
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', WEBHOOK_URL: webhook.url };
  const findings = await examine(env);
  expect(findings.get('Mail')?.state).toBe('ok');
  expect(findings.get('Webhook')).toMatchObject({ state: 'warning', text: expect.stringContaining('not signed') });
  // The webhook's clock is today's, that of the test is not.
  expect(findings.get('Clock')).toMatchObject({ state: 'failed', fix: expect.stringContaining('NTP') });
  expect(webhook.requests.map(({ body }) => body).join('')).toBe('');
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

test('doctor: services that answer but do not work fail', async () => {
  const [smtp, webhook, feed] = await Promise.all([startFakeSmtp(), startFakeWebhook(), startFakeFeed()]);
  onTestFinished(async () => {
    await Promise.all([smtp.close(), webhook.close()]);
  });
  webhook.setStatus(502);
  feed.setAnswer((_request, response) => void response.writeHead(403).end());
  const env = { SMTP_URL: smtp.url, WEBHOOK_URL: webhook.url, CALENDAR_ALLOW_PRIVATE: '1' };
  const findings = await examine(env, async (_folder, harness, call) => {
    await reportFailure(harness.ctx, 'mail', '550 sender rejected');
    await call('POST', '/api/captain/calendars', { kind: 'ics', name: 'Private', url: feed.url });
  });
  const failed = (text: string) => ({ state: 'failed', text: expect.stringContaining(text), fix: expect.any(String) });
  expect(findings.get('Mail')).toMatchObject(failed('550 sender rejected'));
  expect(findings.get('Webhook')).toMatchObject(failed('502'));
  expect(findings.get('Calendars')).toMatchObject(failed('Private'));
});

test('doctor: a certificate that browsers refuse fails, with the days until it ends', async () => {
  const { origin } = new URL((await startFakeFeed({ isSecure: true })).url);
  const findings = await examine({ SITE_URL: origin });
  expect(findings.get('TLS')).toMatchObject({
    state: 'failed',
    text: expect.stringMatching(/refuse the certificate .*valid for \d+ days/),
    fix: expect.any(String),
  });
});

test('doctor: counts the proxies in front of the site and compares them with TRUST_PROXY', async () => {
  for (const [trusted, state, text] of [
    ['0', 'failed', 'share one limit'],
    ['1', 'ok', 'TRUST_PROXY is 1'],
    ['2', 'failed', 'forge'],
  ] as const) {
    let site: TestApp | undefined;
    const proxy = createServer(async (request, response) => {
      const headers = { ...(request.headers as Record<string, string>), 'X-Forwarded-For': '203.0.113.7' };
      const answer = await site?.app.request(request.url ?? '/', { headers });
      response.writeHead(answer?.status ?? 502).end(await answer?.text());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const SITE_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const findings = await examine({ SITE_URL, TRUST_PROXY: trusted }, (_folder, harness) => {
      site = harness;
    });
    expect(findings.get('Proxies')).toMatchObject({ state, text: expect.stringContaining(text) });
  }
});

test('strangers do not learn how many proxies there are', async () => {
  const { harness } = await createStoredApp();
  const headers = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Health-Token': `${harness.clock.now()}-AAAAAAAAAAAAAAAAAAAAAA`,
  };
  expect(await (await harness.app.request('/healthz', { headers })).json()).toEqual({ status: 'ok' });
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

test('doctor: a background job that failed is a warning, and the list of jobs has its last run', async () => {
  const { harness } = await createStoredApp();
  const { call } = await loginAs(harness);
  const { ctx } = harness;
  onTestFinished(() => ctx.jobs.stop());
  const failed = Promise.withResolvers<void>();
  ctx.jobs.add({ name: 'Copy the database', everySeconds: 60, run: () => {} });
  ctx.jobs.add({
    name: 'Store page views',
    everySeconds: 60,
    run() {
      failed.resolve();
      throw new Error('no room');
    },
  });
  await failed.promise;
  const { body: jobs } = await call('GET', '/api/captain/jobs');
  const now = toIso(ctx.clock.now());
  expect(jobs).toMatchObject([
    { name: 'Copy the database', lastRunAt: now, error: null },
    { name: 'Store page views', lastRunAt: now, error: 'no room' },
  ]);
  const { body: findings } = await call('GET', '/api/captain/doctor');
  expect(findings).toContainEqual({
    name: 'Jobs',
    state: 'warning',
    text: '“Store page views” failed at its last run: no room',
    fix: 'It is tried again. The log of the server has more',
  });
});

test('doctor: only for captains', async () => {
  const { harness } = await createStoredApp();
  expect((await harness.app.request('/api/captain/doctor')).status).toBe(401);
});
