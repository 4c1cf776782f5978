import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { AssetJson } from '#shared/asset.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue, makePost } from '#testing/make.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { removeLeftoverUploads } from './assets.ts';

async function createUploads(env: Record<string, string> = {}) {
  const dataDir = makeDataDir();
  const test = await createTestApp({ DATA_DIR: dataDir, ...env });
  const captain = await loginAs(test);
  async function upload(files: Record<string, Uint8Array<ArrayBuffer> | string>, field = 'files') {
    const form = new FormData();
    for (const [name, content] of Object.entries(files)) form.append(field, new File([content], name));
    const res = await test.app.request('/api/assets', { method: 'POST', headers: captain.headers, body: form });
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    return { status: res.status, body: (await res.json()) as any };
  }
  return {
    ...test,
    captain,
    upload,
    dataDir,
    files: () => readdirSync(join(dataDir, 'uploads')).filter((name) => name !== '.tmp'),
  };
}

/** For tests that check only their own response. */
const shared = createUploads();

/** Flat, since the time to encode AVIF grows with the pixels. */
async function makePicture(width: number, format: 'png' | 'jpeg' = 'png') {
  const picture = sharp({ create: { width, height: 30, channels: 3, background: '#ff8a1f' } });
  const exif = { IFD0: { Artist: 'Nobody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const bytes = format === 'png' ? await picture.png().toBuffer() : await picture.jpeg().withExif(exif).toBuffer();
  return new Uint8Array(bytes);
}

test('an image is stored without metadata, in every smaller width, and is cacheable permanently', async () => {
  const { app, upload, files } = await createUploads();
  const sent = await makePicture(1700, 'jpeg');
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const { status, body } = await upload({ '../../Über uns (1).JPEG': sent });
  expect(status).toBe(201);
  const [asset] = body.assets as [AssetJson];
  expect(asset).toMatchObject({ type: 'image', width: 1700, height: 30, usedIn: [] });
  expect(asset.thumbnail).toBe(asset.url.replace('.jpg', '-680.webp'));
  expect(asset.filename).toMatch(/^ueber-uns-1-[0-9a-f]{32}\.jpg$/);
  expect(asset.url).toBe(`/uploads/${asset.filename}`);
  expect(files().length).toBe(7);

  const res = await app.request(asset.url);
  expect(Object.fromEntries(res.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(asset.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect((await sharp(Buffer.from(await res.arrayBuffer())).metadata()).exif).toBeUndefined();
  const again = await app.request(asset.url, { headers: { 'If-None-Match': res.headers.get('etag')! } });
  expect(again.status).toBe(304);
  const part = await app.request(asset.url, { headers: { Range: 'bytes=0-9' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const small = await app.request(asset.url.replace('.jpg', '-680.avif'));
  expect(small.headers.get('content-type')).toBe('image/avif');
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i: the photo is upright in every width', async (orientation) => {
  const { upload, app } = await shared;
  const corner = (left: number, top: number, colour: string) => ({
    input: { create: { width: 30, height: 20, channels: 3 as const, background: colour } },
    left,
    top,
  });
  const sent = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } })
    .composite([corner(0, 0, '#ff0000'), corner(30, 0, '#00ff00')])
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
  const { body } = await upload({ 'photo.jpg': new Uint8Array(sent) });
  const [asset] = body.assets as [AssetJson];
  const expected = await colours(await sharp(sent).autoOrient().toBuffer());
  const small = asset.url.replace('.jpg', `-${Math.min(680, asset.width ?? 0)}`);
  for (const address of [asset.url, `${small}.webp`, `${small}.avif`]) {
    const res = await app.request(address);
    expect(await colours(Buffer.from(await res.arrayBuffer()))).toEqual(expected);
  }
  expect([asset.width, asset.height]).toEqual(orientation > 4 ? [40, 60] : [60, 40]);
});

/** Width to height, and which of red, green and blue each corner is. */
async function colours(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    const pixel = [...data.subarray(start, start + 3)];
    return pixel.indexOf(Math.max(...pixel));
  };
  return {
    shape: Math.round((info.width / info.height) * 10),
    corners: [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)],
  };
}

test('the same bytes under two names are stored once', async () => {
  const { upload, files, captain } = await createUploads();
  const picture = await makePicture(40);
  const { body } = await upload({ 'a.png': picture, 'b.png': picture });
  expect(body.assets[0].filename).toBe(body.assets[1].filename);
  expect((await captain.call('GET', '/api/assets')).body.assets).toHaveLength(1);
  expect(files().filter((name) => name.endsWith('.png'))).toHaveLength(1);
});

test.each([
  ['page.png', '<!doctype html><script>alert(1)</script>', 'other', 'application/octet-stream'],
  ['picture.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image', 'image/svg+xml'],
  ['notes.html', 'Just words', 'document', 'text/plain; charset=utf-8'],
  ['run.exe', 'MZ\0\0', 'other', 'application/octet-stream'],
  ['list.csv', 'a,b\n1,2', 'document', 'text/csv; charset=utf-8'],
  ['a.zip', 'PK\x03\x04rest', 'archive', 'application/octet-stream'],
  ['constructor', 'PK\x03\x04other', 'archive', 'application/octet-stream'],
  ['a.docx', 'PK\x03\x04document', 'document', 'application/octet-stream'],
  ['clip.txt', '\0\0\0\x18ftypmp42', 'video', 'video/mp4'],
  ['doc', '%PDF-1.7', 'document', 'application/pdf'],
])('the Content-Type of %s follows from its bytes', async (name, content, type, contentType) => {
  const { app, upload } = await shared;
  const { body } = await upload({ [name]: content });
  expect(body.assets).toMatchObject([{ type }]);
  const res = await app.request(body.assets[0].url);
  expect(res.headers.get('content-type')).toBe(contentType);
  const isDownload = res.headers.get('content-disposition')?.startsWith('attachment') ?? false;
  expect(isDownload).toBe(!/^(?:text\/plain|video|application\/pdf)/.test(contentType));
});

test('rejects large, empty, damaged and unsupported files, and stores the others', async () => {
  const { upload, files } = await createUploads();
  expect((await upload({ 'big.txt': 'x'.repeat(25 * 1024 * 1024 + 1) })).status).toBe(413);
  expect((await upload({ 'none.txt': '' })).status).toBe(400);
  expect((await upload({ 'cut.png': '\x89PNG' })).status).toBe(201);
  expect((await upload({ 'cut.gif': 'GIF89a' })).status).toBe(400);
  expect((await upload({ 'phone.heic': '\0\0\0\x18ftypheic' })).status).toBe(400);
  expect((await upload({ 'a.txt': 'a' }, 'other')).status).toBe(400);
  const mixed = await upload({ 'cut.gif': 'GIF89a', 'fine.txt': 'fine' });
  expect(mixed).toMatchObject({ status: 201, body: { success: false, failed: [{ filename: 'cut.gif' }] } });
  expect(
    files()
      .sort()
      .map((name) => name.replace(/-[0-9a-f]{32}/, '')),
  ).toEqual(['cut.txt', 'fine.txt']);
});

test('415 for a body that is not a form, 404 for names outside the folder', async () => {
  const { app, captain } = await createUploads();
  const json = await captain.call('POST', '/api/assets', {});
  expect(json.status).toBe(415);
  for (const path of [
    '/uploads/..%2fsite.db',
    '/uploads/.tmp',
    '/uploads/%2e%2e/site.db',
    '/uploads/',
    '/uploads/none',
  ]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  }
});

test('404 for an upload whose file is missing; it can be deleted or uploaded again', async () => {
  const { captain, upload, files, app, ctx } = await createUploads();
  const { body } = await upload({ 'a.png': await makePicture(500), 'b.txt': 'b' });
  const [picture, text] = body.assets as [AssetJson, AssetJson];
  await captain.call('POST', '/api/blog', makePost({ content: `![](${picture.url})`, coverImage: picture.url }));
  rmSync(join(ctx.config.DATA_DIR, 'uploads'), { recursive: true });
  expect((await app.request(picture.url)).status).toBe(404);
  expect((await app.request(text.url)).status).toBe(404);
  expect((await app.request('/api/blog/hello-world')).status).toBe(200);
  expect((await captain.call('GET', '/api/assets')).status).toBe(200);
  const again = await upload({ 'a.png': await makePicture(500), 'b.txt': 'b' });
  expect(again.status).toBe(201);
  for (const asset of again.body.assets as AssetJson[]) expect((await app.request(asset.url)).status).toBe(200);
  rmSync(join(ctx.config.DATA_DIR, 'uploads', picture.filename));
  const answer = await captain.call('POST', '/api/assets/batch-delete', {
    filenames: [picture.filename],
    evenIfUsed: true,
  });
  expect(answer.body.deleted).toEqual([picture.filename]);
  expect(files()).toEqual([text.filename]);
});

test('a batch delete lists deleted and failed files, and where uploads are used', async () => {
  const { captain, upload, files, app } = await createUploads();
  const { body } = await upload({ 'a.png': await makePicture(500), 'b.txt': 'b' });
  const [picture, text] = body.assets as [AssetJson, AssetJson];
  await captain.call('POST', '/api/blog', makePost({ published: false, content: `![](${picture.url})` }));
  const { body: list } = await captain.call('GET', '/api/assets');
  expect(list.assets.find((asset: AssetJson) => asset.url === picture.url).usedIn).toEqual([
    { slug: 'hello-world', title: 'Hello, world' },
  ]);
  await captain.call('POST', '/api/captain/newsletters', makeIssue({ subject: 'News', content: `![](${text.url})` }));
  const { body: later } = await captain.call('GET', '/api/assets');
  expect(later.assets.flatMap((asset: AssetJson) => asset.alsoUsedIn)).toEqual(['the newsletter “News”']);
  await captain.call('DELETE', '/api/captain/newsletters/1');
  const names = [picture.filename, text.filename, '../site.db'];
  const answer = await captain.call('POST', '/api/assets/batch-delete', { filenames: names });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      success: false,
      deleted: [text.filename],
      failed: [
        { filename: picture.filename, error: 'Used in “Hello, world”' },
        { filename: '../site.db', error: 'There is no such file' },
      ],
      message: '1 deleted, 2 failed',
    },
  });
  expect((await app.request(picture.url)).status).toBe(200);
  const sure = { filenames: [picture.filename], evenIfUsed: true };
  const { body: deletion } = await captain.call('POST', '/api/assets/batch-delete', sure);
  expect(deletion).toMatchObject({ success: true, deleted: [picture.filename], failed: [] });
  expect(files()).toEqual([]);
  expect((await app.request(picture.url)).status).toBe(404);
});

test('409: an upload never overwrites another file of the same name', async () => {
  const [first, second] = [await createUploads(), await createUploads()];
  for (const [name, content] of [
    ['a.txt', 'words of the second upload'],
    ['a.png', await makePicture(500)],
  ] as const) {
    const { body } = await first.upload({ [name]: content });
    const { filename, url } = body.assets[0] as AssetJson;
    const folder = join(second.ctx.config.DATA_DIR, 'uploads');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, filename), 'another file');
    expect((await second.upload({ [name]: content })).status).toBe(409);
    expect(await (await second.app.request(url)).text()).toBe('another file');
  }
  expect((await second.captain.call('GET', '/api/assets')).body.assets).toEqual([]);
});

test('the same upload sent ten times at once is one file', async () => {
  const { upload, captain } = await createUploads();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload({ 'a.txt': 'the same words' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await captain.call('GET', '/api/assets')).body.assets).toHaveLength(1);
});

test('400 for a damaged image: a plain message, and the reason of libvips only in the log', async () => {
  const { upload, ctx } = await createUploads();
  const info = vi.spyOn(ctx.log, 'info');
  const { status, body } = await upload({ 'cut.jpg': new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]) });
  const mixed = await upload({ 'cut.gif': 'GIF89a', 'fine.txt': 'fine' });
  expect(status).toBe(400);
  expect(body.message).toMatch(/^This image cannot be read: it is damaged or too large/);
  expect(JSON.stringify([body, mixed.body])).not.toMatch(/vips|libpng|libspng|Input (?:file|buffer)/i);
  expect(info).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(info.mock.calls)).toMatch(/reason":"[^"]{5,}/);
});

test('a picture keeps its description; only pictures that exist have one', async () => {
  const { captain, upload } = await createUploads();
  const { body } = await upload({ 'a.png': await makePicture(40) });
  const [{ filename }] = body.assets as [AssetJson];
  const path = `/api/assets/${filename}`;
  expect((await captain.call('PUT', path, { alt: ' A drill ' })).body).toMatchObject({ filename, alt: 'A drill' });
  expect((await captain.call('GET', '/api/assets')).body.assets[0].alt).toBe('A drill');
  expect((await captain.call('PUT', path, { alt: 'x'.repeat(301) })).body.issues[0].path).toBe('alt');
  expect((await captain.call('PUT', '/api/assets/none.png', { alt: 'x' })).status).toBe(404);
});

test('a file is replaced in posts, issues, drafts and pages at once, and only by one of its kind', async () => {
  const { captain, upload, app, ctx } = await createUploads();
  const { call } = captain;
  const { body } = await upload({
    'old.png': await makePicture(40),
    'new.png': await makePicture(50),
    'a.txt': 'a',
    'icon.png': await makePicture(30),
  });
  const [old, by, text, icon] = body.assets as [AssetJson, AssetJson, AssetJson, AssetJson];
  await call('PUT', `/api/assets/${old.filename}`, { alt: 'A drill' });
  const mention = `![](${old.url}) and ${old.url}x`;
  await call('POST', '/api/blog', makePost({ content: mention, coverImage: old.url }));
  await call('POST', '/api/captain/newsletters', makeIssue({ content: mention }));
  const { body: look } = await call('GET', '/api/captain/content/branding');
  await call('PUT', '/api/captain/content/branding/draft', {
    version: look.version,
    data: {
      ...look.published,
      portrait: { ...look.published.portrait, src: old.url, width: 40, height: 30 },
      icon: { src: icon.url, width: 30, height: 30 },
    },
  });
  const replace = (name: string, other: string) => call('POST', `/api/assets/${name}/replace`, { by: other });
  expect((await replace(old.filename, text.filename)).status).toBe(400);
  expect((await replace(old.filename, 'none.png')).status).toBe(404);
  expect((await replace(icon.filename, by.filename)).body.message).toMatch(/choose a square one/);
  const { body: shown } = await replace(old.filename, by.filename);
  expect(shown).toMatchObject({ filename: by.filename, alt: 'A drill', usedIn: [{ slug: 'hello-world' }] });
  expect(shown.alsoUsedIn).toHaveLength(2);
  const { body: list } = await call('GET', '/api/assets');
  const former = list.assets.find(({ filename }: AssetJson) => filename === old.filename);
  expect([former.usedIn, former.alsoUsedIn]).toEqual([[], []]);
  const post = (await (await app.request('/api/blog/hello-world')).json()) as { html: string; cover: { src: string } };
  expect(post.cover.src).toBe(by.url);
  expect(post.html).toContain(`width="50"`);
  expect(post.html).toContain(`${old.url}x`);
  expect((await app.request(old.url)).status).toBe(200);
  const { body: after } = await call('GET', '/api/captain/content/branding');
  expect(after.draft.portrait).toMatchObject({ src: by.url, width: 50 });
  expect(ctx.content.problems()).toEqual([]);
  const editor = await loginAs({ app, ctx }, { username: 'editor', role: 'editor' });
  expect((await editor.call('POST', `/api/assets/${by.filename}/replace`, { by: old.filename })).status).toBe(403);
});

test('a file in a post that was an issue is in use, also after the issue was deleted', async () => {
  const { captain, upload, db, clock } = await createUploads({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const { body } = await upload({ 'a.png': await makePicture(40) });
  const [{ filename, url }] = body.assets as [AssetJson];
  await db.insertInto('newsletterSubscribers').values({ email: 'ada@example.com', createdAt: clock.now() }).execute();
  const issue = makeIssue({ content: `![](${url})`, publishAs: 'blog' });
  const { id } = (await captain.call('POST', '/api/captain/newsletters', issue)).body;
  for (const action of ['send', 'cancel']) await captain.call('POST', `/api/captain/newsletters/${id}/${action}`);
  expect((await captain.call('DELETE', `/api/captain/newsletters/${id}`)).status).toBe(204);
  const answer = await captain.call('POST', '/api/assets/batch-delete', { filenames: [filename] });
  expect(answer.body.failed).toEqual([{ filename, error: `Used in “${issue.subject}”` }]);
});

test('a file in a draft of a post is in use', async () => {
  const { captain, upload } = await createUploads();
  const { body } = await upload({ 'a.png': await makePicture(40) });
  const [{ filename, url }] = body.assets as [AssetJson];
  const { body: start } = await captain.call('GET', '/api/captain/posts/new/draft');
  const data = { ...start.saved, title: 'Soon', content: `![](${url})` };
  await captain.call('PUT', '/api/captain/posts/new/draft', { version: start.version, data });
  const answer = await captain.call('POST', '/api/assets/batch-delete', { filenames: [filename] });
  expect(answer.body.failed).toEqual([{ filename, error: 'Used in the draft “Soon”' }]);
});

test('files that a kill left before they were stored are deleted after a day; stored and foreign ones, and those of a restore, stay', async () => {
  const { upload, files, dataDir, ctx, clock } = await createUploads();
  const { body } = await upload({ 'photo.png': await makePicture(700) });
  expect(body.assets).toHaveLength(1);
  const stored = files();
  const hash = 'a'.repeat(32);
  const place = (name: string, daysAgo: number, text = 'x') => {
    const file = join(dataDir, 'uploads', name);
    writeFileSync(file, text);
    const time = clock.now() - daysAgo * 86_400;
    utimesSync(file, time, time);
  };
  for (const name of stored) utimesSync(join(dataDir, 'uploads', name), 0, 0);
  for (const name of [`left-${hash}.jpg`, `left-${hash}-680.webp`, 'menu.pdf']) place(name, 1.1);
  place(`new-${hash}.jpg`, 0.9);

  const replaced = join(dataDir, 'replaced', '2026-01-01T00-00-00-000Z');
  mkdirSync(replaced, { recursive: true });
  await removeLeftoverUploads(ctx);
  expect(files()).toHaveLength(stored.length + 4);
  rmSync(replaced, { recursive: true });
  await removeLeftoverUploads(ctx);
  expect(files()).toEqual([...stored, 'menu.pdf', `new-${hash}.jpg`].sort());
});

test('a file that a kill left is used by the same upload, and not old any more', async () => {
  const { app, upload, captain, ctx, dataDir } = await createUploads();
  const { body } = await upload({ 'notes.txt': 'the same' });
  const [{ filename }] = body.assets;
  const file = join(dataDir, 'uploads', filename);
  await ctx.db.deleteFrom('assets').execute();
  utimesSync(file, 0, 0);
  expect((await upload({ 'notes.txt': 'the same' })).body.assets[0].filename).toBe(filename);
  expect(statSync(file).mtimeMs).toBeGreaterThan(0);
  expect((await captain.call('GET', '/api/assets')).body.assets).toHaveLength(1);
  expect((await app.request(`/uploads/${filename}`)).status).toBe(200);
});
