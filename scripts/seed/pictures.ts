import sharp from 'sharp';

const INK = '#11161d';
const PAPER = '#f5f0e6';
const RULE = '#cfc6b3';
const SIGNAL = '#ff8a1f';
const WIDTH = 1600;
const HEIGHT = 900;

/** The pictures of the sample posts, drawn here: PNG, 1600 × 900. */
export const PICTURES: Record<string, () => string> = {
  calls: () => sheet(PAPER, grid(RULE) + bars()),
  flow: () => sheet(PAPER, grid(RULE) + flow()),
  curve: () => sheet(PAPER, grid(RULE) + curve()),
  dial: () => sheet(INK, dial()),
  switchboard: () => sheet(INK, switchboard()),
  cards: () => sheet(PAPER, cards()),
  pile: () => sheet(INK, pile()),
  exam: () => sheet(PAPER, exam()),
  rack: () => sheet(INK, rack()),
  map: () => sheet(PAPER, grid(RULE) + map()),
};

export async function drawPicture(name: string): Promise<Uint8Array> {
  const draw = PICTURES[name];
  if (!draw) throw new Error(`There is no picture called ${name}`);
  return sharp(Buffer.from(draw())).png().toBuffer();
}

function sheet(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`;
}

function path(d: string, stroke: string, width = 3, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

function grid(colour: string): string {
  const lines = Array.from({ length: 7 }, (_, row) => `M120 ${150 + row * 100}H1480`);
  const ticks = Array.from({ length: 69 }, (_, tick) => `M${120 + tick * 20} 750v${tick % 5 === 0 ? 18 : 8}`);
  return path(lines.join(''), colour, 1.5) + path(ticks.join(''), INK, 2) + path('M120 750H1480', INK, 3);
}

/** Numbers that look alike at every run: a sine is enough for a sketch. */
function wobble(seed: number): number {
  return (Math.sin(seed * 12.9898) + 1) / 2;
}

function bars(): string {
  const heights = [60, 210, 470, 380, 190, 160, 300, 520, 260, 180, 140, 70];
  return heights
    .map((height, hour) => {
      const isMissed = height > 400;
      return `<rect x="${160 + hour * 110}" y="${750 - height}" width="66" height="${height}" fill="${isMissed ? SIGNAL : 'none'}" stroke="${INK}" stroke-width="3"/>`;
    })
    .join('');
}

function flow(): string {
  const boxes = [0, 1, 2, 3, 4].map((index) => {
    const x = 130 + index * 285;
    const isThinking = index === 2;
    const inner = path(
      `M${x + 40} 410h${60 + wobble(index) * 70}M${x + 40} 450h120M${x + 40} 490h${40 + wobble(index + 9) * 80}`,
      isThinking ? INK : '#565d66',
      5,
    );
    return `<rect x="${x}" y="340" width="200" height="220" rx="4" fill="${isThinking ? SIGNAL : '#fbf8f2'}" stroke="${INK}" stroke-width="4"/>${inner}`;
  });
  const wires = [0, 1, 2, 3].map((index) => {
    const x = 330 + index * 285;
    return path(`M${x} 450h85M${x + 67} 436l18 14-18 14`, INK, 4);
  });
  return boxes.join('') + wires.join('');
}

function curve(): string {
  const marks = [610, 520, 470, 360, 330, 450, 300, 240, 220, 205, 200];
  const points = marks.map((y, index) => `${160 + index * 125} ${y}`);
  const dots = marks.map(
    (y, index) =>
      `<circle cx="${160 + index * 125}" cy="${y}" r="${index === 5 ? 16 : 9}" fill="${index === 5 ? SIGNAL : INK}"/>`,
  );
  return path(`M${points.join('L')}`, INK, 5) + dots.join('');
}

function dial(): string {
  const at = (angle: number, radius: number) => `${800 + Math.cos(angle) * radius} ${560 + Math.sin(angle) * radius}`;
  const ticks = Array.from({ length: 61 }, (_, index) => {
    const angle = Math.PI + (index / 60) * Math.PI;
    return `M${at(angle, index % 5 === 0 ? 330 : 365)}L${at(angle, 400)}`;
  });
  const hand = Math.PI * 1.72;
  return (
    path(ticks.join(''), PAPER, 4) +
    path(`M${at(Math.PI, 430)}A430 430 0 0 1 ${at(Math.PI * 2, 430)}`, '#333d4a', 3) +
    path(`M${at(hand + Math.PI, 60)}L${at(hand, 350)}`, SIGNAL, 12) +
    `<circle cx="800" cy="560" r="26" fill="${SIGNAL}"/>`
  );
}

function switchboard(): string {
  const holes: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const isLit = (row * 11 + column) % 13 === 5;
      holes.push(
        `<circle cx="${200 + column * 120}" cy="${190 + row * 130}" r="26" fill="${isLit ? SIGNAL : 'none'}" stroke="${isLit ? SIGNAL : '#aab2bc'}" stroke-width="4"/>`,
      );
    }
  }
  const cords = [
    'M800 190C800 520 1160 560 1160 710',
    'M560 450C560 700 320 500 320 840',
    'M1040 320C1060 620 1380 500 1400 840',
  ];
  return holes.join('') + cords.map((cord) => path(cord, PAPER, 9)).join('');
}

function cards(): string {
  return Array.from({ length: 24 }, (_, index) => {
    const x = 150 + (index % 8) * 165;
    const y = 150 + Math.floor(index / 8) * 215;
    const isChosen = index === 11;
    const lines = path(
      `M${x + 20} ${y + 45}h${50 + wobble(index) * 45}M${x + 20} ${y + 75}h${30 + wobble(index + 5) * 60}`,
      INK,
      4,
    );
    return `<g transform="rotate(${(wobble(index) - 0.5) * 7} ${x + 65} ${y + 80})"><rect x="${x}" y="${y}" width="130" height="165" fill="${isChosen ? SIGNAL : '#fbf8f2'}" stroke="${INK}" stroke-width="3"/>${lines}</g>`;
  }).join('');
}

function rack(): string {
  return Array.from({ length: 6 }, (_, row) => {
    const y = 130 + row * 112;
    const leds = Array.from({ length: 4 }, (__, led) => {
      const isLit = row === 2 && led === 1;
      return `<circle cx="${1230 + led * 45}" cy="${y + 42}" r="10" fill="${isLit ? SIGNAL : '#333d4a'}"/>`;
    }).join('');
    const slots = path(
      Array.from({ length: 18 }, (__, slot) => `M${260 + slot * 45} ${y + 24}v38`).join(''),
      '#565d66',
      5,
    );
    return `<rect x="200" y="${y}" width="1200" height="86" fill="none" stroke="#aab2bc" stroke-width="4"/>${slots}${leds}`;
  }).join('');
}

function pile(): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = 200 + index * 118;
    const y = 150 + wobble(index * 2.3) * 60;
    const isLast = index === 8;
    const lines = [60, 110, 160, 320]
      .map((at, line) => `M${x + 45} ${y + at}h${90 + wobble(index + line) * 120}`)
      .join('');
    return `<g transform="rotate(${-9 + index * 2.2} ${x + 150} ${y + 250})"><rect x="${x}" y="${y}" width="300" height="430" fill="${isLast ? SIGNAL : PAPER}" stroke="${INK}" stroke-width="5"/>${path(lines, INK, 6)}</g>`;
  }).join('');
}

function exam(): string {
  return Array.from({ length: 40 }, (_, index) => {
    const x = 190 + (index % 10) * 125;
    const y = 160 + Math.floor(index / 10) * 155;
    const hasFailed = index === 23;
    const mark = hasFailed ? `M${x + 22} ${y + 22}l46 46m0-46l-46 46` : `M${x + 18} ${y + 46}l20 22 38-46`;
    const box = `<rect x="${x}" y="${y}" width="92" height="92" fill="${hasFailed ? SIGNAL : '#fbf8f2'}" stroke="${INK}" stroke-width="3"/>`;
    return box + path(mark, INK, 6);
  }).join('');
}

function map(): string {
  return Array.from({ length: 90 }, (_, index) => {
    const x = 160 + wobble(index * 1.7) * 1280;
    const y = 170 + wobble(index * 3.1 + 4) * 540;
    const isReason = index % 13 === 6;
    return `<circle cx="${x}" cy="${y}" r="${isReason ? 20 : 9}" fill="${isReason ? SIGNAL : 'none'}" stroke="${INK}" stroke-width="3"/>`;
  }).join('');
}
