import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeUpload } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue, makePost } from '#testing/make.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { XSS_PAYLOADS } from '#testing/xss-payloads.ts';
import { getIssueRow } from './issues.ts';
import { mailForRecipient } from './mail.ts';
import { publishIssue } from './publishing.ts';
import type { IssueRow } from './queries.ts';
import { prepareIssue } from './render.ts';

const SITE = 'https://hopper.example';
const ADA = { id: 7, email: 'ada@example.com' };

/** The mail that a subscriber gets. */
async function renderIssue(ctx: AppContext, issue: IssueRow, { id, email }: typeof ADA) {
  return mailForRecipient(ctx, await prepareIssue(ctx, issue), {
    id: 1,
    newsletterId: issue.id,
    subscriberId: id,
    email,
  });
}

async function createNewsletter() {
  const env = { SITE_URL: SITE, OWNER_NAME: 'Grace Hopper', BRAND_NAME: 'Hopper & Co', DATA_DIR: makeDataDir() };
  const harness = await createTestApp(env);
  const captain = await loginAs(harness);
  return {
    ...harness,
    captain,
    async render(fields: Record<string, unknown>, recipient = ADA) {
      const { body } = await captain.call('POST', '/api/captain/newsletters', makeIssue(fields));
      return renderIssue(harness.ctx, await getIssueRow(harness.db, body.id), recipient);
    },
  };
}

test('links are absolute; those to pages of the site say which issue they come from', async () => {
  const { render } = await createNewsletter();
  const content = `[a](/about?x=1#top) [b](${SITE}/blog) [c](https://other.example/) [d](/uploads/a.pdf) [e](mailto:a@b.example)`;
  const { html, text } = await render({ content });
  expect(
    [...html.matchAll(/<p[^>]*>(.*?)<\/p>/gs)]
      .flatMap(([, line = '']) => [...line.matchAll(/href="([^"]+)"/g)])
      .map(([, href]) => href),
  ).toEqual(
    expect.arrayContaining([
      `${SITE}/about?x=1&#x26;from=issue-1#top`,
      `${SITE}/blog?from=issue-1`,
      'https://other.example/',
      `${SITE}/uploads/a.pdf`,
      'mailto:a@b.example',
    ]),
  );
  expect(text).toContain(`a (${SITE}/about?x=1&from=issue-1#top)`);
  expect(text).toContain('e (a@b.example)');
});

test('uploaded pictures have absolute addresses, a size that fits, and their description', async () => {
  const { ctx, render } = await createNewsletter();
  const picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const { url } = await storeUpload(ctx, Readable.from([picture]), 'van.jpg');
  const { html, text } = await render({ content: `![Our "van"](${url})` });
  const image = /<img[^>]+>/.exec(html)?.[0] ?? '';
  expect(image).toContain(`src="${SITE}${url}"`);
  expect(image).toContain('width="536" height="268"');
  expect(image).toContain('alt="Our &#x22;van&#x22;"');
  expect(text).toContain('[Our "van"]');
});

test('hostile markdown leaves nothing that could run', async () => {
  const { render } = await createNewsletter();
  const { html } = await render({
    subject: '<script>x</script>',
    preview: '"><img src=x>',
    content: XSS_PAYLOADS.join('\n\n'),
  });
  const tag = /<([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g;
  const found = [...html.matchAll(tag)].flatMap(([, name = '', list = '']) => [
    name,
    ...[...list.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) =>
      /^(?:href|src|srcset)$/.test(key) ? value.replace(/^(\w+:).*/s, '$1') : key,
    ),
  ]);
  expect(found.length).toBeGreaterThan(100);
  expect(
    found.filter((part) =>
      /^(?:script|iframe|object|embed|form|svg|math|link|base|on\w+|javascript:|data:)$/i.test(part),
    ),
  ).toEqual([]);
  // Nothing else looks like a tag: every "<" of a text is escaped.
  expect(
    html.replace(tag, '').replace(/<!--\[if mso\]>.*?<!\[endif\]-->|<\/[a-z0-9]+>|<!DOCTYPE html>/g, ''),
  ).not.toContain('<');
});

test('the text part has what the HTML part has', async () => {
  const { render } = await createNewsletter();
  const content =
    '## Why\n\nSome **bold** [words](https://a.example).\n\n1. one\n2. two\n   - deep\n\n> said\n\n```\ncode\n  more\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done';
  const { text } = await render({ subject: 'Hello', content });
  expect(text).toContain(
    [
      'Hello\n=====',
      'Why\n===',
      'Some bold words (https://a.example/).',
      '1. one\n2. two\n   - deep',
      '> said',
      '    code\n      more',
      'a | b\n1 | 2',
      '- [x] done',
    ].join('\n\n'),
  );
});

test('the footer has who sends it, why it came, and the link of this recipient', async () => {
  const { ctx, captain, render } = await createNewsletter();
  const { body } = await captain.call('GET', '/api/captain/content/facts');
  const legal = { name: 'Hopper & Co Ltd', address: '1 Harbour Road\nCork' };
  const data = { ...body.published, legal };
  const draft = await captain.call('PUT', '/api/captain/content/facts/draft', { version: body.version, data });
  await captain.call('POST', '/api/captain/content/facts/publish', { version: draft.body.version });
  const { html, text, headers } = await render({});
  expect(text).toContain('Grace Hopper, Hopper & Co Ltd, 1 Harbour Road, Cork');
  expect(html).toContain('Hopper &amp; Co Ltd, 1 Harbour Road, Cork');
  const leave = /<([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(html).toContain(`href="${leave}"`);
  expect(text).toContain(leave);
  expect(new URL(leave).pathname).toMatch(/^\/newsletter\/unsubscribe\/7-/);
  const texts = ctx.content.get('mails').issue;
  expect(html).toContain(texts.unsubscribe);
  expect(html).not.toContain(texts.online);
});

test('recipients differ in their link alone, and a saved change shows in the next mail', async () => {
  const { ctx, db, captain } = await createNewsletter();
  const { body } = await captain.call('POST', '/api/captain/newsletters', makeIssue());
  const first = await renderIssue(ctx, await getIssueRow(db, body.id), ADA);
  const second = await renderIssue(ctx, await getIssueRow(db, body.id), { id: 8, email: 'b@example.com' });
  const withoutLink = ({ html, headers }: typeof first) =>
    html.replaceAll(/<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '', '');
  expect(second.html).not.toBe(first.html);
  expect(withoutLink(second)).toBe(withoutLink(first));
  await captain.call('PUT', `/api/captain/newsletters/${body.id}`, { content: 'Changed' });
  expect((await renderIssue(ctx, await getIssueRow(db, body.id), ADA)).text).toContain('Changed');
});

test('an issue from a post links to it; published as a post, it becomes one when sending begins', async () => {
  const { ctx, db, captain, app } = await createNewsletter();
  await captain.call('POST', '/api/blog', makePost());
  const choice = { slug: 'hello-world', part: 'excerpt' };
  const started = await captain.call('POST', '/api/captain/newsletters/from-post', choice);
  expect(started.body).toMatchObject({ subject: 'Hello, world', preview: 'A first post.', publishAs: 'blog' });
  const { html, text } = await renderIssue(ctx, await getIssueRow(db, started.body.id), ADA);
  expect(text).toContain(`${SITE}/blog/hello-world?from=issue-${started.body.id}`);
  expect(html).toContain(ctx.content.get('mails').issue.online);
  const whole = await captain.call('POST', '/api/captain/newsletters/from-post', { ...choice, part: 'whole' });
  expect(whole.body.content).toContain('Some **bold** words.');
  expect((await captain.call('POST', '/api/captain/newsletters/from-post', { slug: 'none' })).status).toBe(404);

  const own = await captain.call(
    'POST',
    '/api/captain/newsletters',
    makeIssue({ subject: 'Hello, world', publishAs: 'blog' }),
  );
  await db.transaction().execute((trx) => publishIssue(ctx, trx, own.body.id));
  await db.transaction().execute((trx) => publishIssue(ctx, trx, own.body.id));
  const posts = (await (await app.request('/api/blog')).json()) as { slug: string }[];
  expect(posts.map(({ slug }) => slug)).toEqual(['hello-world-2', 'hello-world']);
  const post = (await (await app.request('/api/blog/hello-world-2')).json()) as { html: string };
  expect(post.html).toContain('<strong>bold</strong>');
});

test('an issue named like an address that the site keeps for itself can be read as a post', async () => {
  const { ctx, db, captain, app } = await createNewsletter();
  const issue = makeIssue({ subject: 'Featured', publishAs: 'blog' });
  const { body } = await captain.call('POST', '/api/captain/newsletters', issue);
  await db.transaction().execute((trx) => publishIssue(ctx, trx, body.id));
  const [post] = (await (await app.request('/api/blog')).json()) as { slug: string }[];
  expect(await (await app.request(`/api/blog/${post?.slug}`)).json()).toMatchObject({ title: 'Featured' });
});
