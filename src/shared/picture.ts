/** An uploaded picture: its size in pixels, and the widths of its AVIF and WebP variants. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  widths: number[];
}

/** Formats of the variants, the smallest files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** URL or filename of a variant: `/uploads/a.jpg` → `/uploads/a-640.avif`. */
export function variantOf(source: string, width: number, format: PictureFormat): string {
  return `${source.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`;
}

/** The `srcset` of a picture's variants in one format. */
export function srcSetOf(picture: Pick<Picture, 'src' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${variantOf(picture.src, width, format)} ${width}w`).join(', ');
}
