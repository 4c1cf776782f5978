import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // A session that began before this step has to be confirmed before anything that asks for a recent login.
  "alter table sessions add column browser text not null default ''",
  'alter table sessions add column last_used_at integer not null default 0',
  'alter table sessions add column authenticated_at integer not null default 0',
  'update sessions set last_used_at = created_at',

  // Both secrets are encrypted. The pending one becomes valid with its first code.
  `create table totp_secrets (
    user_id integer primary key references admin_users (id) on delete cascade,
    secret text,
    pending text,
    last_step integer not null default 0,
    confirmed_at integer
  ) strict`,
  `create table recovery_codes (
    hash text primary key,
    user_id integer not null references admin_users (id) on delete cascade
  ) strict, without rowid`,
  'create index recovery_codes_user on recovery_codes (user_id)',
  `create table passkeys (
    id integer primary key,
    credential_id text not null unique,
    user_id integer not null references admin_users (id) on delete cascade,
    public_key blob not null,
    counter integer not null,
    transports text not null default '[]',
    name text not null,
    created_at integer not null,
    last_used_at integer
  ) strict`,
  'create index passkeys_user on passkeys (user_id)',
  `create table trusted_browsers (
    id integer primary key,
    hash text not null unique,
    user_id integer not null references admin_users (id) on delete cascade,
    browser text not null,
    created_at integer not null,
    expires_at integer not null
  ) strict`,
  'create index trusted_browsers_user on trusted_browsers (user_id)',
  // Challenges that a browser has to answer next; without a captain until a passkey says who it is.
  `create table auth_challenges (
    hash text primary key,
    purpose text not null check (purpose in ('login', 'passwordless', 'registration', 'confirmation')),
    user_id integer references admin_users (id) on delete cascade,
    holder text not null,
    attempts integer not null default 0,
    expires_at integer not null
  ) strict, without rowid`,
  'create index auth_challenges_expiry on auth_challenges (expires_at)',
];

/** Second factors of captains, and what the list of sessions shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
