import { type Kysely, sql } from 'kysely';

const TEXTS = [
  ['content_documents', 'published'],
  ['content_documents', 'draft'],
  ['content_revisions', 'data'],
] as const;

/** The text that says where the confirmation of a call was sent showed the address of the business for `{email}`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of TEXTS) {
    const [document, mailed] = [sql.ref(column), sql`json_extract(${sql.ref(column)}, '$.booked.mailed')`];
    await sql`update ${sql.table(table)}
      set ${document} = json_replace(${document}, '$.booked.mailed', replace(${mailed}, '{email}', '{visitorEmail}'))
      where key = 'booking' and ${mailed} like '%{email}%'`.execute(db);
  }
}
