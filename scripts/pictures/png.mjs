import { crc32, deflateSync } from 'node:zlib';

const INK = [0x11, 0x16, 0x1d];
/** From ink to each of the site's colours in so many steps: what anti-aliased lines and letters are made of. */
const RAMPS = [
  { to: [0xf5, 0xf0, 0xe6], steps: 20 },
  { to: [0xff, 0x8a, 0x1f], steps: 11 },
];
const PALETTE = [INK, ...RAMPS.flatMap(ramp)];

/** A PNG with the site's own palette, a third the size of one in full colour. `rgba` holds `width` × `height` pixels. */
export function encodePalettePng(rgba, width, height) {
  const rows = Buffer.alloc((width + 1) * height);
  const known = new Map();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const color = (rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2];
      let index = known.get(color);
      if (index === undefined) {
        index = nearest(rgba[at], rgba[at + 1], rgba[at + 2]);
        known.set(color, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 3;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(PALETTE.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function ramp({ to, steps }) {
  return Array.from({ length: steps }, (_, step) =>
    INK.map((from, channel) => Math.round(from + ((to[channel] - from) * (step + 1)) / steps)),
  );
}

function nearest(red, green, blue) {
  const far = PALETTE.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return far.indexOf(Math.min(...far));
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
