import sharp from 'sharp';
import { MAX_PIXELS } from './decoders.ts';

/** Pixels of each side that are counted. */
const SIDE = 96;
/** Steps of each channel that are one colour. */
const STEPS = 12;
/** Colours that are no nearer than this, as the sum of the differences of their channels. */
const APART = 90;
/** Part of all pixels that a colour has at least. */
const LEAST_PART = 0.02;
const MOST_COLORS = 3;

/** The most frequent colours of a picture as `#rrggbb`, without its transparent parts and without white. */
export async function dominantColors(source: string): Promise<string[]> {
  const { data } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: 150 })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map<string, { count: number; sum: number[] }>();
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 200 || Math.min(r, g, b) > 240) continue;
    total += 1;
    const key = [r, g, b].map((value) => Math.round((value / 255) * STEPS)).join();
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    groups.set(key, { count: group.count + 1, sum: [r, g, b].map((value, index) => value + (group.sum[index] ?? 0)) });
  }
  const chosen: number[][] = [];
  for (const { count, sum } of [...groups.values()].sort((a, b) => b.count - a.count)) {
    if (count < total * LEAST_PART || chosen.length === MOST_COLORS) break;
    const color = sum.map((value) => Math.round(value / count));
    if (chosen.every((other) => distance(color, other) >= APART)) chosen.push(color);
  }
  return chosen.map((color) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
}
