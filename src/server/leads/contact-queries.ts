import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import type { ContactInput } from '#shared/contact.schema.ts';
import type { Kept } from '#shared/spam-guard.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Stores a message of the contact form. Durable when the promise resolves. */
export async function insertContact(db: Db, contact: Kept<ContactInput>, createdAt: UnixSeconds): Promise<void> {
  await db
    .insertInto('contacts')
    .values({ ...contact, service: JSON.stringify(contact.service), createdAt })
    .execute();
}

/** One page of the messages, newest first; `q` is looked for in names, address, company and message. */
export async function listContactPage(db: Db, { q, limit, offset }: { q: string; limit: number; offset: number }) {
  let query = db.selectFrom('contacts').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  if (q) query = query.where(contains(['firstName', 'lastName', 'email', 'company', 'message'], q));
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map(toContact);
}

/** How many messages `q` finds, all without it. */
export async function countContacts(db: Db, q: string): Promise<number> {
  let query = db.selectFrom('contacts').select((eb) => eb.fn.countAll<number>().as('count'));
  if (q) query = query.where(contains(['firstName', 'lastName', 'email', 'company', 'message'], q));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** @returns the message after the change, or `undefined` when there is none. */
export async function updateResponded(db: Db, id: number, responded: boolean) {
  const row = await db
    .updateTable('contacts')
    .set({ responded: responded ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toContact(row);
}

/** Marks every message of an address. */
export async function updateRespondedOf(db: Db, email: string, responded: boolean): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ responded: responded ? 1 : 0 })
    .where(sql<boolean>`email = ${email} collate nocase`)
    .where('responded', '=', responded ? 0 : 1)
    .execute();
}

function toContact(row: Row<'contacts'>) {
  return { ...row, service: JSON.parse(row.service) as string[], responded: row.responded === 1 };
}

/** Messages with an id below `before`, highest first. */
export async function listContactsBefore(db: Db, before: number, limit: number) {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toContact);
}
