/** A picture that the site keeps: its size in pixels, and the widths it also exists in as AVIF and WebP. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  widths: number[];
}

/** Formats that every kept picture is offered in, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Address or name of a kept picture in one width and format: `/uploads/a.jpg` → `/uploads/a-640.avif`. */
export function variantOf(source: string, width: number, format: PictureFormat): string {
  return `${source.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`;
}

/** The `srcset` of a kept picture in one format. */
export function srcSetOf(picture: Pick<Picture, 'src' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${variantOf(picture.src, width, format)} ${width}w`).join(', ');
}
