import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import type { OutboxStatus } from '#shared/outbox.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type OutboxRow = Row<'outbox'>;
export type Channel = OutboxRow['channel'];

/** A message as it is written; what is left out has its default. */
export type NewMessage = Required<Omit<NewRow<'outbox'>, 'id' | 'attempts' | 'sentAt'>>;

const COLUMNS = [
  'uid',
  'channel',
  'audience',
  'event',
  'recipient',
  'throttleKey',
  'bookingId',
  'payload',
  'status',
  'dueAt',
  'giveUpAt',
  'reason',
  'createdAt',
] as const satisfies (keyof NewMessage)[];
const INSERT = `insert into outbox (${COLUMNS.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join(', ')}) values `;
const PLACES = `(${COLUMNS.map(() => '?').join(', ')})`;

/**
 * Adds messages in one statement. Its text is put together by hand: every lead waits for this, and building it anew
 * would take longer than running it.
 */
export async function insertOutbox(db: Db, rows: NewMessage[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.flatMap((row) => COLUMNS.map((name) => row[name]));
  await db.executeQuery(CompiledQuery.raw(INSERT + rows.map(() => PLACES).join(', '), values));
}

/** Messages of a channel whose time has come, the longest due first; those in `except` are left out. */
export function listDue(db: Db, channel: Channel, now: UnixSeconds, except: number[], limit: number) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('dueAt', '<=', now)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When the next waiting message of a channel falls due; none when nothing waits. */
export async function findNextDue(db: Db, channel: Channel): Promise<UnixSeconds | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('dueAt')
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return row?.dueAt;
}

/** What came of one attempt. */
export type Outcome = { id: number } & (
  | { status: 'sent'; at: UnixSeconds }
  | { status: 'waiting'; dueAt: UnixSeconds; reason: string }
  | { status: 'failed' | 'kept' | 'skipped'; reason: string }
);

/** Writes down what came of attempts, in one transaction. */
export async function recordOutcomes(db: Db, outcomes: Outcome[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sent = outcomes.filter((outcome) => outcome.status === 'sent');
    if (sent.length > 0) {
      await trx
        .updateTable('outbox')
        .set({ status: 'sent', sentAt: sent[0]!.at, reason: null, attempts: sql`attempts + 1` })
        .where(
          'id',
          'in',
          sent.map(({ id }) => id),
        )
        .execute();
    }
    for (const outcome of outcomes) {
      if (outcome.status === 'sent') continue;
      const { id, status, reason } = outcome;
      await trx
        .updateTable('outbox')
        .set({
          status,
          reason,
          ...(outcome.status === 'waiting' ? { dueAt: outcome.dueAt } : {}),
          ...(status === 'waiting' || status === 'failed' ? { attempts: sql`attempts + 1` } : {}),
        })
        .where('id', '=', id)
        .execute();
    }
  });
}

/** How many visitors' mails went to one mailbox since `since`. */
export async function countSentTo(db: Db, throttleKey: string, event: string, since: UnixSeconds): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('throttleKey', '=', throttleKey)
    .where('event', '=', event)
    .where('status', '=', 'sent')
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Takes back what still waits to be sent about a booking's time: its reminders. */
export async function skipReminders(db: Db, bookingId: number, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'skipped', reason })
    .where('bookingId', '=', bookingId)
    .where('event', '=', 'booking.reminder')
    .where('status', '=', 'waiting')
    .execute();
}

/** Nothing waits for longer than `latest`, reminders aside: a clock that was set back would else hold messages up. */
export async function capDueTimes(db: Db, latest: UnixSeconds): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dueAt: latest })
    .where('status', '=', 'waiting')
    .where('event', '!=', 'booking.reminder')
    .where('dueAt', '>', latest)
    .execute();
}

/** Messages as the dashboard lists them, newest first. `before` is the id that the page before ended with. */
export function listOutbox(
  db: Db,
  { status, before, limit }: { status?: OutboxStatus | undefined; before?: number | undefined; limit: number },
) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findOutboxMessage(db: Db, id: number) {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts of messages by their status; of `statuses` alone when only they are wanted, which is quicker. */
export async function countOutbox(db: Db, statuses?: OutboxStatus[]): Promise<Record<OutboxStatus, number>> {
  const counts = { waiting: 0, sent: 0, failed: 0, kept: 0, skipped: 0, held: 0 };
  let query = db.selectFrom('outbox').select(['status', ({ fn }) => fn.countAll<number>().as('count')]);
  if (statuses) query = query.where('status', 'in', statuses);
  for (const { status, count } of await query.groupBy('status').execute()) counts[status] = count;
  return counts;
}

/** Puts a message back to the start of its way. */
export async function requeue(db: Db, id: number, now: UnixSeconds, giveUpAt: UnixSeconds): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'waiting', dueAt: now, giveUpAt, reason: null, attempts: 0, throttleKey: null })
    .where('id', '=', id)
    .execute();
}

/** Forgets messages that are done with and older than `before`. */
export async function deleteOldMessages(db: Db, before: UnixSeconds): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('status', 'in', ['sent', 'skipped', 'failed', 'kept', 'held'])
    .where('createdAt', '<', before)
    .execute();
}

/**
 * Sends what a restore held back; mail planned for later keeps its time.
 *
 * @returns how many messages there were.
 */
export async function releaseHeld(db: Db, now: UnixSeconds, giveUpAfterSeconds: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      status: 'waiting',
      reason: null,
      dueAt: sql`max(due_at, ${now})`,
      giveUpAt: sql`max(due_at, ${now}) + ${giveUpAfterSeconds}`,
    })
    .where('status', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @returns how many messages there were. */
export async function discardHeld(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'skipped', reason: 'Discarded after a restore' })
    .where('status', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
