import { circle, fill, glow, line, stroke } from './layer.mjs';
import { DIAL } from './layout.mjs';
import { clamp01, easeOut, envelope, LOOP_SECONDS, onClock, smoothstep, turns, wrap } from './stage.mjs';

const { centre, radius: RIM } = DIAL;

/** Where the hand points in the first frame: shortly before twelve, the side that phones show. */
const HAND_START_TURNS = -0.075;

const TICKS = 240;
const TRACK = 244;
const VERNIER = { radius: 200, marks: 120, group: 10 };
const COUNTER = { centre: [centre[0], centre[1] + 110], radius: 54, turnsBack: 2 };
const RESERVE = { centre: [centre[0] - 110, centre[1]], radius: 54, from: turns(-0.34), to: turns(0.34) };
const FAR_RINGS = [
  { radius: 412, alpha: 0.075 },
  { radius: 426, alpha: 0.035 },
  { radius: 612, alpha: 0.05 },
];

/** The moment, in seconds within [0, LOOP_SECONDS), at which the hand passes a clock angle in radians. */
export function handPasses(angle) {
  return wrap((angle / turns(1) - HAND_START_TURNS) * LOOP_SECONDS, LOOP_SECONDS);
}

/** Everything on the dial that never moves. */
export function drawDial(paper) {
  for (const ring of FAR_RINGS) stroke(paper, circle(centre, ring.radius), 1, ring.alpha);
  for (let i = 0; i < 360; i++)
    radialTick(paper, i / 360, FAR_RINGS[0].radius, i % 30 ? 418 : FAR_RINGS[1].radius, 1, i % 5 ? 0.04 : 0.09);

  stroke(paper, circle(centre, RIM), 1.2, 0.26);
  stroke(paper, circle(centre, TRACK), 1, 0.1);
  stroke(paper, circle(centre, VERNIER.radius + 10), 1, 0.07);
  for (let i = 0; i < TICKS; i++) drawRimTick(paper, i, tickAlpha(i));

  for (const { centre: at, radius } of [COUNTER, RESERVE]) stroke(paper, circle(at, radius), 1, 0.12);
  for (let i = 0; i < 60; i++) {
    tickOn(paper, COUNTER.centre, turns(i / 60), i % 5 ? 47 : 43, 50, 1, i % 5 ? 0.12 : 0.24);
  }
  for (let i = 0; i <= 24; i++) {
    const angle = RESERVE.from + ((RESERVE.to - RESERVE.from) * i) / 24;
    tickOn(paper, RESERVE.centre, angle, i % 6 ? 45 : 41, 49, 1, i % 6 ? 0.14 : 0.28);
  }
}

/**
 * The hands, the turning ring and the light they leave.
 *
 * @param seconds into the loop.
 * @param deliveries pulses that end on the rim: `time` in seconds, clock `angle` in radians.
 */
export function drawDialMotion(paper, signal, seconds, deliveries) {
  const hand = turns(HAND_START_TURNS + seconds / LOOP_SECONDS);
  drawWake(signal, hand);
  drawVernier(paper, seconds);
  for (const delivery of deliveries) drawDelivery(signal, wrap(seconds - delivery.time, LOOP_SECONDS), delivery.angle);

  const counter = -turns((COUNTER.turnsBack * seconds) / LOOP_SECONDS);
  drawSmallHand(paper, COUNTER, counter);
  const level = reserveLevel(seconds, deliveries);
  drawSmallHand(paper, RESERVE, RESERVE.from + (RESERVE.to - RESERVE.from) * level);
  drawReserveArc(signal, level);
  drawHand(paper, signal, hand);
}

/** Ticks the hand has just passed stay warm for a while. */
function drawWake(signal, hand) {
  for (let i = 0; i < TICKS; i++) {
    const lag = wrap(hand / turns(1) - i / TICKS, 1);
    const rise = smoothstep(0.992, 1, lag);
    const warmth = Math.max(rise, Math.exp(-lag / 0.028) * 0.8 + Math.exp(-lag / 0.13) * 0.34 * (1 - lag));
    if (warmth < 0.01) continue;
    drawRimTick(signal, i, warmth * (i % 4 ? 0.7 : 0.95));
  }
}

/** Turns back by one twelfth per loop, which lands every mark on its neighbour's place. */
function drawVernier(paper, seconds) {
  const shift = -seconds / LOOP_SECONDS / (VERNIER.marks / VERNIER.group);
  for (let i = 0; i < VERNIER.marks; i++) {
    const isGroup = i % VERNIER.group === 0;
    const length = isGroup ? 12 : 5;
    radialTick(paper, shift + i / VERNIER.marks, VERNIER.radius - length, VERNIER.radius, 1, isGroup ? 0.26 : 0.11);
  }
}

/** A slice of the track fills clockwise from the terminal: the time a pulse has just bought. */
function drawDelivery(signal, age, angle) {
  const strength = envelope(age, 0.15, 2.4) * smoothstep(LOOP_SECONDS, LOOP_SECONDS - 2, age);
  if (strength < 0.01) return;
  arc(signal, centre, TRACK, angle, angle + turns(0.075) * easeOut(age / 1.8), 1.8, strength * 0.85);
}

/** Each delivery lifts the reserve; it drains evenly over the rest of the loop. */
function reserveLevel(seconds, deliveries) {
  const share = (age) => easeOut(age / 1.6) * (1 - age / LOOP_SECONDS);
  const sum = deliveries.reduce((total, { time }) => total + share(wrap(seconds - time, LOOP_SECONDS)), 0);
  return clamp01(0.06 + (0.88 * sum) / (deliveries.length * 0.62));
}

function drawReserveArc(signal, level) {
  arc(signal, RESERVE.centre, 38, RESERVE.from, RESERVE.from + (RESERVE.to - RESERVE.from) * level, 1.4, 0.5);
}

function drawSmallHand(paper, { centre: at }, angle) {
  stroke(paper, line(onClock(at, -10, angle), onClock(at, 34, angle)), 1.2, 0.5);
  fill(paper, circle(at, 2.6), 0.6);
}

function drawHand(paper, signal, angle) {
  const from = (radius) => onClock(centre, radius, angle);
  stroke(paper, line(from(-56), from(-26)), 2.6, 0.5);
  stroke(paper, line(from(-26), from(218)), 1.3, 0.62);
  stroke(paper, circle(centre, 5), 1.3, 0.7);
  fill(paper, circle(centre, 1.8), 0.8);
  stroke(paper, circle(centre, 13), 1, 0.2);
  // Fainter copies behind the tip soften its step from frame to frame.
  for (let i = 0; i < 6; i++) {
    const lag = angle - turns(i / 1440);
    const tip = line(onClock(centre, 218, lag), onClock(centre, RIM - 10, lag));
    stroke(signal, tip, 2, 0.95 * (1 - i / 6) ** 3);
  }
  glow(signal, line(from(226), from(RIM - 10)), 6, 0.12);
}

function arc(layer, at, radius, from, to, width, alpha) {
  const steps = Math.max(1, Math.ceil(((to - from) * radius) / 4));
  for (let i = 0; i < steps; i++) {
    const start = onClock(at, radius, from + ((to - from) * i) / steps);
    const end = onClock(at, radius, from + ((to - from) * (i + 1)) / steps);
    stroke(layer, line(start, end), width, alpha);
  }
}

function drawRimTick(layer, i, alpha) {
  radialTick(layer, i / TICKS, RIM - 8 - tickLength(i), RIM - 8, tickWidth(i), alpha);
}

function radialTick(layer, turn, inner, outer, width, alpha) {
  tickOn(layer, centre, turns(turn), inner, outer, width, alpha);
}

function tickOn(layer, at, angle, inner, outer, width, alpha) {
  stroke(layer, line(onClock(at, inner, angle), onClock(at, outer, angle)), width, alpha);
}

const tickRank = (i) => (i % 20 === 0 ? 2 : i % 4 === 0 ? 1 : 0);
const tickLength = (i) => [6, 11, 20][tickRank(i)];
const tickWidth = (i) => [1, 1, 1.6][tickRank(i)];
const tickAlpha = (i) => [0.14, 0.26, 0.46][tickRank(i)];
