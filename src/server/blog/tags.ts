import type { AppContext } from '#server/context.ts';
import { AppError, isUniqueViolation } from '#shared/errors.ts';
import type { TagCount } from '#shared/post.schema.ts';
import { insertTag, listOwnTags, listPostTags, listVisibleTags } from './tag-queries.ts';

/**
 * Tags with their number of visible posts, the most used first, then tags without visible posts.
 *
 * @param hidden includes tags that only hidden posts have: for captains.
 */
export async function listTags(ctx: AppContext, { hidden }: { hidden: boolean }): Promise<TagCount[]> {
  const tags = await listVisibleTags(ctx.db, ctx.clock.now());
  const known = new Set(tags.map(({ name }) => name.toLowerCase()));
  const others = [...(await listOwnTags(ctx.db)), ...(hidden ? await listPostTags(ctx.db) : [])];
  for (const name of others.sort((a, b) => a.localeCompare(b))) {
    if (known.has(name.toLowerCase())) continue;
    known.add(name.toLowerCase());
    tags.push({ name, posts: 0 });
  }
  return tags;
}

/** @throws AppError `conflict` when the tag exists (case-insensitive). */
export async function createTag(ctx: AppContext, name: string): Promise<{ name: string }> {
  const known = await listTags(ctx, { hidden: true });
  const twin = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
  if (twin) throw tagExists(twin.name);
  try {
    await insertTag(ctx.db, name, ctx.clock.now());
    return { name };
  } catch (error) {
    // Somebody else created it after it was looked up.
    throw isUniqueViolation(error, 'tags.name') ? tagExists(name) : error;
  }
}

function tagExists(name: string): AppError {
  return new AppError('conflict', `The tag "${name}" already exists`);
}
