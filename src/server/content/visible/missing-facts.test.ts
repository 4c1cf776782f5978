import { expect, test } from 'vitest';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

async function setUp() {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  return {
    ...harness,
    call,
    read: async (path: string) => (await harness.app.request(path)).text(),
    ask: async (message: string): Promise<string> =>
      (await (await harness.app.request('/api/chatbot', postJson({ message }))).json()).response,
  };
}

test('without a demo number nothing names one: no section, no link to it, no answer; the example can come back', async () => {
  const { call, read, ask } = await setUp();
  const [page, pages] = ['/Home-services-ai', ['/', '/about', '/services/llm-chatbots']];
  expect(await read(page)).toContain('(415) 555-0142');
  expect(await read(page)).toContain('Call Riley Demo');
  expect(await ask('Can I call the demo receptionist?')).toContain('(415) 555-0142');

  expect((await call('PUT', '/api/captain/settings', { demo_phone: '' })).status).toBe(200);
  const saved = (await call('GET', '/api/captain/settings')).body.find(
    ({ key }: { key: string }) => key === 'demo_phone',
  );
  expect(saved).toMatchObject({ value: '', source: 'saved' });
  const html = await read(page);
  expect(html.match(/.{40}(?:555-0142|#demo|Call Riley|tel:).{20}/g)).toBe(null);
  expect(html).toContain('Get Your Custom Setup');
  for (const path of pages) expect(await read(path)).not.toMatch(/555-0142|#demo/);
  const answer = await ask('Can I call the demo receptionist?');
  expect(answer).not.toMatch(/555-0142|US number|#demo/);
  expect(await ask('What is your phone number?')).toContain('names no phone number');

  await call('PUT', '/api/captain/settings', { demo_phone: '(415) 555-0142' });
  expect(await read(page)).toContain('Call Riley Demo');
});

test('a phone number for visitors is beside the contact form, in the answer of the chatbot and for search engines, and nowhere once it is empty', async () => {
  const { call, read, ask } = await setUp();
  const before = await read('/');
  expect((await call('PUT', '/api/captain/settings', { phone: '+49 (0)761 12 34-5' })).status).toBe(200);
  const home = await read('/');
  expect(home).toMatch(/href="tel:\+4976112345"[^>]*>.*?\+49 \(0\)761 12 34-5/);
  expect(home).toContain('"telephone":"+49 (0)761 12 34-5"');
  expect(await ask('What is your phone number?')).toContain('You can call +49 (0)761 12 34-5.');
  await call('PUT', '/api/captain/settings', { phone: '' });
  expect(await read('/')).toHaveLength(before.length);
  expect(await ask('What is your phone number?')).toContain('names no phone number');
});

test('0 years with AI: figure and sentences that name them are left out, the others stay', async () => {
  const { ctx, call, read } = await setUp();
  const { body } = await call('GET', '/api/captain/content/facts');
  const facts = { ...body.published, years: { ...body.published.years, ai: 0 } };
  const draft = await call('PUT', '/api/captain/content/facts/draft', { version: body.version, data: facts });
  expect((await call('POST', '/api/captain/content/facts/publish', { version: draft.body.version })).status).toBe(200);
  const about = await read('/about');
  expect(about).not.toMatch(/\b0\+|years with AI/i);
  expect(about).toContain('So I began to connect the systems instead.');
  expect(ctx.content.get('about').meta.description).toBe('How I work, and what I will not do to your systems.');
  expect(await read('/')).not.toMatch(/\b0\+/);
  expect(await read('/services/n8n-workflow-automation')).not.toMatch(/\b0\+ years/);
});

test('what is still in brackets is left out of the page until it is written, and is there for its owner', async () => {
  const { app, call, read } = await setUp();
  expect((await call('POST', '/api/captain/starters/adviser', { language: 'en' })).status).toBe(200);
  const texts = async (path: string) =>
    (await read(path)).replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');
  const [about, terms] = [await texts('/about'), await texts('/terms-of-service')];
  expect(about).not.toContain('[Your');
  expect(terms).not.toContain('[Information');
  expect(terms).toContain('Liability');
  expect(terms).not.toContain('Consumers');

  const { body } = await call('GET', '/api/captain/content/terms-of-service');
  const { sections } = body.published;
  const at = sections.findIndex(({ heading }: { heading: string }) => heading === 'Consumers');
  expect(sections[at].blocks).toMatchObject([{ text: expect.stringContaining('[Information about the right') }]);
  const { path, search } = body.preview;
  expect(await (await app.request(`${path}?${search}`)).text()).toContain('[Information about');
  sections[at].blocks = [{ text: 'I advise businesses only.' }];
  const data = { ...body.published, sections };
  const draft = await call('PUT', '/api/captain/content/terms-of-service/draft', { version: body.version, data });
  await call('POST', '/api/captain/content/terms-of-service/publish', { version: draft.body.version });
  expect(await texts('/terms-of-service')).toMatch(/Consumers[\s\S]*businesses only/);
});

test('texts say how the first call takes place, as its meeting type does', async () => {
  const { call, read } = await setUp();
  await call('POST', '/api/captain/starters/automation', { language: 'de' });
  expect(await read('/calendar')).toContain('Per Video oder Telefon');
  const { body: types } = await call('GET', '/api/captain/meeting-types');
  const { id } = types.find(({ slug }: { slug: string }) => slug === 'consultation');
  expect((await call('PUT', `/api/captain/meeting-types/${id}`, { location: '+49 761 123456' })).status).toBe(200);
  expect(await read('/calendar')).toContain('Am Telefon');
  for (const path of ['/', '/about', '/calendar']) expect(await read(path)).not.toMatch(/per Video|Video oder/i);
  const { version, published } = (await call('GET', '/api/captain/content/mails')).body;
  const data = { ...published, ways: { ...published.ways, phone: 'am Telefon mit {name}' } };
  const draft = await call('PUT', '/api/captain/content/mails/draft', { version, data });
  await call('POST', '/api/captain/content/mails/publish', { version: draft.body.version });
  expect(await read('/calendar'), 'facts in these words are filled in').toContain('Am Telefon mit Alex');
});

test('facts that no text names say so in their editor; the hint goes where a text names one', async () => {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  const edited = async () => (await call('GET', '/api/captain/content/facts')).body.schema.properties;
  const UNUSED = 'No text of your site says this.';
  expect((await edited()).price.properties.setup.hint, 'the consultant’s pages name it').toBeUndefined();
  const chosen = await call('POST', '/api/captain/starters/short', { language: 'en' });
  expect(chosen.status).toBe(200);
  expect((await edited()).price.hint).toContain('No text of your site says these.');
  const { version, published } = (await call('GET', '/api/captain/content/home')).body;
  const hero = { ...published.hero, tagline: 'From {price.setup} on.' };
  const saved = await call('PUT', '/api/captain/content/home/draft', { version, data: { ...published, hero } });
  await call('POST', '/api/captain/content/home/publish', { version: saved.body.version });
  const { price } = await edited();
  expect([price.hint, price.properties.setup.hint, price.properties.perMinute.hint]).toEqual([
    ...[undefined, undefined, UNUSED],
  ]);
});
