import { expect, test } from 'vitest';
import { detectFileKind, SNIFF_BYTES } from './file-type.ts';

const told = (text: string) => detectFileKind(Buffer.from(text), 'svg');
const SVG = { type: 'image', extension: 'svg' };
const HTML = { type: 'other', extension: 'html' };
const WORDS = { type: 'document', extension: 'txt' };

test.each([
  ['comments', '<!---->'],
  ['comments and blanks', '<!-- -->  \n'],
  ['comments that never end', '<!--'],
  ['blanks', ' '],
])('ReDoS: a file of %s alone is recognised as text', (_name, part) => {
  const before = process.cpuUsage();
  expect(told(`${part.repeat(SNIFF_BYTES / part.length)}x`.slice(-SNIFF_BYTES))).toEqual(WORDS);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test.each([
  ['an SVG', '<svg>', SVG],
  ['an SVG after comments', '<!-- a --> <!-- b > c --><!---->\n<svg viewBox="0 0 1 1">', SVG],
  [
    'an SVG after BOM, XML declaration, comment and doctype',
    '\ufeff\n<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg []>\n<svg>',
    SVG,
  ],
  ['an SVG after many comments', `${'<!---->'.repeat(580)}<svg>`, SVG],
  ['an HTML page after comments', '<!-- a --><!-- b --><html>', HTML],
  ['a page behind a comment that shows a drawing', '<!-- <svg> --><body>', HTML],
  ['a drawing behind words', '<!-- a --> b --> <svg>', HTML],
  ['words behind comments', '<!-- a --><!-- b -->words', WORDS],
])('the type of %s is detected', (_name, text, kind) => {
  expect(told(text)).toEqual(kind);
});
