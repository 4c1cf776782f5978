import { focusOf } from '#app/components/photo.tsx';
import type { ImageValue } from '#content/fields.schema.ts';

/** An uploaded picture in a section; where `className` gives it another shape, it is cropped around its focal point. */
export function SectionPhoto({ picture, className = '' }: { picture: ImageValue; className?: string }) {
  const { src, alt, width, height } = picture;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`${focusOf(picture)} ${className}`}
    />
  );
}
