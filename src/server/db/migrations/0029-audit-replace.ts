import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create trigger audit_log_is_never_replaced before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'the audit log is never changed'); end`,
  // Events of which something cannot be read, for the owner to look at.
  `create table calendar_unread_events (
    id integer primary key autoincrement,
    calendar_id integer not null references calendars (id) on delete cascade,
    title text not null,
    line integer,
    reason text not null
  ) strict`,
  'create index calendar_unread_events_calendar on calendar_unread_events (calendar_id)',
];

/**
 * Entries of the audit log cannot be replaced either: `insert or replace` deletes a row without its delete trigger, unless a connection
 * turns on `recursive_triggers`. And the events of calendars that cannot be read have a table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
