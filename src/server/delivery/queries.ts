import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { countRows, hasRows } from '#server/db/results.ts';
import type { NewRow, Row, Tables } from '#server/db/schema.ts';
import type { OutboxEvent, OutboxStatus } from '#shared/outbox.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type OutboxRow = Row<'outbox'>;
export type Channel = OutboxRow['channel'];
export type NewMessage = NewRow<'outbox'>;

/** The outcome of one attempt to send. An id may be that of a newer message after the one that was sent is erased; its `uid` is not. */
export type Outcome = Pick<OutboxRow, 'id' | 'uid'> &
  (
    | { status: 'sent'; sentAt: UnixSeconds; reason: null }
    | { status: 'waiting'; dueAt: UnixSeconds; reason: string }
    | { status: 'failed' | 'kept' | 'skipped'; reason: string }
  );

export async function insertOutbox(db: Db, rows: NewMessage[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}

/** How many mails of these events a visitor's mailbox got since `since`, or is about to get. */
export function countMailsTo(db: Db, mailbox: string, events: OutboxEvent[], since: UnixSeconds): Promise<number> {
  return countRows(
    db
      .selectFrom('outbox')
      .where('mailbox', '=', mailbox)
      .where('event', 'in', events)
      .where('status', '!=', 'skipped')
      .where('createdAt', '>', since),
  );
}

/** True when every mail that would have told the visitor the time of a booking was skipped. */
export async function isBookingUnconfirmed(db: Db, bookingId: number): Promise<boolean> {
  const mails = await db
    .selectFrom('outbox')
    .select('status')
    .where('bookingId', '=', bookingId)
    .where('audience', '=', 'visitor')
    .where('event', 'in', ['booking.created', 'booking.rescheduled'])
    .execute();
  return mails.length > 0 && mails.every(({ status }) => status === 'skipped');
}

/** Messages of a channel that are due, the longest due first. */
export function listDue(db: Db, channel: Channel, now: UnixSeconds, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** True for the owner's mails that nobody has tried to send. */
const isUntried = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.and({ status: 'waiting', channel: 'mail', audience: 'owner', attempts: 0 });

/** Keeps the owner's mails that nobody has tried to send. */
export async function keepOwnerMails(db: Db, reason: string): Promise<void> {
  const kept = { status: 'kept', reason } as const;
  await db.updateTable('outbox').set(kept).where(isUntried).execute();
}

/** Whether `keepOwnerMails` has something to do. */
export function hasOwnerMailsToKeep(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('outbox').select('id').where(isUntried));
}

/** Whether a message is still there to be sent: whom it is for may be erased meanwhile. */
export function isWaiting(db: Db, { id, uid }: Pick<OutboxRow, 'id' | 'uid'>): Promise<boolean> {
  const message = db.selectFrom('outbox').select('id').where('id', '=', id).where('uid', '=', uid);
  return hasRows(message.where('status', '=', 'waiting'));
}

/** When the next waiting message of a channel is due; undefined when none waits. */
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

/** Stores the outcomes of attempts, in one transaction. */
export async function recordOutcomes(db: Db, outcomes: Outcome[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, uid, ...outcome } of outcomes) {
      const wasTried = outcome.status !== 'kept' && outcome.status !== 'skipped';
      await trx
        .updateTable('outbox')
        .set({ ...outcome, ...(wasTried && { attempts: sql`attempts + 1` }) })
        .where('id', '=', id)
        .where('uid', '=', uid)
        .execute();
    }
  });
}

/** Makes the messages of a channel that failed before due now. */
export async function retryWaiting(db: Db, channel: Channel, now: UnixSeconds): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dueAt: now })
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('attempts', '>', 0)
    .where('dueAt', '>', now)
    .execute();
}

/** Mails that told visitors that their calls were moved or cancelled; `sequence` is that of the booking after it. */
export function listChangeMails(db: Db, bookingIds: number[]) {
  return db
    .selectFrom('outbox')
    .select(['bookingId', 'status', 'reason', sql<number>`payload ->> '$.sequence'`.as('sequence')])
    .where('bookingId', 'in', bookingIds)
    .where('audience', '=', 'visitor')
    .where('event', 'in', ['booking.rescheduled', 'booking.cancelled'])
    .execute();
}

/** Cancels the reminders of a booking that still wait. */
export async function skipReminders(db: Db, bookingId: number, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'skipped', reason })
    .where('bookingId', '=', bookingId)
    .where('event', '=', 'booking.reminder')
    .where('status', '=', 'waiting')
    .execute();
}

/** Gives mails about bookings the new slug of their meeting type, by which they find its name and its place when they are sent. */
export async function renameMeetingInMails(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ payload: sql`json_set(payload, '$.type', ${to})` })
    .where('channel', '=', 'mail')
    .where('bookingId', 'is not', null)
    .where(sql<boolean>`payload ->> '$.type' = ${from}`)
    .execute();
}

/** Limits how long messages of a channel wait, reminders excepted: after the clock was set back they would wait far too long. */
export async function limitDueTimes(db: Db, channel: Channel, latest: UnixSeconds): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dueAt: latest })
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('event', '!=', 'booking.reminder')
    .where('dueAt', '>', latest)
    .execute();
}

/** Messages as the dashboard lists them, newest first. `before` is the last id of the previous page. */
export function listOutbox(
  db: Db,
  { status, before, limit }: { status?: OutboxStatus | undefined; before?: number | undefined; limit: number },
) {
  let query = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

export function findOutboxMessage(db: Db, id: number): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts of messages by status; naming the `statuses` that are needed makes it faster. */
export async function countOutbox(db: Db, statuses?: OutboxStatus[]): Promise<Record<OutboxStatus, number>> {
  const counts = { waiting: 0, sent: 0, failed: 0, kept: 0, skipped: 0, held: 0 };
  let query = db.selectFrom('outbox').select(['status', ({ fn }) => fn.countAll<number>().as('count')]);
  if (statuses) query = query.where('status', 'in', statuses);
  for (const { status, count } of await query.groupBy('status').execute()) counts[status] = count;
  return counts;
}

/** Messages that are stored and not sent for this reason. */
export function countNotSent(db: Db, reason: string): Promise<number> {
  return countRows(db.selectFrom('outbox').where('status', '=', 'kept').where('reason', '=', reason));
}

/** Makes a message wait as if it were new; it no longer counts for its mailbox's daily cap. */
export async function requeue(db: Db, id: number, now: UnixSeconds, giveUpAt: UnixSeconds): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'waiting', dueAt: now, giveUpAt, reason: null, attempts: 0, mailbox: null })
    .where('id', '=', id)
    .execute();
}

/** The owner's switches for mail, which are stored with the booking settings. */
export function findOwnerSwitches(db: Db) {
  return db
    .selectFrom('bookingSettings')
    .select(['enableAdminNotifications', 'enableApiFailureAlerts'])
    .executeTakeFirstOrThrow();
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
