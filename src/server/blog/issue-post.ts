import type { Db } from '#server/db/open.ts';
import { POST_MAX, RESERVED_SLUGS, slugFromTitle } from '#shared/post.ts';
import { cutSlug } from '#shared/slug.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { insertRevision } from './part-queries.ts';
import { findPost, insertPost } from './queries.ts';

/** Publishes an issue of the newsletter as a post. @returns the post's id. */
export async function insertIssueAsPost(
  trx: Db,
  issue: { subject: string; preview: string; content: string; author: string; now: UnixSeconds },
): Promise<number> {
  const { subject, preview, content, author, now } = issue;
  const slug = await freePostSlug(trx, subject);
  const fields = { slug, title: subject.slice(0, POST_MAX.title), excerpt: preview, content, author };
  // The HTML is made when the post is first read.
  const times = { publishAt: null, publishedAt: now, createdAt: now, updatedAt: now };
  const postId = await insertPost(trx, { ...fields, ...times, coverImage: null, published: true });
  const post = { ...fields, tags: [], coverImage: null, published: true, featured: false, publishAt: null };
  await insertRevision(trx, { postId, post, savedBy: null, createdAt: now });
  return postId;
}

async function freePostSlug(trx: Db, title: string): Promise<string> {
  const slug = slugFromTitle(title) || 'letter';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${cutSlug(slug, POST_MAX.slug - 5)}-${number}`;
    if (!RESERVED_SLUGS.includes(candidate) && !(await findPost(trx, candidate))) return candidate;
  }
}
