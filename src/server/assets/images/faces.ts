import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { oneLine } from '#shared/one-line.ts';

/** Fonts in `faces/` that share a design; the letters of a text come from the first file that has them. */
const FACES = {
  newsreader: ['newsreader.ttf'],
  'instrument-sans': ['instrument-sans-latin.woff', 'instrument-sans-latin-ext.woff'],
  'geist-mono': ['geist-mono.ttf'],
  // For the languages that the others have no letters for.
  'noto-serif': ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'].map((part) => `noto-serif-${part}.woff`),
} as const;

/** A typeface of share cards. */
export type Face = keyof typeof FACES;

/** A line of text as glyphs with their distance from the start, in pixels. */
export interface TypesetLine {
  glyphs: { glyph: Glyph; at: number }[];
  width: number;
}

const fonts = new Map<string, Font>();

function fontsOf(face: Face): Font[] {
  return FACES[face].map((file) => {
    const known = fonts.get(file);
    if (known) return known;
    const { buffer, byteOffset, byteLength } = readFileSync(new URL(`./faces/${file}`, import.meta.url));
    const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
    fonts.set(file, font);
    return font;
  });
}

/** The wanted face when it has all letters of a text, else the one for other languages. */
export function faceFor(text: string, wanted: Face): Face {
  return drawable(text, wanted) === tidy(text) ? wanted : 'noto-serif';
}

/** A text without the letters that a face lacks. */
export function drawable(text: string, face: Face): string {
  const letters = [...tidy(text)].filter((letter) => letter === ' ' || fontWith(letter, fontsOf(face)));
  return letters.join('').replace(/ +/g, ' ').trim();
}

function tidy(text: string): string {
  return oneLine(text.normalize('NFC'));
}

function fontWith(letter: string, candidates: Font[]): Font | undefined {
  return candidates.find((font) => font.charToGlyphIndex(letter) > 0);
}

/**
 * Sets one line. Letters of the same file are kerned where the font says how. Each letter is looked up alone: the parser
 * fails on the substitutions of some fonts.
 */
export function typesetLine(text: string, face: Face, size: number): TypesetLine {
  const candidates = fontsOf(face);
  const glyphs: TypesetLine['glyphs'] = [];
  let width = 0;
  let before: { font: Font; glyph: Glyph } | undefined;
  for (const letter of text) {
    const font = fontWith(letter, candidates);
    if (!font) continue;
    const scale = size / font.unitsPerEm;
    const glyph = font.charToGlyph(letter);
    const kerning = before?.font === font ? font.getKerningValue(before.glyph, glyph) : 0;
    if (Number.isFinite(kerning)) width += kerning * scale;
    glyphs.push({ glyph, at: width });
    width += (glyph.advanceWidth ?? 0) * scale;
    before = { font, glyph };
  }
  return { glyphs, width };
}
