import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create trigger chats_counted after insert on chat_sessions begin
    insert into daily_counts (kind, day, count) values ('chat', new.created_at / 86400, 1)
    on conflict (kind, day) do update set count = count + 1;
  end`,
  `create trigger chats_to_leads after update of email on chat_sessions
  when new.email is not null and new.email is not old.email begin
    insert into leads (email, first_at, last_at) values (new.email, new.created_at, new.updated_at)
    on conflict (email) do update set last_at = max(last_at, excluded.last_at);
  end`,
];

/** Leads from addresses given to the demo chatbot; chats are counted by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
