import { preload } from 'react-dom';
import { PICTURE_FORMATS, srcSetOf } from '#shared/picture.ts';
import type { PostSummaryJson } from '#shared/post.schema.ts';

interface CoverProps {
  post: Pick<PostSummaryJson, 'cover' | 'coverImage'>;
  /** Width of the picture on the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Loaded with high priority; for the largest picture at the top of a page. */
  isPriority?: boolean;
  className?: string;
}

/** A post's cover in all available formats and widths. Decorative: `alt` is empty, because the title is beside it. */
export function Cover({ post, sizes, isPriority = false, className = '' }: CoverProps) {
  const { cover, coverImage } = post;
  if (!coverImage) return null;
  // Preload only the first format; nearly every browser supports it.
  const [format] = PICTURE_FORMATS;
  if (isPriority && cover?.widths.length) {
    preload(coverImage, {
      as: 'image',
      type: `image/${format}`,
      imageSrcSet: srcSetOf(cover, format),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      {cover?.widths.length
        ? PICTURE_FORMATS.map((name) => (
            <source key={name} type={`image/${name}`} srcSet={srcSetOf(cover, name)} sizes={sizes} />
          ))
        : null}
      <img
        src={coverImage}
        alt=""
        width={cover?.width}
        height={cover?.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
