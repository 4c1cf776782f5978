import { createHash } from 'node:crypto';
import { PostInput } from '#shared/post.schema.ts';
import { POST_MAX, RESERVED_SLUGS } from '#shared/post.ts';
import { firstFree, toSlug } from '#shared/slug.ts';
import { toIsoOrNull, type UnixSeconds } from '#shared/time.ts';
import { type AddressKind, replaceAddresses } from './addresses.ts';
import { toPath } from './former-paths.ts';
import type { ParsedFile, ParsedPost } from './read-result.ts';

/** The address that takes the place of one in a post; undefined to keep it. */
export type AddressOf = (address: string, kind: AddressKind) => string | undefined;

/** A post of the file, and the post that it becomes here. */
export interface PreparedPost {
  original: ParsedPost;
  slug: string;
  /** Former addresses in the form in which they are looked up. */
  paths: string[];
  /** Changes whenever the post changes in the other system. */
  hash: string;
  notes: string[];
}

/** Finds a slug for every post, and the addresses that will lead to it: of two posts with one old address, to the first. */
export function preparePosts({ posts, site }: ParsedFile): PreparedPost[] {
  const taken = new Set<string>(RESERVED_SLUGS);
  const ownerOf = new Map<string, string>();
  return posts.map((original): PreparedPost => {
    const wanted = slugOf(original.slug) || slugOf(original.title) || `post-${hashOf(original.source).slice(0, 8)}`;
    const slug = firstFree(wanted, (name) => taken.has(name), POST_MAX.slug);
    taken.add(slug);
    const { notes: _, addresses: _addresses, firstWords: _firstWords, ...content } = original;
    const own = `/blog/${slug}`;
    const former = [...new Set(original.paths.flatMap((path) => toPath(path) ?? []))].filter((path) => path !== own);
    const paths = former.filter((path) => !ownerOf.has(path));
    for (const path of paths) ownerOf.set(path, original.title);
    const notes = [...original.notes];
    if (original.slug !== '' && original.slug !== slug) notes.push(`Its address becomes ${own}`);
    for (const path of former.filter((one) => !paths.includes(one))) {
      notes.push(`The old address ${path} leads to “${ownerOf.get(path)}”, which has it too`);
    }
    const cover = usableCover(original.cover);
    if (original.cover && !cover) {
      notes.push(`Its cover is left out: ${original.cover.slice(0, 80)} is no address of a picture`);
    }
    const hash = hashOf(JSON.stringify({ ...content, slug, site }));
    return { original: { ...original, cover }, slug, paths, hash, notes };
  });
}

function usableCover(cover: string | null): string | null {
  const parsed = PostInput.shape.coverImage.safeParse(cover);
  return parsed.success ? parsed.data : null;
}

/** The files of a post, each once: its cover first. */
export function filesOf({ cover, addresses }: ParsedPost): Map<string, AddressKind> {
  const found = addresses.flatMap(({ address, kind }) => (kind === 'link' ? [] : [[address, kind] as const]));
  return new Map([...(cover ? [[cover, 'picture'] as const] : []), ...found]);
}

/**
 * The fields to store, with the addresses of stored pictures and of other imported posts.
 *
 * @throws Error with the reason when the post cannot be stored.
 */
export function toInput(
  { original, slug }: PreparedPost,
  addressOf: AddressOf,
  now: UnixSeconds,
): { input: PostInput; notes: string[]; publishedAt: UnixSeconds | null } {
  const notes: string[] = [];
  const cut = (value: string, max: number, name: string) => {
    if (value.length <= max) return value;
    notes.push(`Its ${name} is cut to ${max} characters`);
    return value.slice(0, max);
  };
  const tags = original.tags.map((tag) => tag.trim().slice(0, POST_MAX.tag)).filter(Boolean);
  if (tags.length > POST_MAX.tags) notes.push(`Only its first ${POST_MAX.tags} tags are kept`);
  const publishedAt = original.publishedAt ?? (original.published ? now : null);
  const isPlanned = publishedAt !== null && (!original.published || publishedAt > now);
  const publishAt = original.publishAt === undefined && isPlanned ? publishedAt : (original.publishAt ?? null);
  const parsed = PostInput.safeParse({
    title: cut(original.title.trim() || slug, POST_MAX.title, 'title'),
    slug,
    excerpt: cut(original.excerpt ?? original.firstWords, POST_MAX.excerpt, 'excerpt'),
    content: withoutRemoteMedia(replaceAddresses(original.markdown, original.addresses, addressOf)),
    tags: tags.slice(0, POST_MAX.tags),
    coverImage: original.cover && (addressOf(original.cover, 'picture') ?? original.cover),
    author: original.author?.slice(0, POST_MAX.author),
    published: original.published,
    featured: original.featured,
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
  return markdown.replace(/<(audio|video)\b([^<>]{0,2600})><\/\1>/g, (whole, _name, attributes: string) => {
    const [, address] = /\bsrc="(https?:[^"\s]{1,2000})"/.exec(attributes) ?? [];
    return address ? `<a href="${address}">${address}</a>` : whole;
  });
}

function slugOf(text: string): string {
  const whole = toSlug(text, undefined, /[^a-z0-9_]+/g);
  if (whole.length <= POST_MAX.slug) return whole;
  // Without the word that is cut, unless it is nearly all.
  const cut = whole.slice(0, POST_MAX.slug);
  return whole[POST_MAX.slug] === '-' ? cut : cut.replace(/(.{20,})-[^-]*$/, '$1');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
