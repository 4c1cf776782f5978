import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { STARTER } from '#content/starters/en/starter.ts';
import type { EditedDocument } from '#shared/content.ts';
import type { Overview } from '#shared/overview.ts';
import { openPage, sharedBrowser } from '#testing/browser.ts';
import { type Captain, logInCaptain, PASSWORD } from '#testing/captain.ts';
import { makeDataDir, readPage, startServer } from '#testing/start-server.ts';

const { home } = STARTER.documents;
const VARNISH = findProgram('varnishd');
const REQUESTS = 1_000;

/** What a CDN that is asked to purge receives; the first `failures` of them are refused. */
async function startPurgeTarget(failures = 0) {
  const purges: Pick<IncomingMessage, 'method' | 'headers'>[] = [];
  const server = createServer(({ method, headers }, response) => {
    purges.push({ method, headers });
    response.writeHead(purges.length <= failures ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, purges };
}

async function start(env: Record<string, string>) {
  const server = await startServer({ ADMIN_PASSWORD: PASSWORD, CDN: 'on', TRUST_PROXY: '1', ...env });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

async function publishHeadline(captain: Captain, title: string): Promise<void> {
  const { version } = await captain.call<EditedDocument>('GET', '/captain/content/home');
  const data = { ...home, hero: { ...home.hero, title } };
  const saved = await captain.call<{ version: number }>('PUT', '/captain/content/home/draft', { version, data });
  await captain.call('POST', '/captain/content/home/publish', saved);
}

test('public pages may be kept by a CDN; personal ones, the dashboard and the API never', async () => {
  const server = await start({});
  const control = async (path: string) => (await fetch(server.url + path)).headers.get('cache-control');
  for (const path of ['/', '/about', '/blog', '/privacy-policy']) {
    const { headers } = await fetch(server.url + path);
    expect([path, headers.get('cache-control')]).toEqual([
      path,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    ]);
    expect([path, headers.get('surrogate-key'), headers.get('set-cookie')]).toEqual([path, 'site', null]);
  }
  for (const path of [
    '/captain',
    '/booking/1-x',
    '/newsletter/confirm/1-x',
    '/?draft=x',
    '/api/site',
    '/no-such-page',
    '/healthz',
  ]) {
    expect([path, await control(path)]).toEqual([path, expect.not.stringContaining('public')]);
  }
});

test('a change purges the CDN, again if it was refused; so does the start', async () => {
  const target = await startPurgeTarget(1);
  const server = await start({ PURGE_URL: target.url });
  await vi.waitFor(() => expect(target.purges.length).toBe(2), 10_000);
  expect(target.purges[1]).toMatchObject({ method: 'PURGE', headers: { 'surrogate-key': 'site' } });
  await publishHeadline(await logInCaptain(server), 'A changed headline');
  await vi.waitFor(() => expect(target.purges.length).toBe(3), 5_000);
});

test('views are counted by what browsers report, once each', async () => {
  const server = await start({});
  const captain = await logInCaptain(server);
  await readPage(server, '/about');
  const { page, context } = await openPage(await sharedBrowser());
  onTestFinished(() => context.close());
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/page-views'));
  await page.goto(`${server.url}/about`);
  await reported;
  const { topPages } = await captain.call<Overview>('GET', '/captain/overview');
  expect(topPages).toEqual([{ path: '/about', views: 1 }]);
});

test.runIf(VARNISH)(
  'Varnish: hits, no split by tracking parameters, changes visible at once, nothing personal',
  async () => {
    const port = await freePort();
    const server = await start({ PURGE_URL: `http://127.0.0.1:${port}/` });
    const folder = makeDataDir();
    const vcl = readFileSync('docs/varnish.vcl', 'utf8').replace(
      '.port = "3000"',
      `.port = "${new URL(server.url).port}"`,
    );
    writeFileSync(join(folder, 'site.vcl'), vcl);
    // Without its jail, which a test user's folder does not admit.
    const flags = [
      '-j',
      'none',
      '-F',
      '-n',
      join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      join(folder, 'site.vcl'),
    ];
    const varnish = spawn(VARNISH ?? '', [...flags, '-s', 'malloc,32m'], { stdio: 'ignore' });
    onTestFinished(() => void varnish.kill());
    const cdn = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(`${cdn}/about`)).status).toBe(200), 20_000);

    let hits = 0;
    for (let number = 0; number < REQUESTS; number += 1) {
      const answer = await fetch(`${cdn}/?utm_source=letter-${number}&fbclid=${number}`, {
        headers: { Cookie: `visitor=${number}`, 'Accept-Encoding': 'gzip' },
      });
      await answer.arrayBuffer();
      // Varnish names a second request when it answered from what it keeps.
      if (answer.headers.get('x-varnish')?.includes(' ')) hits += 1;
    }
    expect(hits / REQUESTS).toBeGreaterThan(0.99);

    const captain = await logInCaptain(server);
    await publishHeadline(captain, 'Seen at once');
    await vi.waitFor(async () => expect(await (await fetch(`${cdn}/`)).text()).toContain('Seen at once'), 2_000);

    const login = await fetch(`${cdn}/api/captain/me`, { headers: captain.headers });
    expect(login.status).toBe(200);
    expect((await fetch(`${cdn}/api/captain/me`)).status).toBe(401);
  },
);

function findProgram(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
