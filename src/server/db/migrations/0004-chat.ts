import { type Kysely, sql } from 'kysely';

const flag = (name: string) => `${name} integer not null default 0 check (${name} in (0, 1))`;
const list = (name: string) =>
  `${name} text not null default '[]' check (json_valid(${name}) and json_type(${name}) = 'array')`;

const STATEMENTS = [
  `create table chat_sessions (
    id integer primary key,
    token_hash text not null unique,
    interaction_count integer not null default 0,
    sentiment_score real not null default 0 check (sentiment_score between -1 and 1),
    ${list('signals')},
    ${list('shown_suggestions')},
    ${flag('booking_intent')},
    topic text,
    email text,
    created_at integer not null,
    updated_at integer not null,
    expires_at integer not null
  ) strict`,
  'create index chat_sessions_newest on chat_sessions (updated_at desc, id desc)',
  'create index chat_sessions_email on chat_sessions (email collate nocase) where email is not null',

  `create table chat_messages (
    id integer primary key,
    session_id integer not null references chat_sessions (id) on delete cascade,
    type text not null check (type in ('user', 'ai')),
    message text not null,
    sentiment real not null default 0,
    ${list('signals')},
    ${flag('booking_intent')},
    ${flag('asking_about_owner')},
    mind text check (mind in ('built-in', 'model')),
    ${flag('unanswered')},
    ${flag('handled')},
    created_at integer not null
  ) strict`,
  'create index chat_messages_session on chat_messages (session_id, id)',
  'create index chat_messages_unanswered on chat_messages (id desc) where unanswered = 1 and handled = 0',

  `create table chat_usage (
    day text primary key,
    calls integer not null default 0,
    failures integer not null default 0,
    prompt_tokens integer not null default 0,
    completion_tokens integer not null default 0
  ) strict, without rowid`,

  // Sources of the chat's answers. A source is a page or a post; its version tells whether it has to be read again.
  `create table chat_sources (
    name text primary key,
    version text not null
  ) strict, without rowid`,
  `create virtual table chat_page_passages using fts5 (
    title, heading, text, page, hints, path unindexed, tokenize = 'porter unicode61'
  )`,
  `create virtual table chat_post_passages using fts5 (
    title, text, path unindexed, tokenize = 'porter unicode61'
  )`,
];

/** The demo chatbot: conversations, what the model was used for, and the passages that answers are found in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
