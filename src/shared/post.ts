import type { Picture } from './picture.ts';
import type { TagCount } from './post.schema.ts';

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
export type PostStatus = 'published' | 'scheduled' | 'draft';

/** A post in lists. Times are ISO 8601 in UTC; `readingTime` is in minutes. */
export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  /** A path of this site or an http(s) URL, as saved. */
  coverImage: string | null;
  /** Size and variants of `coverImage`; null when it is not an upload of this site. */
  cover: Picture | null;
  author: string;
  published: boolean;
  featured: boolean;
  status: PostStatus;
  /** Name of the program that wrote this draft; null once a person has saved it. */
  draftedBy: string | null;
  /** Publish time chosen by a captain. */
  publishAt: string | null;
  /** Since when it is visible, or will be; null for drafts. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  readingTime: number;
}

/** An entry of the table of contents; `depth` is 2 or 3. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** The previous or next post. */
export type PostLink = Pick<PostSummary, 'slug' | 'title'>;

/** A post with its text: `content` is the markdown, `html` its sanitised rendering. */
export interface Post extends PostSummary {
  content: string;
  html: string;
  toc: TocEntry[];
  /** The older (`previous`) and the newer post in the order of the public list. */
  previous: PostLink | null;
  next: PostLink | null;
}

/** A page of the public list. With `tag` or `query`, `featured` and `latest` are null and `posts` has all matches. */
export interface PostListPage {
  featured: PostSummary | null;
  latest: PostSummary | null;
  posts: PostSummary[];
  /** From 1. */
  page: number;
  pages: number;
  /** Number of matching posts; of all visible posts without a filter. */
  total: number;
  tag: string | null;
  query: string | null;
  /** Tags of visible posts, the most used first. */
  tags: TagCount[];
}

/** A saved revision of a post, as listed in the editor. */
export interface RevisionSummary {
  id: number;
  savedBy: string | null;
  createdAt: string;
  title: string;
  words: number;
}

/** The rendered preview of unsaved markdown. */
export interface RenderedContent {
  html: string;
  toc: TocEntry[];
  words: number;
  readingTime: number;
}

/**
 * The slug for a title: lower-case letters, digits and hyphens, at most 50 characters. Accented letters lose their accents;
 * all other characters are removed.
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
