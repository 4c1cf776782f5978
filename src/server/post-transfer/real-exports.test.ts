import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createEditor } from '#testing/post-editor.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

/** Serves the files of the old site by the end of their names; what was asked for. */
async function startOldSite() {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const files: Record<string, Buffer> = {
    mp3: Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'), Buffer.alloc(400)]),
    mp4: Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(64)]),
    pdf: Buffer.from('%PDF-1.4\n%%EOF'),
  };
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.add(path);
    response.writeHead(200).end(files[path.split('.').at(-1) ?? ''] ?? picture);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Text that visitors would see of another system's markup. */
const LEFTOVER =
  /\[\/?(?:gallery|caption|audio|video|playlist|embed|contact-form|su_note|vc_)|wp:|<!--|kg-card|__GHOST/;

test('an export of WordPress 6.1: blocks, shortcodes, files, statuses, former addresses', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  const file = fixture('wordpress.xml').replaceAll('http://old-blog.example', old.url);
  const done = await site.import(file);
  expect(done.pictures).toMatchObject({ failed: 1 });
  const posts = new Map(done.posts.map((post) => [post.slug, post]));
  expect(done.posts.filter(({ action }) => action !== 'new')).toEqual([]);
  expect(done.notes).toContainEqual(expect.stringContaining('About the shop'));

  const blocks = await site.post('every-block');
  expect(blocks).toMatchObject({ author: 'Jonas Weiß', publishedAt: '2024-03-11T22:30:00Z' });
  expect(blocks.tags).toEqual(['Größe', 'Phone', 'Phone & chat', 'Voice AI']);
  const { html } = blocks;
  expect(html).toContain('<figcaption>How a call <em>travels</em> (<a href="https://example.com/credit"');
  expect(html).toMatch(/<figcaption>Morning<\/figcaption>/);
  expect(html).toMatch(/<td>7<br>\(two lost\)<\/td>|<td>7 \(two lost\)<\/td>/);
  expect(html).toContain('[gallery] is text here');
  expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"/);
  expect(html).toMatch(/<audio[^>]*src="\/uploads\/greeting-[0-9a-f]+\.mp3"/);
  expect(html).toMatch(/<a href="\/uploads\/checklist-[0-9a-f]+\.pdf"/);
  expect(html).toContain('Write to me about your <em>own</em> phone line.');
  expect(html).toContain('H<sub>2</sub>O');
  expect(html).toContain('href="/blog/hello-from-the-old-blog#top"');
  expect(html).not.toContain('alert(');
  // In full size, although the post shows a smaller version.
  expect([...old.asked].filter((path) => /-\d+x\d+\./.test(path))).toEqual([]);

  const classic = await site.post('the-classic-way');
  expect(classic.html.match(/<img/g)).toHaveLength(5);
  expect(classic.html).toContain('<figcaption>A day in the office</figcaption>');
  expect(classic.html).toMatch(/<li>\s*<p>one<\/p>/);
  expect(classic.html).toContain('[gallery] to write a gallery, see [1]');
  expect(classic.html).toContain('Text in a page builder.');
  expect(classic.html).toContain('href="/blog/hello-from-the-old-blog"');
  expect(posts.get('the-classic-way')?.notes).toEqual(
    expect.arrayContaining(['Its 2 comments are left out', 'The shortcode [contact-form-7] is left out']),
  );

  for (const { slug } of done.posts) {
    const post = await site.post(slug);
    expect(post.content.replace(/`[^`]*`/g, '').replaceAll('\\[', ''), slug).not.toMatch(LEFTOVER);
    expect(post.html, slug).not.toMatch(/<img[^>]*src="http/);
  }
  const statuses = Object.fromEntries((await site.posts()).map(({ slug, status }) => [slug, status]));
  expect(statuses).toMatchObject({
    'next-decade': 'scheduled',
    'not-ready-yet': 'draft',
    'waiting-for-review': 'draft',
    'only-for-us': 'draft',
    'behind-a-password': 'draft',
    'grose-ubermas': 'published',
  });
  const paths = (await site.db.selectFrom('formerPostPaths').select('path').execute()).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/2024/03/every-block', '/?p=12', '/2024/04/first-name', '/2024/04/gruse-aus-東京']),
  );
});

test('an export of Ghost 6: cards, files, members, times without an offset', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  const file = fixture('ghost.json');
  expect((await site.plan(file)).body).toMatchObject({ needsSite: true });
  const done = await site.import(file, `?site=${encodeURIComponent(old.url)}`);
  expect(done.pictures).toMatchObject({ failed: 0 });

  const post = await site.post('every-card');
  expect(post).toMatchObject({
    publishedAt: '2024-05-04T21:30:00Z',
    author: 'Ida Falk',
    featured: true,
    tags: ['Sea', 'Häfen & Schiffe'],
    excerpt: 'All cards in one post.',
    coverImage: expect.stringMatching(/^\/uploads\/cover-/),
  });
  const { html } = post;
  expect(html).toContain('href="/blog/quiet-day#end"');
  expect(html).toMatch(/<figcaption>The harbour, by <a href="https:\/\/example\.com\/p"/);
  expect(html).toContain('<figcaption>Plain caption</figcaption>');
  expect(html).toMatch(/<blockquote>\s*<p>💡 <strong>Mind<\/strong> the step/);
  expect(html).toMatch(/<details>\s*<summary>Why so late\?<\/summary>\s*<p>Because of <em>tides<\/em>/);
  expect(html).toMatch(/<video[^>]*src="\/uploads\/clip-[0-9a-f]+\.mp4"/);
  expect(html).toMatch(/<audio[^>]*src="\/uploads\/voice-[0-9a-f]+\.mp3"/);
  expect(html).toMatch(/<a href="\/uploads\/plan-[0-9a-f]+\.pdf"[^>]*>The plan<\/a>/);
  expect(html).toContain('data-footnote-ref');
  expect(html).not.toMatch(/0:05|alert\(|Subscribe/);
  expect(done.posts.find(({ slug }) => slug === 'every-card')?.notes).toEqual(
    expect.arrayContaining(['A card that only mails show is left out', 'A sign-up card is left out']),
  );

  const statuses = Object.fromEntries((await site.posts()).map(({ slug, status }) => [slug, status]));
  expect(statuses).toMatchObject({
    'members-only': 'draft',
    'paying-members-only': 'draft',
    'planned-for-later': 'scheduled',
    'a-gated-block': 'published',
  });
  expect((await site.post('a-gated-block')).html).not.toContain('Only for members');
  for (const { slug } of done.posts) expect((await site.post(slug)).content, slug).not.toMatch(LEFTOVER);

  const again = await site.import(file, `?site=${encodeURIComponent(old.url)}`);
  expect(new Set(again.posts.map(({ action }) => action))).toEqual(new Set(['same']));
  expect(await site.posts()).toHaveLength(done.posts.length);
});
