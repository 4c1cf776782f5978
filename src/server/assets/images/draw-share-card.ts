import type { PathCommand } from 'opentype.js';
import sharp from 'sharp';
import './decoders.ts';
import { drawable, type Face, faceFor, typesetLine } from './faces.ts';

/** Size that social networks show cards at, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** Space for the title where there is a dial beside it. */
const BESIDE_DIAL = 590;
const MAX_LINES = 4;
const LABEL_CHARACTERS = 46;
/** The least share of a title's letters that can be drawn; with fewer it would say something else. */
const MIN_DRAWABLE = 0.7;

/** Text and look of a card. */
export interface ShareCard {
  title: string;
  brand: string;
  label: string;
  /** `#rrggbb`. */
  colors: { ground: string; text: string; quiet: string; accent: string; rule: string };
  face: Exclude<Face, 'noto-serif'>;
  /** Draws a dial with so many minutes marked. */
  minutes?: number | undefined;
  /** Has neither dial nor ruler. */
  isPlain?: boolean | undefined;
}

/**
 * The picture that stands for a page where its link is shared, as PNG of 1200 × 630 pixels. Text is drawn as outlines, so no font
 * of the machine is needed. Letters that no face has are left out; where too many are missing, the brand takes the title's place.
 */
export function drawShareCard({ title, brand, label, colors, face, minutes: marked, isPlain = false }: ShareCard) {
  const minutes = isPlain ? undefined : marked;
  const width = minutes === undefined ? WIDTH - 2 * MARGIN : BESIDE_DIAL;
  const { size, lines, titleFace } = fitTitle(readableTitle(title, brand), face, width);
  const step = size * 1.06;
  const first = 330 - ((lines.length - 1) * step) / 2 + size * 0.3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.ground}"/>
    ${isPlain ? '' : ruler(colors)}
    ${minutes === undefined ? '' : dial(minutes, colors)}
    <circle cx="${MARGIN + 8}" cy="126" r="8" fill="${colors.accent}"/>
    ${capitals(brand, MARGIN + 32, 134, colors.text)}
    ${lines.map((line, index) => text(line, titleFace, MARGIN, first + index * step, size, colors.text)).join('')}
    ${capitals(label, MARGIN, HEIGHT - 72, colors.quiet)}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}

function readableTitle(title: string, brand: string): string {
  const letters = (value: string) => [...value.replace(/\P{L}/gu, '')].length;
  const isReadable = letters(drawable(title, 'noto-serif')) >= MIN_DRAWABLE * letters(title);
  return isReadable ? title : brand;
}

/** A ruler's edge along the top, with the accent where a reader begins. */
function ruler({ rule, accent }: ShareCard['colors']): string {
  const ticks = Array.from({ length: (WIDTH - 2 * MARGIN) / 10 + 1 }, (_, index) => {
    const height = index % 5 === 0 ? 18 : 8;
    return `M${MARGIN + index * 10} 60v${height}`;
  });
  return `<path d="M${MARGIN} 60h${WIDTH - 2 * MARGIN}${ticks.join('')}" stroke="${rule}" stroke-width="1.5" fill="none"/>
    <path d="M${MARGIN} 60v28" stroke="${accent}" stroke-width="4"/>`;
}

/** A dial of 60 minutes, the first `minutes` of them marked. */
function dial(minutes: number, { quiet, accent }: ShareCard['colors']): string {
  const at = (minute: number, radius: number) => {
    const angle = (minute / 60) * 2 * Math.PI;
    return `${(905 + Math.sin(angle) * radius).toFixed(1)} ${(350 - Math.cos(angle) * radius).toFixed(1)}`;
  };
  const ticks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((minute) => `M${at(minute, minute % 5 === 0 ? 152 : 166)}L${at(minute, 182)}`)
      .join('');
  return `<g fill="none" stroke="${quiet}" stroke-width="1.75" stroke-linecap="round">
    <g opacity="0.5"><path d="${ticks(minutes, 60)}"/><circle cx="905" cy="350" r="200"/><circle cx="905" cy="350" r="114"/>
    <path d="M905 135v430M690 350h430" stroke-dasharray="12 5 2 5"/></g>
    <g stroke="${accent}"><path d="${ticks(0, minutes)}" stroke-width="3"/><path d="M905 350L${at(minutes, 142)}" stroke-width="4"/></g>
    <circle cx="905" cy="350" r="8" fill="${accent}" stroke="none"/></g>`;
}

/** The largest size at which the title stands in at most four lines with all words whole; else it is broken and cut. */
function fitTitle(title: string, wanted: Face, width: number) {
  const titleFace = faceFor(title, wanted);
  const shown = drawable(title, titleFace);
  // Letters of a monospaced face are wide.
  const sizes = titleFace === 'geist-mono' ? [80, 70, 60, 52, 46] : [104, 92, 80, 70, 60, 52, 46];
  for (const size of sizes) {
    const lines = wrap(shown, titleFace, size, width);
    const isWhole = lines.join(' ') === shown;
    if (isWhole && lines.length <= (size > 70 ? 3 : MAX_LINES)) return { size, lines, titleFace };
  }
  const size = sizes.at(-1) ?? 46;
  const lines = wrap(shown, titleFace, size, width);
  if (lines.length <= MAX_LINES) return { size, lines, titleFace };
  const last = lines[MAX_LINES - 1] ?? '';
  const cut = last.replace(/[^\p{L}\p{N}]*[\p{L}\p{N}]*$/u, '') || last.slice(0, -2);
  return { size, lines: [...lines.slice(0, MAX_LINES - 1), `${cut}…`], titleFace };
}

/** In lines that are not wider than `width`; a word that is wider is broken. */
function wrap(title: string, face: Face, size: number, width: number): string[] {
  const fits = (line: string) => typesetLine(line, face, size).width <= width;
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...broken(word, fits));
  }
  return lines;
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function capitals(value: string, x: number, y: number, color: string): string {
  const face = faceFor(value.toUpperCase(), 'geist-mono');
  const shown = drawable(value, face).slice(0, LABEL_CHARACTERS).toUpperCase();
  return text(shown, face, x, y, 24, color);
}

function text(value: string, face: Face, x: number, y: number, size: number, color: string): string {
  const { glyphs } = typesetLine(value, face, size);
  const outlines = glyphs.map(({ glyph, at }) => toPathData(glyph.getPath(x + at, y, size).commands));
  return `<path d="${outlines.join('')}" fill="${color}"/>`;
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
