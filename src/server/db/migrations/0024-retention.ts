import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // SQLite cannot change a check: the table is copied to add the kind `left`, for who left the newsletter and is not stored any more.
  'drop trigger subscribers_erased',
  `create table new_suppressed_addresses (
    hash text primary key,
    email text collate nocase,
    kind text not null check (kind in ('hard', 'soft', 'complaint', 'manual', 'left')),
    reason text not null,
    newsletter_id integer,
    created_at integer not null
  ) strict, without rowid`,
  `insert into new_suppressed_addresses
    select hash, email, kind, reason, newsletter_id, created_at from suppressed_addresses`,
  'drop table suppressed_addresses',
  'alter table new_suppressed_addresses rename to suppressed_addresses',
  'create index suppressed_addresses_email on suppressed_addresses (email) where email is not null',
  'create index suppressed_addresses_newest on suppressed_addresses (created_at desc, hash)',

  `create trigger subscribers_erased after delete on newsletter_subscribers begin
    update newsletter_recipients
    set state = iif(state = 'pending', 'unsubscribed', state), subscriber_id = null, email = null, response = null
    where subscriber_id = old.id;
    update suppressed_addresses set email = null where email = old.email;
  end`,

  // A past booking is deleted before its lead.
  `create trigger bookings_removed after delete on consultation_bookings begin
    update leads set bookings = bookings - 1 where email = old.email;
  end`,
];

/** Columns and indexes for deleting old personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
