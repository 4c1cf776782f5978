import type { Db } from '#server/db/open.ts';
import { countRows } from '#server/db/results.ts';
import type { Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import { type SubscriberStatus, subscriberStatus } from '#shared/lead.ts';
import type { PageQuery } from '#shared/paging.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { nameSuppression } from './suppression-queries.ts';

export type Subscriber = ReturnType<typeof toSubscriber>;

/** A subscriber by address, upper and lower case being the same. */
export async function findSubscriber(db: Db, email: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirst();
  return row && toSubscriber(row);
}

export async function findSubscriberById(db: Db, id: number): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('newsletterSubscribers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubscriber(row);
}

/** Adds an address that is not there yet. @param subscribed false while it has not confirmed. */
export async function insertSubscriber(
  db: Db,
  input: { email: string; page: string | null; referrer: string | null; subscribed: boolean } & Consent,
  createdAt: UnixSeconds,
): Promise<Subscriber> {
  const added = db.insertInto('newsletterSubscribers').values({ ...input, createdAt });
  const row = await added.returningAll().executeTakeFirstOrThrow();
  await nameSuppression(db, input.email);
  return toSubscriber(row);
}

/** Adds imported addresses; those that are there already do not change. */
export async function insertImported(
  db: Db,
  rows: ({ email: string; page: string | null } & Consent)[],
  createdAt: UnixSeconds,
): Promise<void> {
  const added = rows.map((row) => ({ ...row, createdAt }));
  await db
    .insertInto('newsletterSubscribers')
    .values(added)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Selects the addresses that ever subscribed, in lower case. */
export async function listKnownEmails(db: Db, emails: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('newsletterSubscribers').select('email').where('email', 'in', emails).execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/** When an address agreed to get the newsletter, on which page and to which words. */
export interface Consent {
  consentAt: UnixSeconds;
  consentPage: string | null;
  consentText: string | null;
}

export async function updateConsent(db: Db, id: number, consent: Consent): Promise<void> {
  await db.updateTable('newsletterSubscribers').set(consent).where('id', '=', id).execute();
}

/** Sets the topics of a subscriber: with some, it gets only issues about them; with `undefined`, all issues again. */
export async function updateInterests(
  db: Db,
  { id, email }: Subscriber,
  pages: string[] | undefined,
  now: UnixSeconds,
) {
  const limit = { onlyInterests: pages !== undefined };
  await db.updateTable('newsletterSubscribers').set(limit).where('id', '=', id).execute();
  if (!pages) return;
  await db.deleteFrom('interests').where('email', '=', email).where('page', 'not in', pages).execute();
  for (const page of pages) await insertInterest(db, email, page, now);
}

/**
 * Subscribes or unsubscribes an address. All four columns are set each time, because together they make its status. The row
 * stays when it unsubscribes, so that the owner sees who did.
 *
 * @returns the updated row.
 */
export async function updateSubscription(
  db: Db,
  id: number,
  subscription: Pick<Subscriber, 'subscribed' | 'confirmedAt' | 'leftAt' | 'removedByCaptain'>,
): Promise<Subscriber> {
  const row = await db
    .updateTable('newsletterSubscribers')
    .set(subscription)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSubscriber(row);
}

/** Stores on which page an address was entered; once for each page. */
export async function insertInterest(db: Db, email: string, page: string, createdAt: UnixSeconds): Promise<void> {
  await db
    .insertInto('interests')
    .values({ email, page, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A page of the list of subscribers; `q` is searched in the address. */
export interface SubscriberPage extends PageQuery {
  status?: SubscriberStatus | undefined;
}

/** A page of everybody who ever subscribed, or of those with one status, newest first. */
export async function listSubscriberPage(db: Db, { limit, offset, ...page }: SubscriberPage) {
  // The rows before a late page are skipped in the index: only those of the page are read.
  const ids = searched(db, page).select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc');
  const rows = await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('id', 'in', ids.limit(limit).offset(offset))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSubscriber);
}

/** How many addresses match. */
export function countSubscribers(db: Db, page: Omit<SubscriberPage, 'limit' | 'offset'>): Promise<number> {
  return countRows(searched(db, page));
}

/** The rule of `subscriberStatus`, for the database. */
function searched(db: Db, { q, status }: Omit<SubscriberPage, 'limit' | 'offset'>) {
  return db
    .selectFrom('newsletterSubscribers')
    .$if(q !== '', (query) => query.where(contains(['email'], q)))
    .$if(status !== undefined, (query) => query.where('subscribed', '=', status === 'subscribed'))
    .$if(status === 'waiting', (query) => query.where('confirmedAt', 'is', null).where('leftAt', 'is', null))
    .$if(status === 'left', (query) =>
      query.where((eb) => eb.or([eb('confirmedAt', 'is not', null), eb('leftAt', 'is not', null)])),
    );
}

/** Pages on which each of these addresses was entered. */
export function listInterests(db: Db, emails: string[]) {
  return db.selectFrom('interests').select(['email', 'page']).where('email', 'in', emails).orderBy('page').execute();
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
  return rows.map(toSubscriber);
}

function toSubscriber(row: Row<'newsletterSubscribers'>) {
  return {
    ...row,
    consentAt: row.consentAt ?? row.createdAt,
    hasConsent: row.consentAt !== null || row.confirmedAt !== null,
    status: subscriberStatus(row),
  };
}
