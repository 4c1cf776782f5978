import { type Kysely, sql } from 'kysely';

const isEditor = (role: string) => `lower(trim(${role})) = 'editor'`;

const STATEMENTS = [
  // Until then a client that a captain is connecting is kept, although nobody has allowed it yet.
  'alter table oauth_clients add column kept_until integer',

  // Part of the signature of preview links: those that the captain made before it grew are not valid any more.
  'alter table admin_users add column link_version integer not null default 0',

  // A demotion too: who becomes an owner again gets nothing back, and no secret of a former owner makes new tokens.
  'drop trigger if exists admin_users_end_oauth',
  `create trigger admin_users_end_access after update of password, is_active, role on admin_users
    when old.password <> new.password or (old.is_active = 1 and new.is_active = 0)
      or (not ${isEditor('old.role')} and ${isEditor('new.role')})
    begin
      delete from oauth_auth_codes where user_id = new.id;
      update oauth_tokens set revoked = 1 where user_id = new.id and revoked = 0;
      update oauth_grants set ended_at = unixepoch() where user_id = new.id and ended_at is null;
      update oauth_clients set is_active = 0 where created_by = new.id and is_active = 1 and ${isEditor('new.role')};
      update admin_users set link_version = link_version + 1 where id = new.id;
    end`,

  // Programs connected by captains who are editors by now.
  `delete from oauth_auth_codes where user_id in (select id from admin_users where ${isEditor('role')})`,
  `update oauth_tokens set revoked = 1 where user_id in (select id from admin_users where ${isEditor('role')})`,
  `update oauth_grants set ended_at = unixepoch()
    where ended_at is null and user_id in (select id from admin_users where ${isEditor('role')})`,
  `update oauth_clients set is_active = 0 where created_by in (select id from admin_users where ${isEditor('role')})`,
];

/** Access that a captain gave to programs and by links ends for good with a new password, a deactivation or a demotion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
