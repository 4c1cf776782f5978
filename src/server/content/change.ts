import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';

/** Runs `work` in a transaction; afterwards visitors see what it changed. For drafts there is `inDraftTransaction`. */
export async function changeContent<T>(ctx: AppContext, work: (db: Db) => Promise<T>): Promise<T> {
  const result = await ctx.db.transaction().execute(work);
  await ctx.content.reload();
  ctx.publicContent.changed();
  return result;
}
