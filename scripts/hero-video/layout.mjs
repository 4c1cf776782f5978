import { STAGE } from './stage.mjs';

/** The large dial. Its rim is where wires end. */
export const DIAL = { centre: [1130, 352], radius: 280 };

/** Distance of a stage point from the dial's centre. */
export function distanceFromHub([x, y]) {
  return Math.hypot(x - DIAL.centre[0], y - DIAL.centre[1]);
}

/** Off-stage ends of wires, far enough that a pulse appears and leaves unseen. */
const LEFT = -40;
const TOP = -40;
const RIGHT = STAGE.width + 40;
const BOTTOM = STAGE.height + 40;

const [CX, CY] = DIAL.centre;

/** Where a horizontal wire at height `y` meets the rim; `side` is -1 for left, 1 for right. */
const rimAtY = (y, side) => [CX + side * Math.sqrt(DIAL.radius ** 2 - (y - CY) ** 2), y];

/** Where a vertical wire at `x` meets the rim; `side` is -1 for top, 1 for bottom. */
const rimAtX = (x, side) => [x, CY + side * Math.sqrt(DIAL.radius ** 2 - (x - CX) ** 2)];

/**
 * Wires that carry pulses. One that ends on the rim delivers its pulse at `arrives` (seconds into the loop);
 * one that starts there is released as the hand passes it. `speed` is in stage units per second.
 */
export const WIRES = [
  { corners: [[LEFT, 640], [716, 640], [716, CY - 36], rimAtY(CY - 36, -1)], arrives: 1.9, speed: 250 },
  { corners: [[LEFT, 658], [734, 658], [734, CY], rimAtY(CY, -1)], arrives: 9.2, speed: 235 },
  { corners: [[LEFT, 676], [752, 676], [752, CY + 36], rimAtY(CY + 36, -1)], arrives: 11.7, speed: 250 },
  { corners: [[868, TOP], [868, 152], rimAtY(152, -1)], arrives: 7.4, speed: 150 },
  { corners: [[CX, TOP], rimAtX(CX, -1)], arrives: 0.45, speed: 100 },
  { corners: [[LEFT, 760], [1006, 760], rimAtX(1006, 1)], arrives: 5.1, speed: 260 },

  { corners: [rimAtX(CX + 68, -1), [CX + 68, 36], [RIGHT, 36]], speed: 190 },
  { corners: [rimAtY(CY - 72, 1), [1498, CY - 72], [1498, TOP]], speed: 200 },
  { corners: [rimAtY(CY, 1), [RIGHT, CY]], speed: 120 },
  { corners: [rimAtY(CY + 72, 1), [1462, CY + 72], [1462, 600], [RIGHT, 600]], speed: 200 },
  { corners: [rimAtX(CX + 68, 1), [CX + 68, 712], [RIGHT, 712]], speed: 200 },
  { corners: [rimAtX(CX, 1), [CX, 796], [1360, 796], [1360, BOTTOM]], speed: 180 },
  { corners: [rimAtX(CX - 68, 1), [CX - 68, 840], [890, 840], [890, BOTTOM]], speed: 170 },
];

/** Components on the wires; a pulse stops at each one it meets. */
export const NODES = [
  { kind: 'ring', at: [716, 500] },
  { kind: 'ring', at: [734, 570] },
  { kind: 'ring', at: [752, 436] },
  { kind: 'square', at: [868, 66] },
  { kind: 'ring', at: [CX, 26] },
  { kind: 'square', at: [924, 760] },

  { kind: 'module', at: [1336, 36] },
  { kind: 'square', at: [1498, 156] },
  { kind: 'gauge', at: [1516, CY] },
  { kind: 'module', at: [1462, 516] },
  { kind: 'gauge', at: [1322, 712] },
  { kind: 'square', at: [1500, 712] },
  { kind: 'module', at: [1240, 796] },
  { kind: 'ring', at: [CX - 68, 700] },
  { kind: 'ring', at: [972, 840] },
];

/** Idle wiring in the distance: `count` parallel hairlines, `pitch` stage units apart. */
export const BUSES = [
  {
    corners: [
      [640, TOP],
      [640, 214],
      [LEFT, 214],
    ],
    count: 5,
    pitch: 9,
  },
  {
    corners: [
      [1560, BOTTOM],
      [1560, 662],
      [1420, 662],
      [1420, 224],
      [RIGHT, 224],
    ],
    count: 5,
    pitch: 9,
  },
  {
    corners: [
      [LEFT, 724],
      [816, 724],
      [816, BOTTOM],
    ],
    count: 6,
    pitch: 9,
  },
  {
    corners: [
      [1010, TOP],
      [1010, 28],
      [LEFT, 28],
    ],
    count: 3,
    pitch: 9,
  },
];
