import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { isLocked, KNOWS_LOCKS } from '#testing/file-locks.ts';
import { createEditor } from '#testing/post-editor.ts';

const SECRET = 'what the server alone may read';
const PLANTED = [
  '/uploads/..%2Fsite.db',
  '/uploads/..%2F.env',
  '/uploads/%2e%2e%2f.env',
  '/uploads/../.env',
  '/uploads/%zz',
  '/uploads/link.png',
  '/uploads/unknown.png',
];

/** A site whose texts name one upload that is there, one whose file is gone, and files that are no uploads. */
async function createPlanted() {
  const site = await createEditor({});
  const { DATA_DIR } = site.ctx.config;
  const uploads = join(DATA_DIR, 'uploads');
  writeFileSync(join(DATA_DIR, '.env'), SECRET);
  const upload = async (name: string, background: string) => {
    const image = sharp({ create: { width: 20, height: 10, channels: 3, background } });
    const form = new FormData();
    form.append('files', new File([new Uint8Array(await image.png().toBuffer())], name));
    const answer = await site.app.request('/api/assets', { method: 'POST', headers: site.headers, body: form });
    return (await answer.json()).assets[0] as { url: string; filename: string };
  };
  const [there, gone, linked] = [
    await upload('a.png', '#a52'),
    await upload('b.png', '#5a2'),
    await upload('c.png', '#25a'),
  ];
  unlinkSync(join(uploads, gone.filename));
  unlinkSync(join(uploads, linked.filename));
  symlinkSync(join(DATA_DIR, '.env'), join(uploads, linked.filename));
  const named = [...PLANTED, there.url, gone.url, linked.url];
  const { home } = STARTER.documents;
  const data = {
    ...home,
    hero: { ...home.hero, title: there.url, tagline: `See ${named.join(' and ')}.` },
    portfolio: { ...home.portfolio, title: '/uploads/..%2Fsite.db' },
  };
  await site.call('PUT', '/api/captain/content/home/draft', { version: 0, data });
  expect((await site.call('POST', '/api/captain/content/home/publish', { version: 1 })).status).toBe(200);
  const content = named.map((address) => `![A](${address})`).join('\n\n');
  expect((await site.call('POST', '/api/blog', { title: 'Post', slug: 'post', content })).status).toBe(201);
  return { ...site, there, missing: [...PLANTED, gone.url, linked.url].sort() };
}

test.each([
  ['content', '/api/captain/content/export?images=1'],
  ['posts', '/api/captain/posts/export'],
])('an export of the %s has no file but uploads, and names what is missing', async (_name, path) => {
  const site = await createPlanted();
  const answer = await site.app.request(path, { headers: site.headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const inFolder = Object.keys(files).filter((name) => !/^(?:posts|pages)\/[\w-]+\.md$/.test(name));
  expect(inFolder.sort()).toEqual(['content.json', `uploads/${site.there.filename}`]);
  const all = Object.values(files).map((bytes) => strFromU8(bytes, true));
  expect(all.filter((text) => text.includes(SECRET) || text.startsWith('SQLite format'))).toEqual([]);
  const { missing } = JSON.parse(strFromU8(files['content.json'] ?? new Uint8Array()));
  expect(missing.toSorted()).toEqual(site.missing);
});

test.runIf(KNOWS_LOCKS)('an export leaves the locks of the database alone', async () => {
  const site = await createPlanted();
  const database = join(site.ctx.config.DATA_DIR, 'site.db');
  expect(isLocked(database)).toBe(true);
  for (const path of ['content/export?images=1', 'posts/export']) {
    await (await site.app.request(`/api/captain/${path}`, { headers: site.headers })).arrayBuffer();
  }
  expect(isLocked(database)).toBe(true);
});

test('a backup under the name of the database is refused', async () => {
  const { DATA_DIR } = (await createEditor({})).ctx.config;
  await expect(writeBackup(DATA_DIR, join(DATA_DIR, 'site.db'))).rejects.toThrow('is the database itself');
});
