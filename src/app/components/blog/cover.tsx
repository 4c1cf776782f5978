import { preload } from 'react-dom';
import { PICTURE_FORMATS, srcSetOf } from '#shared/picture.ts';
import type { PostSummary } from '#shared/post.ts';

interface CoverProps {
  post: Pick<PostSummary, 'cover' | 'coverImage'>;
  /** How wide the picture stands on the page, as `sizes` says it. */
  sizes: string;
  /** Loaded at once and first: it is the largest thing on the page. */
  isFirst?: boolean;
  className?: string;
}

/** A post's cover in the formats and widths there are. Its text is beside it, so the picture itself says nothing. */
export function Cover({ post, sizes, isFirst = false, className = '' }: CoverProps) {
  const { cover, coverImage } = post;
  if (!coverImage) return null;
  // Asked for in the head, before the scripts; the first format is the one that nearly every browser takes.
  const [format] = PICTURE_FORMATS;
  if (isFirst && cover?.widths.length) {
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
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
