/**
 * Cuts the site's three typefaces from their npm packages to what the pages use.
 * Run by hand after a font package changes: `node scripts/fonts.mjs`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = join(import.meta.dirname, '../src/app/styles/fonts');
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const SIGNS = '–—‘’“”•…€™←↑→↓↗−×≥≤✓';
const ASCII = range(0x20, 0x7e) + SIGNS;
const LATIN = `${ASCII + range(0xa0, 0xff)}ŁłŚśŠšŽžĆćČčŐőŰűŒœ`;

/** Newsreader at optical size 60 is its display cut: fine hairlines, made for headings. */
const DISPLAY = { opsz: 60, wght: 380 };
const FONTS = [
  { name: 'newsreader', file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: DISPLAY, text: LATIN },
  {
    name: 'newsreader-italic',
    file: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    axes: DISPLAY,
    text: ASCII,
  },
  {
    name: 'instrument-sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    text: LATIN,
  },
  {
    name: 'geist-mono',
    file: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 300, max: 600 } },
    text: ASCII,
  },
];

/** The same faces for pictures drawn on the server, which reads no woff2: one weight each, inside the bundle. */
const DRAWN = [
  { name: 'NEWSREADER', file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: DISPLAY, text: LATIN },
  { name: 'GEIST_MONO', file: 'geist-mono/files/geist-mono-latin-wght-normal.woff2', axes: { wght: 450 }, text: LATIN },
];

mkdirSync(OUT, { recursive: true });
for (const { name, file, axes, text } of FONTS) {
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(OUT, `${name}.woff2`), subset);
  console.log(`${name}.woff2: ${subset.length} of ${source.length} bytes`);
}

const constants = [];
for (const { name, file, axes, text } of DRAWN) {
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`));
  const subset = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: axes });
  constants.push(`export const ${name} =\n  '${subset.toString('base64')}';\n`);
}
writeFileSync(
  join(import.meta.dirname, '../src/server/assets/images/fonts.ts'),
  `/** TrueType files as base64, cut by scripts/fonts.mjs. */\n${constants.join('\n')}`,
);
