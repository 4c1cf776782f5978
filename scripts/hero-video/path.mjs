import { line } from './layer.mjs';

const CORNER_STEPS = 12;

/**
 * An orthogonal run of wire with rounded corners.
 *
 * @param corners stage points; consecutive ones share an x or a y.
 * @param radius of each bend, in stage units.
 * @returns `length`, `at(s)` for the point at distance `s`, and `shapes` to stroke.
 */
export function roundedPath(corners, radius) {
  const points = corners.flatMap((corner, i) => {
    const before = corners[i - 1];
    const after = corners[i + 1];
    return before && after ? bend(before, corner, after, radius) : [corner];
  });
  const starts = [0];
  for (let i = 1; i < points.length; i++) starts.push(starts[i - 1] + distanceBetween(points[i - 1], points[i]));
  const length = starts.at(-1);

  function at(s) {
    const wanted = Math.min(length, Math.max(0, s));
    let i = 1;
    while (i < points.length - 1 && starts[i] < wanted) i++;
    return mix(points[i - 1], points[i], (wanted - starts[i - 1]) / (starts[i] - starts[i - 1] || 1));
  }

  /** Distance along the wire of a point lying on it, or undefined when the point is elsewhere. */
  function locate(point) {
    for (let i = 1; i < points.length; i++) {
      if (line(points[i - 1], points[i]).distance(...point) < 0.5) {
        return starts[i - 1] + distanceBetween(points[i - 1], point);
      }
    }
  }

  return { length, at, locate, shapes: points.slice(1).map((point, i) => line(points[i], point)) };
}

/** The same run moved sideways by `offset` stage units (positive is to the right of travel), corners staying nested. */
export function parallel(corners, offset) {
  return corners.map((corner, i) => {
    const into = i > 0 ? heading(corners[i - 1], corner) : heading(corner, corners[i + 1]);
    const out = i < corners.length - 1 ? heading(corner, corners[i + 1]) : into;
    const straight = into[0] === out[0] && into[1] === out[1];
    const side = straight ? [-into[1], into[0]] : [-into[1] - out[1], into[0] + out[0]];
    return [corner[0] + offset * side[0], corner[1] + offset * side[1]];
  });
}

function bend(before, corner, after, radius) {
  const room = Math.min(radius, distanceBetween(before, corner) / 2, distanceBetween(corner, after) / 2);
  const into = heading(before, corner);
  const out = heading(corner, after);
  const centre = [0, 1].map((axis) => corner[axis] + room * (out[axis] - into[axis]));
  return Array.from({ length: CORNER_STEPS + 1 }, (_, i) => {
    const angle = (i / CORNER_STEPS) * (Math.PI / 2);
    return [0, 1].map((axis) => centre[axis] + room * (into[axis] * Math.sin(angle) - out[axis] * Math.cos(angle)));
  });
}

function heading(from, to) {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function distanceBetween(a, b) {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function mix(a, b, amount) {
  return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount];
}
