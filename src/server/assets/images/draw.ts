import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';
import sharp from 'sharp';
import { GEIST_MONO, NEWSREADER } from './fonts.ts';

/** Size that social networks show cards at, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const INK = '#11161d';
const PAPER = '#f5f0e6';
const MIST = '#aab2bc';
const SIGNAL = '#ff8a1f';
const RULE = '#333d4a';
const MAX_LINES = 4;
const LABEL_CHARACTERS = 46;

const fonts = new Map<string, Font>();

function load(base64: string): Font {
  const known = fonts.get(base64);
  if (known) return known;
  const bytes = Buffer.from(base64, 'base64');
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(base64, font);
  return font;
}

/** What a post's card says. */
export interface ShareCard {
  title: string;
  brand: string;
  label: string;
}

/**
 * The picture that stands for a post where its link is shared: its title on the site's ground, as PNG. Text is drawn as
 * outlines, so no font of the machine is needed; signs that the faces lack are left out.
 */
export function drawSharePicture({ title, brand, label }: ShareCard) {
  const serif = load(NEWSREADER);
  const mono = load(GEIST_MONO);
  const { size, lines } = fitTitle(serif, drawable(serif, title) || brand);
  const step = size * 1.06;
  const first = 330 - ((lines.length - 1) * step) / 2 + size * 0.3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>
    ${ruler()}
    <circle cx="${MARGIN + 8}" cy="126" r="8" fill="${SIGNAL}"/>
    ${text(mono, drawable(mono, brand).slice(0, LABEL_CHARACTERS).toUpperCase(), MARGIN + 32, 134, 24, PAPER)}
    ${lines.map((line, index) => text(serif, line, MARGIN, first + index * step, size, PAPER)).join('')}
    ${text(mono, drawable(mono, label).slice(0, LABEL_CHARACTERS).toUpperCase(), MARGIN, HEIGHT - 72, 24, MIST)}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}

/** A ruler's edge along the top, with the signal where a reader begins. */
function ruler(): string {
  const ticks = Array.from({ length: (WIDTH - 2 * MARGIN) / 10 + 1 }, (_, index) => {
    const height = index % 5 === 0 ? 18 : 8;
    return `M${MARGIN + index * 10} 60v${height}`;
  });
  return `<path d="M${MARGIN} 60h${WIDTH - 2 * MARGIN}${ticks.join('')}" stroke="${RULE}" stroke-width="1.5" fill="none"/>
    <path d="M${MARGIN} 60v28" stroke="${SIGNAL}" stroke-width="4"/>`;
}

/** The largest size at which the title stands in at most four lines; a longer one is cut. */
function fitTitle(font: Font, title: string): { size: number; lines: string[] } {
  for (const size of [104, 92, 80, 70, 60]) {
    const lines = wrap(font, title, size);
    if (lines.length <= (size > 80 ? 3 : MAX_LINES)) return { size, lines };
  }
  const lines = wrap(font, title, 60).slice(0, MAX_LINES);
  lines[MAX_LINES - 1] = `${lines[MAX_LINES - 1]?.replace(/\W*\w*$/, '')}…`;
  return { size: 60, lines };
}

function wrap(font: Font, title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && setLine(font, longer, size).width <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawable(font: Font, value: string): string {
  return [...value.replace(/\s+/g, ' ')]
    .filter((sign) => font.charToGlyphIndex(sign) > 0)
    .join('')
    .trim();
}

function text(font: Font, value: string, x: number, y: number, size: number, colour: string): string {
  const { glyphs } = setLine(font, value, size);
  const outlines = glyphs.map(({ glyph, at }) => toPathData(glyph.getPath(x + at, y, size).commands));
  return `<path d="${outlines.join('')}" fill="${colour}"/>`;
}

/** Sets one line. Pairs that the face says nothing of are not kerned. */
function setLine(font: Font, value: string, size: number): { glyphs: { glyph: Glyph; at: number }[]; width: number } {
  const scale = size / font.unitsPerEm;
  let width = 0;
  let before: Glyph | undefined;
  const glyphs = font.stringToGlyphs(value).map((glyph) => {
    const kerning = before ? font.getKerningValue(before, glyph) : 0;
    if (Number.isFinite(kerning)) width += kerning * scale;
    const at = width;
    width += (glyph.advanceWidth ?? 0) * scale;
    before = glyph;
    return { glyph, at };
  });
  return { glyphs, width };
}

/** Written out here, since the parser's own writer rounds some numbers to none. */
function toPathData(commands: PathCommand[]): string {
  const at = (...numbers: number[]) => numbers.map((number) => Math.round(number * 10) / 10).join(' ');
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'C') return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
      if (command.type === 'Q') return `Q${at(command.x1, command.y1, command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('');
}
