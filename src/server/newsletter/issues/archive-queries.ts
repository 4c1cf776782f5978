import type { Db } from '#server/db/open.ts';
import { hasRows } from '#server/db/results.ts';

/** Columns of an issue in the archive. */
const PUBLIC = ['id', 'slug', 'subject', 'preview', 'startedAt'] as const;

function published(db: Db) {
  return db.selectFrom('newsletters').where('publishAs', '=', 'archive').where('startedAt', 'is not', null);
}

/** The issues that visitors can read, newest first. */
export function listPublicIssues(db: Db) {
  return published(db).select(PUBLIC).orderBy('startedAt', 'desc').orderBy('id', 'desc').limit(500).execute();
}

export function findPublicIssue(db: Db, slug: string) {
  return published(db)
    .select([...PUBLIC, 'content', 'html', 'renderVersion'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export function isIssuePublic(db: Db, slug: string): Promise<boolean> {
  return hasRows(published(db).select('id').where('slug', '=', slug));
}

/** Slugs that begin so, of other issues. */
export async function listSlugsLike(db: Db, slug: string, exceptId: number | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletters')
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .where('id', '!=', exceptId ?? -1)
    .execute();
  return rows.flatMap((row) => row.slug ?? []);
}
