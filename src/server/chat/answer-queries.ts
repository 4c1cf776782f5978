import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Messages without an answer that are not marked as handled, newest first. */
export function listUnansweredMessages(db: Db, limit: number) {
  return db
    .selectFrom('chatMessages')
    .select(['id', 'sessionId', 'message', 'createdAt'])
    .where('unanswered', '=', 1)
    .where('handled', '=', 0)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The visitor's message with this id; for a reply, the message that it answers. */
export async function findAsked(db: Db, id: number) {
  const message = await db
    .selectFrom('chatMessages')
    .select(['id', 'sessionId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message) return undefined;
  return db
    .selectFrom('chatMessages')
    .select(['id', 'sessionId', 'message', 'createdAt'])
    .where('sessionId', '=', message.sessionId)
    .where('type', '=', 'user')
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks unanswered messages as handled, or visitors' messages as what `change` says. */
export async function markAnswered(
  db: Db,
  ids: readonly number[],
  change: { unanswered?: 0 | 1; handled: 0 | 1 } = { handled: 1 },
): Promise<void> {
  let query = db.updateTable('chatMessages').set(change).where('id', 'in', ids).where('type', '=', 'user');
  if (change.unanswered === undefined) query = query.where('unanswered', '=', 1);
  await query.execute();
}

export function listTests(db: Db) {
  return db.selectFrom('chatAnswerTests').select(['id', 'question', 'card']).orderBy('id').execute();
}

/** @returns its id. */
export async function insertTest(db: Db, test: NewRow<'chatAnswerTests'>): Promise<number> {
  const { id } = await db.insertInto('chatAnswerTests').values(test).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @returns false when there is no such test. */
export async function updateTest(db: Db, id: number, test: { question: string; card: string }): Promise<boolean> {
  const result = await db.updateTable('chatAnswerTests').set(test).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @returns false when there is no such test. */
export async function deleteTest(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('chatAnswerTests').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Visitors' messages and those of them that were answered, by the number of the week since Monday, 29 December 1969. */
export async function listWeeks(db: Db, since: UnixSeconds) {
  return db
    .selectFrom('chatMessages')
    .select((of) => [
      sql<number>`(created_at + ${sql.lit(MONDAY_OFFSET)}) / ${sql.lit(WEEK_SECONDS)}`.as('week'),
      of.fn.countAll<number>().as('questions'),
      sql<number>`sum(unanswered = 0)`.as('answered'),
    ])
    .where('type', '=', 'user')
    .where('createdAt', '>=', since)
    .groupBy('week')
    .orderBy('week')
    .execute();
}

/** 1 January 1970 was a Thursday. */
const MONDAY_OFFSET = 3 * 24 * 3600;
const WEEK_SECONDS = 7 * 24 * 3600;

/** First second of a week of `listWeeks`. */
export function startOfWeek(week: number): UnixSeconds {
  return (week * WEEK_SECONDS - MONDAY_OFFSET) as UnixSeconds;
}

/** The week of a moment, as in `listWeeks`. */
export function weekOf(moment: UnixSeconds): number {
  return Math.floor((moment + MONDAY_OFFSET) / WEEK_SECONDS);
}
