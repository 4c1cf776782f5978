import { strFromU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { germanSite } from '#testing/german-site.ts';
import { makeAllSections, makeLandingPage, publishPage } from '#testing/landing-page.ts';
import { createEditor } from '#testing/post-editor.ts';

type Editor = Awaited<ReturnType<typeof createEditor>>;

/** The files of an export without the time at which it was made. */
function filesOf(archive: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [
      name,
      strFromU8(bytes, true).replace(/"exportedAt": "[^"]*"/, ''),
    ]),
  );
}

/** Imports the export of a site into an empty one. @returns what both export. */
async function moveSite(from: Editor) {
  const archive = await from.export();
  const to = await createEditor({});
  const { body: planned } = await to.plan(archive);
  expect(planned.notes).toEqual([]);
  const done = await to.import(archive, '?pages=1');
  expect(done.posts.filter(({ action, notes }) => action !== 'new' || notes.length > 0)).toEqual([]);
  expect(done.notes).toEqual(['The texts of the pages were imported']);
  return { before: filesOf(archive), after: filesOf(await to.export()), to };
}

async function upload(site: Editor, name: string): Promise<string> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } });
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await image.jpeg({ quality: 95 }).toBuffer())], name));
  const answer = await site.app.request('/api/assets', { method: 'POST', headers: site.headers, body: form });
  return (await answer.json()).assets[0].url;
}

test('a site moves: posts of every status, their tags, pictures, times and former addresses, pages of every section', async () => {
  const from = await createEditor({});
  const picture = await upload(from, 'Häfen.jpg');
  const posts = [
    { slug: 'out', published: true, tags: ['Ää', 'b, c'], coverImage: picture, featured: true, excerpt: 'Why: "this"' },
    { slug: 'back-dated', published: true, publishAt: '2020-02-03T04:05:06Z' },
    { slug: 'planned', publishAt: '2036-01-01T00:00:00Z' },
    { slug: 'draft', excerpt: '' },
    { slug: 'draft-with-past-date', publishAt: '2020-01-01T00:00:00Z' },
  ];
  for (const post of posts) {
    const content = `---\nA \`text\`\r\n\n![x](${picture} "y")\n\n[gallery] \n`;
    expect((await from.call('POST', '/api/blog', { title: `Größe: ${post.slug}`, content, ...post })).status).toBe(201);
  }
  await from.call('PUT', '/api/blog/out', { slug: 'renamed', published: true });
  const old =
    '---\ntitle: Old\nslug: old\ndate: 2024-05-06 10:00 +0200\naliases: [/2024/05/old/, "/?p=12"]\n---\nOld\n';
  await from.import(zipSync({ 'posts/old.md': new TextEncoder().encode(old) }));
  const page = makeLandingPage({ sections: makeAllSections() });
  await publishPage(async (method, address, body) => (await from.call(method, `/api${address}`, body)).body, page);
  expect(from.ctx.content.findPage(page.path)).toBeDefined();

  const { before, after, to } = await moveSite(from);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['posts/renamed.md', 'pages/home.md', `pages${page.path}.md`]),
  );
  expect(after).toEqual(before);
  expect(before['pages/home.md']).toMatch(/<!-- hero\.tagline -->\n\S+/);
  expect(Object.fromEntries((await to.posts()).map(({ slug, status }) => [slug, status]))).toEqual({
    renamed: 'published',
    'back-dated': 'published',
    planned: 'scheduled',
    draft: 'draft',
    'draft-with-past-date': 'draft',
    old: 'published',
  });
  expect((await to.post('old')).publishedAt).toBe('2024-05-06T08:00:00Z');
});

test('the German example moves', async () => {
  const from = await createEditor({});
  await from.call('POST', '/api/captain/content/import', germanSite);
  const { before, after } = await moveSite(from);
  expect(after).toEqual(before);
});

test('a page that was edited in its file is imported as edited; one that is no page is refused with its name', async () => {
  const site = await createEditor({});
  const files = unzipSync(await site.export());
  const about = strFromU8(files['pages/about.md'] ?? new Uint8Array());
  const edited = about.replace(/(<!-- heading -->\n).*/, '$1A heading of my own');
  const file = zipSync({ ...files, 'pages/about.md': new TextEncoder().encode(edited) });
  expect((await site.import(file, '?pages=1')).notes).toEqual(['The texts of the pages were imported']);
  expect(site.ctx.content.get('about').heading).toBe('A heading of my own');

  const broken = zipSync({ ...files, 'pages/about.md': new TextEncoder().encode('---\npage: about\n---\n') });
  expect(await site.plan(broken)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('pages/about.md') },
  });
});
