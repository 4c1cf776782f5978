import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The long texts come last: SQLite reads a row from its start, and lists need none of them. Beside them is what is made
  // of the markdown at each save, and by which version of the renderer. `published_at`: from when on visitors see the
  // post; null for drafts.
  `create table new_blog_posts (
    id integer primary key,
    slug text not null unique,
    title text not null,
    excerpt text not null default '',
    tags text not null default '[]' check (json_valid(tags) and json_type(tags) = 'array'),
    cover_image text,
    author text not null,
    published integer not null default 0 check (published in (0, 1)),
    featured integer not null default 0 check (featured in (0, 1)),
    publish_at integer,
    published_at integer,
    created_at integer not null,
    updated_at integer not null,
    reading_time integer not null default 1,
    render_version integer not null default 0,
    toc text not null default '[]',
    html text not null default '',
    content text not null default ''
  ) strict`,
  `insert into new_blog_posts (
      id, slug, title, excerpt, tags, cover_image, author, published, featured, publish_at, published_at,
      created_at, updated_at, content
    )
    select id, slug, title, excerpt, tags, cover_image, author, published, featured, publish_at,
      case
        when published = 1 then coalesce(publish_at, created_at)
        when publish_at > unixepoch() then publish_at
      end,
      created_at, updated_at, content
    from blog_posts`,
  'drop table blog_posts',
  'alter table new_blog_posts rename to blog_posts',
  'create index blog_posts_visible on blog_posts (published_at desc, id desc) where published_at is not null',
  'create index blog_posts_featured on blog_posts (published_at desc, id desc) where featured = 1',
  'create index blog_posts_plain on blog_posts (published_at desc, id desc) where featured = 0',
  'create index blog_posts_newest on blog_posts (coalesce(published_at, updated_at) desc, id desc)',
  'create index blog_posts_stale on blog_posts (render_version, id desc)',

  `create table tags (
    name text primary key collate nocase,
    created_at integer not null
  ) strict, without rowid`,
  // The tags of posts once more, in the order in which lists read them.
  `create table blog_post_tags (
    tag text not null collate nocase,
    published_at integer,
    post_id integer not null references blog_posts (id) on delete cascade,
    primary key (tag, post_id)
  ) strict, without rowid`,
  'create index blog_post_tags_visible on blog_post_tags (tag, published_at desc, post_id desc) where published_at is not null',
  'create index blog_post_tags_post on blog_post_tags (post_id)',
  `insert or ignore into blog_post_tags (tag, published_at, post_id)
    select value, published_at, blog_posts.id from blog_posts, json_each(blog_posts.tags)`,

  `create table blog_redirects (
    slug text primary key,
    post_id integer not null references blog_posts (id) on delete cascade,
    created_at integer not null
  ) strict, without rowid`,

  `create table blog_revisions (
    id integer primary key,
    post_id integer not null references blog_posts (id) on delete cascade,
    post text not null check (json_valid(post)),
    saved_by text,
    created_at integer not null
  ) strict`,
  'create index blog_revisions_post on blog_revisions (post_id, id desc)',

  `create table assets (
    filename text primary key,
    original_name text not null,
    type text not null check (type in ('image', 'video', 'document', 'archive', 'other')),
    size integer not null,
    width integer,
    height integer,
    widths text not null default '[]' check (json_valid(widths)),
    source_hash text not null unique,
    created_at integer not null
  ) strict`,
  'create index assets_newest on assets (created_at desc, filename)',
  `create table blog_post_assets (
    filename text not null,
    post_id integer not null references blog_posts (id) on delete cascade,
    primary key (filename, post_id)
  ) strict, without rowid`,
  'create index blog_post_assets_post on blog_post_assets (post_id)',

  `create virtual table blog_search using fts5(
    title, excerpt, tags, content,
    content = 'blog_posts', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 2'
  )`,
  `create trigger blog_search_insert after insert on blog_posts begin
    insert into blog_search (rowid, title, excerpt, tags, content)
    values (new.id, new.title, new.excerpt, new.tags, new.content);
  end`,
  `create trigger blog_search_delete after delete on blog_posts begin
    insert into blog_search (blog_search, rowid, title, excerpt, tags, content)
    values ('delete', old.id, old.title, old.excerpt, old.tags, old.content);
  end`,
  `create trigger blog_search_update after update of title, excerpt, tags, content on blog_posts begin
    insert into blog_search (blog_search, rowid, title, excerpt, tags, content)
    values ('delete', old.id, old.title, old.excerpt, old.tags, old.content);
    insert into blog_search (rowid, title, excerpt, tags, content)
    values (new.id, new.title, new.excerpt, new.tags, new.content);
  end`,
  `insert into blog_search (blog_search, rank) values ('rank', 'bm25(10.0, 4.0, 6.0, 1.0)')`,
  `insert into blog_search (blog_search) values ('rebuild')`,
];

/** Tables of the blog beside its posts: renderings, tags, old addresses, revisions, uploads and the search index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
