import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { UnfinishedField, UnfinishedSummary, UnreadTexts } from '#shared/unfinished.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { publishDocuments } from '#testing/translate.ts';

const PATH = '/api/captain/unfinished';
const { home, branding, facts, forms } = STARTER.documents;

test('unfinished: shipped texts of the business, not those of every business, placeholders, examples and duties', async () => {
  const harness = await createTestApp();
  const { call } = await publishDocuments(harness, {
    home: {
      ...home,
      hero: {
        ...home.hero,
        title: 'Taxes in [your city]',
        tagline: 'Wir beantworten die Fragen, die Sie zu Ihrer Steuer haben',
      },
    },
    branding: { ...branding, portrait: { ...branding.portrait, src: '/images/other.svg' } },
  });
  const { status, body } = await call('GET', PATH);
  expect(status).toBe(200);
  const found = new Map((body as UnfinishedField[]).map((field) => [`${field.document} ${field.path}`, field.reason]));
  expect(Object.fromEntries(found)).toMatchObject({
    'home hero.title': 'placeholder',
    'home hero.tagline': 'language',
    'home hero.kicker': 'starter',
    'branding portrait.alt': 'alt',
    'facts legal.address': 'legal',
    'settings owner_email': 'example',
    'settings scheduler_consultation_url': 'example',
  });
  expect([...found.keys()].filter((key) => key.startsWith('forms '))).toEqual([]);
  expect(Object.keys(forms.messages).length).toBeGreaterThan(5);
});

test('unfinished: shipped texts that the owner accepts, and hidden pages, are not listed; an address is no longer missing', async () => {
  const harness = await createTestApp();
  const { call } = await publishDocuments(harness, {
    facts: { ...facts, legal: { ...facts.legal, country: 'de', address: 'Hauptstraße 1, 10115 Berlin' } },
  });
  const of = (body: UnfinishedField[], key: string) => body.filter(({ document }) => document === key);
  expect(of((await call('GET', PATH)).body, 'voice-ai').length).toBeGreaterThan(10);
  expect((await call('PUT', `${PATH}/home`, { isAccepted: true })).status).toBe(200);
  const { body } = await call('GET', PATH);
  expect(of(body, 'home').filter(({ reason }) => reason === 'starter')).toEqual([]);
  expect(of(body, 'facts').filter(({ reason }) => reason === 'legal')).toEqual([]);
  const { body: summary } = await call('PUT', `${PATH}/home`, { isAccepted: false });
  const shipped = (summary as UnfinishedSummary).groups.find(({ reason }) => reason === 'starter');
  expect(shipped?.documents.find(({ document }) => document === 'home')?.count).toBeGreaterThan(10);
  const all = await call('GET', PATH);
  expect(await call('GET', `${PATH}/summary`)).toMatchObject({ status: 200, body: { count: all.body.length } });
  expect(JSON.stringify(summary).length).toBeLessThan(JSON.stringify(all.body).length / 10);
  expect((await call('PUT', `${PATH}/nothing`, { isAccepted: true })).status).toBe(404);
  const kept = (await call('PUT', `${PATH}/home`, { isAccepted: true })).body as UnfinishedSummary;
  expect(kept.accepted).toEqual([{ document: 'home', title: 'Home' }]);
  expect((await call('GET', `${PATH}/home`)).body.texts.length).toBeGreaterThan(10);

  const { services } = STARTER.documents.services;
  const input = services.map(({ id }) => ({ id, isShown: false }));
  expect((await call('PUT', '/api/captain/services', input)).status).toBe(200);
  expect(of((await call('GET', PATH)).body, 'services')).toEqual([]);
});

test('unfinished: a page and a price of a service that is not shown, and of a meeting that is not offered, do not count', async () => {
  const harness = await createTestApp();
  const { call } = await publishDocuments(harness, {});
  await call('POST', '/api/captain/starters/adviser', { language: 'de' });
  const prices = async () =>
    ((await call('GET', PATH)).body as UnfinishedField[]).filter(
      ({ path, reason }) => path.startsWith('prices.') && reason === 'placeholder',
    );
  const pages = async () =>
    ((await call('GET', PATH)).body as UnfinishedField[]).filter(({ document }) => document === 'betreuung');
  expect((await prices()).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Laufende Betreuung', 'Zweite Meinung']),
  );
  expect(await pages()).not.toEqual([]);
  const { body: services } = await call('GET', '/api/captain/services');
  const input = services.map(({ id, name, path }: Record<string, string>) => ({
    id,
    name,
    isShown: path !== '/leistungen/betreuung',
  }));
  expect((await call('PUT', '/api/captain/services', input)).status).toBe(200);
  await call('PUT', '/api/captain/meeting-types/2', { isActive: false });
  expect(await pages()).toEqual([]);
  expect((await prices()).map(({ text }) => text)).toEqual(['Beratung zu einer Frage', 'Anträge und Verfahren']);
});

test('unfinished: what a template asks for, and items as they were added, of a page that was published with them', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const page = { template: 'landing', path: '/electricians', title: 'For electricians' };
  const { key, version } = (await call('POST', '/api/captain/content', page)).body;
  const { draft } = (await call('GET', `/api/captain/content/${key}`)).body;
  const added = { kind: 'text', id: 'text', heading: 'Heading', text: 'Three vans, one phone.' };
  const data = { ...draft, sections: [...draft.sections, added] };
  const saved = await call('PUT', `/api/captain/content/${key}/draft`, { version, data });
  expect((await call('POST', `/api/captain/content/${key}/publish`, { version: saved.body.version })).status).toBe(200);
  const fields = ((await call('GET', PATH)).body as UnfinishedField[]).filter(({ document }) => document === key);
  expect(fields.filter(({ reason }) => reason !== 'placeholder')).toEqual([]);
  expect(fields.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Name of the service', 'First benefit', 'Heading']),
  );
  expect(fields.map(({ text }) => text)).not.toContain('Three vans, one phone.');
});

test('unfinished: only texts that visitors see are to be read, and those of a page made for a service', async () => {
  const { call } = await loginAs(await createTestApp());
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  const texts = async () =>
    ((await call('GET', PATH)).body as UnfinishedField[]).filter(({ reason }) => reason === 'starter');
  const { body: services } = await call('GET', '/api/captain/services');
  const questions = async () => (await texts()).map(({ text }) => text);
  expect(await questions()).toContain('Can an AI take our calls?');
  const shown = services.map(({ id }: { id: string }) => ({ id, isShown: id !== 'phone' }));
  const added = {
    name: 'Workflow audit',
    text: 'Two weeks.',
    price: '£950',
    icon: 'check',
    isShown: true,
    newPage: true,
  };
  expect((await call('PUT', '/api/captain/services', [...shown, added])).status).toBe(200);
  const left = await texts();
  expect(left.map(({ text }) => text)).not.toContain('Can an AI take our calls?');
  // The years of experience are not known, so no page names them.
  expect(left.filter(({ text }) => text.includes('years of experience'))).toEqual([]);
  expect(left.filter(({ document, path }) => document === 'facts' || path.endsWith('link.label'))).toEqual([]);
  const own = left.filter(({ document }) => document === 'services-workflow-audit').map(({ text }) => text);
  expect(own).toContain(
    'The first call: {meeting.consultation} minutes, {meeting.way}. You say what you need and ask your questions.',
  );
});

test('unfinished: the description of a portrait is read only where it is shown', async () => {
  const { call } = await loginAs(await createTestApp());
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  const listed = async () =>
    ((await call('GET', PATH)).body as UnfinishedField[]).some(({ path }) => path === 'portrait.alt');
  expect(await listed()).toBe(true);
  const { body: branding } = await call('GET', '/api/captain/content/branding');
  const data = { ...branding.published, hidePortrait: true };
  const saved = await call('PUT', '/api/captain/content/branding/draft', { version: branding.version, data });
  await call('POST', '/api/captain/content/branding/publish', { version: saved.body.version });
  expect(await listed()).toBe(false);
});

test('unread texts: items are numbered as they are listed, and search texts that say what the page says are left out', async () => {
  const harness = await createTestApp();
  const { call } = await publishDocuments(harness, {
    facts: { ...facts, legal: { ...facts.legal, country: 'us', address: undefined } },
  });
  expect((await call('POST', '/api/captain/starters/automation', { language: 'en' })).status).toBe(200);
  const { texts } = (await call('GET', `${PATH}/terms-of-service`)).body as UnreadTexts;
  const labels = texts.map(({ label }) => label.replace(/^“.*?” › /, ''));
  expect(labels).toContain('Paragraphs 2 › Text');
  expect(labels.join()).not.toMatch(/Paragraphs [3-9]/);
  expect(texts.map(({ path }) => path)).not.toContain('meta.title');
  const all = (await call('GET', PATH)).body as UnfinishedField[];
  const summaries = all.filter(({ path }) => path === 'meta.description').map(({ document }) => document);
  expect(summaries).toContain('home');
  expect(summaries).not.toContain('phone-assistant');
  expect(
    all.filter(({ reason }) => reason === 'legal'),
    'in the United States',
  ).toEqual([]);
});
