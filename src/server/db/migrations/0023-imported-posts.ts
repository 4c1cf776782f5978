import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Source of a post, so that a repeated import changes only what its owner has not changed here.
  `create table imported_posts (
    source text primary key,
    post_id integer not null references blog_posts (id) on delete cascade,
    content_hash text not null,
    saved_at integer not null
  ) strict, without rowid`,
  'create index imported_posts_post on imported_posts (post_id)',
  // Addresses that posts had on the site they came from, in lower case, without a slash at the end.
  `create table former_post_paths (
    path text primary key,
    post_id integer not null references blog_posts (id) on delete cascade
  ) strict, without rowid`,
  'create index former_post_paths_post on former_post_paths (post_id)',
];

/** Posts that came from another system. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
