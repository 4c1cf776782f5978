import { toLocalInput } from '#app/pages/captain/parts/time.ts';
import type { SavedPost } from '#shared/post.schema.ts';

/** The fields of a post in the editor. */
export interface PostFields {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  tags: string[];
  coverImage: string;
  author: string;
  published: boolean;
  featured: boolean;
  /** Value of a `datetime-local` input: `YYYY-MM-DDTHH:MM` in the browser's time zone; empty for none. */
  publishAt: string;
}

export function emptyFields(author: string): PostFields {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    tags: [],
    coverImage: '',
    author,
    published: false,
    featured: false,
    publishAt: '',
  };
}

/** The editor's fields of a post or of one of its revisions. */
export function toFields(post: SavedPost): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    tags: post.tags,
    coverImage: post.coverImage ?? '',
    author: post.author,
    published: post.published,
    featured: post.featured,
    publishAt: post.publishAt ? toLocalInput(post.publishAt) : '',
  };
}

/** The body of a save request. */
export function toInput(fields: PostFields) {
  return {
    ...fields,
    coverImage: fields.coverImage || null,
    publishAt: fields.publishAt ? new Date(fields.publishAt).toISOString() : null,
  };
}
