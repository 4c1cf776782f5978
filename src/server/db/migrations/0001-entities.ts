import { type Kysely, sql } from 'kysely';

const flag = (name: string, initial: 0 | 1) => `${name} integer not null default ${initial} check (${name} in (0, 1))`;
const list = (name: string, initial = " default '[]'") =>
  `${name} text not null${initial} check (json_valid(${name}) and json_type(${name}) = 'array')`;
const clock = (name: string) => `${name} text not null check (${name} glob '[0-2][0-9]:[0-5][0-9]')`;

const STATEMENTS = [
  `create table contacts (
    id integer primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    company text,
    ${list('service', '')},
    budget text,
    message text not null,
    page text,
    referrer text,
    created_at integer not null,
    ${flag('responded', 0)},
    check (json_array_length(service) > 0)
  ) strict`,
  'create index contacts_newest on contacts (created_at desc, id desc)',
  'create index contacts_unanswered on contacts (responded, created_at desc, id desc)',
  'create index contacts_email on contacts (email collate nocase)',

  `create table blog_posts (
    id integer primary key,
    slug text not null unique,
    title text not null,
    excerpt text not null default '',
    content text not null default '',
    ${list('tags')},
    cover_image text,
    author text not null,
    ${flag('published', 0)},
    ${flag('featured', 0)},
    publish_at integer,
    created_at integer not null,
    updated_at integer not null
  ) strict`,
  'create index blog_posts_newest on blog_posts (coalesce(publish_at, created_at) desc, id desc)',
  'create index blog_posts_featured on blog_posts (featured, published)',
  'create index blog_posts_scheduled on blog_posts (publish_at) where publish_at is not null',

  `create table newsletter_subscribers (
    id integer primary key,
    email text not null unique collate nocase,
    ${flag('subscribed', 1)},
    page text,
    referrer text,
    created_at integer not null
  ) strict`,
  'create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id desc)',

  `create table interests (
    email text not null collate nocase,
    page text not null,
    created_at integer not null,
    primary key (email, page)
  ) strict, without rowid`,

  `create table consultation_bookings (
    id integer primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    company text,
    ${list('services')},
    consultation_type text not null,
    preferred_date text not null,
    ${clock('preferred_time')},
    timezone text not null,
    message text,
    status text not null default 'pending',
    created_at integer not null
  ) strict`,
  'create index consultation_bookings_newest on consultation_bookings (created_at desc, id desc)',
  'create index consultation_bookings_ahead on consultation_bookings (preferred_date, preferred_time)',
  'create index consultation_bookings_email on consultation_bookings (email collate nocase)',

  `create table admin_users (
    id integer primary key,
    username text not null unique collate nocase,
    password text not null,
    email text not null,
    name text not null,
    role text not null default 'admin',
    ${flag('is_active', 1)},
    created_at integer not null,
    last_login_at integer
  ) strict`,

  `create table sessions (
    id text primary key,
    user_id integer not null references admin_users (id) on delete cascade,
    created_at integer not null,
    expires_at integer not null
  ) strict, without rowid`,
  'create index sessions_user on sessions (user_id)',
  'create index sessions_expiry on sessions (expires_at)',

  `create table business_hours (
    id integer primary key,
    day_of_week integer not null check (day_of_week between 0 and 6),
    ${clock('start_time')},
    ${clock('end_time')},
    ${flag('is_enabled', 1)},
    timezone text not null default 'America/Los_Angeles',
    created_at integer not null,
    updated_at integer not null,
    check (start_time < end_time)
  ) strict`,
  'create index business_hours_day on business_hours (day_of_week, start_time)',

  `create table blocked_dates (
    id integer primary key,
    type text not null check (type in ('single', 'range', 'weekly', 'monthly')),
    start_date text,
    end_date text,
    day_of_week integer check (day_of_week between 0 and 6),
    day_of_month integer check (day_of_month between 1 and 31),
    description text,
    ${flag('is_active', 1)},
    created_at integer not null,
    updated_at integer not null
  ) strict`,

  `create table slot_overrides (
    id integer primary key,
    date text not null,
    ${clock('time')},
    ${flag('is_enabled', 1)},
    reason text,
    unique (date, time)
  ) strict`,

  `create table booking_settings (
    id integer primary key default 1 check (id = 1),
    minimum_advance_minutes integer not null default 15 check (minimum_advance_minutes >= 0),
    maximum_future_days integer not null default 30 check (maximum_future_days > 0),
    ${flag('enable_admin_notifications', 1)},
    ${flag('enable_api_failure_alerts', 1)}
  ) strict`,
  'insert into booking_settings default values',

  `create table site_settings (
    id integer primary key,
    key text not null unique,
    value text not null,
    description text,
    category text not null default 'general',
    data_type text not null default 'string'
  ) strict`,

  `create table popup_notifications (
    id integer primary key,
    title text not null,
    message text not null,
    ${flag('is_active', 1)},
    delay integer not null default 3 check (delay between 0 and 60),
    ${flag('show_once', 0)},
    button_text text,
    button_link text,
    created_at integer not null,
    updated_at integer not null
  ) strict`,
  'create index popup_notifications_active on popup_notifications (is_active, id)',

  `create table oauth_clients (
    id integer primary key,
    client_id text not null unique,
    client_secret text not null,
    client_name text not null,
    ${list('redirect_uris')},
    ${list('scopes')},
    created_by integer not null references admin_users (id),
    ${flag('is_active', 1)}
  ) strict`,
  `create table oauth_auth_codes (
    id integer primary key,
    code text not null unique,
    client_id text not null references oauth_clients (client_id) on delete cascade,
    user_id integer not null references admin_users (id) on delete cascade,
    redirect_uri text not null,
    ${list('scopes')},
    state text,
    expires_at integer not null,
    ${flag('used', 0)}
  ) strict`,
  `create table oauth_tokens (
    id integer primary key,
    access_token text not null unique,
    refresh_token text unique,
    client_id text not null references oauth_clients (client_id) on delete cascade,
    user_id integer not null references admin_users (id) on delete cascade,
    ${list('scopes')},
    access_token_expires_at integer not null,
    refresh_token_expires_at integer,
    ${flag('revoked', 0)}
  ) strict`,
];

/** Every stored entity of the product, with its defaults and unique keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const working = [1, 2, 3, 4, 5];
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    await sql`
      insert into business_hours (day_of_week, start_time, end_time, is_enabled, created_at, updated_at)
      values (${day}, '09:00', '17:00', ${working.includes(day) ? 1 : 0}, unixepoch(), unixepoch())
    `.execute(db);
  }
}
