import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { countRows, hasRows, insertedId } from '#server/db/results.ts';
import type { ChangedRow, NewRow, Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import type { ContactInput } from '#shared/contact.schema.ts';
import type { LeadQuery } from '#shared/lead.schema.ts';
import type { PageQuery } from '#shared/paging.schema.ts';
import type { StoredFields } from '#shared/spam-guard.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { contactMessage } from './chat-queries.ts';

const LEAD_COLUMNS = [
  'id',
  'email',
  'name',
  'company',
  'preview',
  'firstAt',
  'lastAt',
  'waitingSince',
  'messages',
  'isSubscriber',
  'notes',
  'stage',
  'followUpOn',
  'source',
] as const;

/** True for rows with an address, whatever its capitals. */
const isOf = (email: string) => sql<boolean>`email = ${email} collate nocase`;

/** Only those that take place: a cancelled booking stays in the timeline. */
const activeBookings = sql<number>`(
  select count(*) from consultation_bookings where email = leads.email collate nocase and status <> 'cancelled'
)`.as('bookings');

/** Stores a message of the contact form. The lead of its address is updated by a trigger; see `leads.ts`. */
export async function insertContact(
  db: Db,
  contact: StoredFields<ContactInput>,
  createdAt: UnixSeconds,
): Promise<void> {
  const row = { ...contact, createdAt };
  await db.insertInto('contacts').values(row).execute();
}

/** A page of the messages, newest first; `q` is searched in names, address, company and message. */
export async function listContactPage(db: Db, { q, limit, offset }: PageQuery) {
  let query = db.selectFrom('contacts').selectAll();
  if (q) query = query.where(contains(['firstName', 'lastName', 'email', 'company', 'message'], q));
  const newest = query.orderBy('createdAt', 'desc').orderBy('id', 'desc');
  return { rows: await newest.limit(limit).offset(offset).execute(), total: await countRows(query) };
}

/** @returns the changed message, or `undefined` when there is none. */
export async function updateResponded(db: Db, id: number, responded: boolean) {
  return db.updateTable('contacts').set({ responded }).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Marks every message of an address. @param upTo the highest id of those that are marked. */
export async function updateRespondedOf(db: Db, email: string, responded: boolean, upTo?: number): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ responded })
    .where(isOf(email))
    .where('responded', '=', !responded)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
    .execute();
}

/** Messages with an id below `before`, highest first. */
export function listContactsBefore(db: Db, before: number, limit: number) {
  return db.selectFrom('contacts').selectAll().where('id', '<', before).orderBy('id', 'desc').limit(limit).execute();
}

/** Everybody but those who only subscribed to the newsletter. */
export function listLeadsBefore(db: Db, before: number, limit: number) {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('isContact', '=', true)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * A page of leads, those who wait for a response first, then the most recently active. Constants that a partial index names are written
 * into the statement: SQLite does not look at the values of parameters.
 */
export function listLeads(db: Db, { filter, stage, q, limit, offset }: Omit<LeadQuery, 'page'> & { offset: number }) {
  let query = selectLeads(db).limit(limit).offset(offset);
  if (filter === 'waiting') query = query.where('waitingSince', 'is not', null);
  if (filter === 'messages') query = query.where(sql<boolean>`messages > 0`);
  if (filter === 'bookings') query = query.where(sql<boolean>`leads.bookings > 0`);
  if (filter === 'subscribers') query = query.where(sql<boolean>`is_subscriber = 1`);
  if (filter === 'people') query = query.where(sql<boolean>`is_contact = 1`);
  if (filter === 'others') query = query.where(sql<boolean>`is_contact = 0`);
  if (filter === 'followUps') query = query.where('followUpOn', 'is not', null).orderBy('followUpOn');
  if (stage) query = query.where('stage', '=', stage);
  if (q) {
    const writers = db.selectFrom('contacts').select('email');
    query = query.where((eb) =>
      eb.or([
        contains(['name', 'email', 'company', 'notes'], q),
        eb('email', 'in', writers.where(contains(['message'], q))),
      ]),
    );
  }
  const areWaitingFirst = filter === 'all' || filter === 'people' || filter === 'waiting';
  if (areWaitingFirst) query = query.orderBy(sql`waiting_since is null`);
  return query.orderBy('lastAt', 'desc').orderBy('id', 'desc').execute();
}

function selectLeads(db: Db) {
  return db.selectFrom('leads').select([...LEAD_COLUMNS, activeBookings]);
}

export function findLead(db: Db, id: number) {
  return selectLeads(db).where('id', '=', id).executeTakeFirst();
}

/** How many leads there are, how many wait for a response, and since when the first of them waits. */
export async function countLeads(db: Db) {
  const { since } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.min('waitingSince').as('since'))
    .where('waitingSince', 'is not', null)
    .executeTakeFirstOrThrow();
  const { leads, waiting, subscribed } = await readTotals(db);
  return { total: leads, waiting, subscribed, waitingSince: since as UnixSeconds | null };
}

export async function updateLead(db: Db, id: number, changes: ChangedRow<'leads'>): Promise<void> {
  await db.updateTable('leads').set(changes).where('id', '=', id).execute();
}

/** @returns its id; undefined when the address is that of a lead already. */
export async function insertLead(db: Db, lead: NewRow<'leads'>): Promise<number | undefined> {
  const row = await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Stores a reply. @returns its id. */
export function insertReply(db: Db, reply: NewRow<'replies'>): Promise<number> {
  return insertedId(db.insertInto('replies').values(reply).returning('id'));
}

/** Whether this reply was stored at this time or later. */
export function isReplyStored(
  db: Db,
  { email, subject, text }: Pick<NewRow<'replies'>, 'email' | 'subject' | 'text'>,
  since: UnixSeconds,
): Promise<boolean> {
  const same = db.selectFrom('replies').select('id').where('email', '=', email).where('createdAt', '>=', since);
  return hasRows(same.where('subject', '=', subject).where('text', '=', text));
}

/** The newest message of an address, up to an id. */
export function findLastMessage(db: Db, email: string, upTo?: number) {
  return db
    .selectFrom('contacts')
    .select(['id', 'message'])
    .where(isOf(email))
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Leads that wait for a response, the longest wait first. */
export function listWaiting(db: Db, limit: number) {
  return db
    .selectFrom('leads')
    .select(['id', 'name', 'email', 'waitingSince'])
    .where('waitingSince', 'is not', null)
    .orderBy('waitingSince')
    .limit(limit)
    .execute();
}

/** How many leads are to be followed up on a day (`YYYY-MM-DD`) or before, and the first of them. */
export async function listFollowUps(db: Db, day: string, limit: number) {
  const due = db.selectFrom('leads').where('followUpOn', '<=', day);
  const leads = await due
    .select(['id', 'name', 'email', 'followUpOn'])
    .orderBy('followUpOn')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { count: await countRows(due), leads };
}

/** The ids of the leads with these addresses, by address in lower case. */
export async function findLeadIds(db: Db, emails: string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('leads').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
}

/** The newest messages, replies, bookings, chats and page interests of an address, up to `limit` of each, and its subscription. */
export async function listLeadRows(db: Db, email: string, limit: number) {
  const contacts = db.selectFrom('contacts').selectAll().where(isOf(email));
  const replies = db.selectFrom('replies').selectAll().where(isOf(email));
  const bookings = db.selectFrom('consultationBookings').selectAll().where(isOf(email));
  const [newsletter] = await listSubscribersOf(db, [email]);
  const chats = await db
    .selectFrom('chatSessions')
    .select(['id', 'bookingIntent', 'createdAt', contactMessage.as('contactMessage')])
    .select((eb) =>
      eb
        .selectFrom('chatMessages')
        .select('message')
        .whereRef('sessionId', '=', 'chatSessions.id')
        .where('type', '=', 'user')
        .orderBy('id')
        .limit(1)
        .as('firstMessage'),
    )
    .where(isOf(email))
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  const interests = await db.selectFrom('interests').selectAll().where('email', '=', email).limit(limit).execute();
  return {
    contacts: await contacts.orderBy('createdAt', 'desc').limit(limit).execute(),
    replies: await replies.orderBy('createdAt', 'desc').limit(limit).execute(),
    bookings: await bookings.orderBy('createdAt', 'desc').limit(limit).execute(),
    newsletter,
    interests,
    chats,
  };
}

/** Subscribers among these addresses, upper and lower case being the same. */
export function listSubscribersOf(db: Db, emails: string[]): Promise<Row<'newsletterSubscribers'>[]> {
  return db.selectFrom('newsletterSubscribers').selectAll().where('email', 'in', emails).execute();
}

/** How many leads there are, how many of them wait for a response, and how many addresses get the newsletter. */
export async function readTotals(db: Db): Promise<{ leads: number; waiting: number; subscribed: number }> {
  const rows = await db.selectFrom('totals').selectAll().execute();
  const totals = new Map(rows.map(({ name, count }) => [name, count]));
  const read = (name: string) => totals.get(name) ?? 0;
  return { leads: read('leads'), waiting: read('waiting'), subscribed: read('subscribed') };
}
