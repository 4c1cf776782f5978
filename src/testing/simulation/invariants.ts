import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createClient } from './actors/client.ts';
import { readPage } from './actors/page-texts.ts';
import { LEFT_LONG_AGO } from './actors/people.ts';
import { readLists, readPost } from './actors/visitors.ts';
import { checkDueMails, checkMails, checkReminders } from './mail-checks.ts';
import { DAY, HOUR, MINUTE, type World } from './world.ts';

/** Statuses of bookings that take their time. */
const ACTIVE = "('pending', 'confirmed')";
/** Age of a file that no row names: it is deleted in the night after it is a day old, and clocks jump. */
const LEFTOVER_MS = 2 * DAY + 6 * HOUR;
/** A slow disk and a clock that is set back delay a copy. */
const COPIED_WITHIN_MS = 8 * HOUR;

/** Compares the database with the model. Cheap enough for every few minutes. */
export function checkOften(world: World): void {
  withDatabase(world, (database) => {
    checkBookings(world, database);
    checkPlannedReminders(world, database);
    checkPlannedMails(world, database);
    checkGivenUp(world, database);
    checkSuppressed(world, database);
  });
  checkMails(world);
  checkReminders(world);
}

/** Everything, at the end of a day. */
export async function checkDay(world: World): Promise<void> {
  withDatabase(world, (database) => {
    const findings = database.pragma('integrity_check', { simple: true });
    if (findings !== 'ok') world.violate(`integrity_check: ${findings}`);
    const broken = database.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) world.violate(`foreign_key_check: ${JSON.stringify(broken[0])}`);
    checkContacts(world, database);
    checkBookings(world, database);
    checkLocalTimes(world, database);
    checkSubscribers(world, database);
    checkPosts(world, database);
    checkAudit(world, database);
    checkWaiting(world, database);
    checkErased(world, database);
    checkCounts(world, database);
    checkFiles(world, database);
    checkLeftovers(world, database);
    checkReturned(world, database);
    checkChats(world, database);
    checkCopy(world, database);
  });
  checkMails(world);
  checkDueMails(world);
  checkAccount(world);
  await checkPages(world);
}

type Db = Database.Database;

function withDatabase(world: World, check: (database: Db) => void): void {
  const file = join(world.disk.folder, 'site.db');
  if (!existsSync(file) || world.process().isDead) return;
  const database = new Database(file, { readonly: true });
  try {
    check(database);
  } finally {
    database.close();
  }
}

function checkContacts({ model, violate }: World, database: Db): void {
  const rows = database.prepare('select message, email from contacts').all() as { message: string; email: string }[];
  const stored = new Map(rows.map(({ message }) => [/message-(?:bot-)?\w+/.exec(message)?.[0], message]));
  for (const contact of model.contacts) {
    const isStored = stored.has(contact.marker);
    if (contact.outcome === 'unknown') contact.outcome = isStored ? 'stored' : 'refused';
    else if (contact.outcome === 'stored' && !isStored) violate(`The acknowledged ${contact.marker} is not stored`);
    else if (contact.outcome === 'refused' && isStored) violate(`The refused ${contact.marker} is stored`);
  }
}

interface BookingRow {
  id: number;
  email: string;
  type: string;
  start: number;
  end: number;
  status: string;
}

function checkBookings({ model, violate }: World, database: Db): void {
  const rows = database
    .prepare(
      `select id, email, consultation_type as type, starts_at * 1000 as start, ends_at * 1000 as end, status
        from consultation_bookings where starts_at is not null order by starts_at`,
    )
    .all() as BookingRow[];
  const active = rows.filter(({ status }) => ACTIVE.includes(`'${status}'`));
  for (const [index, row] of active.entries()) {
    const next = active[index + 1];
    if (!next) continue;
    const pause = ((model.buffers[row.type]?.after ?? 0) + (model.buffers[next.type]?.before ?? 0)) * MINUTE;
    if (next.start < row.end + pause)
      violate(`The bookings ${row.id} and ${next.id} overlap, with the time around them`);
  }
  for (const booking of model.bookings) {
    const found = rows.filter(
      ({ email, start, type }) => email === booking.email && start === booking.start && type === booking.type,
    );
    const isStored = found.some(({ status }) => ACTIVE.includes(`'${status}'`));
    if (booking.isUnsure) continue;
    if (booking.isActive && !isStored) violate(`The acknowledged booking of ${booking.email} is not stored`);
    if (
      !booking.isActive &&
      isStored &&
      !model.bookings.some(
        (other) => other !== booking && other.email === booking.email && other.start === booking.start,
      )
    ) {
      violate(`The cancelled booking of ${booking.email} still takes its time`);
    }
  }
}

/** A call has the day and time that its visitor reads, which lists and exports show. */
function checkLocalTimes({ violate }: World, database: Db): void {
  const rows = database
    .prepare(
      `select id, starts_at as startsAt, timezone, preferred_date || ' ' || preferred_time as local
        from consultation_bookings where starts_at is not null`,
    )
    .all() as { id: number; startsAt: number; timezone: string; local: string }[];
  for (const { id, startsAt, timezone, local } of rows) {
    const zone = { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' } as const;
    const expected = new Intl.DateTimeFormat('sv-SE', zone).format(startsAt * 1000);
    if (local !== expected) violate(`The call ${id} is stored as ${local}, and is at ${expected}`);
  }
}

/** A call that was booked or moved to a time more than a day ahead has a reminder of that time. */
function checkPlannedReminders({ clock, model, violate }: World, database: Db): void {
  const find = database.prepare(
    "select 1 from outbox where event = 'booking.reminder' and status = 'waiting' and recipient = ? and due_at = ?",
  );
  for (const { email, start, starts, bookedFor, isActive, isUnsure, isWritten = true } of model.bookings) {
    const isAhead = start - clock.date() > DAY + 4 * HOUR && bookedFor > DAY + HOUR;
    // A mailbox gets three mails about bookings a day, and no reminder of a call that it was not told of.
    const isTold = starts.length > 0 && starts.length <= 3;
    if (!isActive || isUnsure || !isWritten || !isAhead || !isTold) continue;
    if (model.bookings.some((other) => other.email === email && other.start !== start)) continue;
    if (find.get(email, (start - DAY) / 1000) === undefined) violate(`${email} will not be reminded of the call`);
  }
}

/** A mail that tells a visitor of something waits or was sent. */
function checkPlannedMails({ clock, model, violate }: World, database: Db): void {
  const find = database.prepare('select 1 from outbox where event = ? and recipient = ? and created_at > ?');
  for (const mail of model.dueMails) {
    if (mail.isPlanned || mail.to.endsWith('@business.example')) continue;
    const earliest = clock.date() - (clock.elapsed() - mail.at) - 4 * HOUR;
    if (find.get(mail.event, mail.to, Math.floor(earliest / 1000)) === undefined)
      violate(`No mail ${mail.event} to ${mail.to} is planned or was sent`);
    mail.isPlanned = true;
  }
}

/** Messages to the owner are tried for longer than a day. */
function checkGivenUp({ clock, violate }: World, database: Db): void {
  const given = database
    .prepare(
      "select event from outbox where status = 'failed' and audience = 'owner' and channel <> 'caldav' and created_at > ?",
    )
    .pluck()
    .get(Math.floor((clock.date() - DAY) / 1000));
  if (given !== undefined) violate(`The message ${given} to the owner was given up within a day`);
}

function checkSubscribers({ model, violate }: World, database: Db): void {
  const back = database.prepare('select 1 from newsletter_subscribers where subscribed and email = ?');
  if (back.get(LEFT_LONG_AGO)) violate(`${LEFT_LONG_AGO} is subscribed again`);
  const find = database.prepare('select subscribed, left_at as leftAt from newsletter_subscribers where email = ?');
  for (const subscriber of model.subscribers.values()) {
    const row = find.get(subscriber.email) as { subscribed: number; leftAt: number | null } | undefined;
    const state = !row ? undefined : row.subscribed ? 'subscribed' : row.leftAt === null ? 'waiting' : 'left';
    if (subscriber.state === 'unknown') {
      if (state) subscriber.state = state;
      else model.subscribers.delete(subscriber.email);
    } else if (state !== subscriber.state) {
      violate(`${subscriber.email} is ${state ?? 'not stored'}, but should be ${subscriber.state}`);
    }
  }
}

function checkPosts({ model, violate }: World, database: Db): void {
  const find = database.prepare('select content, published from blog_posts where slug = ?');
  for (const post of model.posts.values()) {
    const row = find.get(post.slug) as { content: string; published: number } | undefined;
    if (post.isUnsure) {
      model.posts.delete(post.slug);
    } else if (post.visibleFrom !== undefined && !row?.content.includes(post.marker)) {
      violate(`The acknowledged text ${post.marker} of ${post.slug} is not stored`);
    }
  }
}

/** Each action that was acknowledged or refused is in the log: also more, whose answers were lost. */
function checkAudit({ model, violate }: World, database: Db): void {
  const count = database.prepare("select count(*) from audit_log where action || ' ' || result = ?").pluck();
  for (const [action, expected] of model.audited) {
    const found = count.get(action) as number;
    if (found < expected) violate(`The audit log has ${found} of ${expected} actions ${action}`);
  }
}

/** Nothing that is due waits for hours while the mail server works. */
function checkWaiting(world: World, database: Db): void {
  if (!world.wasMailFineFor(12 * HOUR)) return;
  const overdue = database
    .prepare("select event, channel from outbox where status = 'waiting' and due_at < ? and channel <> 'caldav'")
    .all(Math.floor((world.clock.date() - 8 * HOUR) / 1000)) as { event: string; channel: string }[];
  if (overdue[0])
    world.violate(`${overdue.length} messages wait for hours, such as ${overdue[0].channel} ${overdue[0].event}`);
  const issues = database
    .prepare("select count(*) from newsletters where state = 'sending' and started_at < ?")
    .pluck()
    .get(Math.floor((world.clock.date() - 12 * HOUR) / 1000)) as number;
  if (issues > 0) world.violate(`${issues} issues are being sent for hours`);
  const planned = database
    .prepare("select id from newsletters where state = 'scheduled' and send_at < ?")
    .pluck()
    .get(Math.floor((world.clock.date() - 4 * HOUR) / 1000));
  if (planned !== undefined) world.violate(`The issue ${planned} waits although its time is over`);
}

/** An erased address is in no row of any table, and in no byte of the file once it was rewritten. */
function checkErased({ model, disk, violate, clock }: World, database: Db): void {
  if (model.erased.size === 0) return;
  const tables = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like '%virtual%'",
    )
    .pluck()
    .all() as string[];
  const texts = tables.map((table) => {
    const rows = database.prepare(`select * from "${table}"`).all() as Record<string, unknown>[];
    const text = rows
      .map((row) =>
        Object.values(row)
          .filter((value) => typeof value === 'string')
          .join(' '),
      )
      .join('\n');
    return { table, text: text.toLowerCase() };
  });
  const files = ['site.db', 'site.db-wal', 'backups/latest.db'].flatMap((name) => {
    const path = join(disk.folder, name);
    return existsSync(path) ? [{ name, bytes: readFileSync(path).toString('latin1') }] : [];
  });
  for (const marker of model.erasedTexts) {
    const table = texts.find(({ text }) => text.includes(marker))?.table;
    if (table) violate(`The ${marker} of an erased person is in the table ${table}`);
  }
  for (const [email, at] of model.erased) {
    const table = texts.find(({ text }) => text.includes(email))?.table;
    if (table) violate(`The erased address ${email} is in the table ${table}`);
    if (clock.elapsed() - at < 2 * DAY) continue;
    const file = files.find(({ bytes }) => bytes.includes(email));
    if (file) violate(`The erased address ${email} is in the file ${file.name}`);
  }
}

/** Each stored file is on the disk as it was sent, and a deleted one is nowhere. */
function checkFiles({ model, disk, violate }: World, database: Db): void {
  const find = database.prepare('select 1 from assets where filename = ?');
  for (const [name, file] of model.files) {
    const path = join(disk.folder, 'uploads', name);
    const isListed = find.get(name) !== undefined;
    // Deleting it was cut short, and can be tried again.
    if (file.state === 'unknown' && isListed) model.files.delete(name);
    else if (file.state === 'unknown') file.state = 'gone';
    else if (file.state === 'there' && !isListed) violate(`The acknowledged file ${name} is not listed`);
    if (file.state === 'gone' && isListed) violate(`The deleted file ${name} is listed`);
    if (file.state === 'gone' && existsSync(path)) violate(`The deleted file ${name} is still on the disk`);
    if (file.state !== 'there') continue;
    if (!existsSync(path) || readFileSync(path, 'utf8') !== file.text)
      violate(`The file ${name} is not as it was sent`);
  }
}

/** A file of an unfinished upload is deleted, unless a restore may be taken back. */
function checkLeftovers({ disk, clock, violate }: World, database: Db): void {
  const list = (name: string) => (existsSync(join(disk.folder, name)) ? readdirSync(join(disk.folder, name)) : []);
  if (list('replaced').length > 0) return;
  const stored = new Set(database.prepare('select filename from assets').pluck().all());
  for (const name of list('uploads')) {
    if (name === '.tmp' || stored.has(name)) continue;
    const age = clock.date() - disk.timeOf(join(disk.folder, 'uploads', name));
    if (age > LEFTOVER_MS) violate(`The file ${name} of an unfinished upload is still on the disk`);
  }
}

/** An address whose mail was returned is suppressed. */
function checkReturned({ model, mailbox, clock, violate }: World, database: Db): void {
  if (clock.elapsed() - mailbox.brokenUntil < 12 * HOUR) return;
  const find = database.prepare('select 1 from suppressed_addresses where email = ?');
  for (const [email, at] of model.returned) {
    if (clock.elapsed() - at < 12 * HOUR) continue;
    model.returned.delete(email);
    if (find.get(email) === undefined) violate(`${email}, whose mail was returned, is not suppressed`);
    else model.suppressed.set(email, clock.elapsed());
  }
}

/** Addresses that must get no issue are in the list of those. */
function checkSuppressed({ model, violate }: World, database: Db): void {
  const listed = new Set(database.prepare('select email from suppressed_addresses').pluck().all());
  for (const email of model.suppressed.keys()) {
    if (!model.erased.has(email) && !listed.has(email)) violate(`${email} is not suppressed any more`);
  }
}

/** A visitor's message in the chat is stored, and whose it is. */
function checkChats({ model, violate }: World, database: Db): void {
  const find = database.prepare('select email from chat_sessions where email = ?');
  for (const { email } of model.chats) {
    if (find.get(email) === undefined) violate(`Nothing is known of ${email}, who wrote in the chat`);
  }
}

/** The copy that a restore uses has everything that is some hours old. */
function checkCopy(world: World, database: Db): void {
  if (world.isDegraded || !world.process().hasRunFor(COPIED_WITHIN_MS)) return;
  const copy = new Database(join(world.disk.folder, 'backups/latest.db'), { readonly: true });
  const newest = database.prepare('select max(id) from audit_log where at < ?').pluck();
  const before = Math.floor((world.clock.date() - COPIED_WITHIN_MS) / 1000);
  const [expected, found] = [newest.get(before), copy.prepare('select max(id) from audit_log').pluck().get()];
  copy.close();
  if (Number(found) < Number(expected)) world.violate(`The newest copy ends at action ${found} and lacks ${expected}`);
}

/** Counts that triggers keep are those of the rows. */
function checkCounts({ violate }: World, database: Db): void {
  const wrong = database
    .prepare(
      `select newsletter_id as id, state, count, (select count(*) from newsletter_recipients as recipient
          where recipient.newsletter_id = counts.newsletter_id and recipient.state = counts.state) as real
        from newsletter_counts as counts where count <> real and state in ('pending', 'sent', 'failed')`,
    )
    .get() as { id: number; state: string; count: number; real: number } | undefined;
  if (wrong) violate(`Issue ${wrong.id} counts ${wrong.count} ${wrong.state} recipients and has ${wrong.real}`);
  // Somebody who came back since may have left twice.
  const left = database
    .prepare(
      `select id, unsubscribes as count, (select coalesce(sum(iif(consent_at > issue.started_at, 2, subscriber.id is null or not subscribed)), 0)
          from newsletter_recipients as recipient left join newsletter_subscribers as subscriber on subscriber.id = subscriber_id
          where newsletter_id = issue.id) as real
        from newsletters as issue where count > real`,
    )
    .get() as { id: number; count: number; real: number } | undefined;
  if (left) violate(`Issue ${left.id} counts ${left.count} who left through it, and ${left.real} have left`);
}

/** Each call ahead is in the owner's calendar once, at its time, and no other. */
function checkAccount({ account, model, clock, violate }: World): void {
  if (clock.elapsed() - account.brokenUntil < 12 * HOUR) return;
  const starts = new Map<number, number>();
  for (const [path, { data }] of account.events) {
    if (account.forgotten.has(path)) continue;
    const time = /^DTSTART[^:]*:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/m.exec(data);
    if (!time) {
      violate(`An event of the owner's calendar has no time: ${data.slice(0, 200)}`);
      return;
    }
    const [year = 0, month = 1, ...rest] = time.slice(1).map(Number);
    const start = Date.UTC(year, month - 1, ...rest);
    starts.set(start, (starts.get(start) ?? 0) + 1);
  }
  // A booking whose outcome is unknown may be at any time.
  if (model.bookings.some(({ isUnsure }) => isUnsure)) return;
  const isOld = (ms: number) => clock.elapsed() - ms > 12 * HOUR;
  for (const { email, start, isActive, bookedAt, cancelledAt, isWritten = true } of model.bookings) {
    const count = starts.get(start) ?? 0;
    if (!isWritten || start < clock.date()) continue;
    if (isActive && isOld(bookedAt) && count !== 1)
      violate(`The call of ${email} is ${count} times in the owner's calendar`);
    const isTaken = model.bookings.some((other) => other.isActive && other.start === start);
    if (!isTaken && cancelledAt !== undefined && isOld(cancelledAt) && count > 0)
      violate(`The cancelled call of ${email} is still in the owner's calendar`);
  }
}

/** Pages, files, feed and sitemap show what is published. */
async function checkPages(world: World): Promise<void> {
  const client = createClient(world);
  await readLists(world, client);
  for (const [name, { state }] of [...world.model.files].slice(-3)) {
    const answer = await client.get(`/uploads/${name}`);
    const isServed = answer?.status === 200;
    if (!answer || answer.status >= 500 || world.model.files.get(name)?.state !== state) continue;
    if (isServed !== (state === 'there')) world.violate(`The file ${name} was answered with ${answer.status}`);
  }
  for (const slug of [...world.model.posts.keys()].slice(-5)) await readPost(world, client, slug);
  await readPage(world, client);
}
