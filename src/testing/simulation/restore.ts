import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { HIDDEN_TYPE, type Model, noPage } from './model.ts';
import type { MachineProcess } from './process.ts';
import type { World } from './world.ts';

/**
 * Replaces the data with the newest copy, or one of the last days, while no server runs, as `npm run restore` does. A kill in between, or a full
 * disk, leaves one of the two.
 */
export async function restoreCopy(world: World, command: MachineProcess): Promise<void> {
  const { folder } = world.disk;
  const backups = join(folder, 'backups');
  const daily = existsSync(backups) ? readdirSync(backups).filter((name) => /^daily-.*\.db$/.test(name)) : [];
  const name = daily.length > 0 && world.random.chance(0.35) ? world.random.pick(daily.sort()) : 'latest.db';
  const copy = join(backups, name);
  if (!existsSync(copy) || !hasRules(copy)) return;
  const { restoreBackup } = command.evaluate('restore') as {
    restoreBackup(folder: string, file: string, now: Date): Promise<{ heldMails: number }>;
  };
  const lastIds = readLastIds(folder);
  let isRestored = false;
  if (world.random.chance(0.3)) command.killAfterWrites = world.random.between(1, 20);
  try {
    const restored = await restoreBackup(folder, copy, new Date(world.clock.date()));
    world.log.add(`restored ${name}, ${restored.heldMails} mails held`);
    world.restoredAt = world.clock.elapsed();
    isRestored = true;
  } catch (error) {
    if (!command.isDead && !world.isDegraded)
      world.violate(`The copy could not be restored: ${(error as Error).message}`);
    world.log.add(command.isDead ? 'restore killed' : 'restore failed');
  }
  command.kill();
  // Links in mails and other systems know what the copy lacks.
  for (const [table, id] of readLastIds(folder)) {
    if (id < (lastIds.get(table) ?? 0)) world.violate(`The restored table ${table} gives ids again that were given`);
  }
  for (const path of world.account.events.keys()) world.account.forgotten.add(path);
  for (const booking of world.model.bookings) booking.isWritten = false;
  // Their numbers may be given again, to other changes. `checkMails` leaves out those that were sent before.
  world.invitations.clear();
  withDatabase(join(folder, 'site.db'), (database) => followDatabase(world, database));
  // It does not know who got an issue since: none goes out before the owner has looked.
  if (isRestored) for (const issue of world.model.issues) issue.stoppedAt = world.clock.elapsed();
}

/** False for a copy from before the owner set the rules that the model expects, of which the hidden kind of call is the last. */
function hasRules(file: string): boolean {
  return (
    withDatabase(file, (database) => {
      const kinds = database.prepare("select 1 from sqlite_master where name = 'meeting_types'").get();
      return kinds && database.prepare('select 1 from meeting_types where slug = ?').get(HIDDEN_TYPE);
    }) !== undefined
  );
}

function withDatabase<T>(file: string, read: (database: Database.Database) => T): T {
  const database = new Database(file, { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** The last id that each table has given. */
function readLastIds(folder: string): Map<string, number> {
  const rows = withDatabase(join(folder, 'site.db'), (database) =>
    database.prepare('select name, seq from sqlite_sequence').raw().all(),
  );
  return new Map(rows as [string, number][]);
}

/**
 * Expects what the copy has. It does not follow the copy in what must outlive a restore: who left, who was suppressed, and who was
 * erased.
 */
function followDatabase(world: World, database: Database.Database): void {
  const { model, takenMails } = world;
  const find = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: (string | number)[]) =>
      statement.get(...values) as Record<string, number | string | null> | undefined;
  };
  const calendar = find(
    `select tentative_blocks as tentative, transparent_blocks as free, all_day_blocks as days
      from calendars where kind = 'ics'`,
  )();
  const { tentative, free, days } = calendar ?? {};
  if (calendar) model.blocking = { busy: true, tentative: tentative === 1, free: free === 1, allDay: days === 1 };
  if (find("select 1 from calendars where kind = 'caldav' and not writes_bookings")())
    world.account.brokenUntil = Number.POSITIVE_INFINITY;
  world.isCalendarConnected &&= find("select 1 from calendars where kind = 'ics'")() !== undefined;
  followPeople(model, find);
  followTexts(model, find);
  const count = find("select count(*) as count from audit_log where action || ' ' || result = ?");
  for (const action of model.audited.keys()) model.audited.set(action, Number(count(action)?.count));
  for (const [id, taken] of takenMails) if (!isHeld(taken)) takenMails.delete(id);
}

/**
 * False for a mail that a restored server may send again, where its copy does not know that it was sent: the owner may get mails twice, and
 * whoever got an issue that is resumed.
 */
export function isHeld({ event, to }: { event: string; to: string }): boolean {
  return event !== 'newsletter.issue' && !to.endsWith('@business.example');
}

type Find = (sql: string) => (...values: (string | number)[]) => Record<string, number | string | null> | undefined;

function followPeople(model: Model, find: Find): void {
  const message = find("select 1 from contacts where email = ? collate nocase and message like '%' || ? || '%'");
  for (const contact of model.contacts) {
    contact.outcome = message(contact.email, contact.marker) ? 'stored' : 'refused';
  }
  // A token begins with the id of its booking: a copy may have another time of it. Of one whose answer was lost only the time is known.
  const booked = find(
    `select starts_at * 1000 as start, ends_at * 1000 as "end", status in ('pending', 'confirmed') as active, consultation_type as type
      from consultation_bookings
      where email = ? and iif(? = '', starts_at * 1000 = ?, ? = cast(id as text)) order by active desc`,
  );
  const known = [...model.bookings, ...model.lostBookings];
  model.bookings = [];
  model.lostBookings = [];
  for (const booking of known) {
    const id = booking.token.split('-')[0] ?? '';
    const row = booked(booking.email, id, booking.start, id);
    if (!row) {
      model.lostBookings.push(booking);
      continue;
    }
    const { start, end, type, active } = row;
    model.bookings.push(Object.assign(booking, { start, end, type, isActive: active === 1, isUnsure: false }));
  }
  const chat = find('select 1 from chat_sessions where email = ?');
  model.chats = model.chats.filter(({ email }) => chat(email));
  // The server may have read a returned mail before, and who was suppressed stays so.
  for (const email of model.returned.keys()) model.maybeSuppressed.add(email);
  model.returned.clear();
  // Mails that wait in the copy are held.
  model.dueMails = [];
  model.blocked = [];
  const subscribed = find('select subscribed from newsletter_subscribers where email = ?');
  for (const subscriber of model.subscribers.values()) {
    // Each copy has those who were there before the first day.
    if (subscriber.state === 'left' || subscriber.neverLeaves) continue;
    // The copy may lack the choice.
    if (subscriber.limitedAt !== undefined) subscriber.limitedAt = Number.POSITIVE_INFINITY;
    if (subscribed(subscriber.email)) subscriber.state = 'unknown';
    else model.subscribers.delete(subscriber.email);
  }
}

function followTexts(model: Model, find: Find): void {
  const stored = find('select content, published_at * 1000 as time from blog_posts where slug = ?');
  for (const post of model.posts.values()) {
    const row = stored(post.slug);
    if (!row) {
      model.posts.delete(post.slug);
      continue;
    }
    const marker = /text-\w+/.exec(String(row.content))?.[0] ?? post.marker;
    Object.assign(post, { marker, visibleFrom: row.time === null ? undefined : Number(row.time), isUnsure: false });
  }
  const issue = find('select 1 from newsletters where id = ?');
  model.issues = model.issues.filter(({ id }) => issue(id));
  for (const known of model.issues) known.readers ??= [];
  const asset = find('select 1 from assets where filename = ?');
  for (const [name, { state }] of model.files) {
    // Where deleting it was cut short, the copy may lack it, and some of its files are there.
    if (state === 'unknown' || Boolean(asset(name)) !== (state === 'there')) model.files.delete(name);
  }
  model.page = noPage();
  model.formerPaths = [];
  const version = find('select 1 from content_revisions where id = ?');
  for (const id of model.versions.keys()) if (!version(id)) model.versions.delete(id);
  model.settings.clear();
  model.subscriberMails.state = 'unknown';
}
