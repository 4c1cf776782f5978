import type { Picture } from './picture.schema.ts';

/** Formats of the variants, the smallest files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** URL or filename of a variant: `/uploads/a.jpg` → `/uploads/a-640.avif`. */
export function pictureVariantPath(source: string, width: number, format: PictureFormat): string {
  return `${source.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`;
}

/** The `srcset` of a picture's variants in one format. */
export function srcSetOf(picture: Pick<Picture, 'src' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureVariantPath(picture.src, width, format)} ${width}w`).join(', ');
}

/**
 * Widths that pages ask for, in pixels: the column of text on phones with a screen of 720 and of 1080 pixels, and on a fine
 * large screen.
 */
const WIDTHS = [680, 1080, 1600];
/** A variant of more would take the AVIF encoder too much memory. */
const MAX_VARIANT_PIXELS = 2_000_000;

/**
 * The widths in pixels of the variants that an uploaded picture of this size has: those of `WIDTHS` that are smaller than the picture.
 * Where not all are, the last one is as wide as the picture, or as a variant of `MAX_VARIANT_PIXELS` can be.
 */
export function widthsFor(width: number, height: number): number[] {
  const largest = Math.min(width, Math.floor(Math.sqrt(MAX_VARIANT_PIXELS * (width / height))));
  const smaller = WIDTHS.filter((candidate) => candidate < largest);
  return smaller.length === WIDTHS.length ? smaller : [...smaller, largest];
}

/** True when a file has variants: an uploaded photo, neither an animation nor a drawing. */
export function hasVariants(src: string): boolean {
  return /^\/uploads\/.+\.(?:jpg|png|webp)$/.test(src);
}
