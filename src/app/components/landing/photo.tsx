import type { Picture } from '#content/fields.schema.ts';

interface PhotoProps {
  picture: Omit<Picture, 'alt'>;
  alt: string;
  className?: string;
}

/** An uploaded picture; where it is cropped, its focal point stays visible. */
export function Photo({ picture, alt, className = '' }: PhotoProps) {
  const { src, width, height, focusX, focusY } = picture;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`photo object-cover ${focusClass('x', focusX)} ${focusClass('y', focusY)} ${className}`}
    />
  );
}

/** In steps of 10 %, since a style attribute is not allowed by the CSP. */
function focusClass(axis: 'x' | 'y', percent: number | undefined): string {
  return percent === undefined ? '' : `focus-${axis}-${Math.round(percent / 10)}`;
}
