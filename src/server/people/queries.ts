import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

const isTheirs = (email: string) => sql<boolean>`email = ${email} collate nocase`;

export const listMessagesOf = (db: Db, email: string) =>
  db.selectFrom('contacts').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listBookingsOf = (db: Db, email: string) =>
  db.selectFrom('consultationBookings').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listSubscriptionsOf = (db: Db, email: string) =>
  db.selectFrom('newsletterSubscribers').selectAll().where(isTheirs(email)).execute();

export const listInterestsOf = (db: Db, email: string) =>
  db.selectFrom('interests').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listLeadsOf = (db: Db, email: string) =>
  db.selectFrom('leads').selectAll().where(isTheirs(email)).execute();

export const listChatsOf = (db: Db, email: string) =>
  db.selectFrom('chatSessions').selectAll().where(isTheirs(email)).orderBy('createdAt').execute();

export const listChatMessagesOf = (db: Db, sessionIds: number[]) =>
  sessionIds.length === 0
    ? Promise.resolve<Row<'chatMessages'>[]>([])
    : db.selectFrom('chatMessages').selectAll().where('sessionId', 'in', sessionIds).orderBy('id').execute();

/** Messages to them, and messages to the owner that are about them. */
export const listOutboxOf = (db: Db, email: string) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<boolean>`recipient = ${email} collate nocase or instr(lower(payload), lower(${email})) > 0`)
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

export const findSuppression = (db: Db, hash: string) =>
  db.selectFrom('suppressedAddresses').selectAll().where('hash', '=', hash).executeTakeFirst();

/** Texts in which other people, or the owner, may have written an address. */
const TEXTS = [
  { where: 'messages of others', table: 'contacts', column: 'message' },
  { where: 'bookings of others', table: 'consultation_bookings', column: 'message' },
  { where: 'chats', table: 'chat_messages', column: 'message' },
  { where: 'your notes on leads', table: 'leads', column: 'notes' },
  { where: 'previews in the list of leads', table: 'leads', column: 'preview' },
  { where: 'answers of mail servers', table: 'newsletter_recipients', column: 'response' },
] as const;

/** How many texts of others mention an address, by where they are. */
export async function countMentions(db: Db, email: string): Promise<{ where: string; count: number }[]> {
  const counts: { where: string; count: number }[] = [];
  for (const { where, table, column } of TEXTS) {
    const isOfOthers =
      table === 'chat_messages'
        ? sql`and session_id not in (select id from chat_sessions where email = ${email} collate nocase)`
        : sql`and (email is null or email <> ${email} collate nocase)`;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where instr(lower(${sql.ref(column)}), lower(${email})) > 0 ${isOfOthers}
    `.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts.push({ where, count });
  }
  return counts;
}

/** Replaces an address in all texts, whatever its capitals. @returns how many texts changed. */
export async function removeMentions(db: Db, email: string, replacement: string): Promise<number> {
  let changed = 0;
  for (const { table, column } of TEXTS) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)} where instr(lower(${sql.ref(column)}), lower(${email})) > 0
    `.execute(db);
    for (const { id, text } of rows) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${withoutAddress(text, email, replacement)} where id = ${id}`.execute(
        db,
      );
      changed += 1;
    }
  }
  return changed;
}

function withoutAddress(text: string, email: string, replacement: string): string {
  const [lower, wanted] = [text.toLowerCase(), email.toLowerCase()];
  let result = '';
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    result += text.slice(from, at) + replacement;
    from = at + email.length;
  }
  return result + text.slice(from);
}

export async function deleteOutboxOf(db: Db, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = ${email} collate nocase or instr(lower(payload), lower(${email})) > 0`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What is about an address without being in a lead: recipients of issues, and the address of a suppression. */
export async function forgetInNewsletters(db: Db, email: string): Promise<void> {
  await sql`
    update newsletter_recipients set state = iif(state = 'pending', 'unsubscribed', state), subscriber_id = null, email = null
    where email = ${email} collate nocase
  `.execute(db);
  await sql`update suppressed_addresses set email = null where email = ${email} collate nocase`.execute(db);
}

/** Leads that have not been in touch since a moment, without subscribers and without a booking ahead. */
export const listLapsedLeads = (db: Db, before: UnixSeconds, now: UnixSeconds) =>
  db
    .selectFrom('leads')
    .select(['id', 'email'])
    .where('lastAt', '<', before)
    .where('isSubscriber', '=', 0)
    .where(
      sql<boolean>`not exists (
        select 1 from consultation_bookings as booking
        where booking.email = leads.email collate nocase and booking.ends_at > ${now} and booking.status in ('pending', 'confirmed'))`,
    )
    .execute();

/** @returns how many conversations were deleted. */
export async function deleteChatsBefore(db: Db, before: UnixSeconds): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('chatSessions').where('updatedAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
