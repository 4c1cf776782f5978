import { handPasses } from './dial.mjs';
import { circle, erase, fill, glow, line, roundedBox, stroke } from './layer.mjs';
import { BUSES, DIAL, distanceFromHub, NODES, WIRES } from './layout.mjs';
import { parallel, roundedPath } from './path.mjs';
import { easeOut, envelope, LOOP_SECONDS, onClock, smoothstep, turns, wrap } from './stage.mjs';

const CORNER_RADIUS = 16;
const GRID_PITCH = 40;

/** Seconds a pulse rests in each component. */
const DWELL = 0.16;
const TAIL_SECONDS = 1.1;

const OUTLINES = {
  terminal: (at) => circle(at, 5),
  ring: (at) => circle(at, 6),
  square: (at) => roundedBox(at, 11, 11, 4),
  gauge: (at) => circle(at, 19),
  module: (at) => roundedBox(at, 27, 16, 5),
};

const wires = WIRES.map((wire) => ({ ...wire, path: roundedPath(wire.corners, CORNER_RADIUS) }));
const terminals = uniquePoints(wires.flatMap(({ corners }) => [corners[0], corners.at(-1)]).filter(isOnRim));
const nodes = [...NODES, ...terminals.map((at) => ({ kind: 'terminal', at }))].map((node) => ({ ...node, hits: [] }));
const journeys = wires.map(planJourney);

/** Pulses handed to the dial: `time` in seconds into the loop, clock `angle` in radians. */
export const deliveries = wires.flatMap(({ corners, arrives }) =>
  arrives === undefined ? [] : [{ time: arrives, angle: clockAngle(corners.at(-1)) }],
);

/** The wiring at rest. */
export function drawCircuit(paper, { width, height }) {
  for (let x = GRID_PITCH / 2; x < width; x += GRID_PITCH) {
    for (let y = GRID_PITCH / 2; y < height; y += GRID_PITCH) {
      if (!isOnDial([x, y])) drawCross(paper, x, y);
    }
  }
  for (const { corners, count, pitch } of BUSES) {
    for (let i = 0; i < count; i++) {
      strokeAll(paper, roundedPath(parallel(corners, i * pitch), CORNER_RADIUS + 6).shapes, 1, 0.085);
    }
  }
  for (const { path } of wires) strokeAll(paper, path.shapes, 1, 0.22);
  for (const node of nodes) drawNode(paper, node);
}

/** Pulses on their way and the components answering them, `seconds` into the loop. */
export function drawCircuitMotion(paper, signal, seconds) {
  for (const journey of journeys) drawPulse(paper, signal, journey, seconds);
  for (const node of nodes) drawResponse(paper, signal, node, seconds);
}

/** Fixes when each pulse leaves, rests and ends, and tells the components on its way. */
function planJourney({ path, speed, arrives, corners }) {
  const met = nodes
    .map((node) => ({ node, s: path.locate(node.at) }))
    .filter(({ s }) => s !== undefined)
    .sort((a, b) => a.s - b.s);
  const stops = [...new Set([0, ...met.map(({ s }) => s), path.length])];
  const legs = [];
  let clock = 0;
  for (let i = 1; i < stops.length; i++) {
    const duration = (stops[i] - stops[i - 1]) / speed;
    legs.push({ from: stops[i - 1], to: stops[i], start: clock, duration });
    clock += duration + DWELL;
  }
  const duration = clock - DWELL;
  const start = arrives === undefined ? handPasses(clockAngle(corners[0])) : arrives - duration;
  for (const { node, s } of met) {
    const leg = legs.find(({ to }) => to === s);
    node.hits.push(start + (leg ? leg.start + leg.duration : 0));
  }
  return { path, legs, start, duration };
}

/** Distance along the wire `age` seconds after departure: it gathers speed, then settles into each stop. */
function travelled({ legs }, age) {
  let leg = legs[0];
  for (const next of legs) if (age >= next.start) leg = next;
  const progress = Math.min(1, Math.max(0, (age - leg.start) / leg.duration));
  return leg.from + (leg.to - leg.from) * (0.25 * progress + 0.75 * smoothstep(0, 1, progress));
}

function drawPulse(paper, signal, journey, seconds) {
  const age = wrap(seconds - journey.start, LOOP_SECONDS);
  if (age > journey.duration + TAIL_SECONDS) return;
  const { path } = journey;
  const samples = 44;
  let ahead = path.at(travelled(journey, age));
  for (let i = 1; i <= samples; i++) {
    const lag = (i / samples) * TAIL_SECONDS;
    const behind = path.at(travelled(journey, age - lag));
    const fade = (1 - i / samples) ** 1.6;
    if (behind[0] !== ahead[0] || behind[1] !== ahead[1]) {
      stroke(signal, line(ahead, behind), 1 + 1.2 * fade ** 2, 0.16 * fade + 0.74 * fade ** 4);
    }
    ahead = behind;
  }
  const presence = smoothstep(0, 0.2, age) * smoothstep(journey.duration + 0.3, journey.duration, age);
  if (presence === 0) return;
  const head = path.at(travelled(journey, age));
  glow(signal, circle(head, 0), 8, 0.22 * presence);
  fill(signal, circle(head, 3), presence);
  fill(paper, circle(head, 1.4), 0.75 * presence);
}

function drawNode(paper, { kind, at }) {
  const outline = OUTLINES[kind](at);
  erase(paper, outline);
  stroke(paper, outline, 1.2, 0.46);
  if (kind === 'square') fill(paper, circle(at, 2), 0.4);
  if (kind === 'module') for (const bar of moduleBars(at)) stroke(paper, bar, 1.4, 0.22);
  if (kind === 'gauge') {
    for (let i = 0; i < 12; i++) {
      const angle = turns(i / 12);
      stroke(paper, line(onClock(at, i % 3 ? 14 : 12, angle), onClock(at, 16, angle)), 1, 0.3);
    }
  }
}

function drawResponse(paper, signal, { kind, at, hits }, seconds) {
  const outline = OUTLINES[kind](at);
  let spin = 0;
  for (const hit of hits) {
    const age = wrap(seconds - hit, LOOP_SECONDS);
    spin += easeOut(age / 2.2) / hits.length;
    const warmth = envelope(age, 0.14, 0.9);
    if (warmth < 0.01) continue;
    stroke(signal, outline, 1.4, 0.85 * warmth);
    stroke(signal, inflate(outline, 15 * easeOut(age / 1.5)), 1, 0.5 * warmth * smoothstep(1.5, 0.2, age));
    if (kind === 'square') fill(signal, circle(at, 2.4), warmth);
    if (kind === 'module') drawBarsFilling(signal, at, age);
  }
  if (kind === 'gauge') stroke(paper, line(at, onClock(at, 11, turns(0.1 + spin))), 1.2, 0.6);
}

function drawBarsFilling(signal, at, age) {
  for (const [i, bar] of moduleBars(at).entries()) stroke(signal, bar, 1.8, 0.9 * envelope(age - 0.16 * i, 0.2, 1));
}

function moduleBars([x, y]) {
  return [-12, 0, 12].map((dx) => line([x + dx, y - 6], [x + dx, y + 6]));
}

/** The same outline, `by` stage units further out. */
function inflate({ bounds: [left, top, right, bottom], distance }, by) {
  return { bounds: [left - by, top - by, right + by, bottom + by], distance: (x, y) => distance(x, y) - by };
}

function drawCross(paper, x, y) {
  stroke(paper, line([x - 2, y], [x + 2, y]), 1, 0.07);
  stroke(paper, line([x, y - 2], [x, y + 2]), 1, 0.07);
}

function strokeAll(layer, shapes, width, alpha) {
  for (const shape of shapes) stroke(layer, shape, width, alpha);
}

function isOnRim(point) {
  return Math.abs(distanceFromHub(point) - DIAL.radius) < 0.5;
}

function isOnDial(point) {
  return distanceFromHub(point) < DIAL.radius;
}

function clockAngle([x, y]) {
  return Math.atan2(x - DIAL.centre[0], DIAL.centre[1] - y);
}

function uniquePoints(points) {
  return [...new Map(points.map((point) => [point.join(), point])).values()];
}
