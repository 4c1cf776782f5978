import { createHash } from 'node:crypto';
import { PostInput } from '#shared/post.schema.ts';
import { POST_MAX, RESERVED_SLUGS } from '#shared/post.ts';
import { toSlug } from '#shared/slug.ts';
import { toIsoOrNull, type UnixSeconds } from '#shared/time.ts';
import { type AddressKind, fileAddresses, replaceAddresses } from './addresses.ts';
import { toPath } from './former-paths.ts';
import type { ReadFile, ReadPost } from './read-result.ts';

const EXCERPT_CHARACTERS = 160;

/** The address that takes the place of one in a post; undefined to keep it. */
export type AddressOf = (address: string, kind: AddressKind) => string | undefined;

/** A post of the file with what it becomes here. */
export interface PreparedPost {
  read: ReadPost;
  slug: string;
  /** Former addresses in the form in which they are looked up. */
  paths: string[];
  /** Changes whenever the post changes in the other system. */
  hash: string;
  notes: string[];
}

/** Finds a slug for every post, and the addresses that will lead to it. */
export function preparePosts({ posts, site }: ReadFile): PreparedPost[] {
  const taken = new Set<string>();
  return posts.map((read): PreparedPost => {
    const slug = freeSlug(slugOf(read.slug) || slugOf(read.title) || `post-${hashOf(read.source).slice(0, 8)}`, taken);
    taken.add(slug);
    const { notes: _, ...content } = read;
    const own = `/blog/${slug}`;
    const paths = [...new Set(read.paths.flatMap((path) => toPath(path) ?? []))].filter((path) => path !== own);
    const notes = [...read.notes, ...(slug === read.slug || read.slug === '' ? [] : [`Its address becomes ${own}`])];
    return { read, slug, paths, hash: hashOf(JSON.stringify({ ...content, slug, site })), notes };
  });
}

/** The files of a post, each once: its cover first. */
export function filesOf({ cover, markdown }: ReadPost): Map<string, AddressKind> {
  const found = fileAddresses(markdown).map(({ address, kind }) => [address, kind] as const);
  return new Map([...(cover ? [[cover, 'picture'] as const] : []), ...found]);
}

/**
 * The fields to store, with the addresses of stored pictures and of other imported posts.
 *
 * @throws Error with the reason when the post cannot be stored.
 */
export function toInput(
  { read, slug }: PreparedPost,
  addressOf: AddressOf,
  now: UnixSeconds,
): { input: PostInput; notes: string[]; publishedAt: UnixSeconds | null } {
  const notes: string[] = [];
  const cut = (value: string, max: number, name: string) => {
    if (value.length <= max) return value;
    notes.push(`Its ${name} is cut to ${max} characters`);
    return value.slice(0, max);
  };
  const tags = read.tags.map((tag) => tag.trim().slice(0, POST_MAX.tag)).filter(Boolean);
  if (tags.length > POST_MAX.tags) notes.push(`Only its first ${POST_MAX.tags} tags are kept`);
  const publishedAt = read.publishedAt ?? (read.published ? now : null);
  const isPlanned = publishedAt !== null && (!read.published || publishedAt > now);
  const publishAt = read.publishAt === undefined && isPlanned ? publishedAt : (read.publishAt ?? null);
  const parsed = PostInput.safeParse({
    title: cut(read.title.trim() || slug, POST_MAX.title, 'title'),
    slug,
    excerpt: cut(read.excerpt ?? firstWords(read.markdown), POST_MAX.excerpt, 'excerpt'),
    content: withoutRemoteMedia(replaceAddresses(read.markdown, addressOf)),
    tags: tags.slice(0, POST_MAX.tags),
    coverImage: read.cover && (addressOf(read.cover, 'picture') ?? read.cover),
    author: read.author?.slice(0, POST_MAX.author),
    published: read.published,
    featured: read.featured,
    publishAt: toIsoOrNull(publishAt),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`It cannot be stored. Its ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return { input: parsed.data, notes, publishedAt };
}

/** Pages play files of this site alone: others become links. */
function withoutRemoteMedia(markdown: string): string {
  return markdown.replace(
    /<(audio|video)\b[^>]{0,500}\bsrc="(https?:[^"\s]{1,2000})"[^>]{0,100}><\/\1>/g,
    (_whole, _name, address: string) => `<a href="${address}">${address}</a>`,
  );
}

function slugOf(text: string): string {
  const whole = toSlug(text, /[^a-z0-9_]+/g);
  if (whole.length <= POST_MAX.slug) return whole;
  // Without the word that is cut, unless it is nearly all.
  const cut = whole.slice(0, POST_MAX.slug);
  return whole[POST_MAX.slug] === '-' ? cut : cut.replace(/(.{20,})-[^-]*$/, '$1');
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !RESERVED_SLUGS.includes(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const next = `${slug.slice(0, POST_MAX.slug - 4)}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/** The first words of a text without markup, for a post without an excerpt. */
function firstWords(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((block) => /^[^#>\-|`<!*\d\s]/.test(block)) ?? '';
  const words = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= EXCERPT_CHARACTERS) return words;
  return `${words.slice(0, words.lastIndexOf(' ', EXCERPT_CHARACTERS))}…`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
