import type { ComponentProps } from 'react';
import { hasVariants, PICTURE_FORMATS, srcSetOf, widthsFor } from '#shared/picture.ts';

/** A picture of a document. Without `alt` it is decoration. */
export interface PhotoSource {
  src: string;
  alt?: string;
  width: number;
  height: number;
  /** The point that stays visible when the picture is cropped, in percent from the left and the top; the middle without it. */
  focusX?: number | undefined;
  focusY?: number | undefined;
}

type Focus = Pick<PhotoSource, 'focusX' | 'focusY'>;

type PhotoProps = Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> & {
  picture: PhotoSource;
  /** How wide it is shown, as in `<img sizes>`: uploads are sent in the smallest size that is enough. */
  sizes: string;
  /** Another picture for screens that are narrower than 3:4. */
  tall?: { picture: PhotoSource; sizes: string } | undefined;
};

/** An uploaded or shipped picture. Where `className` gives it another shape, it is cropped around its focal point. */
export function Photo({ picture, sizes, tall, className = '', ...rest }: PhotoProps) {
  const { src, alt = '', width, height } = picture;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={`${focusOf(picture, tall?.picture)} ${className}`}
      {...rest}
    />
  );
  if (!tall && !hasVariants(src)) return image;
  return (
    <picture>
      {tall && <Sources media="(max-aspect-ratio: 3/4)" {...tall} />}
      {hasVariants(src) && <Sources picture={picture} sizes={sizes} />}
      {image}
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: PhotoSource; sizes: string; media?: string }) {
  const { src, width, height } = picture;
  if (!hasVariants(src)) return <source media={media} srcSet={src} width={width} height={height} />;
  const source = { src, widths: widthsFor(width, height) };
  return PICTURE_FORMATS.map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSetOf(source, format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

/** Classes for the focal point of a picture or video that is cropped. @param tall the one that is shown on tall screens. */
export function focusOf({ focusX = 50, focusY = 50 }: Focus, tall?: Focus): string {
  const step = (percent: number) => Math.round(percent / 10);
  const classes = `photo focus-x-${step(focusX)} focus-y-${step(focusY)}`;
  if (!tall) return classes;
  return `${classes} tall-x-${step(tall.focusX ?? 50)} tall-y-${step(tall.focusY ?? 50)}`;
}
