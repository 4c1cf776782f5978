import { deliveries, drawCircuit, drawCircuitMotion } from './circuit.mjs';
import { drawDial, drawDialMotion } from './dial.mjs';
import { createLayer } from './layer.mjs';
import { DIAL, distanceFromHub } from './layout.mjs';
import { PALETTE, STAGE, smoothstep } from './stage.mjs';

const INK = toRgb(PALETTE.ink);
const INK_LIFTED = toRgb(PALETTE.inkLifted);
const INK_DEEP = toRgb(PALETTE.inkDeep);
const PAPER = toRgb(PALETTE.paper);
const SIGNAL = toRgb(PALETTE.signal);

/** A shade that survives both the video's and WebP's colour rounding, so the face keeps its hue when playback starts. */
const FACE_LIFT = 0.85;

/** Peak of the grain that keeps dark gradients from banding, in 8-bit steps. */
const GRAIN = 0.6;

/**
 * Prepares everything that is the same in all frames.
 *
 * @param view see `createLayer`; `width` and `height` even.
 * @returns a function from seconds into the loop to a frame: `width`, `height`, `planes` (red, green, blue, floats in
 *   [0, 1]) and `grain` (8-bit steps per pixel). Every call reuses the same planes.
 */
export function createFramePainter(view) {
  const { width, height } = view;
  const presence = perPixel(view, presenceAt);
  const grain = perPixel(view, grainAt);
  const still = [0, 1, 2].map((channel) => perPixel(view, (x, y) => inkAt(x, y)[channel]));
  const rest = createLayer(view);
  drawDial(rest);
  drawCircuit(rest, STAGE);
  blend(still, rest, presence, PAPER);

  const paper = createLayer(view);
  const signal = createLayer(view);
  const planes = still.map((plane) => new Float32Array(plane.length));
  return (seconds) => {
    paper.data.fill(0);
    signal.data.fill(0);
    drawDialMotion(paper, signal, seconds, deliveries);
    drawCircuitMotion(paper, signal, seconds);
    for (const [channel, plane] of planes.entries()) plane.set(still[channel]);
    blend(planes, signal, presence, SIGNAL);
    blend(planes, paper, presence, PAPER);
    return { width, height, planes, grain };
  };
}

/**
 * How much of the drawing shows at a stage point: little under the headline, less toward the foot where phones set
 * their text, nearly all of it on the right.
 */
function presenceAt(x, y) {
  const across = smoothstep(240, 1060, x) ** 1.4;
  const down = smoothstep(340, 700, y) * (0.5 - 0.3 * smoothstep(1180, 1420, x));
  return across * (1 - down);
}

/** The ink itself: lifted around the dial, deep toward the headline and the corners. The dial's face is flat and proud. */
function inkAt(x, y) {
  const distance = Math.hypot((x - DIAL.centre[0] - 30) / 1.15, y - DIAL.centre[1]) / 760;
  const onFace = faceAt(x, y);
  const shadow = Math.exp((DIAL.radius - distanceFromHub([x, y])) / 70);
  const around = 0.72 * Math.exp(-2.2 * distance * distance) - 0.26 * shadow;
  const lift = onFace * FACE_LIFT + (1 - onFace) * around;
  const sink = smoothstep(0.55, 1.5, distance);
  return INK.map((ink, i) => ink + (INK_LIFTED[i] - ink) * lift + (INK_DEEP[i] - ink) * sink);
}

/** Triangular noise, fixed to the stage so that it costs the video nothing after the first frame. A flat face needs none. */
function grainAt(x, y) {
  return GRAIN * (1 - faceAt(x, y)) * (hash(x, y) - hash(x + 4099, y + 8191));
}

/** 1 on the dial's face, 0 off it. */
function faceAt(x, y) {
  return smoothstep(DIAL.radius + 0.7, DIAL.radius - 0.7, distanceFromHub([x, y]));
}

function blend(planes, layer, presence, colour) {
  const { data } = layer;
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const alpha = data[i] * presence[i];
    for (let channel = 0; channel < 3; channel++) planes[channel][i] += alpha * (colour[channel] - planes[channel][i]);
  }
}

/** Interleaved 8-bit RGB of a frame. */
export function toRgb24({ planes, grain }) {
  const bytes = Buffer.alloc(grain.length * 3);
  for (let i = 0; i < grain.length; i++) {
    for (let c = 0; c < 3; c++) bytes[3 * i + c] = Math.round(255 * planes[c][i] + grain[i]);
  }
  return bytes;
}

/** Planar 8-bit 4:2:0 of a frame in BT.709, limited range. */
export function toYuv420({ width, height, planes: [r, g, b], grain }) {
  const size = width * height;
  const bytes = Buffer.alloc(size * 1.5);
  const blueness = new Float32Array(size / 4);
  const redness = new Float32Array(size / 4);
  for (let i = 0; i < size; i++) {
    const luma = 0.2126 * r[i] + 0.7152 * g[i] + 0.0722 * b[i];
    bytes[i] = Math.round(16 + 219 * luma + grain[i]);
    const quad = (Math.floor(i / width) >> 1) * (width / 2) + ((i % width) >> 1);
    blueness[quad] += (b[i] - luma) / 4;
    redness[quad] += (r[i] - luma) / 4;
  }
  for (let quad = 0; quad < size / 4; quad++) {
    const corner = Math.floor(quad / (width / 2)) * 2 * width + (quad % (width / 2)) * 2;
    bytes[size + quad] = Math.round(128 + (224 / 1.8556) * blueness[quad] + grain[corner]);
    bytes[size * 1.25 + quad] = Math.round(128 + (224 / 1.5748) * redness[quad] + grain[corner + 1]);
  }
  return bytes;
}

function hash(x, y) {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

function perPixel(view, valueAt) {
  const plane = new Float32Array(view.width * view.height);
  for (let i = 0; i < plane.length; i++) {
    plane[i] = valueAt(view.x + (i % view.width) / view.scale, view.y + Math.floor(i / view.width) / view.scale);
  }
  return plane;
}

function toRgb(hex) {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}
