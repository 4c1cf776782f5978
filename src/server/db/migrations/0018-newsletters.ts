import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // `html` is made of `content` by the renderer of `render_version`, for the page in the archive. `post_id` is the post that the
  // issue started from or was published as; `started_at` is set when sending begins and stays.
  `create table newsletters (
    id integer primary key,
    subject text not null default '',
    preview text not null default '',
    audience text not null check (json_valid(audience)),
    state text not null default 'draft'
      check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
    pause_reason text,
    send_at integer,
    drafted_by text,
    post_id integer references blog_posts (id) on delete set null,
    publish_as text not null default 'none' check (publish_as in ('none', 'archive', 'blog')),
    slug text unique,
    version integer not null default 1,
    created_at integer not null,
    updated_at integer not null,
    started_at integer,
    finished_at integer,
    render_version integer not null default 0,
    html text not null default '',
    content text not null default ''
  ) strict`,
  'create index newsletters_newest on newsletters (created_at desc, id desc)',
  `create index newsletters_archive on newsletters (started_at desc, id desc)
    where publish_as = 'archive' and started_at is not null`,

  `create table newsletter_revisions (
    id integer primary key,
    newsletter_id integer not null references newsletters (id) on delete cascade,
    issue text not null check (json_valid(issue)),
    saved_by text,
    created_at integer not null
  ) strict`,
  'create index newsletter_revisions_newsletter on newsletter_revisions (newsletter_id, id desc)',
];

/** Issues of the newsletter and their revisions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
