import { expect, test } from 'vitest';
import type { FieldSchema } from '#shared/document-fields.ts';
import { decodeMarker, encodeMarker, numberOf, toPreviewDocument } from './markers.ts';

const SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    path: { type: 'string', control: 'line', pattern: '^/' },
    title: { type: 'string', control: 'line' },
    count: { type: 'number', minimum: 2 },
    cards: {
      type: 'array',
      items: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'quote' }, text: { type: 'string', control: 'text' } } },
          { type: 'object', properties: { kind: { const: 'link' }, href: { type: 'string', control: 'link' } } },
        ],
      },
    },
  },
};

test.each([0, 1, 63, 299, 4095])('markers: %i is written in six invisible characters and read from them', (number) => {
  expect(encodeMarker(number)).toMatch(/^[\u2061-\u2064]{6}$/);
  expect(decodeMarker(encodeMarker(number))).toBe(number);
});

test('a date of a legal text is no earlier than the day from which the owner’s texts apply, as visitors read it', () => {
  const schema = { properties: { updated: { type: 'string', control: 'date' } } } as const;
  const shownDate = (since?: string) =>
    toPreviewDocument(schema, { updated: '2025-06-10' }, since === undefined ? {} : { 'legal.since': since }).document;
  expect(shownDate()).toEqual({ updated: '2025-06-10' });
  expect(shownDate('2026-11-30')).toEqual({ updated: '2026-11-30' });
  expect(shownDate('2024-01-01')).toEqual({ updated: '2025-06-10' });
});

test('shown document: texts have the values of their placeholders and a number; paths, links and numbers have none', () => {
  const data = {
    path: '/new',
    title: 'From {price.setup}, {unknown}',
    count: 'abc',
    cards: [
      { kind: 'link', href: '/about' },
      { kind: 'quote', text: 'Said' },
    ],
  };
  expect(toPreviewDocument(SCHEMA, data, { 'price.setup': '$2,500' })).toEqual({
    document: {
      path: '/new',
      title: `From $2,500, {unknown}${encodeMarker(0)}`,
      count: 2,
      cards: [
        { kind: 'link', href: '/about' },
        { kind: 'quote', text: `Said${encodeMarker(1)}` },
      ],
    },
    paths: ['title', 'cards.1.text'],
  });
});

test('shown document: items of lists that lead to what visitors do not have are left out, as in the footer of the site', () => {
  const schema: FieldSchema = { properties: { links: { type: 'array', items: { properties: {} } } } };
  const links = [{ href: '/about' }, { href: '/blog' }, { href: '/imprint' }];
  const { document } = toPreviewDocument(schema, { links }, {}, { hiddenLinks: ['/blog'] });
  expect(document).toEqual({ links: [{ href: '/about' }, { href: '/imprint' }] });
});

test('shown document: a figure of a fact that has no value yet is left out, as on the page', () => {
  const schema: FieldSchema = { properties: { stats: { type: 'array', items: { properties: {} } } } };
  const stats = [
    { figure: '{years.it}', unit: 'years' },
    { figure: '{years.ai}+', unit: 'years' },
    { figure: '0', unit: 'errors' },
  ];
  const { document } = toPreviewDocument(schema, { stats }, { 'years.it': '0', 'years.ai': '3' });
  expect(document).toEqual({
    stats: [
      { figure: '3+', unit: 'years' },
      { figure: '0', unit: 'errors' },
    ],
  });
});

test('number of a field without text: that of the nearest text around it', () => {
  const paths = ['title', 'hero.title', 'hero.call.label', 'about.title'];
  expect(numberOf(paths, 'hero.title')).toBe(1);
  expect(numberOf(paths, 'hero.call.href')).toBe(2);
  expect(numberOf(paths, 'portfolio.cards')).toBeUndefined();
});
