import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changesRows } from '#server/db/results.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Unanswered questions that are looked at, the newest first. */
const UNANSWERED_MAX = 500;
const QUESTION = ['id', 'sessionId', 'message', 'createdAt'] as const;

/** Messages without an answer that are not marked as handled, newest first. */
export function listUnansweredMessages(db: Db) {
  return db
    .selectFrom('chatMessages')
    .select(QUESTION)
    .where('unanswered', '=', true)
    .where('handled', '=', false)
    .orderBy('id', 'desc')
    .limit(UNANSWERED_MAX)
    .execute();
}

/** The visitor's message with this id; for a reply, the message that it answers. */
export function findVisitorQuestion(db: Db, id: number) {
  return db
    .selectFrom('chatMessages')
    .select(QUESTION)
    .where('sessionId', '=', (of) => of.selectFrom('chatMessages').select('sessionId').where('id', '=', id))
    .where('type', '=', 'user')
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes messages off the list of unanswered ones. */
export async function markAnswered(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('chatMessages')
    .set({ handled: true })
    .where('id', 'in', ids)
    .where('unanswered', '=', true)
    .execute();
}

/** Takes questions off the list that were asked in one of these wordings. */
export async function markAsked(db: Db, wordings: readonly string[]): Promise<void> {
  const known = new Set(wordings.map(comparable));
  const asked = (await listUnansweredMessages(db)).filter(({ message }) => known.has(comparable(message)));
  if (asked.length > 0)
    await markAnswered(
      db,
      asked.map(({ id }) => id),
    );
}

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s?!.,]+/g, ' ')
    .trim();
}

/** Puts a message on the list of unanswered ones, or says that it was answered after all. */
export async function setUnanswered(db: Db, id: number, unanswered: boolean): Promise<void> {
  await db.updateTable('chatMessages').set({ unanswered, handled: false }).where('id', '=', id).execute();
}

/** The owner's tests of the bot. */
export function listTests(db: Db) {
  return db.selectFrom('chatAnswerTests').select(['id', 'question', 'card']).orderBy('id').execute();
}

export async function insertTest(db: Db, test: NewRow<'chatAnswerTests'>): Promise<void> {
  await db.insertInto('chatAnswerTests').values(test).execute();
}

/** @returns false when there is no such test. */
export function updateTest(db: Db, id: number, test: { question: string; card: string }): Promise<boolean> {
  return changesRows(db.updateTable('chatAnswerTests').set(test).where('id', '=', id));
}

/** @returns false when there is no such test. */
export function deleteTest(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('chatAnswerTests').where('id', '=', id));
}

/** Numbers of visitors' messages, and of answered and refused ones, by week since `sinceDay` (days since 1970 UTC). */
export function listWeeks(db: Db, sinceDay: number) {
  return db
    .selectFrom('chatMessages')
    .select((of) => [
      sql<number>`(created_at / 86400 - ${sql.lit(sinceDay)}) / 7`.as('week'),
      of.fn.countAll<number>().as('messages'),
      sql<number>`sum(unanswered = 0 and deflected = 0)`.as('answered'),
      sql<number>`sum(deflected)`.as('refused'),
    ])
    .where('type', '=', 'user')
    .where('createdAt', '>=', (sinceDay * 86_400) as UnixSeconds)
    .groupBy('week')
    .execute();
}
