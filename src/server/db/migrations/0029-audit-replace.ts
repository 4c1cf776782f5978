import { type Kysely, sql } from 'kysely';

/**
 * Entries of the audit log cannot be replaced either: `insert or replace` deletes a row without its delete trigger, unless a connection
 * turns on `recursive_triggers`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger audit_log_is_never_replaced before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'the audit log is never changed'); end
  `.execute(db);
}
