import { type Kysely, sql } from 'kysely';

/** Remembers the highest id that a deleted post had: links and feeds know posts by it, so that no other may get it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_posts (highest_id integer not null) strict`.execute(db);
  await sql`insert into deleted_posts (highest_id) values (0)`.execute(db);
  await sql`
    create trigger blog_posts_deleted after delete on blog_posts begin
      update deleted_posts set highest_id = max(highest_id, old.id);
    end
  `.execute(db);
}
