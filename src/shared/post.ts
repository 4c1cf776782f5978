import type { Picture } from './picture.ts';

/** Upper bounds in characters of what a captain types about a post; `tags` counts tags, `tag` the characters of one. */
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

/** Tags shown on a card; the others are on the post itself. */
export const CARD_TAGS = { featured: 3, latest: 2, grid: 2 } as const;

/** Addresses under `/blog` and `/api/blog` that are no post's. */
export const RESERVED_SLUGS: readonly string[] = ['featured', 'preview'];

/** What a post is to visitors: shown, shown from `publishAt` on, or not at all. */
export type PostStatus = 'published' | 'scheduled' | 'draft';

/** A post as lists show it. Moments are ISO 8601 in UTC; `readingTime` is in minutes. */
export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  /** An address of this site or of another one, as it was saved. */
  coverImage: string | null;
  /** What is known of `coverImage` when it is one of our uploads. */
  cover: Picture | null;
  author: string;
  published: boolean;
  featured: boolean;
  status: PostStatus;
  /** When the post is to appear, as a captain chose it. */
  publishAt: string | null;
  /** From when on visitors see it; null for drafts. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  readingTime: number;
}

/** A heading of the post that a reader can jump to; `depth` is 2 or 3. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** What a neighbouring post's card shows. */
export type PostLink = Pick<PostSummary, 'slug' | 'title'>;

/** A whole post: `content` is the markdown, `html` its safe rendering. */
export interface Post extends PostSummary {
  content: string;
  html: string;
  toc: TocEntry[];
  /** The older and the newer post by the order of the public list. */
  previous: PostLink | null;
  next: PostLink | null;
}

/** One page of the public list. With `tag` or `query`, `posts` are all that match and nothing stands out. */
export interface PostListPage {
  featured: PostSummary | null;
  latest: PostSummary | null;
  posts: PostSummary[];
  /** From 1. */
  page: number;
  pages: number;
  /** How many posts match, or are visible. */
  total: number;
  tag: string | null;
  query: string | null;
  /** Tags that visitors can filter by, the most used first. */
  tags: TagCount[];
}

/** A tag and how many visible posts carry it. */
export interface TagCount {
  name: string;
  posts: number;
}

/** An earlier save of a post, as the editor lists it. */
export interface RevisionSummary {
  id: number;
  savedBy: string | null;
  createdAt: string;
  title: string;
  words: number;
}

/** What the editor's preview shows of markdown that was not saved. */
export interface RenderedContent {
  html: string;
  toc: TocEntry[];
  words: number;
  readingTime: number;
}

/**
 * Address of a post made of its title: lower-case letters, digits and hyphens, at most 50 characters. Accents are
 * dropped from their letters; what remains foreign goes.
 */
export function slugFromTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, POST_MAX.slug);
}
