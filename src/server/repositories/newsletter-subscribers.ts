import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';

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
