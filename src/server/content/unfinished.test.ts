import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { UnfinishedField, UnfinishedSummary } from '#shared/unfinished.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
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

  const { services } = STARTER.documents.services;
  const input = services.map(({ id }) => ({ id, isShown: false }));
  expect((await call('PUT', '/api/captain/services', input)).status).toBe(200);
  expect(of((await call('GET', PATH)).body, 'services')).toEqual([]);
});
