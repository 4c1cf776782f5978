import { type Kysely, sql } from 'kysely';

// A draft of a post, of an issue, or of the post that a captain has not created yet.
const DRAFTS = `create table drafts (
  id integer primary key autoincrement,
  post_id integer unique references blog_posts (id) on delete cascade,
  newsletter_id integer unique references newsletters (id) on delete cascade,
  captain_id integer unique references admin_users (id) on delete cascade,
  base text not null check (json_valid(base)),
  data text not null check (json_valid(data)),
  saved_by text not null,
  saved_at integer not null,
  check ((post_id is not null) + (newsletter_id is not null) + (captain_id is not null) = 1)
) strict`;

/** Posts and issues have drafts on the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DRAFTS).execute(db);
}
