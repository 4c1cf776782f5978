import { type Kysely, sql } from 'kysely';

/** Adds to the number of an issue's recipients in a state. */
function count(row: 'new' | 'old', by: 1 | -1): string {
  return `insert into newsletter_counts (newsletter_id, state, count) values (${row}.newsletter_id, ${row}.state, ${by})
    on conflict (newsletter_id, state) do update set count = count + ${by};`;
}

const STATEMENTS = [
  // Recipients of an issue, written in one transaction when it starts. An erased subscriber leaves a row without address.
  `create table newsletter_recipients (
    id integer primary key,
    newsletter_id integer not null references newsletters (id) on delete cascade,
    subscriber_id integer,
    email text collate nocase,
    state text not null default 'pending'
      check (state in ('pending', 'sent', 'failed', 'suppressed', 'unsubscribed')),
    attempts integer not null default 0,
    next_at integer not null default 0,
    bounce text check (bounce in ('hard', 'soft', 'complaint')),
    response text,
    at integer
  ) strict`,
  'create unique index newsletter_recipients_once on newsletter_recipients (newsletter_id, subscriber_id)',
  `create index newsletter_recipients_pending on newsletter_recipients (newsletter_id, next_at, id) where state = 'pending'`,
  'create index newsletter_recipients_list on newsletter_recipients (newsletter_id, state, id)',
  'create index newsletter_recipients_subscriber on newsletter_recipients (subscriber_id, id)',
  'create index newsletter_recipients_email on newsletter_recipients (email, id)',
  'create index newsletter_recipients_at on newsletter_recipients (at) where at is not null',

  // How many recipients of an issue are in each state, so that no list has to count them.
  `create table newsletter_counts (
    newsletter_id integer not null references newsletters (id) on delete cascade,
    state text not null,
    count integer not null,
    primary key (newsletter_id, state)
  ) strict, without rowid`,
  `create trigger newsletter_recipients_added after insert on newsletter_recipients begin ${count('new', 1)} end`,
  `create trigger newsletter_recipients_changed after update of state on newsletter_recipients when new.state <> old.state
   begin ${count('old', -1)} ${count('new', 1)} end`,

  // People who unsubscribed through an issue, and visits that came through its links.
  'alter table newsletters add column unsubscribes integer not null default 0',
  'alter table newsletters add column visits integer not null default 0',
  // The mail as it goes out, made when sending begins: what changes on the site later changes nothing for the rest.
  'alter table newsletters add column mail text check (mail is null or json_valid(mail))',

  // Addresses that get no issue any more. The address itself is there only while its subscriber is.
  `create table suppressed_addresses (
    hash text primary key,
    email text collate nocase,
    kind text not null check (kind in ('hard', 'soft', 'complaint', 'manual')),
    reason text not null,
    newsletter_id integer,
    created_at integer not null
  ) strict, without rowid`,
  'create index suppressed_addresses_email on suppressed_addresses (email) where email is not null',
  'create index suppressed_addresses_newest on suppressed_addresses (created_at desc, hash)',

  // Consent: to what, when and where.
  'alter table newsletter_subscribers add column consent_at integer',
  'alter table newsletter_subscribers add column consent_page text',
  'alter table newsletter_subscribers add column consent_text text',
  'update newsletter_subscribers set consent_at = created_at, consent_page = page',
  // Gets only issues about its interests.
  'alter table newsletter_subscribers add column only_interests integer not null default 0 check (only_interests in (0, 1))',

  `create trigger subscribers_erased after delete on newsletter_subscribers begin
    update newsletter_recipients set state = iif(state = 'pending', 'unsubscribed', state), subscriber_id = null, email = null
    where subscriber_id = old.id;
    update suppressed_addresses set email = null where email = old.email;
  end`,
];

/** Tables for sending issues to many subscribers: recipients, suppressed addresses, proof of consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
