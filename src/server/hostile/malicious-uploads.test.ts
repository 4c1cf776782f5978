import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeDataDir } from '#testing/start-server.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const SCRIPT = '<script>pwned()</script>';
const bytes = (...parts: (string | Uint8Array)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

async function setUp() {
  const dataDir = makeDataDir();
  const harness = await createTestApp({ DATA_DIR: dataDir });
  const { headers } = await loginAs(harness);
  const send = async (body: BodyInit, contentType?: string) => {
    const type: Record<string, string> = contentType === undefined ? {} : { 'Content-Type': contentType };
    const res = await harness.app.request('/api/assets', { method: 'POST', headers: { ...headers, ...type }, body });
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    return { status: res.status, body: (await res.json()) as any };
  };
  const upload = (name: string, content: Bytes) => {
    const form = new FormData();
    form.append('files', new File([content], name));
    return send(form);
  };
  return { ...harness, send, upload, folder: join(dataDir, 'uploads') };
}

/** For tests that check only their own response. */
const shared = setUp();

/** True when a browser would run the file or show it as a page of this site, whatever its name. */
function isDangerous(res: Response): boolean {
  const type = res.headers.get('content-type') ?? '';
  const isShown = !res.headers.get('content-disposition')?.startsWith('attachment');
  const isPassive = /^(?:image\/(?:png|jpeg|gif|webp|avif)|text\/plain|video\/|audio\/|application\/pdf)/.test(type);
  return res.headers.get('x-content-type-options') !== 'nosniff' || (isShown && !isPassive);
}

test.each<[string, string, Bytes]>([
  ['HTML named .png', 'a.png', bytes(`<html>${SCRIPT}`)],
  ['HTML after much text', 'a.txt', bytes('x '.repeat(5_000), SCRIPT)],
  ['HTML in UTF-16', 'a.txt', bytes('\xff\xfe', Buffer.from(SCRIPT, 'utf16le'))],
  ['HTML in UTF-7', 'a.html', bytes('+ADw-script+AD4-pwned()+ADw-/script+AD4-')],
  ['HTML after a byte order mark', 'a.htm', bytes('\xef\xbb\xbf', SCRIPT)],
  ['HTML with an unknown first tag', 'a.html', bytes('<x onload=pwned() onfocus=pwned() autofocus>')],
  ['an SVG with a script', 'a.svg', bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['an SVG after a comment', 'a.svg', bytes(`<?xml version="1.0"?><!-- x --><svg onload="pwned()"/>`)],
  [
    'an SVG with entities (XXE)',
    'a.svg',
    bytes('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ],
  ['an SVG with a namespace prefix', 'a.svg', bytes('<x:svg xmlns:x="http://www.w3.org/2000/svg" onload="pwned()"/>')],
  ['XML with a stylesheet', 'a.xml', bytes('<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>')],
  [
    'XHTML with a namespace prefix',
    'a.xhtml',
    bytes(`<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></h:html>`),
  ],
  ['a PDF that is HTML too', 'a.pdf', bytes('%PDF-1.7\n', SCRIPT)],
  ['a zip that is HTML too', 'a.html', bytes('PK\x03\x04', SCRIPT)],
  ['a video that is HTML too', 'a.html', bytes('\0\0\0\x18ftypmp42', SCRIPT)],
  ['an MP3 that is HTML too', 'a.html', bytes('ID3', SCRIPT)],
  ['a web manifest', 'site.webmanifest', bytes('{"start_url":"https://evil.example"}')],
  ['a service worker', 'sw.js', bytes('self.addEventListener("fetch", () => {})')],
  ['a stylesheet', 'a.css', bytes('@import "https://evil.example/x.css"')],
  ['.htaccess', '.htaccess', bytes('AddType text/html .png')],
  ['PHP', 'a.php', bytes('<?php system($_GET[0]);')],
  ['two extensions', 'a.png.html', bytes(SCRIPT)],
  ['an extension after a NUL', 'a.html\u0000.png', bytes(SCRIPT)],
  ['an extension after a right-to-left override', 'a\u202egnp.html', bytes(SCRIPT)],
])('XSS: %s is neither run nor shown as HTML', async (_name, name, content) => {
  const { app, upload } = await shared;
  const { status, body } = await upload(name, content);
  expect(status).toBe(201);
  const res = await app.request(body.assets[0].url);
  expect(res.status).toBe(200);
  expect(isDangerous(res), `${res.headers.get('content-type')} ${res.headers.get('content-disposition')}`).toBe(false);
  const policy = res.headers.get('content-security-policy') ?? '';
  if (!name.endsWith('.pdf')) expect(policy).toMatch(/default-src 'none'.*sandbox/);
});

describe('polyglots and bombs', () => {
  const picture = (format: 'png' | 'gif' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff8a1f' } })
      .toFormat(format)
      .toBuffer();

  test.each(['png', 'gif', 'jpeg', 'webp'] as const)('polyglot: data appended to a %s is removed', async (format) => {
    const { upload, folder } = await setUp();
    const { status, body } = await upload(`a.${format}`, bytes(await picture(format), SCRIPT, 'PK\x03\x04'));
    expect(status).toBe(201);
    expect(body.assets[0]).toMatchObject({ type: 'image', width: 40, height: 30 });
    for (const name of readdirSync(folder).filter((each) => each !== '.tmp')) {
      expect(readFileSync(join(folder, name), 'latin1')).not.toContain('pwned');
    }
  });

  test('rejects a script that begins like an image', async () => {
    const { upload, folder } = await setUp();
    for (const content of [
      'GIF89a/*',
      'GIF89a=1;pwned()//',
      '\xff\xd8\xff\xe0*/=pwned()/*',
      '\x89PNG\r\n\x1a\npwned()',
    ]) {
      expect((await upload('a.gif', bytes(content, 'x'.repeat(2_000)))).status).toBe(400);
    }
    expect(
      (await upload('a.gif', bytes('GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).status,
    ).toBe(400);
    expect((await upload('a.avif', bytes('\0\0\0\x1cftypavif'))).status).toBe(400);
    expect((await upload('a.jpg', bytes('\0\0\0\x18ftypmif1'))).status).toBe(400);
    expect(readdirSync(folder).filter((each) => each !== '.tmp')).toEqual([]);
  });

  test('decompression bomb: 400 before it takes memory', async () => {
    const { upload } = await setUp();
    const side = 30_000;
    const header = Buffer.from('\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    const rows = deflateSync(Buffer.alloc(8 * 1024 * 1024));
    const png = bytes('\x89PNG\r\n\x1a\n', chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0)));
    expect(png.byteLength).toBeLessThan(20_000);
    const gif = bytes('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;');
    const before = process.memoryUsage().rss;
    for (const bomb of [png, gif]) {
      const { status, body } = await upload('bomb.png', bomb);
      expect([status, body.message]).toEqual([400, expect.stringContaining('cannot be read')]);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('zip bomb: an archive is never unpacked', async () => {
    const { upload, folder, app } = await setUp();
    const bomb = bytes('PK\x03\x04', deflateSync(Buffer.alloc(16 * 1024 * 1024)));
    const { body } = await upload('bomb.zip', bomb);
    expect(body.assets[0]).toMatchObject({ type: 'archive', size: bomb.byteLength });
    const kept = readdirSync(folder).filter((each) => each !== '.tmp');
    expect(kept.map((name) => readFileSync(join(folder, name)).byteLength)).toEqual([bomb.byteLength]);
    expect((await app.request(body.assets[0].url)).headers.get('content-encoding')).toBeNull();
  });
});

test.each([
  '../../site.db',
  '..\\..\\site.db',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  'a\r\nSet-Cookie: a=b\r\n.txt',
  'a"; filename="b.html',
  'a%2f..%2fb.txt',
  '.',
  '..',
  '',
  '-rf',
  'CON',
  'constructor',
  '__proto__.png',
  '💥.txt',
  'x'.repeat(5_000),
  '\u202e\u0000\ufeff',
])('path traversal: a file named %j is stored in the folder, under a safe name', async (name) => {
  const { app, upload, folder } = await setUp();
  const { body } = await upload(name, bytes('just words'));
  const [asset] = body.assets;
  expect(asset.filename).toMatch(/^[a-z0-9][a-z0-9-]{0,80}\.txt$/);
  expect(readdirSync(folder).filter((each) => each !== '.tmp')).toEqual([asset.filename]);
  const res = await app.request(asset.url);
  expect(res.headers.get('set-cookie')).toBeNull();
  expect(await res.text()).toBe('just words');
});

test('404: symbolic links among the uploads are not followed', async () => {
  const { app, upload, folder } = await setUp();
  const { body } = await upload('a.txt', bytes('just words'));
  writeFileSync(join(folder, '..', 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'folder.txt'));
  symlinkSync('../secret.txt', join(folder, 'leak.txt'));
  symlinkSync(body.assets[0].filename, join(folder, 'twin.txt'));
  for (const name of ['leak.txt', 'twin.txt', 'folder.txt']) {
    const res = await app.request(`/uploads/${name}`);
    expect(res.status).toBe(404);
    expect(await res.text()).not.toMatch(/secret|words/);
  }
  expect((await app.request(body.assets[0].url)).status).toBe(200);
});

describe('malformed multipart forms', () => {
  const part = (headers: string, content = 'x') => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const file = part('Content-Disposition: form-data; name="files"; filename="a.txt"');

  test.each<[string, string, string]>([
    ['no boundary', 'multipart/form-data', `${file}--b--`],
    ['an empty boundary', 'multipart/form-data; boundary=', `${file}--b--`],
    ['a boundary of another parameter', 'multipart/form-data; x=boundary=b', `${file}--b--`],
    ['another boundary', 'multipart/form-data; boundary=c', `${file}--b--`],
    ['a boundary of 5,000 characters', `multipart/form-data; boundary=${'b'.repeat(5_000)}`, `${file}--b--`],
    ['no closing boundary', 'multipart/form-data; boundary=b', file],
    ['no first boundary', 'multipart/form-data; boundary=b', '--b--'],
    ['an empty body', 'multipart/form-data; boundary=b', ''],
    ['no headers', 'multipart/form-data; boundary=b', `--b\r\n\r\nx\r\n--b--`],
    ['20,000 headers', 'multipart/form-data; boundary=b', `--b\r\n${'X: y\r\n'.repeat(20_000)}\r\nx\r\n--b--`],
    [
      'a name of 50,000 characters',
      'multipart/form-data; boundary=b',
      `${part(`Content-Disposition: form-data; name="${'x'.repeat(50_000)}"`)}--b--`,
    ],
    [
      'a field named __proto__',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="__proto__"')}--b--`,
    ],
    [
      'too many fields',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="x"').repeat(2_000)}--b--`,
    ],
    ['too many files', 'multipart/form-data; boundary=b', `${file.repeat(60)}--b--`],
    [
      'a form in a form',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="files"\r\nContent-Type: multipart/mixed; boundary=c', '--c\r\n\r\nx\r\n--c--')}--b--`,
    ],
    [
      'an unknown Content-Transfer-Encoding',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="other"; filename="a"\r\nContent-Transfer-Encoding: x')}--b--`,
    ],
    ['a truncated file in another field', 'multipart/form-data; boundary=b', file.replace('files', 'x')],
    ['a truncated file after another', 'multipart/form-data; boundary=b', `${file.replace('files', 'x')}${file}`],
    ['multipart/mixed', 'multipart/mixed; boundary=b', `${file}--b--`],
  ])('rejects %s with 400 or 415', async (_name, type, body) => {
    const { send } = await shared;
    const answer = await send(body, type);
    expect([400, 415]).toContain(answer.status);
    expect(answer.body).toEqual({ message: expect.any(String) });
  });
});

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
