import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table audit_log (
    id integer primary key,
    at integer not null,
    actor text,
    client text,
    client_id text,
    address text,
    action text not null,
    tool text,
    target text,
    change text check (change is null or json_valid(change)),
    result text not null check (result in ('done', 'refused', 'failed')),
    reason text
  ) strict`,
  'create index audit_log_at on audit_log (at)',
  'create index audit_log_client on audit_log (client_id, id)',
  `create trigger audit_log_is_never_changed before update on audit_log
    begin select raise(abort, 'the audit log is never changed'); end`,
  `create trigger audit_log_is_kept before delete on audit_log when old.at > unixepoch() - 400 * 86400
    begin select raise(abort, 'the audit log is kept for 400 days'); end`,
];

/** Log of who did what: entries can be added, and deleted after 400 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
