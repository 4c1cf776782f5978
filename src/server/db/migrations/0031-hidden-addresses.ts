import { type Kysely, sql } from 'kysely';

// SQL cannot hash: the one row is read and written. An owner who is deactivated or becomes an editor knows the address too.
const STATEMENTS = [
  'alter table calendar_feed rename column token to token_hash',
  // Here, so that every way to change a captain has this effect.
  `create trigger admin_users_end_calendar_feed after update of password, is_active, role on admin_users
    when lower(trim(old.role)) <> 'editor' and (
      old.password <> new.password
      or (old.is_active = 1 and new.is_active = 0)
      or lower(trim(new.role)) = 'editor'
    )
    begin
      insert into audit_log (at, action, target, result, reason)
        select unixepoch(), 'calendar-feed.end', 'calendar-feed', 'done',
          'The password or the rights of the owner ' || new.username || ' changed'
        from calendar_feed;
      delete from calendar_feed;
    end`,
];

/** Only a hash of the feed's secret address is stored, and an owner's new password ends it. Why an issue was paused names no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; token: string }>`select id, token from calendar_feed`.execute(db);
  for (const { id, token } of rows) {
    await sql`update calendar_feed set token = ${await sha256(token)} where id = ${id}`.execute(db);
  }
  const paused = await sql<{ id: number; pause_reason: string }>`select id, pause_reason from newsletters
    where pause_reason like '%@%'`.execute(db);
  for (const { id, pause_reason: reason } of paused.rows) {
    const masked = reason.replace(/(?:"[^"]*")?[^\s<>]*@[^\s<>]*/g, '[address]');
    await sql`update newsletters set pause_reason = ${masked} where id = ${id}`.execute(db);
  }
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
}
