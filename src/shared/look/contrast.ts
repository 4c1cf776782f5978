import { linearRgb } from './oklch.ts';

/** Least contrast of text, by WCAG 2.2 (1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** The contrast of two colours by WCAG 2.2, from 1 to 21. @param one `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
