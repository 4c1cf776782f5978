import { expect, test } from 'vitest';
import type { HomeDocument, HomePart } from '#content/home.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { pageTexts } from './content/editing/editing.ts';

const { home, about } = STARTER.documents;
const FAQ: HomePart = {
  kind: 'faq',
  id: 'questions',
  heading: 'What people ask',
  questions: [{ question: 'How long does it take?', answer: 'Two weeks.' }],
};

/** The site with other parts on its home page. */
async function openWith(parts: HomePart[]) {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  const publish = async (key: string, data: object) => {
    const draft = await call('PUT', `/api/captain/content/${key}/draft`, { version: 0, data });
    if (draft.status !== 200) return draft;
    return call('POST', `/api/captain/content/${key}/publish`, draft.body);
  };
  const published = await publish('home', { ...home, parts } satisfies HomeDocument);
  const read = async (path: string) => (await harness.app.request(path)).text();
  return { harness, call, publish, published, read, html: await read('/') };
}

const sectionsOf = (html: string) => [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
const part = (kind: HomePart['kind']) => home.parts.find((own) => own.kind === kind) as HomePart;

test('home: its parts come in the order of the list, with sections of landing pages between them', async () => {
  const { html } = await openWith([part('contact'), FAQ, part('about')]);
  expect(sectionsOf(html)).toEqual(['contact', 'questions', 'about']);
  expect(html).toContain('How long does it take?');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('home: hidden parts are not sent, and links to them disappear from menu and texts', async () => {
  const { html, read, harness } = await openWith([
    { ...part('about'), hidden: true },
    { ...FAQ, hidden: true },
    part('contact'),
  ]);
  expect(sectionsOf(html)).toEqual(['contact']);
  expect(html).not.toContain('How long does it take?');
  expect(html).not.toContain('href="/#about"');
  expect(html).not.toContain('href="/#blog"');
  expect(html).toContain('href="/#contact"');
  expect(await read('/about')).not.toContain('href="/#about"');
  expect(harness.ctx.content.problems()).toEqual([]);
});

test('home: texts of a part that the page leaves out are neither read by the chatbot and MCP nor unfinished', async () => {
  const { harness, call, read } = await openWith(home.parts);
  const { ctx } = harness;
  const inParts = (path: string) => /^(?:portfolio|voiceAi)\./.test(path);
  const readTexts = () =>
    pageTexts(ctx.content).flatMap(({ path, fields }) =>
      path === '/' ? fields.filter((field) => inParts(field.path)) : [],
    );
  const isSeen = () => ctx.content.seenIn('home', home)('portfolio.title');
  expect(readTexts()).not.toEqual([]);
  expect(isSeen()).toBe(true);
  const services = await call('GET', '/api/captain/services');
  const hidden = services.body.map((service: object) => ({ ...service, isShown: false }));
  expect((await call('PUT', '/api/captain/services', hidden)).status).toBe(200);
  expect(sectionsOf(await read('/'))).not.toContain('portfolio');
  expect(readTexts()).toEqual([]);
  expect(isSeen()).toBe(false);
});

test('home: a part twice is refused; other texts may link to a section that was added', async () => {
  const twice = await openWith([FAQ, FAQ]);
  expect(twice.published.body).toMatchObject({
    issues: [{ path: 'parts.1.id', message: 'Another section of this page has this id' }],
  });
  const { publish } = await openWith([FAQ]);
  const { callToAction } = about;
  const linked = (href: string) => ({
    ...about,
    callToAction: { ...callToAction, buttons: [{ label: 'More', href, detail: 'Questions' }] },
  });
  expect((await publish('about', linked('/#nothing'))).status).toBe(400);
  expect((await publish('about', linked('/#questions'))).status).toBe(200);
});
