import * as z from 'zod';
import { says } from './messages.ts';
import { nameKey } from './name-key.ts';
import { Picture } from './picture.schema.ts';
import { POST_MAX, POST_STATES, RESERVED_SLUGS } from './post.ts';
import { optionalOr, plannedTime, someFieldsOf, Time } from './stored.schema.ts';
import { optionalText, requiredText, tooLong } from './text.schema.ts';

/** Text as typed, not trimmed; empty when missing. */
const typedText = (max: number) => optionalOr(z.string().max(max, tooLong(max)), '');

/** A tag as typed: trimmed, 1 to 50 characters, no line breaks. */
const Tag = z
  .string()
  .trim()
  .min(1, 'A tag needs a name')
  .max(POST_MAX.tag, tooLong(POST_MAX.tag))
  .regex(/^[^\p{Cc}]*$/u, 'A tag is one line of text');

/** A path of this site or an http(s) URL. */
const PictureAddress = z
  .string()
  .trim()
  .max(POST_MAX.coverImage, tooLong(POST_MAX.coverImage))
  .refine(isWebAddress, 'Please give the address of a picture')
  .nullish()
  .transform((value) => value || null);

const Moment = z
  .union([plannedTime('Please give a date and time', { isLocal: true }), z.literal('')], 'Please give a date and time')
  .nullish()
  .transform((value) => value || null);

/** The fields of a post as the editor saves them. `publishAt` is ISO 8601; without an offset it counts as UTC. */
export const PostInput = z.object({
  title: requiredText(POST_MAX.title, 'Title is required'),
  slug: requiredText(POST_MAX.slug, 'Slug is required')
    .regex(/^[_-]*[a-z0-9][a-z0-9_-]*$/, 'A slug is made of lower-case letters, digits and hyphens')
    .refine((slug) => !RESERVED_SLUGS.includes(slug), 'This slug is kept for the site itself'),
  excerpt: typedText(POST_MAX.excerpt),
  content: typedText(POST_MAX.content),
  tags: z
    .array(Tag)
    .max(POST_MAX.tags, `Please keep to ${POST_MAX.tags} tags`)
    .nullish()
    .transform((tags) => withoutDuplicates(tags ?? [])),
  coverImage: PictureAddress,
  author: optionalText(POST_MAX.author),
  published: optionalOr(z.boolean(), false),
  featured: optionalOr(z.boolean(), false),
  publishAt: Moment,
  /** `updatedAt` of the version that was edited: rejected with 409 when the stored post is newer. */
  updatedAt: z.string().max(40).nullish(),
  /** Version of the draft that is saved, and removed with that: rejected with 409 when the post or the draft is newer. */
  draft: z.string().max(60).nullish(),
});
export type PostInput = z.output<typeof PostInput>;

export const TagInput = z.object({
  name: z.string('A tag needs a name').pipe(Tag),
});

/** A tag and the number of visible posts with it. */
export const TagCount = z.object({ name: z.string(), posts: z.number() });
export type TagCount = z.output<typeof TagCount>;

/** Markdown for the editor's preview. */
export const PreviewInput = z.object({ content: z.string().max(POST_MAX.content, tooLong(POST_MAX.content)) });

function withoutDuplicates(tags: string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = nameKey(tag);
    return !seen.has(key) && seen.add(key);
  });
}

function isWebAddress(value: string): boolean {
  if (value === '') return true;
  const url = URL.parse(value, 'https://site.invalid/');
  // Browsers treat `//host` and `\host` as another host.
  return !!url && /^https?:$/.test(url.protocol) && !/^\s*[\\/]{2}|^[\\]/.test(value);
}

/** A save of a text that may contain only some of its fields. */
export const AnyFields = z.record(z.string(), z.unknown());

/** A save that may contain only some of a post's fields: they are checked by `PostInput`, together with the others. */
export const PostChanges = someFieldsOf(PostInput);
export type PostChanges = z.output<typeof PostChanges>;

/** Query of the public list. */
export const PostPageQuery = z.object(
  {
    page: z.coerce
      .number(says('listPageUnknown'))
      .int(says('listPageUnknown'))
      .min(1, says('listPageUnknown'))
      .max(100_000, says('listPageUnknown'))
      .default(1),
    tag: z.string(says('notText')).trim().max(POST_MAX.tag, says('tooLong')).optional(),
    q: z.string(says('notText')).trim().max(200, says('tooLong')).optional(),
  },
  says('invalid'),
);

/** Query of the list of posts: with `all=1` captains get those that visitors cannot see, too; `newest` is how many at most. */
export const PostsQuery = z.object({
  all: z.string().optional(),
  newest: z
    .string()
    .regex(/^[1-9]\d?$/, 'newest is a number from 1 to 99')
    .optional(),
});

/** The previous or next post. */
const PostLink = z.object({ slug: z.string(), title: z.string() });
export type PostLink = z.output<typeof PostLink>;

/** A post in lists; `readingTime` is in minutes. */
export const PostSummary = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  /** A path of this site or an http(s) URL, as saved. */
  coverImage: z.string().nullable(),
  /** Size and variants of `coverImage`; null when it is not an upload of this site. */
  cover: Picture.nullable(),
  author: z.string(),
  published: z.boolean(),
  featured: z.boolean(),
  status: z.enum(POST_STATES),
  /** Name of the program that wrote this draft; null once a person has saved it. */
  draftedBy: z.string().nullable(),
  /** Publish time chosen by a captain. */
  publishAt: Time.nullable(),
  /** Since when it is visible, or will be; null for drafts. */
  publishedAt: Time.nullable(),
  createdAt: Time,
  updatedAt: Time,
  readingTime: z.number(),
});
export type PostSummary = z.output<typeof PostSummary>;
export type PostSummaryJson = z.input<typeof PostSummary>;

/** An entry of the table of contents; `depth` is 2 or 3. */
const TocEntry = z.object({ id: z.string(), text: z.string(), depth: z.number() });
export type TocEntry = z.output<typeof TocEntry>;

/** A post with its text: `content` is the markdown, `html` its sanitised rendering. */
export const Post = PostSummary.extend({
  content: z.string(),
  html: z.string(),
  toc: z.array(TocEntry),
  /** The older (`previous`) and the newer post in the order of the public list. */
  previous: PostLink.nullable(),
  next: PostLink.nullable(),
});
export type Post = z.output<typeof Post>;
export type PostJson = z.input<typeof Post>;

/** A page of the public list. With `tag` or `query`, `featured` and `latest` are null and `posts` has all matches. */
export const PostListPage = z.object({
  featured: PostSummary.nullable(),
  latest: PostSummary.nullable(),
  posts: z.array(PostSummary),
  /** From 1. */
  page: z.number(),
  pages: z.number(),
  /** Number of matching posts; of all visible posts without a filter. */
  total: z.number(),
  tag: z.string().nullable(),
  query: z.string().nullable(),
  /** Tags of visible posts, the most used first. */
  tags: z.array(TagCount),
});
export type PostListPage = z.output<typeof PostListPage>;
export type PostListPageJson = z.input<typeof PostListPage>;

/** A saved revision of a text, as listed in its editor. */
export const RevisionSummary = z.object({
  id: z.number(),
  savedBy: z.string().nullable(),
  createdAt: Time,
  title: z.string(),
  words: z.number(),
});
export type RevisionSummary = z.output<typeof RevisionSummary>;

/** The fields of a post as a revision keeps them; `publishAt` is ISO 8601 there, too. */
export const SavedPost = PostSummary.pick({
  title: true,
  slug: true,
  excerpt: true,
  tags: true,
  coverImage: true,
  author: true,
  published: true,
  featured: true,
}).extend({ content: z.string(), publishAt: z.string().nullable() });
export type SavedPost = z.output<typeof SavedPost>;

/** A post as it was saved at one time. */
export const PostRevision = RevisionSummary.omit({ title: true, words: true }).extend({ post: SavedPost });
export type PostRevision = z.output<typeof PostRevision>;

/** The rendered preview of unsaved markdown. */
export const RenderedContent = z.object({
  html: z.string(),
  toc: z.array(TocEntry),
  words: z.number(),
  readingTime: z.number(),
});
export type RenderedContent = z.output<typeof RenderedContent>;

/** A link that shows a hidden post to anyone who has it. */
export const PreviewLink = z.object({ url: z.string(), expiresAt: Time });
export type PreviewLink = z.output<typeof PreviewLink>;
