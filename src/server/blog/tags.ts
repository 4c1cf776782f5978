import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { nameKey } from '#shared/name-key.ts';
import type { TagCount } from '#shared/post.schema.ts';
import { insertTag, listOwnTags, listPostTags, listVisibleTags } from './tag-queries.ts';

/**
 * Tags with their number of visible posts, the most used first, then tags without visible posts.
 *
 * @param hidden includes tags that only hidden posts have: for captains.
 */
export async function listTags(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  { hidden }: { hidden: boolean },
): Promise<TagCount[]> {
  const tags = await listVisibleTags(ctx.db, ctx.clock.now());
  const known = new Set(tags.map(({ name }) => nameKey(name)));
  const others = [...(await listOwnTags(ctx.db)), ...(hidden ? await listPostTags(ctx.db) : [])];
  for (const name of others.sort((a, b) => a.localeCompare(b))) {
    if (known.has(nameKey(name))) continue;
    known.add(nameKey(name));
    tags.push({ name, posts: 0 });
  }
  return tags;
}

/** @throws AppError `conflict` when the tag exists (case-insensitive). */
export function createTag({ db, clock }: AppContext, name: string): Promise<{ name: string }> {
  return db.transaction().execute(async (trx) => {
    const known = await listTags({ db: trx, clock }, { hidden: true });
    const twin = known.find((tag) => nameKey(tag.name) === nameKey(name));
    if (twin) throw new AppError('conflict', `The tag "${twin.name}" already exists`);
    await insertTag(trx, name, clock.now());
    return { name };
  });
}
