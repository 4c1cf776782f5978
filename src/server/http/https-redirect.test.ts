import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createListener } from '#server/app.ts';
import { createPageApp } from '#testing/create-page-app.ts';

const HTTPS = { SITE_URL: 'https://example.com', TRUST_PROXY: '1' };

/** Sends a request to a real server with this environment. */
async function send(env: Record<string, string>, path: string, proto: string, init: RequestInit = {}) {
  const { ctx, app, pages } = await createPageApp(env);
  const server = createServer(createListener(ctx, app, pages));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const headers = { 'X-Forwarded-Proto': proto, 'X-Forwarded-Host': 'evil.example' };
  // Twice: the second answer to a page would come from memory.
  await fetch(url, { headers: { 'X-Forwarded-Proto': 'https' }, redirect: 'manual' });
  const { status, headers: answered } = await fetch(url, { headers, redirect: 'manual', ...init });
  return [status, answered.get('location')];
}

test.each(['/about?utm=a%20b', '/api/site', '/nothing', '/'])(
  'redirects plain http to https by SITE_URL: %s',
  async (path) => {
    expect(await send(HTTPS, path, 'http')).toEqual([308, `https://example.com${path}`]);
  },
);

test('a path that starts with two slashes is redirected to this site', async () => {
  expect(await send(HTTPS, '//evil.example/about', 'http')).toEqual([308, 'https://example.com//evil.example/about']);
});

test('a POST over plain http is redirected with its method, and nothing is done', async () => {
  expect(await send(HTTPS, '/api/contact', 'HTTP', { method: 'POST', body: '{}' })).toEqual([
    308,
    'https://example.com/api/contact',
  ]);
});

test.each<[string, Record<string, string>, string, string]>([
  ['https', HTTPS, '/about', 'https'],
  ['a health check over plain http', HTTPS, '/healthz', 'http'],
  ['no trusted proxy', { SITE_URL: 'https://example.com' }, '/about', 'http'],
  ['a site on plain http', { SITE_URL: 'http://example.com', TRUST_PROXY: '1' }, '/about', 'http'],
  ['the trusted entry of a list', HTTPS, '/about', 'http, https'],
])('no redirect: %s', async (_name, env, path, proto) => {
  expect(await send(env, path, proto)).toEqual([200, null]);
});
