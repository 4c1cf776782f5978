import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createEditor } from '#testing/post-editor.ts';
import { findMovedPost } from './former-paths.ts';

const MB = 1024 * 1024;

function wxr(items: string, head = ''): string {
  return `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items}</channel></rss>`;
}

function wxrPost(id: number, content: string): string {
  return `<item><title>Post ${id}</title><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_name>post</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
}

const bomb = () => zipSync({ 'post.md': strToU8('Text'), 'zeros.bin': new Uint8Array(70 * MB) }, { level: 1 });
const laughs = wxr(
  wxrPost(1, '&c;'),
  '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>',
);
const aliases = `---\na: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e', 'f', 'g']
  .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdef'[index]}`).join(', ')}]`)
  .join('\n')}\n---\nText\n`;

test.each([
  ['an archive that unpacks to more than 64 MB', bomb, 413, 'unpacks to more than 64 MB'],
  ['a file of more than 64 MB', () => new Uint8Array(65 * MB), 413, 'larger than'],
  ['XML with entities', () => strToU8(laughs), 400, 'document type'],
  ['XML that ends early', () => strToU8(laughs.slice(0, 120)), 400, 'neither'],
  ['an archive with more than 8 MB of texts', () => zipSync({ 'content.json': new Uint8Array(9 * MB) }), 413, '8 MB'],
  ['an archive with nothing to import', () => zipSync({ 'a.txt': strToU8('x') }), 400, 'neither'],
])('%s is refused with a reason', async (_name, file, status, message) => {
  const site = await createEditor({});
  const answer = await site.plan(file());
  expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
  expect(await site.posts()).toEqual([]);
});

test('files with bad front matter are listed, the others imported; nothing outside of the archive is read', async () => {
  const site = await createEditor({});
  const done = await site.import(
    zipSync({
      'a/good.md': strToU8(
        '---\ntitle: Good\ndate: 2024-05-06T01:30:00+09:00\n---\n![x](../../../../etc/passwd) ![y](link.png)\n',
      ),
      'a/link.png': strToU8('/etc/passwd'),
      'a/date.md': strToU8('---\ntitle: Bad date\ndate: someday\n---\nText\n'),
      'a/list.md': strToU8('---\n- no\n- fields\n---\nText\n'),
      'a/aliases.md': strToU8(aliases),
      '../../outside.md': strToU8('---\ntitle: Outside\n---\nText\n'),
      'a/draft.md': strToU8('---\ntitle: Draft\ndraft: true\ndate: 2020-01-01\n---\nText\n'),
      'a/later.md': strToU8('---\ntitle: Later\ndate: 2036-01-01\n---\nText\n'),
    }),
  );
  expect(done.notes).toEqual([
    expect.stringContaining('date.md is left out: “someday” is no date'),
    expect.stringContaining('list.md is left out'),
    expect.stringContaining('aliases.md is left out'),
  ]);
  const statuses = Object.fromEntries((await site.posts()).map(({ slug, status }) => [slug, status]));
  expect(statuses).toEqual({ good: 'published', outside: 'published', draft: 'draft', later: 'scheduled' });
  expect((await site.post('good')).publishedAt).toBe('2024-05-05T16:30:00Z');
  expect(done.pictures).toEqual({ found: 2, stored: 0, failed: 2 });
  expect(done.posts.find(({ slug }) => slug === 'good')?.notes).toEqual([
    expect.stringContaining('it is not in the file'),
    expect.stringContaining('not an image'),
  ]);
});

test('a post that is too long is refused by the dry run already', async () => {
  const site = await createEditor({});
  const { body } = await site.plan(wxr(wxrPost(1, 'x'.repeat(500_001)) + wxrPost(2, 'Short')));
  expect(body.posts).toMatchObject([
    { action: 'failed', notes: [expect.stringContaining('500000')] },
    { action: 'new' },
  ]);
});

test('two posts with one slug get two addresses; one that is nested too deeply is listed', async () => {
  const site = await createEditor({});
  const deep = `${'<div>'.repeat(50_000)}x`;
  const done = await site.import(
    wxr([wxrPost(1, 'One'), wxrPost(2, '<b onclick="x()">Two</b>'), wxrPost(3, deep)].join('')),
  );
  expect(done.posts.map(({ slug }) => slug)).toEqual(['post', 'post-2']);
  expect(done.posts[1]?.notes).toEqual(['Its address becomes /blog/post-2']);
  expect((await site.post('post-2')).html).not.toContain('onclick');
  expect(done.notes).toEqual([expect.stringContaining('“Post 3” is left out')]);
});

const markdownFile = (title: string, body: string, more = '') =>
  strToU8(`---\ntitle: ${title}\ndate: 2024-05-06\n${more}---\n${body}\n`);

test.each([
  ['quotes', '>'.repeat(100_000)],
  ['lists', '- '.repeat(50_000)],
])('a post with %s within each other is left out and listed; the others are imported', async (_name, body) => {
  const site = await createEditor({});
  const file = zipSync({ 'a.md': markdownFile('Deep', body), 'b.md': markdownFile('Good', '> A quote') });
  const { status, body: planned } = await site.plan(file);
  expect(status).toBe(200);
  expect(planned.posts).toMatchObject([{ title: 'Good', action: 'new' }]);
  expect(planned.notes).toEqual(['“Deep” is left out: something in its text is nested too deeply']);
  const preview = await site.call('POST', '/api/blog/preview', { content: body });
  expect([preview.status, preview.body.message]).toEqual([400, expect.stringContaining('nested too deeply')]);
});

test('a post with a cover that cannot be shown is imported without it; of two posts with one old address the first keeps it', async () => {
  const site = await createEditor({});
  const done = await site.import(
    zipSync({
      'one.md': markdownFile('One', 'Text', 'cover: "javascript:alert(1)"\naliases: [/old, /2020/one]\n'),
      'two.md': markdownFile('Two', 'Text', 'cover: "data:image/png;base64,AAAA"\naliases: [/old/, /2020/two]\n'),
    }),
  );
  expect(done.posts).toMatchObject([
    {
      slug: 'one',
      action: 'new',
      notes: ['Its cover is left out: javascript:alert(1) is no address of a picture'],
    },
    {
      slug: 'two',
      action: 'new',
      notes: [
        'The old address /old leads to “One”, which has it too',
        'Its cover is left out: data:image/png;base64,AAAA is no address of a picture',
      ],
    },
  ]);
  expect(done.pictures).toEqual({ found: 0, stored: 0, failed: 0 });
  expect((await site.post('one')).coverImage).toBeNull();
  const leadsTo = async (path: string) => (await findMovedPost(site.ctx, path)) ?? null;
  expect([await leadsTo('/old'), await leadsTo('/2020/two')]).toEqual(['one', 'two']);

  const later = await site.import(zipSync({ 'c.md': markdownFile('Three', 'Text', 'aliases: [/old]\n') }));
  expect(later.posts[0]?.notes).toEqual(['The old address /old leads to another post already']);
  expect(await leadsTo('/old')).toBe('one');
});
