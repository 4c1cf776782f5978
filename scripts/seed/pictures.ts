import sharp from 'sharp';

const INK = '#11161d';
const PAPER = '#f5f0e6';
const RULE = '#cfc6b3';
const SIGNAL = '#ff8a1f';
const WIDTH = 1600;
const HEIGHT = 900;

/** The pictures of the sample posts, drawn here: PNG, 1600 × 900. */
const PICTURES: Record<string, () => string> = {
  calls: () => sheet(grid() + bars()),
  flow: () => sheet(grid() + flow()),
  curve: () => sheet(grid() + curve()),
  cards: () => sheet(cards()),
  map: () => sheet(grid() + map()),
};

export async function drawPicture(name: string): Promise<Uint8Array> {
  const draw = PICTURES[name];
  if (!draw) throw new Error(`There is no picture called ${name}`);
  return sharp(Buffer.from(draw())).png().toBuffer();
}

function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>${content}</svg>`;
}

function path(d: string, stroke: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function grid(): string {
  const lines = Array.from({ length: 7 }, (_, row) => `M120 ${150 + row * 100}H1480`);
  const ticks = Array.from({ length: 69 }, (_, tick) => `M${120 + tick * 20} 750v${tick % 5 === 0 ? 18 : 8}`);
  return path(lines.join(''), RULE, 1.5) + path(ticks.join(''), INK, 2) + path('M120 750H1480', INK, 3);
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

function map(): string {
  return Array.from({ length: 90 }, (_, index) => {
    const x = 160 + wobble(index * 1.7) * 1280;
    const y = 170 + wobble(index * 3.1 + 4) * 540;
    const isReason = index % 13 === 6;
    return `<circle cx="${x}" cy="${y}" r="${isReason ? 20 : 9}" fill="${isReason ? SIGNAL : 'none'}" stroke="${INK}" stroke-width="3"/>`;
  }).join('');
}
