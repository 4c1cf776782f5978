import type { UnixSeconds } from '#shared/time.ts';
import type { FoundAddress } from './addresses.ts';

/** A post as another system wrote it, in markdown. */
export interface ReadPost {
  /** Recognizes it in a later import: `ghost:ID`. */
  source: string;
  title: string;
  /** As the other system had it; it may be too long or have other characters. */
  slug: string;
  /** Null when the other system has none: the first words are taken. */
  excerpt: string | null;
  markdown: string;
  tags: string[];
  cover: string | null;
  author: string | null;
  published: boolean;
  featured: boolean;
  /** Since when visitors see it, or will; null for a draft, and for what was published at an unknown time. */
  publishedAt: UnixSeconds | null;
  /** The time that a captain chose, in an export of this program. */
  publishAt?: UnixSeconds | null | undefined;
  createdAt?: UnixSeconds | undefined;
  updatedAt?: UnixSeconds | undefined;
  /** Former addresses, as paths. */
  paths: string[];
  notes: string[];
}

/** A post with what is found by parsing its text, which happens in the worker thread alone. */
export interface ParsedPost extends ReadPost {
  addresses: FoundAddress[];
  /** The beginning of the text, for a post without an excerpt. */
  firstWords: string;
}

/** Contents of a file. */
export interface ReadFile {
  source: 'Ghost' | 'WordPress' | 'Markdown';
  posts: ReadPost[];
  /** Address of the site it came from, without a slash at the end; empty when the file does not say. */
  site: string;
  /** Files that came with it, by the path under which posts refer to them. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The texts of pages in an export of this program. */
  pages?: unknown;
  /** Parts that were left out as a whole. */
  notes: string[];
}

/** A file whose posts are parsed. */
export interface ParsedFile extends ReadFile {
  posts: ParsedPost[];
}

/** Adds a post that could be read; of one that could not, a note says why. */
export async function addPost(
  { posts, notes }: Pick<ReadFile, 'posts' | 'notes'>,
  name: string,
  read: () => ReadPost | Promise<ReadPost>,
): Promise<void> {
  try {
    posts.push(await read());
  } catch (error) {
    notes.push(`${name} is left out: ${(error as Error).message.split('\n')[0]}`);
  }
}
