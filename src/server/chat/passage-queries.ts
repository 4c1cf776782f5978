import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** A search result among the posts. */
export interface PostPassageRow {
  title: string;
  text: string;
  path: string;
}

const postVersion =
  sql<string>`updated_at || '.' || length(title) || '.' || length(excerpt) || '.' || length(content)`.as('version');

/** The passages of a post have the row ids from its id times this on. */
const ROWS_PER_POST = 1000;
/** Rows of one insert: SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 500;

/** Indexed versions by source name: `post:ID`. */
export async function listSources(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('chatSources').select(['name', 'version']).execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** Replaces the passages of changed posts and deletes those of hidden or deleted posts, in one transaction. */
export async function updatePostPassages(
  db: Db,
  changed: readonly {
    id: number;
    version: string;
    passages: readonly { title: string; text: string; path: string }[];
  }[],
  hiddenIds: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of [...hiddenIds, ...changed.map((post) => post.id)]) {
      const first = id * ROWS_PER_POST;
      await trx
        .deleteFrom('chatPostPassages')
        .where('rowid', '>=', first)
        .where('rowid', '<', first + ROWS_PER_POST)
        .execute();
      await trx.deleteFrom('chatSources').where('name', '=', `post:${id}`).execute();
    }
    for (const { id, version, passages } of changed) {
      const rows = passages
        .slice(0, ROWS_PER_POST)
        .map((passage, index) => ({ rowid: id * ROWS_PER_POST + index, ...passage }));
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await trx
          .insertInto('chatPostPassages')
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .execute();
      }
      await putSource(trx, `post:${id}`, version);
    }
  });
}

async function putSource(db: Db, name: string, version: string): Promise<void> {
  await db
    .insertInto('chatSources')
    .values({ name, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();
}

/** @param match an FTS5 query over posts. */
export async function searchPosts(db: Db, match: string, count: number): Promise<PostPassageRow[]> {
  const { rows } = await sql<PostPassageRow>`
    select title, text, path from chat_post_passages where chat_post_passages match ${match}
    order by bm25(chat_post_passages, 4.0, 1.0) limit ${count}
  `.execute(db);
  return rows;
}

/** Visible posts with a version that changes on every edit, also on two edits within a second. */
export function listPostVersions(db: Db, now: UnixSeconds) {
  return visiblePosts(db, now).select(['id', postVersion]).execute();
}

/** Texts of some visible posts. */
export function listPostTexts(db: Db, now: UnixSeconds, ids: readonly number[]) {
  return visiblePosts(db, now)
    .select(['id', 'slug', 'title', 'excerpt', 'content', postVersion])
    .where('id', 'in', ids)
    .execute();
}

function visiblePosts(db: Db, now: UnixSeconds) {
  return db
    .selectFrom('blogPosts')
    .where('published', '=', 1)
    .where((or) => or.or([or('publishAt', 'is', null), or('publishAt', '<=', now)]));
}
