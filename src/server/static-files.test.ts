import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { openStaticFiles } from './static-files.ts';

const SCRIPT = 'export const text = "the same words again and again and again";'.repeat(20);

function makeSite(): Hono {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/app.js'), SCRIPT);
  writeFileSync(join(folder, 'build/app.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'build/app.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const files = openStaticFiles(folder);
  return new Hono().get('*', (c) => files(c) ?? c.notFound());
}

function get(site: Hono, headers: Record<string, string> = {}, path = '/build/app.js') {
  return site.request(path, { headers });
}

describe('static files', () => {
  test('a script has headers for its cache, type and origin, and none that only protect pages', async () => {
    const res = await get(makeSite(), { 'Accept-Encoding': 'br' });
    expect(Object.fromEntries(res.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(SCRIPT).byteLength),
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('an SVG has a CSP that lets no script run when it is opened by its own address', async () => {
    const { headers } = await get(makeSite(), {}, '/icon.svg');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });

  test('only the uncompressed bytes have a strong ETag', async () => {
    const site = makeSite();
    const etags = new Map<string, string | null>();
    for (const encoding of ['identity', 'br', 'gzip'])
      etags.set(encoding, (await get(site, { 'Accept-Encoding': encoding })).headers.get('etag'));
    expect(etags.get('identity')).toMatch(/^"/);
    expect(etags.get('br')).toMatch(/^W\/"/);
    expect(etags.get('gzip')).toMatch(/^W\/"/);
  });

  test.each(['identity', 'br', 'gzip'])('304 with the same headers for the ETag of %s', async (encoding) => {
    const site = makeSite();
    const first = await get(site, { 'Accept-Encoding': encoding });
    const etag = first.headers.get('etag') ?? '';
    const again = await get(site, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    for (const name of ['etag', 'cache-control', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  });

  test.each([
    ['strong', 206],
    ['weak', 200],
  ])('a range with a %s ETag in If-Range answers %i', async (kind, status) => {
    const site = makeSite();
    const etag = (await get(site)).headers.get('etag') ?? '';
    const res = await get(site, { Range: 'bytes=0-9', 'If-Range': kind === 'weak' ? `W/${etag}` : etag });
    expect(res.status).toBe(status);
    expect((await res.text()).length).toBe(status === 206 ? 10 : SCRIPT.length);
  });

  test.each(['/build/app.js.br', '/build', '/build/', '/../package.json'])(
    '404 for %s, which is not a file of the site',
    async (path) => {
      expect((await get(makeSite(), {}, path)).status).toBe(404);
    },
  );
});
