import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Changes of the owner in a document. `published` and `draft` hold only the differences from the shipped text, as JSON;
  // a page that the owner created has a `template` and is stored whole.
  `create table content_documents (
    key text primary key,
    template text,
    version integer not null,
    published text check (published is null or json_valid(published)),
    draft text check (draft is null or json_valid(draft)),
    publish_at integer,
    updated_at integer not null,
    updated_by text
  ) strict, without rowid`,
  `create table content_revisions (
    id integer primary key,
    key text not null,
    version integer not null,
    data text not null check (json_valid(data)),
    published_at integer not null,
    published_by text
  ) strict`,
  'create index content_revisions_key on content_revisions (key, id)',
  // Former paths of pages.
  `create table content_redirects (
    path text primary key,
    key text not null
  ) strict, without rowid`,
];

/** Editable texts: documents, their revisions, and redirects from former paths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
