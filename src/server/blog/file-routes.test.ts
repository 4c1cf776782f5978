import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';

async function createBlog() {
  const test = await createTestApp({ SITE_URL: 'https://site.example' });
  const captain = await loginAs(test);
  const text = async (path: string) => (await test.app.request(path)).text();
  return { ...test, captain, text };
}

test('feeds contain the full text with absolute URLs', async () => {
  const { app, captain, text } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ content: '## Why\n\n[home](/) ![](/uploads/a.png)' }));
  const rss = await app.request('/blog/rss.xml');
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(rss.headers.get('etag')).toBeTruthy();
  const atom = await text('/blog/atom.xml');
  for (const feed of [await rss.text(), atom]) {
    expect(feed).toContain('https://site.example/blog/hello-world');
    expect(feed).toContain('href=&quot;https://site.example/&quot;');
    expect(feed).toContain('src=&quot;https://site.example/uploads/a.png&quot;');
  }
  await captain.call('PUT', '/api/blog/hello-world', { title: 'New title' });
  expect(await text('/blog/rss.xml')).toContain('New title');
});

test('a plain excerpt is escaped once more in RSS, whose descriptions are HTML; Atom says that it is text', async () => {
  const { captain, text } = await createBlog();
  await captain.call('POST', '/api/blog', makePost({ excerpt: 'Use <img src=x onerror=alert(1)> & co' }));
  expect(await text('/blog/rss.xml')).toContain(
    '<description>Use &amp;lt;img src=x onerror=alert(1)&amp;gt; &amp;amp; co</description>',
  );
  expect(await text('/blog/atom.xml')).toContain('<summary>Use &lt;img src=x onerror=alert(1)&gt; &amp; co</summary>');
});

test('a hidden post appears nowhere; a scheduled one appears everywhere at its time', async () => {
  const { app, captain, clock, text } = await createBlog();
  const publishAt = new Date((clock.now() + 60) * 1000).toISOString();
  const hush = { title: 'Hush', excerpt: 'Hush', content: 'Hush', tags: ['Hush'], featured: true };
  await captain.call('POST', '/api/blog', makePost({ ...hush, slug: 'later', publishAt, published: true }));
  await captain.call('POST', '/api/blog', makePost({ ...hush, slug: 'draft', published: false }));
  await captain.call('POST', '/api/blog', makePost({ slug: 'seen' }));
  const lists = [
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/api/blog',
    '/api/blog?all=1',
    '/api/blog/featured',
    '/api/blog/seen',
    '/api/articles',
    '/api/articles?q=hush',
    '/api/tags',
  ];
  const showing = async () => {
    const answers = await Promise.all(lists.map(async (path) => [path, await text(path)] as const));
    return answers.filter(([, body]) => /hush"|>hush|\[hush|later/i.test(body)).map(([path]) => path);
  };
  const statuses = (slug: string) =>
    Promise.all(
      [`/blog/${slug}.md`, `/blog/${slug}.png`, `/api/blog/${slug}`].map(
        async (path) => (await app.request(path)).status,
      ),
    );
  expect(await showing()).toEqual(['/api/articles?q=hush']); // It repeats what was searched for.
  expect(await text('/api/articles?q=hush')).toContain('"posts":[]');
  expect((await app.request('/api/articles?tag=Hush')).status).toBe(404);
  expect([await statuses('later'), await statuses('draft')]).toEqual([
    [404, 404, 404],
    [404, 404, 404],
  ]);
  clock.advance(60);
  expect(await showing()).toEqual(lists);
  expect([await statuses('later'), await statuses('draft')]).toEqual([
    [200, 200, 200],
    [404, 404, 404],
  ]);
});

test('a post as markdown names its URL; an old slug redirects', async () => {
  const { app, captain, text } = await createBlog();
  await captain.call('POST', '/api/blog', makePost());
  const markdown = await text('/blog/hello-world.md');
  expect(markdown).toMatch(/^# Hello, world\n\n> A first post\./);
  expect(markdown).toContain('- URL: https://site.example/blog/hello-world');
  expect(markdown).toContain('Some **bold** words.');
  await captain.call('PUT', '/api/blog/hello-world', { slug: 'moved' });
  const old = await app.request('/blog/hello-world.md');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/moved.md']);
});

test('draws a share card for any title', async () => {
  const { app, captain } = await createBlog();
  const titles = ['Hello', 'An exceptionally long title '.repeat(7), '漢字 only', '<svg onload=pwned()>'];
  for (const [index, title] of titles.entries()) {
    await captain.call('POST', '/api/blog', makePost({ slug: `t${index}`, title }));
    const res = await app.request(`/blog/t${index}.png`);
    expect(await sharp(Buffer.from(await res.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  }
});
