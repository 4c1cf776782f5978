import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createListener } from '#server/app.ts';
import { createLog } from '#server/create-context.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';

/** The app behind a real HTTP server, with the lines that it logs. */
async function listen(env: Record<string, string> = {}) {
  const harness = await createPageApp(env);
  const lines: { msg: string; path: string; status: number; requestId: string }[] = [];
  const stream = new Writable({
    write(line: Buffer, _coding, done) {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  const ctx = { ...harness.ctx, log: createLog({ LOG_LEVEL: 'debug' }, stream) };
  const server = createServer(createListener(ctx, harness.app, harness.pages));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    return answer;
  };
  return { ...harness, lines, ask };
}

test('every answer has an X-Request-Id of its own, and at level debug one line in the log', async () => {
  const { ask, lines, ctx, app } = await listen();
  const { call } = await loginAs({ ctx, app });
  await call('POST', '/api/blog', makePost());
  await call('PUT', '/api/blog/hello-world', { slug: 'renamed' });
  const requests: [path: string, status: number, init?: RequestInit][] = [
    ['/about', 200],
    ['/about', 200],
    ['/about', 200, { method: 'HEAD' }],
    ['/healthz', 200],
    ['/robots.txt', 200],
    ['/blog/rss.xml', 200],
    ['/api/site', 200],
    ['/ABOUT', 301],
    ['/blog/hello-world', 301],
    ['/nothing', 404],
    ['/api/nothing', 404],
    ['/uploads/nothing.png', 404],
    ['/calendar/nothing.ics', 404],
    ['/mcp', 401],
    ['/about', 405, { method: 'DELETE' }],
    ['/api/contact', 400, postJson({})],
  ];
  const ids: (string | null)[] = [];
  for (const [path, status, init] of requests) {
    const answer = await ask(path, init);
    ids.push(answer.headers.get('x-request-id'));
    expect([path, answer.status, ids.at(-1)]).toEqual([path, status, expect.stringMatching(/^[\w-]{8,64}$/)]);
  }
  expect(new Set(ids).size).toBe(requests.length);
  await expect.poll(() => lines.filter(({ msg }) => msg === 'request').length).toBe(requests.length);
  const logged = lines.map(({ requestId, path, status }) => [requestId, path, status]);
  for (const [index, [path, status]] of requests.entries()) {
    const shown = path.startsWith('/calendar/') ? '/calendar/:token' : path;
    expect(logged).toContainEqual([ids[index], shown, status]);
  }
});

test('the X-Request-Id of a proxy is kept where it is valid', async () => {
  const { ask } = await listen();
  const idOf = async (given: string, path = '/about') =>
    (await ask(path, { headers: { 'X-Request-Id': given } })).headers.get('x-request-id');
  for (const path of ['/about', '/about', '/healthz', '/api/site'])
    expect(await idOf('abc-12345', path)).toBe('abc-12345');
  expect(await idOf('a b<script>')).not.toContain('<');
});

test.each(['on', 'off'])('redirects and unknown addresses say that caches must ask again, with CDN=%s', async (CDN) => {
  const { ask, ctx, app } = await listen({ CDN });
  const { call } = await loginAs({ ctx, app });
  await call('POST', '/api/blog', makePost());
  await call('PUT', '/api/blog/hello-world', { slug: 'renamed' });
  for (const [path, status] of [
    ['/ABOUT', 301],
    ['/about/', 301],
    ['/blog/hello-world', 301],
    ['/blog/hello-world.md', 301],
    ['/nothing', 404],
    ['/blog/nothing', 404],
    ['/blog/nothing.png', 404],
    ['/uploads/nothing.png', 404],
    ['/og/nothing.png', 404],
    ['/calendar/nothing.ics', 404],
    ['/oauth/nothing', 404],
    ['/.well-known/nothing', 404],
    ['/metrics', 404],
    ['/api/nothing', 404],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, { method });
      const control = answer.headers.get('cache-control');
      expect([method, path, answer.status, control]).toEqual([
        method,
        path,
        status,
        expect.stringMatching(/^no-(?:cache|store)$/),
      ]);
    }
  }
});
