import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { type ApiCall, fillPath, listCalls } from '#testing/list-calls.ts';
import { loginAs } from '#testing/login-as.ts';

const MEGABYTE = 1024 * 1024;

let harness: Awaited<ReturnType<typeof createTestApp>>;
let captain: Awaited<ReturnType<typeof loginAs>>;
/** The calls that read JSON: they answer 415 to other types. */
let calls: ApiCall[];

function send(call: ApiCall, body: BodyInit | null, headers: Record<string, string> = {}) {
  return harness.app.request(
    fillPath(call, () => '1'),
    {
      method: call.method,
      headers: { ...captain.headers, 'Content-Type': 'application/json', ...headers },
      body,
    },
  );
}

beforeAll(async () => {
  harness = await createTestApp();
  captain = await loginAs(harness);
  calls = [];
  const writes = listCalls(harness).filter(({ method, path }) => !/GET|DELETE/.test(method) && !/logout$/.test(path));
  for (const call of writes) {
    const { status } = await send(call, 'x', { 'Content-Type': 'text/plain' });
    if (status === 415 && call.path !== '/api/assets') calls.push(call);
  }
});

/** Sends one body to all calls. @returns the unexpected responses as text. */
async function unlike(statuses: number[], body: BodyInit | null, headers?: Record<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of calls) {
    const res = await send(call, body, headers);
    const text = await res.text();
    const isTold = res.ok || typeof (JSON.parse(text || '{}') as { message?: unknown }).message === 'string';
    if (!statuses.includes(res.status) || !isTold) wrong.push(`${call.method} ${call.path}: ${res.status} ${text}`);
  }
  return wrong;
}

test('most write calls read JSON', () => {
  expect(calls.length).toBeGreaterThan(22);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'text/json',
  'application/jsonp',
  'text/plain; application/json',
  'application/x-json',
  'application/xml',
  '',
])('415: rejects JSON with Content-Type %j, which other sites may send without a preflight request', async (type) => {
  expect(await unlike([415], '{}', { 'Content-Type': type })).toEqual([]);
});

test('400: rejects an empty body, except where the body may be left out', async () => {
  expect((await unlike([400], '')).sort()).toEqual([
    expect.stringMatching(/^POST \/api\/bookings\/:token\/cancel: 404/),
    expect.stringMatching(/^POST \/api\/captain\/content\/:key\/reset: 404/),
    expect.stringMatching(/^POST \/api\/captain\/newsletters\/:id\/send: 404/),
  ]);
});

describe('400: rejects what is not JSON', () => {
  test.each<[string, BodyInit]>([
    ['half an object', '{"message":'],
    ['two objects', '{}{}'],
    ['a comment', '{/**/}'],
    ['single quotes', "{'a':1}"],
    ['NaN', '{"a":NaN}'],
    ['a line break in a string', '{"a":"\n"}'],
    ['UTF-16', Buffer.from('{"message":"x"}', 'utf16le')],
    ['invalid UTF-8', new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
    ['gzip', gzipSync('{"message":"x"}')],
    ['XML with entities', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  ])('%s', async (_name, body) => {
    expect(await unlike([400], body)).toEqual([]);
  });
});

test.each(['null', 'true', '0', '"text"', '1e999'])('400: rejects the body %s', async (body) => {
  // 404: the id in the path does not exist.
  expect(await unlike([400, 404], body)).toEqual([]);
});

test('a body nested 20,000 levels deep is answered', async () => {
  const deep = (key: string) => `${`{"${key}":`.repeat(20_000)}0${'}'.repeat(20_000)}`;
  for (const body of [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, deep('message'), deep('settings')]) {
    // 201: an issue of the newsletter may be empty.
    expect(await unlike([400, 404, 413, 200, 201], body)).toEqual([]);
  }
});

test('prototype pollution is not possible', async () => {
  const evil = '{"polluted":true,"isActive":true,"role":"owner"}';
  for (const body of [
    `{"__proto__":${evil}}`,
    `{"constructor":{"prototype":${evil}}}`,
    `{"a":{"__proto__":${evil}}}`,
    `{"settings":[{"key":"__proto__","value":${evil}}]}`,
  ]) {
    for (const call of calls) expect((await send(call, body)).status).toBeLessThan(500);
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  '%s (Object.prototype) is treated like any other word',
  async (word) => {
    const post = async (path: string, body: unknown) =>
      (await send({ method: 'POST', path }, JSON.stringify(body))).status;
    expect(await post('/api/chatbot', { message: `What is a ${word}?` })).toBe(200);
    expect(await post('/api/blog/preview', { content: `\`\`\`${word}\nx\n\`\`\`\n\n[x][${word}] [^${word}]` })).toBe(
      200,
    );
    harness.clock.advance(4 * 3600);
    await captain.confirm();
    expect(await post('/api/captain/login', { username: word, password: word })).toBe(401);
    expect(await post('/api/tags', { name: word })).toBe(201);
    expect(await post('/api/assets/batch-delete', { filenames: [word] })).toBe(200);
    for (const path of [`/api/articles?q=${word}`, `/api/captain/leads?q=${word}&filter=${word}`]) {
      expect((await captain.call('GET', path)).status).toBe(200);
    }
    for (const path of [`/api/blog/${word}`, `/api/captain/export/${word}.csv`, `/api/captain/${word}`]) {
      expect((await captain.call('GET', path)).status).toBe(404);
    }
  },
);

describe('markdown that is nested very deeply', () => {
  test.each<[string, string]>([
    ['elements', '<div>'.repeat(10_000)],
    ['elements in paragraphs', '<div>\n\n'.repeat(10_000)],
  ])('400: rejects %s', async (_name, content) => {
    const { status, body } = await captain.call('POST', '/api/blog/preview', { content });
    expect([status, body]).toEqual([400, { message: expect.stringContaining('nested too deeply') }]);
  });

  test('does not block other requests while it is rendered', async () => {
    let isOver = false;
    const hard = captain.call('POST', '/api/blog/preview', { content: '*a_ '.repeat(1_000) }).then(() => {
      isOver = true;
    });
    await setTimeout(0);
    expect((await harness.app.request('/api/site')).status).toBe(200);
    expect(isOver).toBe(false);
    await hard;
  });
});

test('invalid UTF-8 in a text is replaced', async () => {
  const body = Buffer.concat([Buffer.from('{"name":"a'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]);
  const tags = { method: 'POST', path: '/api/tags' };
  expect((await send(tags, body)).status).toBe(201);
  expect((await captain.call('GET', '/api/tags')).body).toContainEqual({ name: 'a\ufffd(\ufffd', posts: 0 });
});

describe('413: bodies that are too large', () => {
  beforeAll(() => captain.confirm());

  /** Above the limit of every call; that of an import of addresses is the largest. */
  const big = JSON.stringify({ message: 'x'.repeat(16 * MEGABYTE) });

  test('are rejected by Content-Length before they are read', async () => {
    expect(await unlike([413], big, { 'Content-Length': String(big.length) })).toEqual([]);
    expect(await unlike([413], '{}', { 'Content-Length': '9'.repeat(30) })).toEqual([]);
  });

  test('are rejected while they are read, when they are chunked and never end', async () => {
    for (const call of calls) {
      let sent = 0;
      const endless = new ReadableStream({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(120));
        },
      });
      const res = await harness.app.request(
        new Request(`http://localhost:3000${fillPath(call, () => '1')}`, {
          method: call.method,
          headers: { ...captain.headers, 'Content-Type': 'application/json' },
          body: endless,
          duplex: 'half',
        } as RequestInit),
      );
      expect([call.path, res.status]).toEqual([call.path, 413]);
      expect(sent).toBeLessThan((call.path.endsWith('/subscribers/import') ? 17 : 2) * MEGABYTE);
    }
  });
});

test('500: an unexpected error reveals nothing, and has the usual headers', async () => {
  const broken = await createTestApp();
  const fine = await broken.app.request('/api/tags');
  broken.ctx.database.sqlite.exec('drop table tags');
  const res = await broken.app.request('/api/tags');
  expect(res.status).toBe(500);
  expect(await res.json()).toMatchObject({ message: 'Something went wrong on our side' });
  const without = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'content-length').sort();
  expect(without(res.headers)).toEqual(without(fine.headers));
});
