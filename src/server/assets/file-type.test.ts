import { expect, test } from 'vitest';
import { SNIFF_BYTES, sniff } from './file-type.ts';

const told = (text: string) => sniff(Buffer.from(text), 'svg');
const SVG = { type: 'image', extension: 'svg', isRaster: false };
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
  ['a drawing', '<svg>', SVG],
  ['a drawing behind comments', '<!-- a --> <!-- b > c --><!---->\n<svg viewBox="0 0 1 1">', SVG],
  ['a drawing with all that may come first', '\ufeff\n<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg []>\n<svg>', SVG],
  ['a drawing behind many comments', `${'<!---->'.repeat(580)}<svg>`, SVG],
  ['a page behind comments', '<!-- a --><!-- b --><html>', HTML],
  ['a page behind a comment that shows a drawing', '<!-- <svg> --><body>', HTML],
  ['a drawing behind words', '<!-- a --> b --> <svg>', HTML],
  ['words behind comments', '<!-- a --><!-- b -->words', WORDS],
])('%s is told as what it is', (_name, text, kind) => {
  expect(told(text)).toEqual(kind);
});
