import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Address and password are encrypted.
  `create table calendars (
    id integer primary key,
    kind text not null check (kind in ('ics', 'caldav')),
    name text not null,
    url text not null,
    username text,
    password text,
    writes_bookings integer not null default 0,
    all_day_blocks integer not null default 1,
    tentative_blocks integer not null default 1,
    transparent_blocks integer not null default 0,
    last_fetched_at integer,
    last_error text,
    etag text,
    last_modified text,
    content_hash text,
    expanded_for text,
    revision integer not null default 0,
    created_at integer not null,
    updated_at integer not null
  ) strict`,
  // Merged times by the traits of their events: what blocks depends on choices that can change without a new fetch.
  `create table calendar_busy (
    calendar_id integer not null references calendars (id) on delete cascade,
    traits integer not null,
    events integer not null,
    times blob not null,
    primary key (calendar_id, traits)
  ) strict`,
  // The next events one by one, for the owner to look at.
  `create table calendar_events (
    id integer primary key,
    calendar_id integer not null references calendars (id) on delete cascade,
    starts_at integer not null,
    ends_at integer not null,
    title text not null,
    traits integer not null
  ) strict`,
  'create index calendar_events_start on calendar_events (calendar_id, starts_at)',

  // Without the list of sources, which grows with the features.
  `create table new_outages (
    source text primary key,
    failures integer not null default 0,
    since integer not null,
    last_error text,
    alerted_at integer
  ) strict, without rowid`,
  'insert into new_outages select source, failures, since, last_error, alerted_at from outages',
  'drop table outages',
  'alter table new_outages rename to outages',
];

/** Calendars of the owner that block times for bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
