import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captainHeaders, PASSWORD } from '#testing/captain.ts';
import { makePost } from '#testing/make.ts';
import { makeDataDir, type RunningServer, startServer } from '#testing/start-server.ts';

let server: RunningServer;
let captain: Record<string, string>;

beforeAll(async () => {
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, 'uploads'));
  for (const name of ['a.txt', 'a.svg', 'a.pdf', 'a.png']) writeFileSync(join(dataDir, 'uploads', name), '<svg/>');
  server = await startServer({
    DATA_DIR: dataDir,
    SITE_URL: 'https://example.com',
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN: 'a token for tests',
  });
  const login = await send('/api/captain/login', json({ username: 'captain', password: PASSWORD }));
  captain = await captainHeaders(login, 'https://example.com');
  await send('/api/blog', json(makePost({ slug: 'old' }), captain));
  await send('/api/blog/old', { ...json({ slug: 'new' }, captain), method: 'PUT' });
});
afterAll(() => server.stop('SIGKILL'));

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', ...init });
}

/** Requests a path twice, the second time with the ETag of the first. */
async function sendAgain(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const first = await send(path, { headers });
  return send(path, { headers: { ...headers, 'If-None-Match': first.headers.get('etag') ?? '' } });
}

/** Every kind of response: its name, its status, and how to get it. */
const RESPONSES: [string, number, () => Promise<Response>][] = [
  ['a page', 200, () => send('/about')],
  ['a page from memory', 200, () => send('/about')],
  ['an unchanged page', 304, () => sendAgain('/about')],
  ['HEAD of a page', 200, () => send('/blog', { method: 'HEAD' })],
  ['a page with the scheduler', 200, () => send('/calendar')],
  ['a rejected embed', 400, () => send('/scheduler-embed?page=https://evil.example/')],
  ['a post', 200, () => send('/blog/new')],
  ['the dashboard', 200, () => send('/captain')],
  ['an unknown page', 404, () => send('/nothing')],
  ['an unknown post', 404, () => send('/blog/nothing')],
  ['an unknown personal page', 404, () => send('/booking/nothing')],
  ['a page with an invalid query', 400, () => send('/blog?page=x')],
  ['a redirect', 301, () => send('/blog/old.md')],
  ['a form that is JSON', 415, () => send('/', json({}))],
  [
    'a form that is too large',
    413,
    () => send('/', { method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(70_000) }) }),
  ],
  ['an unsupported method', 405, () => send('/', { method: 'DELETE' })],
  ['an upload', 200, () => send('/uploads/a.png')],
  ['an unchanged upload', 304, () => sendAgain('/uploads/a.png')],
  ['an uploaded text', 200, () => send('/uploads/a.txt')],
  ['an uploaded SVG', 200, () => send('/uploads/a.svg')],
  ['an uploaded PDF', 200, () => send('/uploads/a.pdf')],
  ['an unknown upload', 404, () => send('/uploads/b.png')],
  ['a feed', 200, () => send('/blog/rss.xml')],
  ['a post as markdown', 200, () => send('/blog/new.md')],
  ['the share card of a post', 200, () => send('/blog/new.png')],
  ['robots.txt', 200, () => send('/robots.txt')],
  ['the sitemap', 200, () => send('/sitemap.xml')],
  ['/healthz', 200, () => send('/healthz')],
  ['the metrics', 200, () => send('/metrics', { headers: { Authorization: 'Bearer a token for tests' } })],
  ['the metrics without a token', 401, () => send('/metrics')],
  ['a call', 200, () => send('/api/blog')],
  ['a call of a captain', 200, () => send('/api/captain/users', { headers: captain })],
  ['a CSV export', 200, () => send('/api/captain/export/contacts.csv', { headers: captain })],
  ['a backup', 200, () => send('/api/captain/backup', { headers: captain })],
  ['a call that created something', 201, () => send('/api/newsletter', json({ email: 'ada@example.com' }))],
  ['a call without a body', 204, () => send('/api/page-views', json({ path: '/about' }))],
  ['a rejected call', 400, () => send('/api/contact', json({}))],
  ['a call without a session', 401, () => send('/api/captain/users')],
  ['an unknown call', 404, () => send('/api/nothing')],
  ['a call that is too large', 413, () => send('/api/contact', json({ message: 'x'.repeat(2_000_000) }))],
  ['a call that is not JSON', 415, () => send('/api/contact', { method: 'POST', body: 'x' })],
  ['a logout', 200, () => send('/api/captain/logout', { method: 'POST' })],
];

/** Pages that are the same for every visitor: no window that opened them learns anything from them. */
const SAME_FOR_ALL = new Set([
  'a page',
  'a page from memory',
  'an unchanged page',
  'HEAD of a page',
  'a page with the scheduler',
  'a post',
]);

/** Files that ship with the site. */
const FILES: [string, number, () => Promise<Response>][] = [
  ['a script', 200, async () => send(await findInPage(/src="(\/build\/[^"]+\.js)"/))],
  ['an unchanged script', 304, async () => sendAgain(await findInPage(/src="(\/build\/[^"]+\.js)"/))],
  ['a stylesheet', 200, async () => send(await findInPage(/href="(\/build\/[^"]+\.css)"/, '/captain'))],
  ['an SVG', 200, () => send('/icon.svg')],
  ['a range of the video', 206, () => send('/videos/hero-video.mp4', { headers: { Range: 'bytes=0-9' } })],
  ['a range past the end', 416, () => send('/videos/hero-video.mp4', { headers: { Range: 'bytes=999999999-' } })],
];

async function findInPage(pattern: RegExp, path = '/about'): Promise<string> {
  return pattern.exec(await (await send(path)).text())?.[1] ?? '';
}

/** The policy by directive, e.g. `script-src` → `["'self'"]`. */
function readPolicy(res: Response): Map<string, string[]> {
  const directives = (res.headers.get('content-security-policy') ?? '').split(';').filter((part) => part.trim());
  return new Map(directives.map((part) => part.trim().split(/\s+/)).map(([name = '', ...values]) => [name, values]));
}

describe('security headers of every kind of response', () => {
  test.each(RESPONSES)('%s (%i)', async (name, status, request) => {
    const res = await request();
    await res.arrayBuffer();
    expect(res.status).toBe(status);
    const headers = Object.fromEntries(res.headers);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': SAME_FOR_ALL.has(name) ? 'unsafe-none' : expect.stringMatching(/^same-origin/),
      'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
    if ([200, 404].includes(status)) expect(headers['content-type'] ?? '').not.toMatch(/^text\/[^;]*$/);
  });

  test.each(RESPONSES.filter(([name]) => /page|post|dashboard|call|logout|upload$/.test(name)))(
    'CSP of %s',
    async (name, _status, ask) => {
      const res = await ask();
      const html = await res.text();
      if (!readPolicy(res).size && html === '') return;
      const policy = readPolicy(res);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors') ?? (policy.has('sandbox') && ["'none'"])).toEqual(["'none'"]);
      const all = [...policy.values()].flat();
      const wide = /^(?:\*|https?:|data:|blob:|filesystem:|'unsafe-.*'|http:\/\/.*)$/;
      for (const kind of [
        'script-src',
        'object-src',
        'base-uri',
        'connect-src',
        'frame-src',
        'worker-src',
        'form-action',
      ]) {
        expect([name, kind, (policy.get(kind) ?? []).filter((source) => wide.test(source))]).toEqual([name, kind, []]);
      }
      if (!policy.has('sandbox')) expect(all.filter((source) => source.startsWith("'unsafe-"))).toEqual([]);
      if (!(res.headers.get('content-type') ?? '').startsWith('text/html')) return;
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('script-src')?.[0]).toBe("'self'");
    },
  );
});

test.each(FILES)(
  '%s (%i): a static file has nosniff, CORP and cache headers, and no policy of a page',
  async (name, status, ask) => {
    const res = await ask();
    await res.arrayBuffer();
    expect(res.status).toBe(status);
    const headers = Object.fromEntries(res.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringContaining('max-age='),
      etag: expect.any(String),
    });
    const policies = ['permissions-policy', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'];
    for (const policy of policies) expect([policy, headers[policy]]).toEqual([policy, undefined]);
    const csp = name === 'an SVG' ? expect.stringMatching(/^default-src 'none';.*; sandbox$/) : undefined;
    expect(headers['content-security-policy']).toEqual(csp);
  },
);

test('the CSP of every page allows the calendar’s frames but no script of another origin', async () => {
  for (const path of [
    '/',
    '/about',
    '/blog',
    '/captain',
    '/services/llm-chatbots',
    '/calendar',
    '/strategy-session',
    '/Home-services-ai',
  ]) {
    const res = await send(path);
    const policy = readPolicy(res);
    expect([path, policy.get('script-src'), policy.get('style-src'), policy.get('connect-src')]).toEqual([
      path,
      ["'self'"],
      ["'self'", expect.stringMatching(/^'sha256-/)],
      ["'self'"],
    ]);
    expect([path, policy.get('frame-src')]).toEqual([path, ["'self'", 'https://calendly.com']]);
  }
});

describe('the document with the scheduler’s script', () => {
  test.each([
    ['consultation', 'https://calendly.com/your-name/free-consultation'],
    ['strategy', 'https://calendly.com/your-name/strategy-session'],
    ['voiceAi', 'https://calendly.com/your-name/voice-ai-discovery'],
  ])('for %s is sandboxed, can be framed by the site alone, and is not stored or indexed', async (page, url) => {
    const res = await send(`/scheduler-embed?page=${page}`);
    const html = await res.text();
    expect(html).toContain(`data-url="${url}"`);
    expect(Object.fromEntries(res.headers)).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    const policy = readPolicy(res);
    expect(policy.get('sandbox')).toEqual([
      'allow-scripts',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect([policy.get('default-src'), policy.get('frame-ancestors')]).toEqual([["'none'"], ["'self'"]]);
    expect(policy.get('frame-src')).toEqual(['https://calendly.com']);
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy.get('script-src')).toEqual([`'sha256-${hash}'`, 'https://assets.calendly.com']);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test.each([
    '',
    '?page=',
    '?page=script',
    '?page=https://evil.example/',
    '?page=__proto__',
    '?url=https://evil.example/',
  ])('rejects %j with 400 and cannot be framed', async (query) => {
    const res = await send(`/scheduler-embed${query}`);
    expect([res.status, res.headers.get('x-frame-options')]).toEqual([400, 'DENY']);
    expect(await res.text()).not.toContain('<script');
  });
});

test('no page has an inline script, style attribute or event handler; its stylesheet is one that its policy names', async () => {
  const sitemap = await (await send('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/example\.com([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(15);
  for (const path of [...paths, '/captain', '/nothing', '/blog?q=x', '/?sent=contact']) {
    const res = await send(path);
    const html = await res.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes);
    const running = scripts.filter((attributes) => !/type="application\/(?:ld\+)?json"/.test(attributes));
    expect(running.filter((attributes) => !/ src="\/build\//.test(attributes))).toEqual([]);
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect([path, tags.filter((tag) => /\son\w+="|\sstyle="|="\s*javascript:/i.test(tag))]).toEqual([path, []]);
    const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect([path, styles.length]).toEqual([path, path === '/captain' ? 0 : 1]);
    expect(readPolicy(res).get('style-src')).toEqual(expect.arrayContaining(styles));
  }
});

test('Cache-Control: private responses have no-store', async () => {
  for (const path of [
    '/api/captain/me',
    '/api/captain/users',
    '/api/captain/export/contacts.csv',
    '/api/captain/backup',
    '/api/blog?all=1',
    '/api/assets',
    '/healthz',
  ]) {
    const res = await send(path, { headers: captain });
    await res.arrayBuffer();
    expect([path, res.status, res.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
  for (const path of ['/booking/nothing', '/newsletter/confirm/nothing', '/blog/preview/nothing']) {
    expect([path, (await send(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('without https: no HSTS, no upgrade-insecure-requests, and the plain cookie name', async () => {
  const plain = await startServer({ ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: '1' });
  const lie = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' };
  for (const path of ['/', '/api/site', '/healthz', '/favicon.ico']) {
    const { headers } = await fetch(plain.url + path, { headers: lie });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy') ?? '').not.toContain('upgrade-insecure-requests');
  }
  const login = await fetch(`${plain.url}/api/captain/login`, json({ username: 'captain', password: PASSWORD }, lie));
  expect(login.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^device=[^;]+; Max-Age=\d+; Path=\/api\/captain\/login; HttpOnly; SameSite=Strict$/),
  ]);
  await plain.stop('SIGKILL');
});
