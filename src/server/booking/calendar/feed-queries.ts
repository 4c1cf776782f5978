import type { BookingRow } from '#server/booking/queries.ts';
import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';

const THE_ONE = 1;

/** The feed's address as it is stored; undefined when there is none. */
export function findFeed(db: Db): Promise<{ tokenHash: string; createdAt: UnixSeconds } | undefined> {
  return db.selectFrom('calendarFeed').select(['tokenHash', 'createdAt']).where('id', '=', THE_ONE).executeTakeFirst();
}

export async function replaceFeed(db: Db, tokenHash: string, now: UnixSeconds): Promise<void> {
  const values = { tokenHash, createdAt: now };
  await db
    .insertInto('calendarFeed')
    .values({ id: THE_ONE, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Bookings that begin at `from` or later and were not cancelled, soonest first. */
export function listFeedBookings(db: Db, from: UnixSeconds): Promise<BookingRow[]> {
  return db
    .selectFrom('consultationBookings')
    .selectAll()
    .where('startsAt', '>=', from)
    .where('endsAt', 'is not', null)
    .where('status', '!=', 'cancelled')
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}
