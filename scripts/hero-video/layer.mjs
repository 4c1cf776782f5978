/**
 * A layer holds the coverage of one colour, a float in [0, 1] per pixel. Shapes are distance functions,
 * so strokes of any width land between pixels without jumping and glows have no 8-bit steps.
 *
 * @param view the visible part of the stage: origin `x`, `y` in stage units, `scale` in pixels per unit,
 *   `width` and `height` in pixels.
 */
export function createLayer(view) {
  return { view, data: new Float32Array(view.width * view.height) };
}

/**
 * A straight line between two stage points.
 *
 * @returns a shape: `distance(x, y)` in stage units, negative inside closed shapes, and `bounds` as
 *   [left, top, right, bottom].
 */
export function line([x0, y0], [x1, y1]) {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const lengthSquared = dx * dx + dy * dy || 1;
  return {
    bounds: [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)],
    distance(x, y) {
      const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / lengthSquared));
      const ex = x - x0 - along * dx;
      const ey = y - y0 - along * dy;
      return Math.sqrt(ex * ex + ey * ey);
    },
  };
}

/** A circle around a stage point; radius 0 makes it the point itself. */
export function circle([cx, cy], radius) {
  return {
    bounds: [cx - radius, cy - radius, cx + radius, cy + radius],
    distance: (x, y) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) - radius,
  };
}

/** A box reaching `halfWidth` and `halfHeight` from a stage point, its corners rounded by `radius`. */
export function roundedBox([cx, cy], halfWidth, halfHeight, radius) {
  return {
    bounds: [cx - halfWidth, cy - halfHeight, cx + halfWidth, cy + halfHeight],
    distance(x, y) {
      const qx = Math.abs(x - cx) - halfWidth + radius;
      const qy = Math.abs(y - cy) - halfHeight + radius;
      return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - radius;
    },
  };
}

/** Strokes the outline, `width` in stage units. Crossing strokes keep the stronger one, so joints do not brighten. */
export function stroke(layer, shape, width, alpha) {
  const half = (width / 2) * layer.view.scale + 0.5;
  visit(layer, shape, width, (data, i, distance) => {
    const cover = alpha * Math.min(1, half - Math.abs(distance));
    if (cover > data[i]) data[i] = cover;
  });
}

/** Fills the inside; `alpha` in [0, 1], as everywhere here. */
export function fill(layer, shape, alpha) {
  visit(layer, shape, 0, (data, i, distance) => {
    const cover = alpha * Math.min(1, 0.5 - distance);
    if (cover > data[i]) data[i] = cover;
  });
}

/** Removes what earlier shapes left inside, as a component hides the wire under it. */
export function erase(layer, shape) {
  visit(layer, shape, 0, (data, i, distance) => {
    data[i] *= 1 - Math.min(1, Math.max(0, 0.5 - distance));
  });
}

/** A soft halo around the shape, gaussian with `sigma` in stage units; halos add up like light. */
export function glow(layer, shape, sigma, alpha) {
  const falloff = -0.5 / (sigma * layer.view.scale) ** 2;
  visit(layer, shape, sigma * 6, (data, i, distance) => {
    const d = Math.max(0, distance);
    data[i] = 1 - (1 - data[i]) * (1 - alpha * Math.exp(d * d * falloff));
  });
}

function visit({ view, data }, { bounds, distance }, margin, paint) {
  const reach = margin / 2 + 1 / view.scale;
  const left = Math.max(0, Math.ceil((bounds[0] - reach - view.x) * view.scale));
  const top = Math.max(0, Math.ceil((bounds[1] - reach - view.y) * view.scale));
  const right = Math.min(view.width - 1, Math.floor((bounds[2] + reach - view.x) * view.scale));
  const bottom = Math.min(view.height - 1, Math.floor((bounds[3] + reach - view.y) * view.scale));
  for (let py = top; py <= bottom; py++) {
    const y = view.y + py / view.scale;
    for (let px = left; px <= right; px++) {
      paint(data, py * view.width + px, distance(view.x + px / view.scale, y) * view.scale);
    }
  }
}
