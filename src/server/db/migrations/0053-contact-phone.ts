import type { Kysely } from 'kysely';

/** The phone number of the contact form, which asks for it where the owner wants so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contacts').addColumn('phone', 'text').execute();
}
