import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Without the list of channels: SQLite cannot change a check, and bookings go to calendars too.
  `create table new_outbox (
    id integer primary key,
    uid text not null,
    channel text not null,
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
  `insert into new_outbox
    select id, uid, channel, audience, event, recipient, throttle_key, booking_id, payload, status, attempts, due_at,
      give_up_at, reason, created_at, sent_at
    from outbox`,
  'drop table outbox',
  'alter table new_outbox rename to outbox',
  "create index outbox_due on outbox (channel, due_at, id) where status = 'waiting'",
  "create index outbox_failed on outbox (id) where status = 'failed'",
  'create index outbox_throttle on outbox (throttle_key, created_at) where throttle_key is not null',
  'create index outbox_booking on outbox (booking_id) where booking_id is not null',
  'create index outbox_status on outbox (status)',

  // The events of bookings in calendars of the owner. Not tied to the booking: when it is erased, the event has to go first.
  `create table calendar_writes (
    booking_id integer not null,
    calendar_id integer not null references calendars (id) on delete cascade,
    uid text not null,
    href text not null,
    etag text,
    sequence integer,
    starts_at integer not null,
    ends_at integer not null,
    found text check (found in ('moved', 'deleted')),
    found_starts_at integer,
    found_ends_at integer,
    primary key (booking_id, calendar_id)
  ) strict, without rowid`,
  'create index calendar_writes_calendar on calendar_writes (calendar_id)',
  // Erasing a person deletes their events in calendars too, wherever their bookings are deleted. The message names nobody.
  `create trigger bookings_leave_calendars before delete on consultation_bookings begin
    insert into outbox (uid, channel, audience, event, booking_id, payload, status, due_at, give_up_at, created_at)
    select lower(hex(randomblob(16))), 'caldav', 'owner', 'booking.cancelled', old.id,
      json_object('calendarId', calendars.id, 'calendar', calendars.name, 'email', '', 'title', 'An erased booking'),
      'waiting', 0, unixepoch() + 259200, unixepoch()
    from calendar_writes join calendars on calendars.id = calendar_writes.calendar_id
    where calendar_writes.booking_id = old.id;
  end`,

  // The secret part of the address of the feed of all bookings.
  `create table calendar_feed (
    id integer primary key check (id = 1),
    token text not null,
    created_at integer not null
  ) strict`,
];

/** Bookings in the owner's own calendars: what was written where, and the address of the feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
