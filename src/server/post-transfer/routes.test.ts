import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PostImportJson } from '#shared/post-transfer.schema.ts';
import { toIso } from '#shared/time.ts';
import { createEditor } from '#testing/post-editor.ts';

const BASE = '/api/captain/posts';

/** A site with the pictures of the old one; the paths that were asked for. */
async function startOldSite() {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  let isRepaired = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isGone = request.url?.includes('missing') || (request.url?.includes('gone-once') && !isRepaired);
    if (isGone) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    picture,
    repair: () => (isRepaired = true),
  };
}

const actions = ({ posts }: PostImportJson) => Object.fromEntries(posts.map(({ slug, action }) => [slug, action]));

const ghost = (site: string, change: Record<string, unknown> = {}) =>
  JSON.stringify({
    db: [
      {
        meta: { version: '5.80.0' },
        data: {
          posts: [
            {
              id: '1',
              title: 'A first flow',
              slug: 'a-first-flow',
              type: 'post',
              status: 'published',
              featured: 1,
              feature_image: '__GHOST_URL__/content/images/2024/cover.png',
              custom_excerpt: 'What one flow saves.',
              published_at: '2024-05-01T10:00:00.000Z',
              created_at: '2024-04-30T10:00:00.000Z',
              html: [
                '<p>Hello <strong>there</strong>, see <a href="__GHOST_URL__/draft-post/#part">the other</a>.</p>',
                '<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2024/a.png" alt="A flow"><figcaption>The flow</figcaption></figure>',
                '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">i</div><div class="kg-callout-text">Mind this.</div></div>',
                '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.com/x"><div class="kg-bookmark-title">A page</div></a></figure>',
                '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abc123" title="A film"></iframe></figure>',
                '<pre><code class="language-js">const a = 1 &lt; 2;</code></pre>',
                '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
              ].join(''),
              ...change,
            },
            { id: '2', title: 'Draft', slug: 'draft-post', type: 'post', status: 'draft', html: '<p>Later</p>' },
            { id: '3', title: 'About us', slug: 'about', type: 'page', status: 'published', html: '<p>We</p>' },
          ],
          tags: [
            { id: 't1', name: 'Automation', visibility: 'public' },
            { id: 't2', name: '#internal', visibility: 'internal' },
          ],
          posts_tags: [
            { post_id: '1', tag_id: 't1', sort_order: 0 },
            { post_id: '1', tag_id: 't2', sort_order: 1 },
          ],
          users: [{ id: 'u', name: 'Ada Byron' }],
          posts_authors: [{ post_id: '1', author_id: 'u', sort_order: 0 }],
          posts_meta: [],
          settings: [{ key: 'url', value: site }],
        },
      },
    ],
  });

test('Ghost: a dry run changes nothing; the import keeps addresses, dates, tags and pictures', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  const { body: planned } = await site.plan(ghost(old.url));
  expect(planned).toMatchObject({ state: 'planned', source: 'Ghost', pictures: { found: 2 }, startedAt: null });
  expect((await site.call('GET', `${BASE}/import`)).body).toBeNull();
  expect(actions(planned)).toEqual({ 'a-first-flow': 'new', 'draft-post': 'new' });
  expect(planned.notes).toEqual([expect.stringContaining('About us')]);
  expect([await site.posts(), old.asked]).toEqual([[], []]);

  const done = await site.import(ghost(old.url));
  expect(done.pictures).toEqual({ found: 2, stored: 2, failed: 0 });
  expect(done.startedAt).toBe(toIso(site.clock.now()));
  const post = await site.post('a-first-flow');
  expect(post).toMatchObject({
    title: 'A first flow',
    excerpt: 'What one flow saves.',
    tags: ['Automation'],
    author: 'Ada Byron',
    featured: true,
    status: 'published',
    publishedAt: '2024-05-01T10:00:00Z',
    coverImage: expect.stringMatching(/^\/uploads\/[a-z]+-[0-9a-f]{32}\.png$/),
  });
  expect(post.content).toMatch(/!\[A flow\]\(\/uploads\/[a-z]+-[0-9a-f]+\.png "The flow"\)/);
  expect(post.content).toContain('[the other](/blog/draft-post#part)');
  expect(post.content).toContain('> i Mind this.');
  expect(post.content).toContain('[A page](https://example.com/x)');
  expect(post.content).toContain('https://www.youtube.com/watch?v=abc123');
  expect(post.content).toContain('```js\nconst a = 1 < 2;\n```');
  expect(post.content).toMatch(/\| A \|\n\| - \|\n\| 1 \|/);
  expect(done.posts[0]?.notes).toEqual([expect.stringContaining('frame')]);
  expect((await site.post('draft-post')).status).toBe('draft');
});

test('an import whose database is closed meanwhile, as when the server stops, ends without an unhandled rejection', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  vi.spyOn(site.ctx.publicContent, 'changed').mockImplementation(() => {
    throw new TypeError('The database connection is not open');
  });
  const logged = vi.spyOn(site.ctx.log, 'error');
  expect(actions(await site.import(ghost(old.url)))['draft-post']).toBe('new');
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'an import ended early');
});

test('a repeated import changes only what changed there, and nothing that was changed here', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  await site.import(ghost(old.url));
  expect(actions(await site.import(ghost(old.url)))).toEqual({ 'a-first-flow': 'same', 'draft-post': 'same' });

  const changed = ghost(old.url, { title: 'A better flow' });
  expect(actions(await site.import(changed))['a-first-flow']).toBe('updated');
  expect((await site.post('a-first-flow')).title).toBe('A better flow');

  site.clock.advance(60);
  await site.call('PUT', '/api/blog/a-first-flow', { title: 'My own title' });
  const kept = await site.import(ghost(old.url, { title: 'Yet another' }));
  expect(kept.posts[0]).toMatchObject({
    action: 'kept',
    notes: [expect.any(String), expect.stringContaining('changed here')],
  });
  expect((await site.post('a-first-flow')).title).toBe('My own title');
  expect(await site.posts()).toHaveLength(2);
});

test('importing again fetches the files that were missing, and else changes nothing', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  const file = ghost(old.url, { html: '<p>Look <img src="__GHOST_URL__/gone-once.png"></p>' });
  expect((await site.import(file)).pictures).toEqual({ found: 2, stored: 1, failed: 1 });
  const again = await site.import(file);
  expect(actions(again)).toEqual({ 'a-first-flow': 'same', 'draft-post': 'same' });
  const before = await site.post('a-first-flow');
  old.repair();
  expect(actions(await site.import(file))['a-first-flow']).toBe('updated');
  expect((await site.post('a-first-flow')).content).toMatch(/!\[]\(\/uploads\/[a-z-]+-[0-9a-f]+\.png\)/);
  expect(before.content).toContain('gone-once.png');
  expect(actions(await site.import(file))['a-first-flow']).toBe('same');
});

test('a post of this site is never replaced by an imported one', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  await site.call('POST', '/api/blog', { title: 'Mine', slug: 'a-first-flow', content: 'My words', published: true });
  const done = await site.import(ghost(old.url));
  expect(done.posts[0]).toMatchObject({
    action: 'kept',
    notes: [expect.any(String), expect.stringContaining('Another post')],
  });
  expect((await site.post('a-first-flow')).content).toBe('My words');
});

const wordPress = (site: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old blog</title><link>${site}</link><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Byron]]></wp:author_display_name></wp:author>
<item><title><![CDATA[Tips & tricks]]></title><link>${site}/2023/01/tips-tricks/</link><dc:creator><![CDATA[ada]]></dc:creator>
<content:encoded><![CDATA[First line
second line

[caption id="a" width="40"]<img src="${site}/wp-content/a.png" alt="A"> The caption[/caption]

<!--more-->
<h2>Then</h2>
[gallery ids="1,2"]

[embed]https://example.com/film[/embed]
<img src="${site}/missing.png" alt="Gone">]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>7</wp:post_id><wp:post_date><![CDATA[2023-01-02 09:00:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2023-01-02 08:00:00]]></wp:post_date_gmt><wp:post_name><![CDATA[tips-tricks]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type><wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<category domain="post_tag" nicename="voice"><![CDATA[Voice]]></category>
<wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta></item>
<item><title>a</title><wp:post_id>9</wp:post_id><wp:post_type><![CDATA[attachment]]></wp:post_type><wp:status><![CDATA[inherit]]></wp:status>
<wp:attachment_url><![CDATA[${site}/wp-content/cover.png]]></wp:attachment_url></item>
<item><title><![CDATA[A very long title that makes a slug which is longer than fifty characters]]></title><link>${site}/?p=8</link>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>Blocks</p><!-- /wp:paragraph -->]]></content:encoded><wp:post_id>8</wp:post_id>
<wp:post_name><![CDATA[]]></wp:post_name><wp:status><![CDATA[draft]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type></item>
</channel></rss>`;

test('WordPress: paragraphs, captions, shortcodes, cover; the old address leads to the post', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  const done = await site.import(wordPress(old.url));
  expect(done).toMatchObject({ source: 'WordPress', pictures: { found: 3, stored: 2, failed: 1 } });
  const post = await site.post('tips-tricks');
  expect(post).toMatchObject({
    title: 'Tips & tricks',
    tags: ['Voice'],
    author: 'Ada Byron',
    publishedAt: '2023-01-02T08:00:00Z',
    coverImage: expect.stringMatching(/^\/uploads\/[a-z]+-[0-9a-f]{32}\.png$/),
    excerpt: expect.stringContaining('First line'),
  });
  expect(post.content).toMatch(/First line\\?\s*\n?second line/);
  expect(post.content).toMatch(/!\[A\]\(\/uploads\/[a-z]+-[0-9a-f]+\.png "The caption"\)/);
  expect(post.content).not.toContain('<!--');
  expect(post.content).toContain('## Then');
  expect(post.content).toContain('https://example.com/film');
  expect(post.content).toContain(`${old.url}/missing.png`);
  expect(done.posts[0]?.notes.join('\n')).toMatch(/\[gallery\][\s\S]*missing\.png could not be stored/);
  const long = done.posts[1];
  expect(long?.slug.length).toBeLessThanOrEqual(50);
  expect((await site.post(long?.slug ?? '')).content).toBe('Blocks\n');
  const rows = await site.db.selectFrom('formerPostPaths').select('path').execute();
  expect(rows.map(({ path }) => path).sort()).toEqual(['/2023/01/tips-tricks', '/?p=7', '/?p=8']);
});

test('markdown: front matter of other generators, pictures beside the file, a file that cannot be read', async () => {
  const old = await startOldSite();
  const site = await createEditor();
  const files = {
    'blog/2024-02-03-hello-world.md': strToU8(
      '---\ntitle: "Hello: world"\ntags: a, b\ndraft: false\n---\n\nSee ![x](img/x.png)\n',
    ),
    'blog/img/x.png': old.picture,
    'blog/second/index.md': strToU8(
      '---\ntitle: Second\ndate: 2024-03-04\ncategories: [News]\naliases: [/old/second/]\n---\nText\n',
    ),
    'blog/broken.md': strToU8('---\ntitle: [unclosed\n---\nText\n'),
  };
  const done = await site.import(zipSync(files));
  expect(done.source).toBe('Markdown');
  expect(done.notes).toEqual([expect.stringContaining('broken.md')]);
  const hello = await site.post('hello-world');
  expect(hello).toMatchObject({ title: 'Hello: world', tags: ['a', 'b'], publishedAt: '2024-02-03T00:00:00Z' });
  expect(hello.content).toMatch(/^See !\[x\]\(\/uploads\/x-[0-9a-f]+\.png\)\n$/);
  expect(await site.post('second')).toMatchObject({ tags: ['News'], publishedAt: '2024-03-04T00:00:00Z' });
  expect(old.asked).toEqual([]);
});

test('single markdown files are told apart by their names', async () => {
  const site = await createEditor();
  const file = (text: string) => `---\ntitle: A note\n---\n${text}\n`;
  expect(actions(await site.import(file('One'), '?name=first.md'))).toEqual({ first: 'new' });
  expect(actions(await site.import(file('Two'), '?name=second.md'))).toEqual({ second: 'new' });
  expect(actions(await site.import(file('Three'), '?name=first.md'))).toEqual({ first: 'updated' });
  expect((await site.post('second')).content).toBe('Two\n');
  expect((await site.plan(file('Four'), `&name=${encodeURIComponent('../x.md')}`)).status).toBe(400);
});

test('an export is restored as it was by another site, and changes nothing on this one', async () => {
  const old = await startOldSite();
  const first = await createEditor();
  await first.import(ghost(old.url));
  await first.import(wordPress(old.url));
  await first.call('POST', '/api/blog', {
    title: 'Späte Post',
    slug: 'late',
    content: 'A\n\nB',
    publishAt: '2030-01-01T00:00:00Z',
  });
  const file = await first.export();
  expect(actions(await first.import(file))).toEqual({
    'a-first-flow': 'same',
    'draft-post': 'same',
    'tips-tricks': 'same',
    late: 'same',
    [(await first.posts()).find(({ title }) => title.startsWith('A very'))?.slug ?? '']: 'same',
  });

  const second = await createEditor();
  const done = await second.import(file, '?pages=1');
  expect(done.pictures.failed).toBe(1);
  expect(done.notes).toEqual(['The texts of the pages were imported']);
  const again = unzipSync(await second.export());
  const posts = (entries: Record<string, Uint8Array>) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([name]) => name.startsWith('posts/'))
        .map(([name, data]) => [name, strFromU8(data)]),
    );
  expect(posts(again)).toEqual(posts(unzipSync(file)));
  expect(Object.keys(again).sort()).toEqual(Object.keys(unzipSync(file)).sort());
});

test('refused: other files, damaged ones, strangers, private addresses, a second import at the same time', async () => {
  const old = await startOldSite();
  const site = await createEditor({});
  expect((await site.plan('{"hello":1}')).status).toBe(400);
  expect((await site.plan('just text')).body.message).toContain('neither');
  expect((await site.plan(Buffer.from('PK\u0003\u0004damaged'))).status).toBe(400);
  expect((await site.plan(ghost(old.url), '&site=nowhere')).body.issues).toEqual([
    { path: 'site', message: expect.stringContaining('address') },
  ]);
  expect((await site.app.request(`${BASE}/import`, { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await site.app.request(`${BASE}/export`)).status).toBe(401);

  const done = await site.import(ghost(old.url));
  expect(done.pictures).toEqual({ found: 2, stored: 0, failed: 2 });
  expect(old.asked).toEqual([]);
  expect((await site.post('a-first-flow')).content).toContain('/content/images/2024/a.png');
});
