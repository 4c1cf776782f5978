import { expect, test } from 'vitest';
import type { LandingDocument } from '#content/landing.schema.ts';
import { LandingSection } from '#content/landing-sections.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { makeAllSections, makeLandingPage, publishDocument, publishPage } from '#testing/landing-page.ts';
import { loginAs } from '#testing/login-as.ts';

type Harness = Awaited<ReturnType<typeof createPageApp>>;

const SHIPPED = Object.entries(STARTER.pages);
const CHATBOTS = STARTER.pages['llm-chatbots'] as LandingDocument;

async function open({ app }: Harness, path: string, init?: RequestInit) {
  const res = await app.request(path, init);
  const { status, headers } = res;
  return { status, headers, location: headers.get('location'), html: (await res.text()).replaceAll('<!-- -->', '') };
}

/** Calls of the API as a captain; a refusal fails the test. */
async function logIn(harness: Harness) {
  const session = await loginAs(harness);
  return async (method: string, path: string, body?: unknown) => {
    const answer = await session.call(method, `/api${path}`, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}

test.each(SHIPPED)('%s is shown at its path, and answered from memory afterwards', async (_key, { path, meta }) => {
  const harness = await createPageApp();
  const page = await open(harness, path);
  expect(page.status).toBe(200);
  expect(page.html.match(/<h1/g)).toHaveLength(1);
  expect(page.html).toContain(`<title>${meta.title.replaceAll('&', '&amp;')}</title>`);
  expect(page.html).not.toMatch(/\{[a-z]+\.[a-zA-Z]+\}/);
  await open(harness, path);
  expect(harness.ctx.metrics.pageWork().render).toBe(1);
});

test('a page of every kind of section renders each of them', async () => {
  const harness = await createPageApp();
  const sections = makeAllSections();
  const kinds = LandingSection.options.map(({ shape }) => shape.kind.value);
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(kinds));
  await publishPage(await logIn(harness), makeLandingPage({ sections }));
  const { status, html } = await open(harness, '/fixture');
  expect(status).toBe(200);
  // Without prices there is no list of them; `content/services/prices.test.ts` has some.
  for (const { id, kind } of sections) if (kind !== 'priceList') expect(html).toContain(`id="${id}"`);
  for (const text of ['Fixture Client', '40 → 0', 'alt="Fixture Two"', 'The second paragraph.', 'A fixture video'])
    expect(html).toContain(text);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('the footer names a service and the page of the same name once, and leads to the page', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  const services = (await call('GET', '/captain/services')) as { id: string }[];
  const added = { name: 'Inbox assistant', text: 'Answers mails.', icon: 'check' };
  await call('PUT', '/captain/services', [...services.map(({ id }) => ({ id })), added]);
  const links = async () => {
    const footer = (await open(harness, '/about')).html.split('<footer')[1] ?? '';
    return [...footer.matchAll(/href="([^"]*)"[^>]*>Inbox assistant</gi)].map(([, href]) => href);
  };
  expect(await links()).toEqual(['/#portfolio']);
  await publishPage(call, makeLandingPage({ label: 'Inbox Assistant' }));
  expect(await links()).toEqual(['/fixture']);
});

test.each<[string, LandingDocument['sections'][number]['kind'][]]>([
  ['only a hero', ['hero']],
  ['no hero', ['faq', 'cta']],
  ['a hero in the middle', ['faq', 'hero', 'cta']],
  ['two heroes', ['hero', 'faq', 'hero']],
  ['a drawing first', ['diagram', 'hero']],
])('a page with %s has one h1', async (_name, kinds) => {
  const harness = await createPageApp();
  const all = makeAllSections();
  const sections = kinds.map((kind, index) => {
    const section = all.find((candidate) => candidate.kind === kind);
    if (!section) throw new Error(`There is no section ${kind}`);
    return { ...section, id: `s${index}` };
  });
  await publishPage(await logIn(harness), makeLandingPage({ sections }));
  const { status, html } = await open(harness, '/fixture');
  expect([status, html.match(/<h1/g)?.length]).toEqual([200, 1]);
  for (const { id } of sections) expect(html).toContain(`id="${id}"`);
});

test('a new page appears for the next visitor, in the footer, the sitemap and llms.txt', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  expect((await open(harness, '/fixture')).status).toBe(404);
  await publishPage(call, makeLandingPage());
  const { status, html } = await open(harness, '/fixture');
  expect(status).toBe(200);
  expect(html).toContain('content="http://localhost:3000/og/fixture.png');
  expect((await open(harness, '/about')).html).toContain('href="/fixture"');
  expect((await open(harness, '/sitemap.xml')).html).toContain('/fixture<');
  expect((await open(harness, '/llms.txt')).html).toContain('/fixture)');
});

test.each(['landing', 'proof', 'blank'] as const)('a page made from the template %s has its sections', async (name) => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  const input = { template: name, path: '/made', title: 'Made from a template' };
  const { key } = (await call('POST', '/captain/content', input)) as { key: string };
  await call('POST', `/captain/content/${key}/publish`, { version: 1 });
  const { status, html } = await open(harness, '/made');
  expect(status).toBe(200);
  for (const { id } of STARTER.templates[name].sections) expect(html).toContain(`id="${id}"`);
});

test('a page that moved redirects with its query, also in other spellings', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  await publishDocument(call, 'llm-chatbots', { ...CHATBOTS, path: '/chatbots' }, 0);
  expect((await open(harness, '/chatbots')).status).toBe(200);
  for (const path of [CHATBOTS.path, `${CHATBOTS.path.toUpperCase()}/`, '/Chatbots', '/%63hatbots']) {
    const { status, location } = await open(harness, `${path}?utm=a`);
    expect([path, status, location]).toEqual([path, 301, '/chatbots?utm=a']);
  }
});

test('a hidden page is not found, and the links to it disappear', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  expect((await open(harness, '/')).html).toContain(`href="${CHATBOTS.path}"`);
  await publishDocument(call, 'llm-chatbots', { ...CHATBOTS, hidden: true }, 0);
  const hidden = await open(harness, CHATBOTS.path);
  expect(hidden.status).toBe(404);
  expect(hidden.html).toContain(STARTER.documents.site.notFound.title);
  const paths = ['/', '/about', '/sitemap.xml', '/llms.txt', ...SHIPPED.map(([, { path }]) => path)];
  for (const path of paths) expect((await open(harness, path)).html).not.toContain(`${CHATBOTS.path}"`);
  await publishDocument(call, 'llm-chatbots', CHATBOTS, 2);
  expect((await open(harness, CHATBOTS.path)).status).toBe(200);
});

test('with every service hidden the home page has neither an empty list nor a section that leads nowhere', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  for (const [key, page] of SHIPPED) await publishDocument(call, key, { ...page, hidden: true }, 0);
  const { status, html } = await open(harness, '/');
  expect(status).toBe(200);
  expect(html).not.toContain('id="portfolio"');
  expect(html).not.toContain('id="voice-ai"');
  for (const [, { path }] of SHIPPED) expect(html).not.toContain(`href="${path}`);
  expect(html).not.toContain(`>${STARTER.documents.site.footer.services}<`);
});

test('a draft is shown to whoever has its link alone, is not kept and not indexed', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  const data = makeLandingPage({ label: 'Secret plan' });
  const { key } = (await call('POST', '/captain/content', { template: 'blank', path: '/plan', title: 'Plan' })) as {
    key: string;
  };
  await call('PUT', `/captain/content/${key}/draft`, { version: 1, data: { ...data, path: '/plan' } });
  const { preview } = (await call('GET', `/captain/content/${key}`)) as { preview: { search: string } };
  expect((await open(harness, '/plan')).status).toBe(404);
  expect((await open(harness, '/plan?draft=forged.9999999999.x')).status).toBe(404);
  const before = harness.ctx.metrics.pageWork().render;
  for (let visit = 1; visit <= 2; visit += 1) {
    const { status, headers } = await open(harness, `/plan?${preview.search}`);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex']);
    expect(harness.ctx.metrics.pageWork().render).toBe(before + visit);
  }
});

test('the form of a landing page works without JavaScript, and only under its own name', async () => {
  const harness = await createPageApp();
  const section = CHATBOTS.sections.find(({ kind }) => kind === 'emailCapture');
  const form = section?.id ?? '';
  const stamp = ((await (await harness.app.request('/api/site/stamp')).json()) as { stamp: string }).stamp;
  harness.clock.advance(60);
  const send = (fields: Record<string, string>, path = CHATBOTS.path) => {
    const body = new URLSearchParams({ email: 'ada@example.com', page: CHATBOTS.path, stamp, website: '', ...fields });
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': `${body}`.length.toString(),
    };
    return open(harness, path, { method: 'POST', headers, body: `${body}` });
  };
  const sent = await send({ form });
  expect([sent.status, sent.location]).toEqual([303, `${CHATBOTS.path}?sent=${form}#${form}`]);
  const thanks = await open(harness, `${CHATBOTS.path}?sent=${form}`);
  expect(thanks.html).toContain(section?.kind === 'emailCapture' ? section.done : '?');
  expect((await send({ form: 'another' })).status).toBe(400);
  expect((await send({ form }, '/nothing')).status).toBe(404);
});

test('only a page with a video may show its provider in a frame', async () => {
  const harness = await createPageApp();
  await publishPage(await logIn(harness), makeLandingPage({ sections: makeAllSections() }));
  const policy = async (path: string) => (await open(harness, path)).headers.get('content-security-policy') ?? '';
  expect(await policy('/fixture')).toContain('https://www.youtube-nocookie.com');
  expect(await policy('/fixture')).not.toContain('vimeo');
  expect((await open(harness, '/fixture')).html).not.toContain('youtube-nocookie.com/embed');
  for (const path of ['/', CHATBOTS.path, '/nothing']) expect(await policy(path)).not.toContain('youtube');
});

test('prices of the facts are in the text, the structured data and the calculator of a page', async () => {
  const harness = await createPageApp();
  const { facts } = STARTER.documents;
  const changed = { ...facts, price: { ...facts.price, setup: 3_333 } };
  await publishDocument(await logIn(harness), 'facts', changed, 0);
  const { html } = await open(harness, STARTER.pages['voice-ai']?.path ?? '');
  expect(html).toContain('>$3,333</dd>');
  expect(html).toContain('"price":"3333"');
  expect(html).toContain('"setup":3333');
  expect(html).not.toContain('$2,500');
});

test('the home page names the newest posts in place of what is to come, where it may', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  const { home } = STARTER.documents;
  const { comingSoon } = home.blog;
  await publishDocument(call, 'home', { ...home, blog: { ...home.blog, arePostsShown: true } }, 0);
  expect((await open(harness, '/')).html).toContain(`>${comingSoon}</h3>`);
  for (const slug of ['first', 'second', 'third', 'fourth']) {
    await call('POST', '/blog', { slug, title: `The ${slug} post`, content: 'Text', published: true });
    harness.clock.advance(60);
  }
  await call('POST', '/blog', { slug: 'draft', title: 'The draft', content: 'Text', published: false });
  const { html } = await open(harness, '/');
  expect(html.match(/The \w+ post(?=<\/a>)/g)).toEqual(['The fourth post', 'The third post', 'The second post']);
  expect(html).not.toContain(`>${comingSoon}</h3>`);
  expect(html).not.toContain('The draft');
});

test('nothing leads to the blog before its first post, unless its texts say so', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  const links = async () => {
    const llms = await (await harness.app.request('/llms.txt')).text();
    const sitemap = await (await harness.app.request('/sitemap.xml')).text();
    const { html } = await open(harness, '/about');
    return [llms.includes('/blog)'), sitemap.includes('/blog<'), html.includes('href="/blog"')];
  };
  expect(await links()).toEqual([true, true, true]);
  const { blog } = STARTER.documents;
  await publishDocument(call, 'blog', { ...blog, isLinkedEmpty: false }, 0);
  expect(await links()).toEqual([false, false, false]);
  expect((await open(harness, '/')).html).not.toContain('Read the blog');
  expect((await open(harness, '/blog')).status).toBe(404);

  const publishAt = new Date((harness.clock.now() + 3600) * 1000).toISOString();
  await call('POST', '/blog', { slug: 'first', title: 'First', content: 'Text', published: true, publishAt });
  expect(await links()).toEqual([false, false, false]);
  harness.clock.advance(3600);
  expect(await links()).toEqual([true, true, true]);
  await call('DELETE', '/blog/first');
  expect(await links()).toEqual([false, false, false]);
});

test('hidden or moved pages cannot be reached through the API', async () => {
  const harness = await createPageApp();
  const call = await logIn(harness);
  await publishDocument(call, 'llm-chatbots', { ...CHATBOTS, path: '/chatbots' }, 0);
  const ask = async (path: string) => {
    const res = await harness.app.request(`/api/content/page?path=${encodeURIComponent(path)}`);
    return { status: res.status, body: (await res.json()) as { redirect?: string } };
  };
  expect((await ask(CHATBOTS.path)).body.redirect).toBe('/chatbots');
  await publishDocument(call, 'llm-chatbots', { ...CHATBOTS, path: '/chatbots', hidden: true }, 2);
  expect((await ask('/chatbots')).status).toBe(404);
  expect((await ask(CHATBOTS.path)).status).toBe(404);
});
