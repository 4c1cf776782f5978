/** A colour by lightness (0 to 1), chroma (0 for grey) and hue (radians), spaced as people see it (https://bottosson.github.io/posts/oklab). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green and blue from 0 to 1 without the screen's gamma. @param hex `#rrggbb`. */
export function linearRgb(hex: string): [number, number, number] {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** @param hex `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(green, blue),
    h: Math.atan2(blue, green),
  };
}

/** The nearest colour that screens can show, as `#rrggbb`: less saturated where there is none. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let c = color.c;
  let rgb = toLinearRgb({ ...color, l, c });
  while (c > 0 && rgb.some((value) => value < -0.0001 || value > 1.0001)) {
    c = Math.max(0, c - 0.004);
    rgb = toLinearRgb({ ...color, l, c });
  }
  return `#${rgb.map(toByte).join('')}`;
}

function toLinearRgb({ l: light, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const coded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255)
    .toString(16)
    .padStart(2, '0');
}
