import type { Db } from '#server/db/open.ts';
import type { NewsletterInput } from '#shared/newsletter.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Adds the address, or subscribes one that had left again; an address already there is left as it is. */
export async function upsertSubscriber(db: Db, input: NewsletterInput, createdAt: UnixSeconds): Promise<void> {
  await db
    .insertInto('newsletterSubscribers')
    .values({ email: input.email, page: input.page || null, referrer: input.referrer || null, createdAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ subscribed: 1 }))
    .execute();
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
