import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir, type RunningServer, startServer } from '#testing/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, 'uploads', '.tmp'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', 'a.txt'), 'an upload');
  writeFileSync(join(dataDir, 'uploads', '.tmp', 'b.txt'), 'zebra');
  writeFileSync(join(dataDir, 'uploads', '.hidden'), 'zebra');
  writeFileSync(join(dataDir, 'secret.txt'), 'zebra');
  server = await startServer({ DATA_DIR: dataDir });
});
afterAll(() => server.stop('SIGKILL'));

/** Requests a path exactly as it is written; `fetch` would normalise it. */
function get(
  path: string,
): Promise<{ status: number; body: string; location: string | undefined; etag: string | undefined }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, insecureHTTPParser: true }, (res) => {
      let body = '';
      res.setEncoding('utf8');
      res.on('data', (chunk: string) => {
        body += chunk;
      });
      res.on('end', () => {
        const { location, etag } = res.headers;
        resolve({ status: res.statusCode ?? 0, body, location, etag });
      });
    });
    req.on('error', reject);
    req.end();
  });
}

/** Ways to write the parent folder. */
const UPWARDS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '%2e%2e%5c',
  '..%252f',
  '%252e%252e%252f',
  '..%c0%af',
  '..;/',
  '....//',
  './/..//',
];
const FOLDERS = ['/', '/uploads/', '/videos/', '/build/', '/og/', '/blog/', '/api/'];
const TARGETS = ['secret.txt', 'site.db', 'package.json', 'server/main.js', 'manifest.json', 'etc/passwd'];

test('uploads are served (required by the tests below)', async () => {
  expect((await get('/uploads/a.txt')).body).toBe('an upload');
  expect((await get('/videos/hero-video.mp4')).status).toBe(200);
});

describe('path traversal: no spelling of a path leaves a public folder', () => {
  test.each(FOLDERS)('%s', async (folder) => {
    for (const up of UPWARDS) {
      for (const target of TARGETS) {
        for (const depth of [1, 2, 5]) {
          const path = folder + up.repeat(depth) + target;
          const { status, body } = await get(path);
          expect([path, [400, 404].includes(status)]).toEqual([path, true]);
          expect(body).not.toMatch(/zebra|SQLite format|root:|captain-site/);
        }
      }
    }
  });

  test.each([
    '/uploads/.tmp/b.txt',
    '/uploads/.tmp',
    '/uploads/.tmp%2fb.txt',
    '/uploads/.hidden',
    '/uploads/',
    '/uploads',
    '/uploads/a.txt%00.png',
    '/uploads/a.txt%00',
    '/uploads/a.txt/',
    '/uploads/a.txt/.',
    '/uploads/A.TXT',
    '/uploads/a.txt::$DATA',
    '/uploads/a.txt.br',
    '/uploads//a.txt',
    '//uploads/a.txt',
    '/uploads/%61.txt%20',
    '/uploads/%0a.txt',
    '/build/',
    '/.env',
    '/.git/config',
    '/site.db',
    '/backups/latest.db',
    '/node_modules/hono/package.json',
    '/server/main.js',
    '/manifest.json',
    '/favicon.ico.br',
  ])('404: %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/zebra|an upload/);
  });
});

describe('unknown paths', () => {
  test('all get the same 404 page, which contains nothing of the path', async () => {
    const { etag } = await get('/nothing');
    for (const path of [
      '/zebra',
      '/%3Cscript%3Ezebra()%3C/script%3E',
      '/zebra"onload="zebra()',
      "/'-zebra()-'",
      '/zebra?q=<script>zebra()</script>',
      '/%0d%0aSet-Cookie:%20zebra=1',
      '/zebra%E2%80%A8',
      '/%',
      '/%zz',
      '/%E0%A4%A',
      '/%00',
      '/__proto__',
      '/constructor',
      '/zebra/'.repeat(200),
      `/${'zebra'.repeat(1_500)}`,
      '//',
      '///',
      '//evil.example',
      '//evil.example/..',
      '//evil.example/%2e%2e',
      '//about',
      '/%2f%2fevil.example/',
      '//captain/blog/new',
    ]) {
      const answer = await get(path);
      expect([path, answer.status, answer.etag]).toEqual([path, 404, etag]);
      expect(answer.body).not.toMatch(/zebra|evil\.example/);
    }
  });

  test('do not change the responses of existing pages', async () => {
    for (const path of ['//blog', '//calendar', '///', '/%2fblog']) await get(path);
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
    expect(await page.text()).toContain('Buy Back Your Time');
  });

  test('XSS: query parameters do not appear in the page', async () => {
    for (const path of [
      '/',
      '/about',
      '/blog',
      '/captain',
      '/calendar',
      '/services/llm-chatbots',
      '/blog/zebra',
      '/booking/zebra',
    ]) {
      const { body } = await get(`${path}?sent=zebra&zebra=%22%3E%3Cscript%3Ezebra()&tab=zebra&next=//zebra&page=1`);
      expect([path, body.includes('zebra')]).toEqual([path, false]);
    }
    const { body } = await get('/blog?q=%22%3E%3Cscript%3Ezebra()%3C/script%3E%E2%80%A8');
    expect(body).not.toContain('<script>zebra');
  });
});

test('open redirect: no address redirects to another site', async () => {
  const next = 'next=//evil.example&url=https://evil.example&redirect=/\\evil.example&returnTo=//evil.example';
  for (const path of [
    '/captain',
    '/captain/blog/new',
    '/captain/blog/edit/%2f%2fevil.example',
    '/blog/%2f%2fevil.example',
    '/blog/%2f%2fevil.example.md',
    '/blog/%5cevil.example.png',
    '/booking/%2f%2fevil.example',
    '/newsletter/confirm/%2f%2fevil.example',
    '/blog/preview/%2f%2fevil.example',
    '/calendar/%2f%2fevil.example',
    '/about/..//evil.example',
    '/about%2f..%2f..%2f/evil.example',
    '//evil.example/about',
    '//evil.example/about/',
    '//evil.example/captain//',
    '///evil.example/ABOUT',
    '/\\evil.example',
    '/\\evil.example/about/',
    '/%5cevil.example/about/',
    '/%2f%2fevil',
    '/%2f%2fevil/about/',
    '/%2f%2fevil.example/ABOUT',
    '/.//evil.example/about/',
    '/%2e//evil.example/about/',
    '/%09/evil.example/about/',
    '/ABOUT//evil.example',
    '/Blog/%2f%2fevil.example/',
    '/Booking/%5c%5cevil.example/',
    '/api/captain/login',
    '/api//evil.example',
  ]) {
    const { status, location } = await get(`${path}?${next}`);
    expect([path, status < 500]).toEqual([path, true]);
    expect([path, location ?? '']).toEqual([path, expect.not.stringContaining('evil')]);
  }
});

test('301: another spelling of a page redirects to it, with the same query', async () => {
  const query = '?next=//evil.example&url=https://evil.example';
  for (const [spelling, path] of [
    ['/captain/', '/captain'],
    ['/CAPTAIN', '/captain'],
    ['/%61bout', '/about'],
    ['/about//////', '/about'],
    ['/about//..', '/about'],
    ['/home-services-ai', '/Home-services-ai'],
    ['/Blog/Evil.Example/', '/blog/evil.example'],
    ['http://evil.example/ABOUT', '/about'],
  ]) {
    const { status, location } = await get(`${spelling}${query}`);
    expect([spelling, status, location]).toEqual([spelling, 301, `${path}${query}`]);
  }
});

test('forms without JavaScript redirect to their own page, whatever their address', async () => {
  for (const path of ['/?next=//evil.example', '//evil.example/', '/about?sent=//evil.example']) {
    const res = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'form=newsletter&email=ada%40example.com',
      redirect: 'manual',
    });
    expect(res.status).toBeLessThan(500);
    expect(res.headers.get('location') ?? '/').toMatch(/^\/(?!\/)(?!.*evil)/);
  }
});

test('the log has no error, and only lines of JSON', () => {
  const lines = server.output.filter((line) => !line.startsWith('First login'));
  expect(lines.filter((line) => !line.startsWith('{"level":"info"'))).toEqual([]);
});
