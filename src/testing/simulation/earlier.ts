import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations } from '#server/db/migrations/index.ts';
import type { World } from './world.ts';

/** "CAPT", in the header of each of our files. */
const APPLICATION_ID = 0x43415054;
/** Schemas between them have the columns that are filled here. */
const VERSIONS = { first: 20, last: migrations.length - 1 };
const TEN_DAYS = 864_000;
const HALF_AN_HOUR_MS = 1_800_000;
/** A Thursday at ten in Los Angeles. */
const CALL_AT = Date.parse('2026-03-05T18:00:00Z');

/** Begins with the data of a site that ran an earlier version: what it acknowledged is there after the update. */
export async function createEarlierSite(world: World): Promise<void> {
  const { clock, disk, log, model, random } = world;
  const version = random.fork('earlier').between(VERSIONS.first, VERSIONS.last);
  const sqlite = new Database(join(disk.folder, 'site.db'));
  sqlite.function('unixepoch', { varargs: true }, () => Math.floor(clock.date() / 1000));
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma(`application_id = ${APPLICATION_ID}`);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  for (const { up } of migrations.slice(0, version)) await up(db);
  const at = Math.floor(clock.date() / 1000) - TEN_DAYS;
  const insert = (table: string, row: Record<string, string | number>) =>
    sqlite
      .prepare(`insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((key) => `@${key}`)})`)
      .run({ ...row, created_at: at });
  const person = { created_at: at, first_name: 'Ada', last_name: 'Byron', email: 'early@mail.example' };
  insert('contacts', { ...person, service: '["n8n-workflow-automation"]', message: 'We type: message-early' });
  insert('newsletter_subscribers', { created_at: at, email: 'reader@mail.example', confirmed_at: at });
  insert('consultation_bookings', {
    ...person,
    consultation_type: 'consultation',
    preferred_date: '2026-03-05',
    preferred_time: '10:00',
    timezone: 'America/Los_Angeles',
    status: 'confirmed',
    starts_at: CALL_AT / 1000,
    ends_at: (CALL_AT + HALF_AN_HOUR_MS) / 1000,
  });
  insert('blog_posts', {
    created_at: at,
    updated_at: at,
    published_at: at,
    published: 1,
    author: 'Robin',
    slug: 'early',
    title: 'Early',
    content: 'Words: text-early.',
    html: '<p>Words: text-early.</p>',
  });
  sqlite.pragma(`user_version = ${version}`);
  await db.destroy();
  log.add(`data of schema ${version}`);

  const { email } = person;
  model.contacts.push({ marker: 'message-early', email, outcome: 'stored', at: 0 });
  world.toldContacts.add('message-early');
  model.subscribers.set('reader@mail.example', {
    email: 'reader@mail.example',
    state: 'subscribed',
    at: 0,
    neverLeaves: true,
  });
  model.bookings.push({
    token: '',
    email,
    type: 'consultation',
    start: CALL_AT,
    end: CALL_AT + HALF_AN_HOUR_MS,
    bookedAt: 0,
    isActive: true,
    isUnsure: false,
    isWritten: false,
    bookedFor: 0,
    starts: [],
  });
  model.posts.set('early', {
    slug: 'early',
    title: 'Early',
    marker: 'text-early',
    visibleFrom: at * 1000,
    isUnsure: false,
  });
}
