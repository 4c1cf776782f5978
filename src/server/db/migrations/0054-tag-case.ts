import { type Kysely, sql } from 'kysely';

/** Tags that differ in case only, with letters outside ASCII, were two: they become the first of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ tag: string }>`select distinct tag from blog_post_tags order by tag`.execute(db);
  const kept = new Map<string, string>();
  for (const { tag } of rows) {
    const key = tag.normalize('NFC').toLowerCase();
    const first = kept.get(key);
    if (first === undefined) {
      kept.set(key, tag);
      continue;
    }
    await sql`update or ignore blog_post_tags set tag = ${first} where tag = ${tag}`.execute(db);
    // A post that had both has the first already.
    await sql`delete from blog_post_tags where tag = ${tag}`.execute(db);
  }
}
