import { inLatin, toSlug } from './slug.ts';

/** Maximum lengths in characters of a post's fields; `tags` is the number of tags, `tag` the length of one. */
export const POST_MAX = {
  title: 200,
  slug: 50,
  excerpt: 600,
  content: 500_000,
  tags: 20,
  tag: 50,
  coverImage: 2_000,
  author: 80,
} as const;

/** Posts on one page of the public list. */
export const POSTS_PER_PAGE = 24;

/** Number of tags shown on each kind of card. */
export const CARD_TAGS = { featured: 3, latest: 2, grid: 2 } as const;

/** Path segments below `/blog` and `/api/blog` that cannot be slugs. */
export const RESERVED_SLUGS: readonly string[] = ['featured', 'preview'];

/** Visible, visible from `publishAt` on, or not visible to visitors. */
export const POST_STATES = ['published', 'scheduled', 'draft'] as const;
export type PostStatus = (typeof POST_STATES)[number];

/**
 * The slug for a title: lower-case letters, digits and hyphens, at most 50 characters. Accented letters lose their accents; all other
 * characters are removed.
 *
 * @param language of the site: in German, `ü` becomes `ue`.
 */
export function slugFromTitle(title: string, language = 'en'): string {
  return toSlug(inLatin(title, language).replace(/[^a-z0-9\s]/g, ''), POST_MAX.slug);
}
