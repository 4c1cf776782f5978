import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table login_attempts (
    key text primary key,
    failures integer not null,
    last_at integer not null
  ) strict, without rowid`,
  'create index login_attempts_last on login_attempts (last_at)',

  // Everybody who ever wrote, one row for each address, kept by the triggers below.
  `create table leads (
    id integer primary key,
    email text not null unique collate nocase,
    name text,
    company text,
    preview text,
    first_at integer not null,
    last_at integer not null,
    waiting_since integer,
    messages integer not null default 0,
    bookings integer not null default 0,
    is_subscriber integer not null default 0 check (is_subscriber in (0, 1)),
    notes text not null default ''
  ) strict`,
  'create index leads_order on leads ((waiting_since is null), last_at desc, id desc)',
  'create index leads_waiting on leads (waiting_since) where waiting_since is not null',
  'create index leads_booked on leads (last_at desc, id desc) where bookings > 0',
  'create index leads_written on leads (last_at desc, id desc) where messages > 0',
  'create index leads_subscribed on leads (last_at desc, id desc) where is_subscriber = 1',

  // How many of a kind there were on a day (days since 1970 UTC), so that charts need no counting.
  `create table daily_counts (
    kind text not null,
    day integer not null,
    count integer not null,
    primary key (kind, day)
  ) strict, without rowid`,
  // How many there are now, so that no list has to be counted.
  `create table totals (
    name text primary key,
    count integer not null
  ) strict, without rowid`,
  "insert into totals (name, count) values ('leads', 0), ('waiting', 0), ('subscribed', 0)",
  `create table page_views (
    day integer not null,
    path text not null,
    views integer not null,
    primary key (day, path)
  ) strict, without rowid`,
  `create table popup_counts (
    popup_id integer primary key references popup_notifications (id) on delete cascade,
    views integer not null default 0,
    clicks integer not null default 0,
    closings integer not null default 0
  ) strict`,

  'create index contacts_email_waiting on contacts (email collate nocase, created_at) where responded = 0',
  'create index newsletter_subscribers_state on newsletter_subscribers (subscribed, created_at desc, id desc)',

  `create trigger contacts_to_leads after insert on contacts begin
    insert into leads (email, name, company, preview, first_at, last_at, waiting_since, messages)
    values (
      new.email, new.first_name || ' ' || new.last_name, new.company, substr(new.message, 1, 280),
      new.created_at, new.created_at, iif(new.responded = 0, new.created_at, null), 1
    )
    on conflict (email) do update set
      name = excluded.name,
      company = coalesce(excluded.company, company),
      preview = excluded.preview,
      last_at = max(last_at, excluded.last_at),
      waiting_since = coalesce(min(waiting_since, excluded.waiting_since), waiting_since, excluded.waiting_since),
      messages = messages + 1;
    ${countOne('message')}
  end`,
  `create trigger contacts_answered after update of responded on contacts when new.responded <> old.responded begin
    ${stillWaiting('new.email')}
  end`,
  `create trigger contacts_removed after delete on contacts begin
    ${stillWaiting('old.email')}
    update leads set messages = messages - 1 where email = old.email;
  end`,
  `create trigger bookings_to_leads after insert on consultation_bookings begin
    insert into leads (email, name, company, preview, first_at, last_at, bookings)
    values (
      new.email, new.first_name || ' ' || new.last_name, new.company, substr(new.message, 1, 280),
      new.created_at, new.created_at, 1
    )
    on conflict (email) do update set
      name = excluded.name,
      company = coalesce(excluded.company, company),
      preview = coalesce(excluded.preview, preview),
      last_at = max(last_at, excluded.last_at),
      bookings = bookings + 1;
    ${countOne('booking')}
  end`,
  `create trigger subscribers_to_leads after insert on newsletter_subscribers begin
    insert into leads (email, first_at, last_at, is_subscriber)
    values (new.email, new.created_at, new.created_at, new.subscribed)
    on conflict (email) do update set
      last_at = max(last_at, excluded.last_at),
      is_subscriber = excluded.is_subscriber;
    ${countOne('subscriber')}
    update totals set count = count + new.subscribed where name = 'subscribed';
  end`,
  `create trigger subscribers_left after update of subscribed on newsletter_subscribers
  when new.subscribed <> old.subscribed begin
    update leads set is_subscriber = new.subscribed where email = new.email;
    update totals set count = count + new.subscribed - old.subscribed where name = 'subscribed';
  end`,
  `create trigger interests_to_leads after insert on interests begin
    insert into leads (email, first_at, last_at)
    values (new.email, new.created_at, new.created_at)
    on conflict (email) do update set last_at = max(last_at, excluded.last_at);
  end`,
  `create trigger leads_counted after insert on leads begin
    insert into daily_counts (kind, day, count) values ('lead', new.first_at / 86400, 1)
    on conflict (kind, day) do update set count = count + 1;
    update totals set count = count + 1 where name = 'leads';
    update totals set count = count + (new.waiting_since is not null) where name = 'waiting';
  end`,
  `create trigger subscribers_removed after delete on newsletter_subscribers begin
    update leads set is_subscriber = 0 where email = old.email;
    update totals set count = count - old.subscribed where name = 'subscribed';
  end`,
  `create trigger leads_removed after delete on leads begin
    update totals set count = count - 1 where name = 'leads';
    update totals set count = count - (old.waiting_since is not null) where name = 'waiting';
  end`,
  `create trigger leads_waiting_changed after update of waiting_since on leads
  when (new.waiting_since is null) <> (old.waiting_since is null) begin
    update totals set count = count + iif(new.waiting_since is null, -1, 1) where name = 'waiting';
  end`,
];

function countOne(kind: string): string {
  return `insert into daily_counts (kind, day, count) values ('${kind}', new.created_at / 86400, 1)
    on conflict (kind, day) do update set count = count + 1;`;
}

function stillWaiting(email: string): string {
  return `update leads
    set waiting_since = (select min(created_at) from contacts where email = ${email} collate nocase and responded = 0)
    where email = ${email};`;
}

/** Tables of the owner's dashboard beside the product's entities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
