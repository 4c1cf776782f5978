import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { contains } from './search.ts';

/** A subscriber by address, capitals aside. */
export function findSubscriber(db: Db, email: string) {
  return db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findSubscriberById(db: Db, id: number) {
  return db.selectFrom('newsletterSubscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Adds an address; one that is there already is left as it is.
 *
 * @param subscribed false while the address has not said yes.
 */
export async function insertSubscriber(
  db: Db,
  input: { email: string; page: string | null; referrer: string | null; subscribed: boolean },
  createdAt: UnixSeconds,
): Promise<void> {
  await db
    .insertInto('newsletterSubscribers')
    .values({ ...input, subscribed: input.subscribed ? 1 : 0, createdAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Subscribes an address that is on the list; `confirmedAt` when it said yes from its own mailbox. */
export async function resubscribe(db: Db, id: number, confirmedAt: UnixSeconds | null): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ subscribed: 1, leftAt: null, confirmedAt })
    .where('id', '=', id)
    .execute();
}

/** Takes an address off the list; the row stays, so that the owner sees who left. */
export async function unsubscribe(db: Db, id: number, leftAt: UnixSeconds): Promise<void> {
  await db.updateTable('newsletterSubscribers').set({ subscribed: 0, leftAt }).where('id', '=', id).execute();
}

/** Remembers which page's box an address was typed into; once for each page. */
export async function insertInterest(db: Db, email: string, page: string, createdAt: UnixSeconds): Promise<void> {
  await db
    .insertInto('interests')
    .values({ email, page, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everybody who ever subscribed, newest first. */
export async function listSubscribers(db: Db) {
  const rows = await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, subscribed: row.subscribed === 1 }));
}

/** One page of everybody who ever subscribed, newest first; `q` is looked for in the address. */
export async function listSubscriberPage(db: Db, { q, limit, offset }: { q: string; limit: number; offset: number }) {
  let query = db.selectFrom('newsletterSubscribers').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  if (q) query = query.where(contains(['email'], q));
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map((row) => ({ ...row, subscribed: row.subscribed === 1 }));
}

/** Addresses that `q` finds, all without it. */
export async function countSubscribers(db: Db, q: string): Promise<number> {
  let query = db.selectFrom('newsletterSubscribers').select((eb) => eb.fn.countAll<number>().as('count'));
  if (q) query = query.where(contains(['email'], q));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Pages whose box each of these addresses was typed into. */
export function listInterests(db: Db, emails: string[]) {
  if (emails.length === 0) return [];
  return db.selectFrom('interests').select(['email', 'page']).where('email', 'in', emails).orderBy('page').execute();
}

/** @returns the subscriber after the change, or `undefined` when there is none. */
export async function updateSubscribed(db: Db, id: number, subscribed: boolean) {
  const row = await db
    .updateTable('newsletterSubscribers')
    .set({ subscribed: subscribed ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, subscribed: row.subscribed === 1 };
}

/** Subscribers with an id below `before`, highest first. */
export async function listSubscribersBefore(db: Db, before: number, limit: number) {
  const rows = await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, subscribed: row.subscribed === 1 }));
}
