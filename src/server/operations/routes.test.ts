import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';

test('/healthz shows details to a captain only', async () => {
  const harness = await createTestApp();
  const stranger = await harness.app.request('/healthz');
  expect(await stranger.json()).toEqual({ status: 'ok' });
  const forged = await harness.app.request('/healthz', { headers: { Authorization: 'Bearer nothing' } });
  expect(await forged.json()).toEqual({ status: 'ok' });
  const { call } = await loginAs(harness);
  const { body } = await call('GET', '/healthz');
  expect(body).toMatchObject({ status: 'ok', snapshot: { failures: 0 }, outbox: { waiting: 0 }, outages: [] });
});

test('/healthz: 503 when the database does not answer', async () => {
  const { app, database } = await createTestApp().then(({ ctx, ...rest }) => ({ ...rest, database: ctx.database }));
  database.sqlite.close();
  expect((await app.request('/healthz')).status).toBe(503);
});

test('/metrics needs METRICS_TOKEN; without one it is 404', async () => {
  const { app } = await createTestApp({ METRICS_TOKEN: 'figures please' });
  await app.request('/api/contact', postJson(makeContact()));
  expect((await app.request('/metrics')).status).toBe(401);
  const wrong = await app.request('/metrics', { headers: { Authorization: 'Bearer figures' } });
  expect(wrong.status).toBe(401);
  const right = await app.request('/metrics', { headers: { Authorization: 'Bearer figures please' } });
  expect(right.headers.get('content-type')).toContain('version=0.0.4');
  const text = await right.text();
  expect(text).toContain('site_requests_total{kind="api",status="201"} 1\n');
  expect(text).toContain('site_outbox_messages{status="kept"} 1\n');
  expect(text).not.toContain('ada@example.com');
  const without = await createTestApp();
  expect((await without.app.request('/metrics')).status).toBe(404);
});
