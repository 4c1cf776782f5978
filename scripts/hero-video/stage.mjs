/** The drawing's own units: every coordinate and length in this folder is a stage unit, origin top left. */
export const STAGE = { width: 1600, height: 900 };

export const LOOP_SECONDS = 14;
export const FRAMES_PER_SECOND = 30;
export const FRAME_COUNT = LOOP_SECONDS * FRAMES_PER_SECOND;

export const PALETTE = {
  inkDeep: '#0d1117',
  ink: '#11161d',
  inkLifted: '#1a212b',
  paper: '#f5f0e6',
  signal: '#ff8a1f',
};

const TAU = 2 * Math.PI;

/** An angle on a clock face: `turns` clockwise from twelve o'clock, in radians. */
export const turns = (amount) => amount * TAU;

/** The stage point at `radius` from `centre`, at a clock angle in radians. */
export function onClock([x, y], radius, angle) {
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** `value` wrapped into [0, period). All motion passes through here, so the last frame leads into the first. */
export function wrap(value, period) {
  return ((value % period) + period) % period;
}

/** The nearest value in [0, 1]. */
export const clamp01 = (value) => Math.min(1, Math.max(0, value));

/** 0 below `from`, 1 above `to`, an S-curve between them. */
export function smoothstep(from, to, value) {
  const x = clamp01((value - from) / (to - from));
  return x * x * (3 - 2 * x);
}

/** Fast start, long settle; input and result in [0, 1]. */
export const easeOut = (x) => 1 - (1 - clamp01(x)) ** 3;

/** A response to an event: quick rise over `attack`, exponential fall over `decay`; all in seconds, result in [0, 1]. */
export function envelope(age, attack, decay) {
  if (age < 0) return 0;
  return age < attack ? smoothstep(0, attack, age) : Math.exp(-(age - attack) / decay);
}
