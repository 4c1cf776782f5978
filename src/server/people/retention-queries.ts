import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { TAKING_STATUSES } from '#shared/booking.ts';
import type { RetentionKind } from '#shared/retention.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { hashAddress } from './opt-outs.ts';

/** Limits that hold whatever the owner sets: bounces come back and messages are counted for some time. */
const MINIMUM_SECONDS: Partial<Record<RetentionKind, number>> = { recipients: 30 * DAY_SECONDS, outbox: DAY_SECONDS };

interface TimeLimits {
  before: UnixSeconds;
  now: UnixSeconds;
}
interface Expired {
  table: string;
  /** True for the rows to delete. */
  where(limits: TimeLimits): RawBuilder<unknown>;
}

const EXPIRED: Record<RetentionKind, Expired> = {
  leads: {
    table: 'leads',
    where: ({ before, now }) => sql`last_at < ${before} and is_subscriber = 0
      and not exists (select 1 from consultation_bookings as booking
        where booking.email = leads.email collate nocase
          and (booking.status in (${sql.join(TAKING_STATUSES)}) and coalesce(booking.ends_at, booking.created_at) > ${now}
            or booking.status <> 'cancelled' and coalesce(booking.ends_at, booking.created_at) >= ${before}
            or exists (select 1 from outbox where booking_id = booking.id and created_at >= ${before})))
      and (follow_up_on is null or unixepoch(follow_up_on) < ${before})
      and not exists (select 1 from replies where email = leads.email and created_at >= ${before})
      and not exists (select 1 from chat_sessions as chat
        where chat.email = leads.email collate nocase and chat.updated_at >= ${before})`,
  },
  bookings: {
    table: 'consultation_bookings',
    where: ({ before }) => sql`coalesce(ends_at, created_at) < ${before}`,
  },
  chats: { table: 'chat_sessions', where: ({ before }) => sql`updated_at < ${before}` },
  unconfirmed: {
    table: 'newsletter_subscribers',
    where: ({ before }) =>
      sql`subscribed = 0 and left_at is null and max(created_at, coalesce(consent_at, 0)) < ${before}`,
  },
  left: { table: 'newsletter_subscribers', where: ({ before }) => sql`subscribed = 0 and left_at < ${before}` },
  recipients: {
    table: 'newsletter_recipients',
    where: ({ before }) => sql`newsletter_id in (
      select id from newsletters where state in ('sent', 'cancelled') and coalesce(finished_at, updated_at) < ${before})`,
  },
  outbox: { table: 'outbox', where: ({ before }) => sql`status <> 'waiting' and created_at < ${before}` },
};

function withMinimum(kind: RetentionKind, { before, now }: TimeLimits): TimeLimits {
  return { before: Math.min(before, now - (MINIMUM_SECONDS[kind] ?? 0)) as UnixSeconds, now };
}

/** How many rows of a kind are older than `before`. */
export async function countExpired(db: Db, kind: RetentionKind, limits: TimeLimits): Promise<number> {
  const { table, where } = EXPIRED[kind];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${where(withMinimum(kind, limits))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Expired rows of a kind, `count` at most, with the address that they belong to. */
export async function listExpired(db: Db, kind: RetentionKind, limits: TimeLimits, count: number) {
  const { table, where } = EXPIRED[kind];
  const email = sql.ref(table === 'outbox' ? 'recipient' : 'email');
  const { rows } = await sql<{ id: number; email: string | null }>`
    select id, ${email} as email from ${sql.table(table)} where ${where(withMinimum(kind, limits))} limit ${count}`.execute(
    db,
  );
  return rows;
}

export async function deleteExpired(db: Db, kind: Exclude<RetentionKind, 'leads'>, ids: number[]): Promise<void> {
  await sql`delete from ${sql.table(EXPIRED[kind].table)} where id in (${sql.join(ids)})`.execute(db);
}

export async function deleteOutboxOfBookings(db: Db, bookingIds: number[]): Promise<void> {
  await db.deleteFrom('outbox').where('bookingId', 'in', bookingIds).execute();
}

/** Deletes everything that belongs to a subscription. */
export async function deleteSubscriptionsOf(db: Db, emails: string[]): Promise<void> {
  await sql`delete from interests where email in (${sql.join(emails)})`.execute(db);
  await db.deleteFrom('outbox').where('event', '=', 'newsletter.confirm').where('recipient', 'in', emails).execute();
}

/** Keeps a hash of those who left the newsletter: no import may bring them back. Call it before their rows are deleted. */
export async function rememberUnsubscribed(db: Db, emails: string[], now: UnixSeconds): Promise<void> {
  const left = await db
    .selectFrom('newsletterSubscribers')
    .select('email')
    .where(sql<boolean>`email collate nocase in (${sql.join(emails)})`)
    .where('subscribed', '=', false)
    .where('leftAt', 'is not', null)
    .execute();
  for (const { email } of left) {
    await db
      .insertInto('suppressedAddresses')
      .values({ hash: hashAddress(email), kind: 'left', reason: 'Left the newsletter', createdAt: now })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}

/** Deletes leads of whom nothing is left, and takes a deleted text out of the preview of the others. */
export async function tidyLeads(db: Db, emails: string[]): Promise<void> {
  const theirs = sql`leads.email in (${sql.join(emails)})`;
  await sql`update leads set preview = coalesce(
      (select substr(message, 1, 280) from contacts where email = leads.email collate nocase order by created_at desc limit 1),
      (select substr(message, 1, 280) from consultation_bookings where email = leads.email collate nocase
        order by created_at desc limit 1))
    where ${theirs}`.execute(db);
  await sql`delete from leads where ${theirs} and messages = 0 and bookings = 0 and notes = ''
      and source is null and follow_up_on is null and stage_chosen = 0
      and not exists (select 1 from replies where email = leads.email)
      and not exists (select 1 from newsletter_subscribers where email = leads.email collate nocase)
      and not exists (select 1 from chat_sessions where email = leads.email collate nocase)`.execute(db);
}
