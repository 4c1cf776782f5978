/**
 * Draws `assets/images/portrait.svg`: a bust as an engraver or a scanner would see it, in horizontal hairlines that follow
 * the depth of a face and grow heavier in its shade.
 *
 *   node scripts/portrait.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 480;
const HEIGHT = 560;
const LINES = 88;
const STEP = 6;
/** How far a line is lifted for each unit of depth. */
const LIFT = 0.27;
const INK = '#11161d';
const SIGNAL = '#ff8a1f';
/** Stroke widths of the shades, from lit to dark. */
const WIDTHS = [0.4, 0.75, 1.15, 1.6, 2.1, 2.7];
/** Line that the scanner is at. */
const SCANNED = 32;

const FACE = { x: 240, y: 222, rx: 88, ry: 122 };
const LIGHT = normalize([-0.55, -0.5, 0.67]);

const bump = (x, y, cx, cy, sx, sy) => Math.exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2);
const both = (x, y, dx, cy, sx, sy) => bump(x, y, 240 - dx, cy, sx, sy) + bump(x, y, 240 + dx, cy, sx, sy);
const smooth = (from, to, value) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Half width of the head at a height: full at the temples, a little narrower at the jaw. */
function headHalf(y) {
  const t = (y - FACE.y) / FACE.ry;
  if (Math.abs(t) >= 1) return 0;
  const round = t < 0 ? Math.sqrt(1 - t * t) : Math.sqrt(1 - t ** 3.2);
  return FACE.rx * round * (1 - 0.2 * smooth(0.1, 1, t));
}

/** Depth of the whole head, hair included; 0 outside. */
function headDepth(x, y, room = 1) {
  const half = headHalf(FACE.y + (y - FACE.y) / room) * room;
  const across = Math.abs(x - FACE.x) / (half || 1);
  if (half === 0 || across >= 1) return 0;
  const t = (y - FACE.y) / (FACE.ry * room);
  const round = t < 0 ? Math.sqrt(1 - t * t) : Math.sqrt(1 - t ** 4);
  return 92 * round ** 0.8 * Math.sqrt(1 - across ** 2.6);
}

/** What a face adds to the head. */
function features(x, y) {
  const nose = smooth(176, 250, y) * (1 - smooth(252, 262, y));
  return (
    34 * nose * Math.exp(-(((x - 240) / (6 + 8 * nose)) ** 2)) +
    10 * both(x, y, 13, 251, 8, 7) -
    17 * both(x, y, 35, 203, 20, 12) +
    10 * both(x, y, 36, 205, 12, 7) +
    8 * both(x, y, 36, 180, 26, 8) +
    7 * both(x, y, 56, 234, 20, 18) -
    6 * both(x, y, 48, 282, 16, 26) +
    8 * bump(x, y, 240, 279, 26, 7) +
    10 * bump(x, y, 240, 294, 22, 7) -
    9 * bump(x, y, 240, 286, 28, 3) -
    6 * bump(x, y, 240, 305, 20, 5) +
    12 * bump(x, y, 240, 324, 22, 13)
  );
}

/** Where hair grows: a line across the forehead, swept to one side. */
function hairline(x) {
  const t = (x - 240) / FACE.rx;
  return 152 + 62 * Math.abs(t) ** 2.6 - 16 * Math.exp(-(((t + 0.25) / 0.5) ** 2)) + 6 * t;
}

const isEar = (x, y) => ((Math.abs(x - 240) - 90) / 11) ** 2 + ((y - 224) / 27) ** 2 < 1;

/** Depth and tone of the sheet at a point; `tone` is added to the shade. */
function sheet(x, y) {
  if (y < hairline(x) && y < 236) {
    const hair = headDepth(x, y, 1.09);
    if (hair > 0) {
      const strand = 3.2 * Math.sin((x - 240) * 0.1 + (y - 90) * 0.055) + 1.8 * Math.sin((x - 200) * 0.24 - y * 0.07);
      return { depth: hair + 8 + strand, tone: 0.3, part: 'hair' };
    }
  }
  const face = headDepth(x, y);
  if (face > 0) {
    const brow = both(x, y, 37, 185 + Math.abs(Math.abs(x - 240) - 34) * 0.1, 20, 4.5);
    const eye = both(x, y, 36, 205, 11, 4.5);
    const nostril = both(x, y, 9, 261, 6, 4);
    const mouth = bump(x, y, 240, 286, 25, 3.6);
    const stubble = 0.08 * smooth(272, 322, y);
    const tone = 0.55 * brow + 0.6 * eye + 0.4 * nostril + 0.55 * mouth + stubble - 0.06;
    return { depth: face + features(x, y), tone, part: 'face' };
  }
  if (isEar(x, y)) return { depth: 20, tone: 0.2, part: 'ear' };
  const neckHalf = 41 + 12 * smooth(335, 392, y);
  const across = Math.abs(x - 240) / neckHalf;
  const shoulder = shoulderTop(x);
  const collar = 394 + 34 * Math.exp(-(((x - 240) / 30) ** 2)) - 14 * smooth(30, 62, Math.abs(x - 240));
  if (across < 1 && y > 300 && y < collar) {
    return { depth: 52 * Math.sqrt(1 - across ** 2), tone: 0.34 * (1 - smooth(338, 374, y)) + 0.02, part: 'neck' };
  }
  if (y > shoulder) {
    const t = Math.min(1, (y - shoulder) / 120);
    const fall = Math.sqrt(1 - (1 - t) ** 2);
    const lapel = Math.abs(Math.abs(x - 240) - (y - 386) * 0.34) < 6 && y > 408 ? 0.3 : 0;
    const shirt = Math.abs(x - 240) < (y - 398) * 0.3 && y > 410;
    const depth = 70 * fall * Math.sqrt(Math.max(0, 1 - ((x - 240) / 228) ** 2)) + (shirt ? -5 : 0);
    return { depth, tone: shirt ? -0.06 : 0.24 + lapel, part: shirt ? 'shirt' : 'coat' };
  }
  return { depth: 0, tone: 0, part: '' };
}

/** Height at which the shoulders begin. */
function shoulderTop(x) {
  const out = Math.abs(x - 240);
  if (out > 214) return HEIGHT;
  return 380 + 0.16 * Math.max(0, out - 40) + 70 * smooth(120, 214, out) ** 2 + (out > 190 ? (out - 190) * 2.2 : 0);
}

function shade(x, y) {
  const here = sheet(x, y);
  if (!here.part) return { ...here, level: -1 };
  const slope = (dx, dy) => (sheet(x + dx, y + dy).depth - sheet(x - dx, y - dy).depth) / 6;
  const normal = normalize([-slope(3, 0), -slope(0, 3), 1.5]);
  const lit = Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
  const dark = Math.min(1, Math.max(0, (1 - lit) * 0.95 + here.tone - 0.08));
  return { ...here, level: Math.min(WIDTHS.length - 1, Math.floor(dark * WIDTHS.length)) };
}

function normalize(vector) {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

const paths = WIDTHS.map(() => '');
let scanned = '';
let field = '';
const half = (number) => Math.round(number * 2) / 2;
for (let line = 0; line < LINES; line += 1) {
  const y = 24 + (line * (HEIGHT + 24 - 40)) / (LINES - 1);
  let run;
  let last;
  const points = [];
  for (let x = 20; x <= WIDTH - 20; x += STEP) {
    const { depth, level } = shade(x, y);
    points.push({ x, y: Math.round((y - depth * LIFT) * 2) / 2, level });
  }
  if (line === SCANNED) {
    scanned = points.map(({ x, y: at }, index) => `${index ? 'L' : 'M'}${x} ${at}`).join('');
    continue;
  }
  const inside = points.filter(({ level }) => level >= 0);
  const [from, to] = [inside[0]?.x ?? WIDTH / 2, inside.at(-1)?.x ?? WIDTH / 2];
  if (y < HEIGHT - 8) field += `M20 ${half(y)}H${from}M${to} ${half(y)}H${WIDTH - 22}`;
  for (const point of points) {
    if (point.y > HEIGHT - 4) {
      run = undefined;
      continue;
    }
    if (point.level < 0) {
      run = undefined;
    } else if (run !== point.level) {
      paths[point.level] +=
        last && run !== undefined
          ? `M${last.x} ${last.y}l${STEP} ${short(point.y - last.y)}`
          : `M${point.x} ${point.y}`;
      run = point.level;
    } else {
      paths[point.level] += `l${STEP} ${short(point.y - last.y)}`;
    }
    last = point;
  }
}

function short(number) {
  return String(Math.round(number * 2) / 2).replace(/^(-?)0\./, '$1.');
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${INK}" stroke-linejoin="round">
<path stroke-width=".5" opacity=".4" d="${field}"/>
${paths.map((path, level) => `<path stroke-width="${WIDTHS[level]}" d="${path.replaceAll(' -', '-')}"/>`).join('\n')}
<path stroke="${SIGNAL}" stroke-width="2" d="${scanned}"/>
</svg>
`;
const folder = join(import.meta.dirname, '..', 'assets/images');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'portrait.svg'), svg);
console.log(`portrait.svg ${(svg.length / 1024).toFixed(1)} KB`);
