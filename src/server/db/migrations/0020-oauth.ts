import { type Kysely, sql } from 'kysely';

const flag = (name: string, initial: 0 | 1) => `${name} integer not null default ${initial} check (${name} in (0, 1))`;
const list = (name: string) =>
  `${name} text not null default '[]' check (json_valid(${name}) and json_type(${name}) = 'array')`;

const STATEMENTS = [
  // Nothing has written to these tables before.
  'drop table oauth_tokens',
  'drop table oauth_auth_codes',
  'drop table oauth_clients',

  // `client_secret` is a SHA-256 in hex, or a text that is none where the client has no secret. A client that registered
  // itself or is known by a metadata document has no `created_by`.
  `create table oauth_clients (
    id integer primary key,
    client_id text not null unique,
    client_secret text not null,
    client_name text not null,
    ${list('redirect_uris')},
    ${list('scopes')},
    created_by integer references admin_users (id),
    ${flag('is_active', 1)},
    kind text not null check (kind in ('manual', 'registered', 'document')),
    auth_method text not null check (auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
    ${flag('is_verified', 0)},
    created_at integer not null,
    last_used_at integer
  ) strict`,
  'create index oauth_clients_kind on oauth_clients (kind, created_at)',

  // A consent. All tokens that follow from it end with it.
  `create table oauth_grants (
    id integer primary key,
    client_id text not null references oauth_clients (client_id) on delete cascade,
    user_id integer not null references admin_users (id) on delete cascade,
    ${list('scopes')},
    resource text not null,
    created_at integer not null,
    expires_at integer,
    ended_at integer
  ) strict`,
  'create index oauth_grants_client on oauth_grants (client_id)',
  'create index oauth_grants_user on oauth_grants (user_id)',

  `create table oauth_auth_codes (
    id integer primary key,
    code text not null unique,
    client_id text not null references oauth_clients (client_id) on delete cascade,
    user_id integer not null references admin_users (id) on delete cascade,
    redirect_uri text not null,
    ${list('scopes')},
    state text,
    resource text not null,
    code_challenge text not null,
    grant_expires_at integer,
    grant_id integer references oauth_grants (id) on delete cascade,
    expires_at integer not null,
    ${flag('used', 0)}
  ) strict`,

  // Tokens are stored as SHA-256 in hex.
  `create table oauth_tokens (
    id integer primary key,
    access_token text not null unique,
    refresh_token text unique,
    client_id text not null references oauth_clients (client_id) on delete cascade,
    user_id integer not null references admin_users (id) on delete cascade,
    grant_id integer not null references oauth_grants (id) on delete cascade,
    ${list('scopes')},
    resource text not null,
    created_at integer not null,
    access_token_expires_at integer not null,
    refresh_token_expires_at integer,
    rotated_at integer,
    ${flag('revoked', 0)}
  ) strict`,
  'create index oauth_tokens_grant on oauth_tokens (grant_id)',
  'create index oauth_tokens_user on oauth_tokens (user_id)',

  // Here, so that every way to change a captain has this effect.
  `create trigger admin_users_end_oauth after update of password, is_active on admin_users
    when old.password <> new.password or (old.is_active = 1 and new.is_active = 0)
    begin
      delete from oauth_auth_codes where user_id = new.id;
      update oauth_tokens set revoked = 1 where user_id = new.id and revoked = 0;
      update oauth_grants set ended_at = unixepoch() where user_id = new.id and ended_at is null;
    end`,

  // Name of the program that wrote the draft; null once a person has saved it.
  'alter table blog_posts add column drafted_by text',
  'alter table content_documents add column drafted_by text',
];

/** Programs that act for a captain: clients, consents, codes and tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
