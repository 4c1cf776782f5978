import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changesRows, countRows } from '#server/db/results.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import { hashAddress, withoutAddress } from '#server/people/people.ts';
import type { PageQuery } from '#shared/paging.schema.ts';

export type SuppressionRow = Row<'suppressedAddresses'>;

/** Suppresses an address; one that is suppressed already keeps its first reason. The address is kept while it is a subscriber's. */
export async function insertSuppression(
  db: Db,
  email: string,
  row: Omit<NewRow<'suppressedAddresses'>, 'hash' | 'email'>,
): Promise<void> {
  await db
    .insertInto('suppressedAddresses')
    .values({
      ...row,
      hash: hashAddress(email),
      // It may quote a mail server, which names the address.
      reason: sql<string>`iif(exists (select 1 from newsletter_subscribers where email = ${email}),
        ${row.reason}, ${withoutAddress(row.reason, email)})`,
      email: sql<string | null>`(select email from newsletter_subscribers where email = ${email})`,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export function findSuppression(db: Db, email: string): Promise<SuppressionRow | undefined> {
  return db.selectFrom('suppressedAddresses').selectAll().where('hash', '=', hashAddress(email)).executeTakeFirst();
}

/** Why addresses are suppressed, by address in lower case; one that is not suppressed is missing. */
export async function listReasons(
  db: Db,
  emails: string[],
): Promise<Map<string, Pick<SuppressionRow, 'kind' | 'reason'>>> {
  const rows = await db
    .selectFrom('suppressedAddresses')
    .select(['email', 'kind', 'reason'])
    .where('email', 'in', emails)
    .execute();
  return new Map(rows.map(({ email, ...row }) => [email!.toLowerCase(), row]));
}

/** Writes the address of a new subscriber into its suppression, if there is one. */
export async function nameSuppression(db: Db, email: string): Promise<void> {
  await db.updateTable('suppressedAddresses').set({ email }).where('hash', '=', hashAddress(email)).execute();
}

/** @returns whether it was suppressed. */
export function deleteSuppression(db: Db, hash: string): Promise<boolean> {
  return changesRows(db.deleteFrom('suppressedAddresses').where('hash', '=', hash));
}

/** Allows addresses again that were suppressed because this issue came back from them. */
export async function deleteSuppressionsOf(db: Db, newsletterId: number, emails: string[]): Promise<void> {
  await db
    .deleteFrom('suppressedAddresses')
    .where('newsletterId', '=', newsletterId)
    .where('hash', 'in', emails.map(hashAddress))
    .execute();
}

/** The given hashes that belong to suppressed or erased addresses. */
export async function listBlockedHashes(db: Db, hashes: string[]): Promise<Set<string>> {
  const suppressed = await db.selectFrom('suppressedAddresses').select('hash').where('hash', 'in', hashes).execute();
  const erased = await db.selectFrom('erasedAddresses').select('hash').where('hash', 'in', hashes).execute();
  return new Set([...suppressed, ...erased].map(({ hash }) => hash));
}

/** A page of the suppressed addresses, newest first. A whole address in `q` also finds one that is kept as a hash only. */
export function listSuppressions(db: Db, { q, limit, offset }: PageQuery) {
  // The rows before a late page are skipped in the index: only those of the page are read.
  const page = matching(db, q).select('hash').orderBy('createdAt', 'desc').orderBy('hash').limit(limit).offset(offset);
  return db
    .selectFrom('suppressedAddresses')
    .selectAll()
    .where('hash', 'in', page)
    .orderBy('createdAt', 'desc')
    .orderBy('hash')
    .execute();
}

export function countSuppressions(db: Db, q: string): Promise<number> {
  return countRows(matching(db, q));
}

function matching(db: Db, q: string) {
  const query = db.selectFrom('suppressedAddresses');
  if (!q) return query;
  return query.where((eb) => eb.or([contains(['email', 'reason'], q), eb('hash', '=', hashAddress(q))]));
}
