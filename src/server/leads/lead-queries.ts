import { sql } from 'kysely';
import { firstMessageOf } from '#server/chat/queries.ts';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import { findSubscriber } from '#server/newsletter/queries.ts';
import type { LeadFilter } from '#shared/lead.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { readTotals } from './total-queries.ts';

const COLUMNS = [
  'id',
  'email',
  'name',
  'company',
  'preview',
  'firstAt',
  'lastAt',
  'waitingSince',
  'messages',
  'bookings',
  'isSubscriber',
  'notes',
] as const;

/** Leads of one page: those who wait first, then by their latest sign of life. */
export async function listLeads(
  db: Db,
  { filter, q, limit, offset }: { filter: LeadFilter; q: string; limit: number; offset: number },
) {
  let query = db.selectFrom('leads').select(COLUMNS).limit(limit).offset(offset);
  if (filter === 'waiting') query = query.where('waitingSince', 'is not', null);
  if (filter === 'messages') query = query.where('messages', '>', 0);
  if (filter === 'bookings') query = query.where('bookings', '>', 0);
  if (filter === 'subscribers') query = query.where('isSubscriber', '=', 1);
  if (q) {
    query = query.where((eb) =>
      eb.or([
        contains(['name', 'email', 'company', 'notes'], q),
        eb('email', 'in', (inner) =>
          inner
            .selectFrom('contacts')
            .select('email')
            .where(contains(['message'], q)),
        ),
      ]),
    );
  }
  if (filter === 'all' || filter === 'waiting') query = query.orderBy(sql`waiting_since is null`);
  const rows = await query.orderBy('lastAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toLead);
}

export async function findLead(db: Db, id: number) {
  const row = await db.selectFrom('leads').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toLead(row);
}

function toLead(row: Row<'leads'>) {
  return { ...row, isSubscriber: row.isSubscriber === 1 };
}

/** How many leads there are, how many wait, and since when the first of them does. */
export async function countLeads(db: Db) {
  const { since } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.min('waitingSince').as('since'))
    .where('waitingSince', 'is not', null)
    .executeTakeFirstOrThrow();
  const { leads, waiting } = await readTotals(db);
  return { total: leads, waiting, waitingSince: since as UnixSeconds | null };
}

export async function updateLeadNotes(db: Db, id: number, notes: string): Promise<void> {
  await db.updateTable('leads').set({ notes }).where('id', '=', id).execute();
}

/** The newest things that an address did, each kind up to `limit`. */
export async function listLeadRows(db: Db, email: string, limit: number) {
  const contacts = await db
    .selectFrom('contacts')
    .selectAll()
    .where(sql<boolean>`email = ${email} collate nocase`)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  const bookings = await db
    .selectFrom('consultationBookings')
    .selectAll()
    .where(sql<boolean>`email = ${email} collate nocase`)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  const newsletter = await findSubscriber(db, email);
  const chats = await db
    .selectFrom('chatSessions')
    .select(['id', 'bookingIntent', 'interactionCount', 'createdAt', firstMessageOf('chatSessions.id')])
    .where(sql<boolean>`email = ${email} collate nocase`)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  const interests = await db.selectFrom('interests').selectAll().where('email', '=', email).limit(limit).execute();
  return { contacts, bookings, newsletter, interests, chats };
}

/** Removes all that is kept about an address. Call it in a transaction. */
export async function deleteLead(db: Db, id: number, email: string): Promise<void> {
  const isTheirs = sql<boolean>`email = ${email} collate nocase`;
  await db
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = ${email} collate nocase or payload ->> '$.email' = ${email} collate nocase`)
    .execute();
  await db.deleteFrom('contacts').where(isTheirs).execute();
  await db.deleteFrom('consultationBookings').where(isTheirs).execute();
  await db.deleteFrom('newsletterSubscribers').where(isTheirs).execute();
  await db.deleteFrom('interests').where(isTheirs).execute();
  await db.deleteFrom('chatSessions').where(isTheirs).execute();
  await db.deleteFrom('leads').where('id', '=', id).execute();
}
