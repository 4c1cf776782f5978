import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createEditor } from '#testing/post-editor.ts';

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
