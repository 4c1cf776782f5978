import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Pages are searched in memory now, and posts by the search index of the blog.
  'drop table chat_page_passages',
  'drop table chat_post_passages',
  'drop table chat_sources',
  'alter table chat_sessions add column card text',
  'alter table chat_sessions add column phone text',
  'alter table chat_messages add column card text',
  `create index chat_messages_asked on chat_messages (created_at) where type = 'user'`,
  `create table chat_answer_tests (
    id integer primary key,
    question text not null,
    card text not null,
    created_at integer not null
  ) strict`,
];

/** Answer cards: which card answered a message, phone numbers, and the owner's tests of the bot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
