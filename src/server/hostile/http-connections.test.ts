import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#testing/start-server.ts';

const HOST = 'Host: example.com\r\n';
const CLOSE = 'Connection: close\r\n';
const PASSWORD = 'a password for tests';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ SITE_URL: 'https://example.com', TRUST_PROXY: '1', ADMIN_PASSWORD: PASSWORD });
});
afterAll(() => server.stop('SIGKILL'));

/** Sends bytes over a new connection and reads until the server closes it. */
function talk(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

async function send(text: string) {
  const answer = await talk(text);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { answer, head, body: rest.join('\r\n\r\n'), status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]) };
}

describe('rejects requests that a proxy could parse differently (request smuggling)', () => {
  const SECOND = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
  const post = (headers: string, body: string) => `POST /api/contact HTTP/1.1\r\n${HOST}${headers}\r\n\r\n${body}`;

  test.each<[string, string]>([
    [
      'Content-Length and Transfer-Encoding',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SECOND}`),
    ],
    [
      'Transfer-Encoding and Content-Length',
      post('Transfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${SECOND}`),
    ],
    ['two Content-Length headers', post('Content-Length: 0\r\nContent-Length: 44', SECOND)],
    ['two values in one Content-Length', post('Content-Length: 0, 0', SECOND)],
    ['a Content-Length with a sign', post('Content-Length: +0', SECOND)],
    ['a negative Content-Length', post('Content-Length: -1', SECOND)],
    ['a hexadecimal Content-Length', post('Content-Length: 0x0', SECOND)],
    ['a Content-Length of forty digits', post(`Content-Length: ${'9'.repeat(40)}`, SECOND)],
    ['an unknown Transfer-Encoding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${SECOND}`)],
    ['Transfer-Encoding: chunked, identity', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SECOND}`)],
    [
      'two Transfer-Encoding headers',
      post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${SECOND}`),
    ],
    ['a space before the colon', post('Content-Length : 0', SECOND)],
    ['a header that begins with a space', post(' Content-Length: 0', SECOND)],
    ['a folded header line (obs-fold)', post('X-A: b\r\n Content-Length: 0', SECOND)],
    ['a bare CR', post('X-A: b\rContent-Length: 0', SECOND)],
    ['a bare LF', `GET / HTTP/1.1\n${HOST.trim()}\n\n${SECOND}`],
    ['a NUL', post('X-A: b\0c', SECOND)],
    ['an invalid chunk size', post('Transfer-Encoding: chunked', `ZZ\r\n{}\r\n0\r\n\r\n${SECOND}`)],
    ['a huge chunk size', post('Transfer-Encoding: chunked', `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n${SECOND}`)],
    [
      'a chunk extension of 50,000 characters',
      post('Transfer-Encoding: chunked', `2;${'a'.repeat(50_000)}\r\n{}\r\n0\r\n\r\n`),
    ],
    ['an unknown HTTP version', `GET / HTTP/9.9\r\n${HOST}\r\n${SECOND}`],
    ['HTTP/2 prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a TLS handshake', '\x16\x03\x01\x02\0\x01\0\x01\xfc'],
    ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`],
    ['no Host header', `GET /about HTTP/1.1\r\n${CLOSE}\r\n`],
    ['an invalid Host', `GET /api/site HTTP/1.1\r\nHost: a b\r\n${CLOSE}\r\n`],
    ['a Host with a path', `GET /api/site HTTP/1.1\r\nHost: evil.example/x?\r\n${CLOSE}\r\n`],
    ['a Host with a user', `GET /api/site HTTP/1.1\r\nHost: example.com@evil.example\r\n${CLOSE}\r\n`],
    ['a Host with a script', `GET /api/site HTTP/1.1\r\nHost: "><script>\r\n${CLOSE}\r\n`],
    ['a file: URL', `GET file:///etc/passwd HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ['backslashes in the path', `GET /\\..\\..\\site.db HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ['a header of 100,000 characters', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['20,000 headers', `GET / HTTP/1.1\r\n${HOST}${'X-A: b\r\n'.repeat(20_000)}\r\n`],
    ['a path of 100,000 characters', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`],
    ['an unknown Expect header', post('Expect: tea\r\nConnection: close\r\nContent-Length: 2', '{}')],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  ])('%s', async (_name, text) => {
    const { answer, status } = await send(text);
    if (answer !== '') expect([400, 408, 413, 417, 431]).toContain(status);
    expect(answer.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(answer === '' ? 0 : 1);
    expect(answer).not.toContain('"status":"ok"');
  });
});

describe('methods', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY'])(
    '405: %s changes nothing and is not echoed',
    async (method) => {
      for (const path of ['/', '/about', '/uploads/a.png', '/videos/hero-video.mp4', '/healthz']) {
        const { head, answer } = await send(`${method} ${path} HTTP/1.1\r\n${HOST}${CLOSE}X-Marker: zebra\r\n\r\n`);
        expect(head).toMatch(/^HTTP\/1\.1 405 /);
        expect(head).toMatch(/^allow: GET, HEAD, POST$/im);
        expect(answer).not.toContain('zebra');
      }
      const { head } = await send(`${method} /api/site HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
      expect(head).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  test('method override headers are ignored', async () => {
    for (const header of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const { status } = await send(
        `GET /api/captain/logout?_method=POST HTTP/1.1\r\n${HOST}${CLOSE}${header}: POST\r\n\r\n`,
      );
      expect(status).toBe(401);
    }
  });
});

describe('Host and X-Forwarded headers do not change a response', () => {
  const FORGED = [
    'Host: evil.example',
    'Host: example.com\r\nHost: evil.example',
    'Host: example.com\r\nX-Forwarded-Host: evil.example',
    'Host: example.com\r\nForwarded: host=evil.example;proto=http',
    'Host: example.com\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Port: 81\r\nX-Forwarded-Prefix: /evil.example',
    'Host: example.com\r\nX-Original-URL: //evil.example\r\nX-Rewrite-URL: /captain',
  ];

  test.each([
    '/calendar',
    '/blog',
    '/robots.txt',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/llms.txt',
    '/api/site',
    '/nothing',
  ])('%s is the same with and after forged headers', async (path) => {
    const plain = (answer: string) => answer.replace(/^(?:Date|X-Request-Id): .*\r\n/gim, '');
    // Forged requests come first: what they left in a cache would be sent to the next.
    const answers = [];
    for (const forged of FORGED) answers.push((await send(`GET ${path} HTTP/1.1\r\n${forged}\r\n${CLOSE}\r\n`)).answer);
    const { answer } = await send(`GET ${path} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    for (const other of answers) expect(plain(other)).toBe(plain(answer));
    expect(answer).not.toContain('evil.example');
    expect(answer).not.toContain('localhost');
  });

  test('an absolute request URL: only its path counts', async () => {
    const { answer, status } = await send(`GET http://evil.example/about HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    expect(status).toBe(200);
    expect(answer).not.toContain('evil.example');
  });

  test('a login over plain http behind a proxy is redirected to https, and sets no cookie', async () => {
    const body = JSON.stringify({ username: 'captain', password: PASSWORD });
    const length = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const forged = 'X-Forwarded-Proto: http\r\n';
    const { head } = await send(`POST /api/captain/login HTTP/1.1\r\n${HOST}${CLOSE}${forged}${length}\r\n${body}`);
    expect(head).toMatch(/^HTTP\/1\.1 308 /);
    expect(head).toMatch(/^location: https:\/\/example\.com\/api\/captain\/login$/im);
    expect(head).not.toMatch(/^set-cookie:/im);
  });

  test('an invalid X-Request-Id is not copied into the response', async () => {
    const { head } = await send(`GET /api/site HTTP/1.1\r\n${HOST}${CLOSE}X-Request-Id: "><script>zebra\r\n\r\n`);
    expect(head).not.toContain('zebra');
  });
});

test('Slowloris: slow and stalled connections are closed, and other requests are answered meanwhile', async () => {
  await send(`GET / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
  const stalled = [
    '',
    'GET',
    `GET / HTTP/1.1\r\n${HOST}Content-Length: 500\r\n\r\nx`,
    `GET /about HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nab`,
    `PUT / HTTP/1.1\r\n${HOST}Content-Length: 500\r\n\r\nx`,
    `POST /api/contact HTTP/1.1\r\n${HOST}`,
    `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"first`,
    `POST /api/assets HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 500\r\n\r\n--b`,
    `GET /api/assets HTTP/1.1\r\n${HOST}Content-Length: 500\r\n\r\nx`,
    `GET /about HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    `GET /about HTTP/1.1\r\n${HOST}\r\n`.repeat(100),
  ];
  let open = 0;
  const closed = stalled.flatMap((text) =>
    Array.from({ length: 20 }, async () => {
      open += 1;
      await talk(text);
      open -= 1;
    }),
  );
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(open).toBeGreaterThan(0);
  // The limits of Node.js, 60 and 300 seconds, would outlast this test.
  await Promise.all(closed);
}, 50_000);

test('the server still runs after these tests and has logged no error', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
  expect(server.output.filter((line) => !/"level":"info"|First login/.test(line))).toEqual([]);
});
