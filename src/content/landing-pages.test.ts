import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LandingPage, LandingSection } from './landing.ts';
import { LANDING_ENTRIES } from './landing-pages.ts';
import { LANDING_PAGES } from './services/index.ts';

const page = (slug: string) => LANDING_PAGES.find((candidate) => candidate.slug === slug) as LandingPage;

function section<K extends LandingSection['kind']>(slug: string, kind: K): Extract<LandingSection, { kind: K }> {
  return page(slug).sections.find((candidate) => candidate.kind === kind) as Extract<LandingSection, { kind: K }>;
}

test('list and documents agree on slug and path, and each page has a share picture', () => {
  for (const [index, { slug, path }] of LANDING_ENTRIES.entries()) {
    expect(LANDING_PAGES[index]).toMatchObject({ slug, path });
    expect(existsSync(`assets/og/${slug}.png`), `assets/og/${slug}.png is missing: npm run pictures draws it`).toBe(
      true,
    );
  }
});

test('every page starts with hero and diagram, and section ids are unique', () => {
  for (const { slug, sections } of LANDING_PAGES) {
    expect([slug, sections[0]?.kind, sections[1]?.kind]).toEqual([slug, 'hero', 'diagram']);
    const ids = sections.map(({ id }) => id);
    expect([slug, new Set(ids).size]).toEqual([slug, ids.length]);
  }
});

test('the voice AI page has the numbers of items that SPEC names', () => {
  expect(section('voice-ai', 'trades').trades).toHaveLength(31);
  expect(section('voice-ai', 'trades').features).toHaveLength(6);
  expect(section('voice-ai', 'integrations').platforms).toHaveLength(7);
  expect(section('voice-ai', 'integrations').benefits).toHaveLength(4);
  expect(section('voice-ai', 'faq').questions).toHaveLength(6);
  expect(section('voice-ai', 'stats').stats).toHaveLength(3);
  expect(section('voice-ai', 'stats').list?.items).toHaveLength(5);
  expect(section('voice-ai', 'features').cards).toHaveLength(6);
  expect(section('voice-ai', 'features').list?.items).toHaveLength(4);
  expect(section('voice-ai', 'steps').steps).toHaveLength(3);
});

test('a calculator starts within its bounds, on a step', () => {
  for (const { sections } of LANDING_PAGES) {
    for (const part of sections) {
      if (part.kind !== 'calculator') continue;
      for (const { min, max, step, initial } of Object.values(part.calculator.inputs)) {
        expect(initial).toBeGreaterThanOrEqual(min);
        expect(initial).toBeLessThanOrEqual(max);
        expect((initial - min) % step).toBe(0);
      }
    }
  }
});
