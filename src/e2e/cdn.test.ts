import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import type { OverviewJson } from '#shared/overview.schema.ts';
import { openPage, sharedBrowser } from '#testing/browser.ts';
import { type Captain, logInCaptain, PASSWORD } from '#testing/captain.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makePost } from '#testing/make.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { serveSite } from '#testing/serve-site.ts';
import { makeDataDir, readPage, type ServedSite, startServer } from '#testing/start-server.ts';

const { home } = STARTER.documents;
const VARNISH = findProgram('varnishd');
const REQUESTS = 1_000;
const SECRET = 'the-secret-of-the-purge';

/** Receives purges as a CDN would; the first `failures` of them are refused. */
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

const ENV = { ADMIN_PASSWORD: PASSWORD, CDN: 'on', TRUST_PROXY: '1' };

async function start(env: Record<string, string>) {
  const server = await serveSite({ ...ENV, ...env });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

async function publishHeadline(captain: Captain, title: string): Promise<void> {
  const { version } = await captain.call<EditedDocumentJson>('GET', '/captain/content/home');
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
  const server = await start({ PURGE_URL: withSecret(target.url) });
  await vi.waitFor(() => expect(target.purges.length).toBe(2), 10_000);
  const headers = { 'surrogate-key': 'site', authorization: `Bearer ${SECRET}` };
  expect(target.purges[1]).toMatchObject({ method: 'PURGE', headers });
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
  const { topPages } = await captain.call<OverviewJson>('GET', '/captain/overview');
  expect(topPages).toEqual([{ path: '/about', views: 1 }]);
});

test('a purge that was not accepted before a crash is repeated after it', async () => {
  const deaf = await startPurgeTarget(Number.POSITIVE_INFINITY);
  const server = await startServer({ ...ENV, PURGE_URL: deaf.url });
  await publishHeadline(await logInCaptain(server), 'Never purged');
  await server.stop('SIGKILL');
  const target = await startPurgeTarget();
  await start({ DATA_DIR: server.dataDir, PURGE_URL: target.url });
  await vi.waitFor(() => expect(target.purges.length).toBe(1), 10_000);
});

describe.runIf(VARNISH)('Varnish', () => {
  let server: ServedSite;
  let captain: Captain;
  let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
  let cdn = '';
  let stopVarnish = () => {};

  beforeAll(async () => {
    const port = await freePort();
    cdn = `http://localhost:${port}`;
    smtp = await startFakeSmtp();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com' };
    // The second proxy is the test, which gives its calls addresses of their own.
    const env = {
      ADMIN_PASSWORD: PASSWORD,
      CDN: 'on',
      TRUST_PROXY: '2',
      SITE_URL: cdn,
      PURGE_URL: withSecret(cdn),
      ...mail,
    };
    server = await serveSite(env);
    stopVarnish = startVarnish(port, new URL(server.url).port);
    await vi.waitFor(async () => expect((await ask('/about')).status).toBe(200), 20_000);
    // The login goes through Varnish too, and needs its cookie.
    captain = await logInCaptain({ ...server, url: cdn });
  });
  afterAll(async () => {
    stopVarnish();
    await server?.stop();
    await smtp?.close();
  });

  /** An answer through Varnish; `isHit` when it came from what is kept, which Varnish tells by naming a second request. */
  async function ask(path: string, init: RequestInit = {}) {
    const answer = await fetch(cdn + path, { redirect: 'manual', ...init });
    const body = await answer.text();
    const isHit = answer.headers.get('x-varnish')?.includes(' ') ?? false;
    return { status: answer.status, headers: answer.headers, body, isHit };
  }

  test('parameters of advertisements and cookies do not split what is kept', async () => {
    let hits = 0;
    for (let number = 0; number < REQUESTS; number += 1) {
      const headers = { Cookie: `visitor=${number}`, 'Accept-Encoding': 'gzip' };
      if ((await ask(`/?utm_source=letter-${number}&fbclid=${number}`, { headers })).isHit) hits += 1;
    }
    expect(hits / REQUESTS).toBeGreaterThan(0.99);
  });

  test('a change is visible within a second', async () => {
    await ask('/');
    await publishHeadline(captain, 'Seen at once');
    await vi.waitFor(async () => expect((await ask('/')).body).toContain('Seen at once'), 1_000);
  });

  test('a withdrawn post leaves sitemap, llms.txt, feeds and its own addresses within a second', async () => {
    const post = makePost({ title: 'Soon withdrawn', slug: 'soon-withdrawn' });
    await captain.call('POST', '/blog', post);
    const lists = ['/sitemap.xml', '/llms.txt', '/blog/rss.xml', '/blog/atom.xml'];
    const own = ['/blog/soon-withdrawn', '/blog/soon-withdrawn.md', '/blog/soon-withdrawn.png'];
    const listed = async () =>
      Promise.all(lists.map(async (path) => (await ask(path)).body.includes('soon-withdrawn')));
    await vi.waitFor(async () => expect(await listed()).toEqual([true, true, true, true]), 1_000);
    for (const path of [...lists, ...own]) {
      await vi.waitFor(async () => expect([path, (await ask(path)).isHit]).toEqual([path, true]), 1_000);
    }
    await captain.call('PUT', '/blog/soon-withdrawn', { ...post, published: false });
    await vi.waitFor(async () => expect(await listed()).toEqual([false, false, false, false]), 1_000);
    for (const path of own) {
      await vi.waitFor(async () => expect([path, (await ask(path)).status]).toEqual([path, 404]), 1_000);
    }
  });

  test('a purge without the secret is refused, and no header of it becomes part of the ban', async () => {
    await ask('/about');
    const keys = ['site', '.', 'site || obj.status != 0', 'nothing || obj.status == 200', 'site" || "1" == "1'];
    for (const key of keys) {
      for (const authorization of [undefined, '', 'Bearer ', 'Bearer wrong', SECRET, `Bearer ${SECRET}x`]) {
        const headers = {
          'Surrogate-Key': key,
          ...(authorization === undefined ? {} : { Authorization: authorization }),
        };
        expect([key, authorization, await purgeStatus(cdn, headers)]).toEqual([key, authorization, 403]);
      }
    }
    expect((await ask('/about')).isHit).toBe(true);
    await ask('/icon-192.png');
    const authorized = { Authorization: `Bearer ${SECRET}` };
    // Files of the build have no key: an expression of the request would reach them.
    await ask('/favicon.ico');
    expect((await ask('/favicon.ico')).isHit).toBe(true);
    for (const key of keys) expect(await purgeStatus(cdn, { ...authorized, 'Surrogate-Key': key })).toBe(200);
    expect([(await ask('/about')).isHit, (await ask('/favicon.ico')).isHit]).toEqual([false, true]);
  });

  test('without a secret of its own, Varnish refuses every purge', async () => {
    const port = await freePort();
    const stop = startVarnish(port, new URL(server.url).port, {});
    onTestFinished(stop);
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 20_000);
    expect(await purgeStatus(url, { 'Surrogate-Key': 'site', Authorization: 'Bearer ' })).toBe(403);
    expect(await purgeStatus(url, { 'Surrogate-Key': 'site' })).toBe(403);
  });

  test('public pages are kept, without a cookie or a trace of who asked first', async () => {
    for (const path of PUBLIC_PAGES) {
      const first = await ask(path, { headers: { ...captain.headers, 'X-Forwarded-For': '203.0.113.77' } });
      const second = await ask(path);
      expect([path, second.status, second.isHit]).toEqual([path, 200, true]);
      expect([path, second.headers.get('set-cookie')]).toEqual([path, null]);
      const session = captain.headers.Cookie?.split('=')[1] ?? '';
      for (const secret of [session, '203.0.113.77']) {
        expect([path, first.body.includes(secret), second.body.includes(secret)]).toEqual([path, false, false]);
      }
    }
  });

  test('links of one person, drafts, the dashboard and the API are never kept', async () => {
    const email = 'reader@example.com';
    const signUp = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email }) };
    expect((await ask('/api/newsletter', signUp)).status).toBe(201);
    await vi.waitFor(() => expect(smtp.mails.some(({ to }) => to.includes(email))).toBe(true), 10_000);
    const mail = smtp.mails.find(({ to }) => to.includes(email))?.parsed.html ?? '';
    const links = [...mail.matchAll(/href="http[^"]*?(\/newsletter\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(0);
    const { preview } = await captain.call<EditedDocumentJson>('GET', '/captain/content/home');
    const personal = [
      ...links,
      `/?${preview.search}`,
      `/about?utm_source=x&${preview.search}`,
      '/?sent=email',
      '/captain',
      '/captain?tab=leads',
      '/api/captain/me',
      '/api/captain/leads',
      '/api/site',
      '/booking/1-x',
      '/newsletter/unsubscribe/1-AAAAAAAAAAAAAAAAAAAAAA',
      '/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics',
      '/oauth/authorize?client_id=x',
      '/healthz',
      '/no-such-page',
    ];
    for (const path of personal) {
      const answers = [await ask(path, { headers: captain.headers }), await ask(path), await ask(path)];
      expect([path, answers.map(({ isHit }) => isHit)]).toEqual([path, [false, false, false]]);
    }
    expect((await ask('/api/captain/me', { headers: captain.headers })).status).toBe(200);
    expect((await ask('/api/captain/me')).status).toBe(401);
  });

  test('HEAD, ranges, encodings and pages that the browser has', async () => {
    const page = await ask('/about');
    const head = await ask('/about', { method: 'HEAD' });
    expect([head.status, head.body, head.isHit]).toEqual([200, '', true]);
    const etag = page.headers.get('etag') ?? '';
    const known = await ask('/about', { headers: { 'If-None-Match': etag } });
    expect([known.status, known.body]).toEqual([304, '']);
    for (const encoding of ['gzip', 'br', 'identity']) {
      const { body, headers } = await ask('/about', { headers: { 'Accept-Encoding': encoding } });
      expect([encoding, body === page.body]).toEqual([encoding, true]);
      expect([encoding, headers.get('content-encoding') ?? 'identity']).toEqual([
        encoding,
        expect.not.stringMatching(encoding === 'identity' ? /gzip|br/ : /^$/),
      ]);
    }
    const part = await ask('/videos/hero-video.mp4', { headers: { Range: 'bytes=0-9' } });
    expect([part.status, part.body.length > 0]).toEqual([206, true]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-9\//);
  });
});

function withSecret(url: string): string {
  return url.replace('://', `://${SECRET}@`);
}

/** The status of a PURGE, which `fetch` sends too. */
async function purgeStatus(url: string, headers: Record<string, string>): Promise<number> {
  return (await fetch(url, { method: 'PURGE', headers })).status;
}

/** Starts Varnish with the configuration of the docs in front of a server. @returns ends it. */
function startVarnish(
  port: number,
  sitePort: string,
  env: Record<string, string> = { PURGE_SECRET: SECRET },
): () => void {
  const folder = makeDataDir();
  const file = join(folder, 'site.vcl');
  writeFileSync(file, readFileSync('docs/varnish.vcl', 'utf8').replace('.port = "3000"', `.port = "${sitePort}"`));
  // Without its jail, which a test user's folder does not admit.
  const flags = ['-j', 'none', '-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file];
  const varnish = spawn(VARNISH ?? '', [...flags, '-s', 'malloc,32m'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...env },
  });
  return () => void varnish.kill();
}

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
