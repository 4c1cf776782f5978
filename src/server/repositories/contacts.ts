import type { Db } from '#server/db/open.ts';
import type { ContactInput } from '#shared/contact.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Stores a message of the contact form. Durable when the promise resolves. */
export async function insertContact(db: Db, contact: ContactInput, createdAt: UnixSeconds): Promise<void> {
  await db
    .insertInto('contacts')
    .values({
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      company: contact.company,
      service: JSON.stringify(contact.service),
      budget: contact.budget,
      message: contact.message,
      page: contact.page || null,
      referrer: contact.referrer || null,
      createdAt,
    })
    .execute();
}

/** Messages of the contact form, newest first. */
export async function listContacts(db: Db) {
  const rows = await db.selectFrom('contacts').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => ({ ...row, service: JSON.parse(row.service) as string[], responded: row.responded === 1 }));
}
