import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // SQLite cannot change a check: the table is copied to add the status `held`.
  `create table outbox_new (
    id integer primary key,
    uid text not null,
    channel text not null check (channel in ('mail', 'webhook')),
    audience text not null check (audience in ('owner', 'visitor')),
    event text not null,
    recipient text,
    throttle_key text,
    booking_id integer,
    payload text not null check (json_valid(payload)),
    status text not null check (status in ('waiting', 'sent', 'failed', 'kept', 'skipped', 'held')),
    attempts integer not null default 0,
    due_at integer not null,
    give_up_at integer not null,
    reason text,
    created_at integer not null,
    sent_at integer
  ) strict`,
  `insert into outbox_new
    select id, uid, channel, audience, event, recipient, throttle_key, booking_id, payload, status, attempts, due_at,
      give_up_at, reason, created_at, sent_at
    from outbox`,
  'drop table outbox',
  'alter table outbox_new rename to outbox',
  "create index outbox_due on outbox (channel, due_at, id) where status = 'waiting'",
  "create index outbox_failed on outbox (id) where status = 'failed'",
  'create index outbox_throttle on outbox (throttle_key, created_at) where throttle_key is not null',
  'create index outbox_booking on outbox (booking_id) where booking_id is not null',
  'create index outbox_status on outbox (status)',

  // Erased addresses, so that a restore of an older backup can erase them again. SHA-256 of the address, in hex.
  `create table erased_addresses (
    hash text primary key,
    erased_at integer not null
  ) strict, without rowid`,
];

/** Tables for a restore: mail that is held until the owner decides, and the erased addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
