import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table meeting_types (
    id integer primary key,
    slug text not null unique,
    name text not null,
    description text not null default '',
    minutes integer not null check (minutes > 0),
    buffer_before integer not null default 0 check (buffer_before >= 0),
    buffer_after integer not null default 0 check (buffer_after >= 0),
    max_per_day integer check (max_per_day > 0),
    notice_minutes integer check (notice_minutes >= 0),
    horizon_days integer check (horizon_days > 0),
    step_minutes integer not null default 30 check (step_minutes in (15, 30, 60)),
    location text not null default '',
    questions text not null default '[]' check (json_valid(questions) and json_type(questions) = 'array'),
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at integer not null,
    updated_at integer not null
  ) strict`,
  `insert into meeting_types (slug, name, minutes, location, created_at, updated_at) values
    ('consultation', 'Free consultation', 30,
      coalesce((select value from site_settings where key = 'consultation_location'), ''), unixepoch(), unixepoch()),
    ('strategy', 'Deep-dive strategy session', 60,
      coalesce((select value from site_settings where key = 'strategy_location'), ''), unixepoch(), unixepoch())`,
  "delete from site_settings where key in ('consultation_location', 'strategy_location')",

  'alter table booking_settings add column maximum_per_day integer check (maximum_per_day > 0)',
  `alter table consultation_bookings add column answers text not null default '[]'
    check (json_valid(answers) and json_type(answers) = 'array')`,
  'create index consultation_bookings_times on consultation_bookings (starts_at) where starts_at is not null',

  `create table blocked_times (
    id integer primary key,
    starts_at integer not null,
    ends_at integer not null,
    title text not null default '',
    created_at integer not null,
    check (starts_at < ends_at)
  ) strict`,
  'create index blocked_times_end on blocked_times (ends_at)',
];

/** The owner's own kinds of meetings, the answers to their questions, and times that are blocked by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
