import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changesRows, countRows } from '#server/db/results.ts';
import type { Row } from '#server/db/schema.ts';
import type { IssueRow } from '#server/newsletter/issues/queries.ts';
import { audienceOf } from '#server/newsletter/subscribers/audience-queries.ts';
import type { Audience } from '#shared/newsletter-issue.schema.ts';
import type { RecipientState } from '#shared/sending.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type RecipientRow = Row<'newsletterRecipients'>;

/** Makes a row for everybody who gets an issue. */
export async function insertRecipients(db: Db, newsletterId: number, audience: Audience): Promise<void> {
  await db
    .insertInto('newsletterRecipients')
    .columns(['newsletterId', 'subscriberId', 'email'])
    .expression(
      audienceOf(db, audience)
        .select([
          sql<number>`${newsletterId}`.as('newsletterId'),
          'newsletterSubscribers.id as subscriberId',
          'newsletterSubscribers.email as email',
        ])
        .orderBy('newsletterSubscribers.id'),
    )
    .execute();
}

/** Recipients of an issue that are due, those who were never tried first. */
export function listDueRecipients(db: Db, newsletterId: number, now: UnixSeconds, limit: number) {
  return db
    .selectFrom('newsletterRecipients')
    .selectAll()
    .where('newsletterId', '=', newsletterId)
    .where('state', '=', 'pending')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Issues that are being sent, the one that started first before the others. */
export function listSendingIssues(db: Db) {
  return db
    .selectFrom('newsletters')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
}

/** Issues that paused by themselves. */
export function listPausedIssues(db: Db) {
  return db
    .selectFrom('newsletters')
    .select(['id', 'subject', 'pauseReason'])
    .where('state', '=', 'paused')
    .where('pauseReason', 'is not', null)
    .execute();
}

/** Issues whose planned time has come. */
export function listDueIssues(db: Db, now: UnixSeconds) {
  return db
    .selectFrom('newsletters')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('sendAt', '<=', now)
    .orderBy('sendAt')
    .execute();
}

/**
 * When the next recipient is due or the next issue starts; undefined when nothing waits.
 *
 * @param allowedFrom before this moment no mail may be sent.
 */
export async function findNextSending(db: Db, allowedFrom: UnixSeconds): Promise<UnixSeconds | undefined> {
  const planned = await db
    .selectFrom('newsletters')
    .select((eb) => eb.fn.min('sendAt').as('at'))
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  const moments: number[] = planned?.at ? [planned.at] : [];
  for (const { id } of await listSendingIssues(db)) {
    const next = await db
      .selectFrom('newsletterRecipients')
      .select('nextAt')
      .where('newsletterId', '=', id)
      .where('state', '=', 'pending')
      .orderBy('nextAt')
      .limit(1)
      .executeTakeFirst();
    if (next) moments.push(Math.max(next.nextAt, allowedFrom));
  }
  return moments.length > 0 ? (Math.min(...moments) as UnixSeconds) : undefined;
}

/** The state right before a mail, which decides whether it is still sent. */
export function findRecipientNow(db: Db, id: number) {
  return db
    .selectFrom('newsletterRecipients as recipient')
    .innerJoin('newsletters as issue', 'issue.id', 'recipient.newsletterId')
    .leftJoin('newsletterSubscribers as subscriber', 'subscriber.id', 'recipient.subscriberId')
    .select(['recipient.state', 'issue.state as issueState', 'subscriber.subscribed', 'subscriber.email'])
    .select((eb) =>
      eb
        .selectFrom('suppressedAddresses')
        .select('reason')
        .whereRef('suppressedAddresses.email', '=', 'subscriber.email')
        .limit(1)
        .as('suppressed'),
    )
    .where('recipient.id', '=', id)
    .executeTakeFirst();
}

/** Stores changes of a recipient. After an erasure the mail server's answer is left out, because it names the address. */
export async function updateRecipient(
  db: Db,
  id: number,
  { response, ...changes }: Partial<Pick<RecipientRow, 'state' | 'attempts' | 'nextAt' | 'bounce' | 'response' | 'at'>>,
): Promise<void> {
  const given = response !== undefined && { response: sql<string | null>`iif(email is null, null, ${response})` };
  await db
    .updateTable('newsletterRecipients')
    .set({ ...changes, ...given })
    .where('id', '=', id)
    .execute();
}

/** Marks recipients that the mail server refused for a reason not of the recipient: resuming the issue tries them again. */
export async function markForRetryOnResume(db: Db, ids: number[]): Promise<void> {
  const marks = { retryOnResume: true, bounce: null };
  await db.updateTable('newsletterRecipients').set(marks).where('id', 'in', ids).execute();
}

/** Makes recipients marked by `markForRetryOnResume` wait again, after those who were never tried. The row of an erased subscriber stays. */
export async function requeueMarkedForRetry(db: Db, newsletterId: number, now: UnixSeconds): Promise<void> {
  await db
    .updateTable('newsletterRecipients')
    .set({ state: 'pending', nextAt: now, retryOnResume: false })
    .where('newsletterId', '=', newsletterId)
    .where('state', '=', 'failed')
    .where('retryOnResume', '=', true)
    .where('subscriberId', 'is not', null)
    .execute();
}

export function findRecipient(db: Db, id: number): Promise<RecipientRow | undefined> {
  return db.selectFrom('newsletterRecipients').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest recipient with this address that a mail was sent to since `since`. */
export function findMailedSince(db: Db, email: string, since: UnixSeconds): Promise<RecipientRow | undefined> {
  return db
    .selectFrom('newsletterRecipients')
    .selectAll()
    .where('email', '=', email)
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Bounces of the newest issues that a subscriber was sent, newest first. */
export async function listLastBounces(db: Db, subscriberId: number, limit: number) {
  const rows = await db
    .selectFrom('newsletterRecipients')
    .select('bounce')
    .where('subscriberId', '=', subscriberId)
    .where('at', 'is not', null)
    .where('state', '!=', 'pending')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ bounce }) => bounce);
}

/** How many recipients were last tried in this time: a mail that is tried again counts once. */
export function countLastTried(db: Db, since: UnixSeconds, until: UnixSeconds): Promise<number> {
  return countRows(triedMails(db, since, until));
}

/** The mails of a time, also of issues that were removed since. */
function triedMails(db: Db, since: UnixSeconds, until: UnixSeconds) {
  const [stored, removed] = (['newsletterRecipients', 'newsletterRemovedMails'] as const).map((table) =>
    db.selectFrom(table).select('at').where('at', '>', since).where('at', '<=', until),
  );
  return db.selectFrom(stored!.unionAll(removed!).as('mail'));
}

/** Keeps when the mails of an issue were tried, before it is removed: they count towards the limits. */
export async function keepTriedTimes(db: Db, newsletterId: number, since: UnixSeconds): Promise<void> {
  const times = db.selectFrom('newsletterRecipients').where('newsletterId', '=', newsletterId).where('at', '>', since);
  await db.deleteFrom('newsletterRemovedMails').where('at', '<=', since).execute();
  await db.insertInto('newsletterRemovedMails').columns(['at']).expression(times.select('at')).execute();
}

/** Time of the newest attempt in this period after leaving out `skip` newer ones; undefined when there were no more. */
export async function findAttemptTime(
  db: Db,
  since: UnixSeconds,
  until: UnixSeconds,
  skip: number,
): Promise<UnixSeconds | undefined> {
  const mails = triedMails(db, since, until).select('at').orderBy('at', 'desc');
  const row = await mails.offset(skip).limit(1).executeTakeFirst();
  return row?.at ?? undefined;
}

/** Limits how long recipients wait: after the clock was set back they would wait far too long. */
export async function capRecipientWaits(db: Db, latest: UnixSeconds): Promise<void> {
  await db
    .updateTable('newsletterRecipients')
    .set({ nextAt: latest })
    .where('state', '=', 'pending')
    .where('nextAt', '>', latest)
    .where('newsletterId', 'in', (eb) => eb.selectFrom('newsletters').select('id').where('state', '=', 'sending'))
    .execute();
}

/** How many recipients are in each state, by the id of the issue. An issue without recipients is not in the map. */
export async function countRecipientsByState(
  db: Db,
  ids: number[],
): Promise<Map<number, Partial<Record<RecipientState, number>>>> {
  const counts = new Map<number, Partial<Record<RecipientState, number>>>();
  const rows = await db.selectFrom('newsletterCounts').selectAll().where('newsletterId', 'in', ids).execute();
  for (const { newsletterId, state, count } of rows) {
    counts.set(newsletterId, { ...counts.get(newsletterId), [state]: count });
  }
  return counts;
}

/** A page of an issue's recipients in the order of their ids. */
export function listRecipients(
  db: Db,
  newsletterId: number,
  { state, after, limit }: { state?: RecipientState | undefined; after: number; limit: number },
): Promise<RecipientRow[]> {
  let query = db.selectFrom('newsletterRecipients').selectAll().where('newsletterId', '=', newsletterId);
  if (state) query = query.where('state', '=', state);
  return query.where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** Changes an issue only while it is in one of the states `from`. @returns false when it was in another. */
export function updateIssueIfState(
  db: Db,
  id: number,
  from: IssueRow['state'][],
  changes: Partial<Pick<IssueRow, 'state' | 'pauseReason' | 'sendAt' | 'startedAt' | 'finishedAt' | 'mail'>>,
): Promise<boolean> {
  return changesRows(db.updateTable('newsletters').set(changes).where('id', '=', id).where('state', 'in', from));
}

/** Counts one who unsubscribed through an issue, if it was sent to this subscriber. */
export async function countUnsubscribe(db: Db, newsletterId: number, subscriberId: number): Promise<void> {
  await db
    .updateTable('newsletters')
    .set((eb) => ({ unsubscribes: eb('unsubscribes', '+', 1) }))
    .where('id', '=', newsletterId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletterRecipients')
          .select('id')
          .where('newsletterId', '=', newsletterId)
          .where('subscriberId', '=', subscriberId),
      ),
    )
    .execute();
}
