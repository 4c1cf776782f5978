import { describe, expect, test } from 'vitest';
import { LandingDocument } from '#content/landing.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { STARTER } from './starter.ts';

const PAGES = Object.entries(STARTER.pages);
const ALL = [...PAGES, ...Object.entries(STARTER.templates)];

test.each(ALL)('%s is valid', (_key, page) => {
  expect(LandingDocument.safeParse(page).error?.issues ?? []).toEqual([]);
});

test.each(ALL)('%s has one section per id, and begins with its headline', (_key, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sections[0]?.kind).toBe('hero');
});

test.each(ALL)('%s keeps every text as written', (_key, page) => {
  expect(LandingDocument.parse(page)).toEqual(page);
});

test('paths, titles and descriptions are unique', () => {
  for (const values of [
    PAGES.map(([, { path }]) => path.toLowerCase()),
    PAGES.map(([, { meta }]) => meta.title),
    PAGES.map(([, { meta }]) => meta.description),
  ]) {
    expect(new Set(values).size).toBe(PAGES.length);
  }
});

test('no shipped page uses the sections for proof, which would need invented clients', () => {
  const kinds = new Set(PAGES.flatMap(([, { sections }]) => sections.map(({ kind }) => kind)));
  const proof: LandingSection['kind'][] = ['testimonial', 'caseStudy', 'logos', 'imageText', 'video'];
  expect(proof.filter((kind) => kinds.has(kind))).toEqual([]);
});

describe('the shipped voice AI page keeps its numbers of items', () => {
  const { sections } = STARTER.pages['voice-ai'] as LandingDocument;
  const lengths = Object.fromEntries(
    sections.flatMap((section) =>
      Object.entries(section).flatMap(([key, value]) => [
        ...(Array.isArray(value) ? [[`${section.kind}.${key}`, value.length]] : []),
        ...(key === 'list' ? [[`${section.kind}.list`, (value as { items: unknown[] }).items.length]] : []),
      ]),
    ),
  );
  test.each([
    ['trades.trades', 31],
    ['trades.features', 6],
    ['integrations.platforms', 7],
    ['integrations.benefits', 4],
    ['faq.questions', 6],
    ['stats.stats', 3],
    ['stats.list', 5],
    ['features.cards', 6],
    ['features.list', 4],
    ['steps.steps', 3],
  ])('%s: %i', (name, length) => expect(lengths[name]).toBe(length));
});

test('a calculator starts within its bounds, on a step', () => {
  const { market } = STARTER.documents.facts;
  const fromFacts: Record<string, number> = { missedShare: market.missedCalls, jobValue: market.missedCallCost };
  const inputs = PAGES.flatMap(([, { sections }]) =>
    sections.flatMap((section) =>
      section.kind === 'hours' || section.kind === 'missedCalls' ? Object.entries(section.inputs) : [],
    ),
  );
  expect(inputs.length).toBeGreaterThan(0);
  for (const [name, input] of inputs) {
    const initial = 'initial' in input ? input.initial : (fromFacts[name] ?? Number.NaN);
    expect(initial).toBeGreaterThanOrEqual(input.min);
    expect(initial).toBeLessThanOrEqual(input.max);
    expect((initial - input.min) % input.step).toBe(0);
  }
});
