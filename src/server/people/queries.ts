import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { hasRows } from '#server/db/results.ts';
import { escapeLike } from '#server/db/search.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';

const isTheirs = (email: string) => sql<boolean>`email = ${email} collate nocase`;

export const listLeadsOf = (db: Db, email: string) =>
  db.selectFrom('leads').selectAll().where(isTheirs(email)).execute();

export const listMessagesOf = (db: Db, email: string) =>
  db.selectFrom('contacts').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listRepliesTo = (db: Db, email: string) =>
  db.selectFrom('replies').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listBookingsOf = (db: Db, email: string) =>
  db.selectFrom('consultationBookings').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listSubscriptionsOf = (db: Db, email: string) =>
  db.selectFrom('newsletterSubscribers').selectAll().where(isTheirs(email)).execute();

export const listInterestsOf = (db: Db, email: string) =>
  db.selectFrom('interests').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listChatsOf = (db: Db, email: string) =>
  db.selectFrom('chatSessions').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listChatMessagesOf = (db: Db, sessionIds: number[]) =>
  db.selectFrom('chatMessages').selectAll().where('sessionId', 'in', sessionIds).orderBy('id').execute();

/** Messages of the outbox to an address, and those to the owner that are about it or its bookings. */
export const listOutboxOf = (db: Db, email: string) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where(
      sql<boolean>`recipient = ${email} collate nocase or payload ->> '$.email' = ${email} collate nocase
        or booking_id in (select id from consultation_bookings where email = ${email} collate nocase)`,
    )
    .orderBy('createdAt')
    .execute();

export const listIssuesSentTo = (db: Db, email: string) =>
  db
    .selectFrom('newsletterRecipients')
    .innerJoin('newsletters', 'newsletters.id', 'newsletterRecipients.newsletterId')
    .select([
      'newsletters.subject',
      'newsletterRecipients.state',
      'newsletterRecipients.at',
      'newsletterRecipients.response',
    ])
    .where(sql<boolean>`newsletter_recipients.email = ${email} collate nocase`)
    .orderBy('newsletterRecipients.id')
    .execute();

export const findSuppressionByHash = (db: Db, hash: string) =>
  db.selectFrom('suppressedAddresses').selectAll().where('hash', '=', hash).executeTakeFirst();

export const findErasure = (db: Db, hash: string) =>
  db.selectFrom('erasedAddresses').select('erasedAt').where('hash', '=', hash).executeTakeFirst();

/** Times of erasures, the last of each day. */
export async function listErasureTimes(db: Db): Promise<UnixSeconds[]> {
  const rows = await db
    .selectFrom('erasedAddresses')
    .select(({ fn }) => fn.max('erasedAt').as('erasedAt'))
    .groupBy(sql`erased_at / ${DAY_SECONDS}`)
    .execute();
  return rows.map(({ erasedAt }) => erasedAt);
}

export function isCaptainAddress(db: Db, email: string): Promise<boolean> {
  return hasRows(db.selectFrom('adminUsers').select('id').where(isTheirs(email)));
}

/** Addresses of leads at the same host that begin alike: those of one mailbox are among them. */
export async function listRelated(db: Db, email: string): Promise<string[]> {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const pattern = `${escapeLike(name)}%@${escapeLike(host)}`;
  const rows = await db
    .selectFrom('leads')
    .select('email')
    .where(sql<boolean>`lower(email) like ${pattern} escape '\\'`)
    .orderBy('email')
    .execute();
  return rows.map(({ email: other }) => other);
}
