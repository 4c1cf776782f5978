import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { BookingRow } from './queries.ts';

const THE_ONE = 1;

export async function findFeedToken(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('calendarFeed').select('token').where('id', '=', THE_ONE).executeTakeFirst();
  return row?.token;
}

/** Keeps the token that is there already. */
export async function insertFeedToken(db: Db, token: string, now: UnixSeconds): Promise<void> {
  await db
    .insertInto('calendarFeed')
    .values({ id: THE_ONE, token, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceFeedToken(db: Db, token: string, now: UnixSeconds): Promise<void> {
  const values = { token, createdAt: now };
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

/** True when another booking takes a part of the time between two moments. */
export async function isTimeTaken(db: Db, from: UnixSeconds, until: UnixSeconds, except: number): Promise<boolean> {
  const row = await db
    .selectFrom('consultationBookings')
    .select('id')
    .where('status', 'in', ['pending', 'confirmed'])
    .where('startsAt', '<', until)
    .where('endsAt', '>', from)
    .where('id', '!=', except)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
