import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Outgoing messages, written in the transaction of the lead it speaks of.
  `create table outbox (
    id integer primary key,
    uid text not null,
    channel text not null check (channel in ('mail', 'webhook')),
    audience text not null check (audience in ('owner', 'visitor')),
    event text not null,
    recipient text,
    throttle_key text,
    booking_id integer,
    payload text not null check (json_valid(payload)),
    status text not null check (status in ('waiting', 'sent', 'failed', 'kept', 'skipped')),
    attempts integer not null default 0,
    due_at integer not null,
    give_up_at integer not null,
    reason text,
    created_at integer not null,
    sent_at integer
  ) strict`,
  "create index outbox_due on outbox (channel, due_at, id) where status = 'waiting'",
  "create index outbox_failed on outbox (id) where status = 'failed'",
  'create index outbox_throttle on outbox (throttle_key, created_at) where throttle_key is not null',
  'create index outbox_booking on outbox (booking_id) where booking_id is not null',

  // Parts of the outside world that keep failing, and when the owner was last told.
  `create table outages (
    source text primary key check (source in ('mail', 'webhook', 'model', 'scheduler')),
    failures integer not null default 0,
    since integer not null,
    last_error text,
    alerted_at integer
  ) strict, without rowid`,

  'alter table newsletter_subscribers add column confirmed_at integer',
  'alter table newsletter_subscribers add column left_at integer',

  // The moment itself; day and time beside it are how the visitor saw it.
  'alter table consultation_bookings add column starts_at integer',
  'alter table consultation_bookings add column ends_at integer',
  'alter table consultation_bookings add column updated_at integer',
  'alter table consultation_bookings add column sequence integer not null default 0',
  `create unique index consultation_bookings_taken on consultation_bookings (starts_at)
    where starts_at is not null and status in ('pending', 'confirmed')`,
];

/** The outbox, consent of subscribers, and the moments of bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
