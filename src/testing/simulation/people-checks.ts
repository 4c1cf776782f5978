import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { ANSWERED_LATE, ASKED_LATER, LEFT_LONG_AGO, TOPIC, WROTE_LONG_AGO } from './actors/people.ts';
import { mayBeForgotten } from './model.ts';
import { DAY, HOUR, type World } from './world.ts';

/** Chats are kept for thirty days and a night, and clocks are set by some hours. */
const FORGOTTEN_AFTER_MS = 32 * DAY;

export function checkContacts({ model, violate }: World, database: Database): void {
  const rows = database.prepare('select * from contacts').all() as (Record<string, unknown> & { message: string })[];
  const stored = new Map(rows.map((row) => [/message-(?:bot-)?\w+/.exec(row.message)?.[0], row]));
  for (const contact of model.contacts) {
    const row = stored.get(contact.marker);
    const isStored = row !== undefined;
    const lost = Object.entries(contact.fields ?? {}).find(([name, value]) => row && row[name] !== value);
    if (lost) violate(`The ${lost[0]} of ${contact.marker} is ${row?.[lost[0]]} and not ${lost[1]}`);
    if (contact.outcome === 'unknown') contact.outcome = isStored ? 'stored' : 'refused';
    else if (contact.outcome === 'stored' && !isStored) violate(`The acknowledged ${contact.marker} is not stored`);
    else if (contact.outcome === 'refused' && isStored) violate(`The refused ${contact.marker} is stored`);
  }
}

export function checkSubscribers({ clock, model, violate }: World, database: Database): void {
  const back = database.prepare('select 1 from newsletter_subscribers where subscribed and email = ?');
  if (back.get(LEFT_LONG_AGO)) violate(`${LEFT_LONG_AGO} is subscribed again`);
  const find = database.prepare('select subscribed, left_at as leftAt from newsletter_subscribers where email = ?');
  const isInterested = database.prepare('select 1 from interests where email = ? and page = ?');
  for (const subscriber of model.subscribers.values()) {
    const row = find.get(subscriber.email) as { subscribed: number; leftAt: number | null } | undefined;
    const state = !row ? undefined : row.subscribed ? 'subscribed' : row.leftAt === null ? 'waiting' : 'left';
    if (subscriber.state === 'unknown') {
      if (state) Object.assign(subscriber, { state, at: clock.elapsed() });
      else model.subscribers.delete(subscriber.email);
    } else if (state !== subscriber.state && !(state !== 'subscribed' && mayBeForgotten(subscriber, clock.elapsed()))) {
      violate(`${subscriber.email} is ${state ?? 'not stored'}, but should be ${subscriber.state}`);
    }
    const { email, page, limitedAt, hasChosen } = subscriber;
    const signedUp = hasChosen ? undefined : page;
    const interest = limitedAt === undefined ? signedUp : Number.isFinite(limitedAt) ? TOPIC : undefined;
    if (state === 'subscribed' && interest !== undefined && !isInterested.get(email, interest))
      violate(`It is lost that ${email} is interested in ${interest}`);
  }
}

/** Data that is older than the owner wants to keep is deleted in the next night, and after a restore again. */
export function checkForgotten({ clock, model, restoredAt, violate }: World, database: Database): void {
  if (clock.elapsed() - restoredAt < 2 * DAY) return;
  const old = Math.floor((clock.date() - FORGOTTEN_AFTER_MS) / 1000);
  const chats = database.prepare('select count(*) from chat_sessions where updated_at < ?').pluck().get(old);
  if (chats !== 0) violate(`${chats} chats are older than the owner keeps them`);
  if (database.prepare('select 1 from contacts where email = ?').get(WROTE_LONG_AGO))
    violate(`${WROTE_LONG_AGO} is still known`);
  if (!database.prepare('select 1 from leads where email = ?').get(ASKED_LATER))
    violate(`${ASKED_LATER}, whom the owner wants to ask, is not known any more`);
  // A copy may lack the answer.
  const isAnswered = restoredAt === 0 && model.answered.has(ANSWERED_LATE);
  if (isAnswered && !database.prepare('select 1 from leads where email = ?').get(ANSWERED_LATE))
    violate(`${ANSWERED_LATE}, whom the owner has answered, is not known any more`);
}

/** An erased address is in no row of any table, and in no byte of the file once it was rewritten. */
export function checkErased({ model, disk, violate, clock }: World, database: Database): void {
  if (model.erased.size === 0) return;
  const tables = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like '%virtual%'",
    )
    .pluck()
    .all() as string[];
  const texts = tables.map((table) => {
    const rows = database.prepare(`select * from "${table}"`).raw().all() as unknown[][];
    const text = rows.map((row) => row.filter((value) => typeof value === 'string').join(' ')).join('\n');
    return { table, text: text.toLowerCase() };
  });
  for (const marker of model.erasedTexts) {
    const table = texts.find(({ text }) => text.includes(marker))?.table;
    if (table) violate(`The ${marker} of an erased person is in the table ${table}`);
  }
  const tableAddresses = texts.map(({ table, text }) => ({ table, addresses: addressesIn(text) }));
  const files = ['site.db', 'site.db-wal', 'backups/latest.db'].flatMap((name) => {
    const path = join(disk.folder, name);
    return existsSync(path) ? [{ name, addresses: addressesIn(readFileSync(path).toString('latin1')) }] : [];
  });
  for (const [email, at] of model.erased) {
    const table = tableAddresses.find(({ addresses }) => addresses.includes(email))?.table;
    if (table) violate(`The erased address ${email} is in the table ${table}`);
    if (clock.elapsed() - at < 2 * DAY) continue;
    const file = files.find(({ addresses }) => addresses.includes(email));
    if (file) violate(`The erased address ${email} is in the file ${file.name}`);
  }
}

/** The text around each `@`: a tenth of the bytes of a database, in which each address is looked for. */
function addressesIn(text: string): string {
  const around: string[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1))
    around.push(text.slice(Math.max(0, at - 60), at + 30));
  return around.join('\n').toLowerCase();
}

/** An address that nobody has is suppressed once a mail was returned, and one whose mailbox was full is not. */
export function checkReturned({ model, mailbox, clock, violate }: World, database: Database): void {
  if (clock.elapsed() - mailbox.brokenUntil < 12 * HOUR) return;
  const find = database.prepare('select 1 from suppressed_addresses where email = ?');
  const gone = database.prepare("select 1 from suppressed_addresses where kind = 'hard' and email = ?");
  const mayBeGone = (email: string) =>
    [model.suppressed, model.maybeSuppressed, model.returned].some((each) => each.has(email));
  for (const email of model.full) {
    if (!mayBeGone(email) && gone.get(email)) violate(`${email}, whose mailbox was full, is suppressed`);
  }
  for (const [email, at] of model.returned) {
    if (clock.elapsed() - at < 12 * HOUR) continue;
    model.returned.delete(email);
    if (find.get(email) === undefined) violate(`${email}, whose mail was returned, is not suppressed`);
    else model.suppressed.set(email, clock.elapsed());
  }
}

/** Addresses that must get no issue are in the list of those, which keeps a hash of those of whom nothing else is known any more. */
export function checkSuppressed({ model, violate }: World, database: Database): void {
  const listed = new Set(database.prepare('select coalesce(email, hash) from suppressed_addresses').pluck().all());
  const hash = (email: string) => createHash('sha256').update(email).digest('hex');
  for (const email of model.suppressed.keys()) {
    if (!model.erased.has(email) && !listed.has(email) && !listed.has(hash(email)))
      violate(`${email} is not suppressed any more`);
  }
}

/** A visitor's message in the chat is stored, and whose it is. */
export function checkChats({ model, violate }: World, database: Database): void {
  const find = database.prepare('select email from chat_sessions where email = ?');
  for (const { email } of model.chats) {
    if (find.get(email) === undefined) violate(`Nothing is known of ${email}, who wrote in the chat`);
  }
}
