import * as z from 'zod';
import { says } from './messages.ts';
import { POST_MAX, RESERVED_SLUGS } from './post.ts';
import { tooLong } from './text.schema.ts';
import { toPlannedSeconds } from './time.ts';

/** Text as typed, not trimmed; empty when missing. */
const typedText = (max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value ?? '');

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
  .union(
    [z.iso.datetime({ offset: true, local: true, error: 'Please give a date and time' }), z.literal('')],
    'Please give a date and time',
  )
  .nullish()
  .transform((value, issue) => {
    if (!value) return null;
    const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`);
    if (Number.isNaN(date.getTime())) {
      issue.addIssue({ code: 'custom', message: 'Please give a date and time' });
      return z.NEVER;
    }
    return toPlannedSeconds(date);
  });

/** The fields of a post as the editor saves them. `publishAt` is ISO 8601; without an offset it counts as UTC. */
export const PostInput = z.object({
  title: z.string('Title is required').trim().min(1, 'Title is required').max(POST_MAX.title, tooLong(POST_MAX.title)),
  slug: z
    .string('Slug is required')
    .trim()
    .min(1, 'Slug is required')
    .max(POST_MAX.slug, tooLong(POST_MAX.slug))
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
  author: z
    .string()
    .trim()
    .max(POST_MAX.author, tooLong(POST_MAX.author))
    .nullish()
    .transform((value) => value || null),
  published: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  featured: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  publishAt: Moment,
  /** `updatedAt` of the version that was edited: rejected with 409 when the stored post is newer. */
  updatedAt: z.string().max(40).nullish(),
});
export type PostInput = z.infer<typeof PostInput>;

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
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

function isWebAddress(value: string): boolean {
  if (value === '') return true;
  const url = URL.parse(value, 'https://site.invalid/');
  // Browsers treat `//host` and `\host` as another host.
  return !!url && /^https?:$/.test(url.protocol) && !/^\s*[\\/]{2}|^[\\]/.test(value);
}

/** A save that may contain only some of a post's fields. */
export const AnyFields = z.record(z.string(), z.unknown());

/** Query of the public list. */
export const PageQuery = z.object(
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
