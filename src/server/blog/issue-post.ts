import { uploadNames } from '#server/assets/assets.ts';
import type { Db } from '#server/db/open.ts';
import { POST_MAX, RESERVED_SLUGS, slugFromTitle } from '#shared/post.ts';
import { firstFree } from '#shared/slug.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { insertPost, listSlugs, replacePostAssets } from './queries.ts';
import { insertRevision } from './revision-queries.ts';

/** Publishes an issue of the newsletter as a post. @returns the post's id. */
export async function insertIssueAsPost(
  trx: Db,
  issue: { subject: string; preview: string; content: string; author: string; language: string; now: UnixSeconds },
): Promise<number> {
  const { subject, preview, content, author, language, now } = issue;
  const taken = new Set([...RESERVED_SLUGS, ...(await listSlugs(trx))]);
  const slug = firstFree(slugFromTitle(subject, language) || 'letter', (name) => taken.has(name), POST_MAX.slug);
  const fields = { slug, title: subject.slice(0, POST_MAX.title), excerpt: preview, content, author };
  // The HTML is made when the post is first read.
  const times = { publishAt: null, publishedAt: now, createdAt: now, updatedAt: now };
  const postId = await insertPost(trx, { ...fields, ...times, coverImage: null, published: true });
  const post = { ...fields, tags: [], coverImage: null, published: true, featured: false, publishAt: null };
  await replacePostAssets(trx, postId, uploadNames(content));
  await insertRevision(trx, { postId, post, savedBy: null, createdAt: now });
  return postId;
}
