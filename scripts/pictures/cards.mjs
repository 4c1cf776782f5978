import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');
const read = (file) => readFileSync(join(SRC, file));
const face = (family, file, weight) =>
  `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${read(`app/styles/fonts/${file}.woff2`).toString('base64')});font-weight:${weight}}`;

const STYLE = `
${face('Newsreader', 'newsreader', 380)}${face('Geist Mono', 'geist-mono', '300 600')}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;background:#11161d;color:#f5f0e6;overflow:hidden;position:relative}
.scale{position:absolute;left:64px;right:64px;top:64px;height:12px;color:#333d4a;border-top:1px solid currentColor;
background-image:linear-gradient(90deg,currentColor 1px,transparent 1px),linear-gradient(90deg,currentColor 1px,transparent 1px);
background-size:40px 12px,8px 5px;background-repeat:repeat-x}
.eyebrow{position:absolute;left:64px;top:92px;font:400 22px "Geist Mono";letter-spacing:.06em;text-transform:uppercase;color:#ff8a1f}
h1{position:absolute;left:64px;top:142px;font:380 74px/1.02 Newsreader;letter-spacing:-.018em;text-wrap:balance}
svg{position:absolute;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
${read('app/styles/instrument.css')
  .toString()
  .replace(/opacity: 0\.35/, 'opacity: 0.45')}
:root{--color-signal:#ff8a1f}
.pulse{display:none}
.strip{left:0;bottom:40px}`;

/** Every page's card: what it says, and its drawing. */
export async function listCards() {
  const parts = await loadParts();
  const { LEGAL_PAGES, STARTER } = parts;
  const { home, about, calendar, 'strategy-session': strategy, branding, facts } = STARTER.documents;
  const { meeting } = facts;
  const landing = Object.entries(STARTER.pages).map(([key, { sections }]) => {
    const hero = sections.find(({ kind }) => kind === 'hero');
    const diagram = sections.find(({ kind }) => kind === 'diagram');
    const drawing = parts.drawings[diagram.diagram];
    const fields = diagram.stops.length * 200;
    const strip = `<svg class="drawing strip" viewBox="0 0 ${fields} 200" width="1200" height="${(1200 * 200) / fields}">${renderToStaticMarkup(drawing)}</svg>`;
    return card(key, hero.eyebrow, hero.title, strip, 1060);
  });
  return [
    card('home', 'AI and business automation', `${home.hero.title} ${home.hero.titleEmphasis}`, dial(48), 620, 120),
    card('about', 'About', about.heading, portrait(branding.portrait), 700, 84),
    card('calendar', `${meeting.consultation} minutes, free`, calendar.heading, dial(meeting.consultation), 640, 92),
    card('strategy-session', `${meeting.strategy} minutes, 1-on-1`, strategy.heading, dial(meeting.strategy), 640, 92),
    card('blog', 'Blog', home.blog.title, dial(10), 640, 92),
    ...landing,
    ...LEGAL_PAGES.map((key) => {
      const { eyebrow, title, sections } = STARTER.documents[key];
      return card(key, eyebrow, title, paragraphs(sections.length), 640, 96);
    }),
  ];
}

function card(name, eyebrow, title, drawing, width, size = 74) {
  const html = `<!doctype html><meta charset="utf-8"><style>${STYLE}h1{max-width:${width}px;font-size:${size}px}</style><div class="scale"></div><p class="eyebrow">${eyebrow}</p><h1>${title.replaceAll('{name}', 'me')}</h1>${drawing}`;
  return { name, html };
}

/** A dial of 60 minutes, the first `minutes` of them marked. */
function dial(minutes) {
  const at = (minute, radius) => {
    const angle = (minute / 60) * 2 * Math.PI;
    return `${(290 + Math.sin(angle) * radius).toFixed(1)} ${(290 - Math.cos(angle) * radius).toFixed(1)}`;
  };
  const ticks = (from, to) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((minute) => `M${at(minute, minute % 5 === 0 ? 206 : 222)}L${at(minute, 240)}`)
      .join('');
  return `<svg class="drawing" viewBox="0 0 580 580" style="width:530px;height:530px;right:34px;top:88px">
<path class="signal" stroke-width="3" d="${ticks(0, minutes)}"/><path class="faint" d="${ticks(minutes, 60)}"/>
<circle class="faint" cx="290" cy="290" r="262"/><circle class="faint" cx="290" cy="290" r="150"/>
<path class="faint" d="M290 10v560M10 290h560" stroke-dasharray="12 5 2 5"/>
<path class="signal" stroke-width="4" d="M290 290L${at(minutes, 190)}"/><circle class="signal-fill" cx="290" cy="290" r="9"/></svg>`;
}

/** A drawing takes the card's colours and half of it; a photo is kept smaller, and grey, as the card's palette is. */
function portrait({ src }) {
  const file = readFileSync(join(ROOT, 'assets', src));
  if (extname(src) !== '.svg')
    return `<img src="data:image/*;base64,${file.toString('base64')}" style="position:absolute;right:64px;bottom:0;width:330px;height:420px;object-fit:cover;filter:grayscale(1)">`;
  return file
    .toString()
    .replaceAll('#11161d', '#f5f0e6')
    .replace('<svg ', '<svg style="right:64px;bottom:0;width:430px;height:502px" ');
}

/** A legal text as its numbered sections. */
function paragraphs(count) {
  const height = 420 / count;
  const rows = Array.from({ length: count }, (_, index) => {
    const y = 10 + index * height;
    const lines = [0.35, 0.55].map((part, line) => `M70 ${y + height * part}h${[330, 250, 300][(index + line) % 3]}`);
    return `<path d="M10 ${y}h420"/><path class="signal" d="M10 ${y + height * 0.35}h24"/><path class="faint" d="${lines.join('')}"/>`;
  });
  return `<svg class="drawing" viewBox="0 0 440 440" style="width:440px;height:440px;right:64px;top:130px">${rows.join('')}</svg>`;
}

/** The site's own copy and drawings, bundled for this script. */
async function loadParts() {
  const outfile = join(ROOT, 'node_modules/.cache/pictures.mjs');
  const contents = `
    export { STARTER } from '#content/starters/en/starter.ts';
    export { LEGAL_PAGES } from '#shared/paths.ts';
    import { drawing as workflow } from '#app/components/figures/diagrams/workflow.tsx';
    import { drawing as conversation } from '#app/components/figures/diagrams/conversation.tsx';
    import { drawing as publishing } from '#app/components/figures/diagrams/publishing.tsx';
    import { drawing as leadFunnel } from '#app/components/figures/diagrams/lead-funnel.tsx';
    import { drawing as reading } from '#app/components/figures/diagrams/reading.tsx';
    import { drawing as blueprint } from '#app/components/figures/diagrams/blueprint.tsx';
    import { drawing as threeRings } from '#app/components/figures/diagrams/three-rings.tsx';
    export const drawings = {
      workflow, conversation, publishing, 'lead-funnel': leadFunnel, reading, blueprint, 'three-rings': threeRings,
    };`;
  await build({
    stdin: { contents, resolveDir: SRC, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    jsx: 'automatic',
    packages: 'external',
    outfile,
    absWorkingDir: ROOT,
  });
  return import(outfile);
}
