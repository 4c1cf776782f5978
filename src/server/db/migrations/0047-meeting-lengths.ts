import { type Kysely, sql } from 'kysely';

/** Lengths of the site's meetings before, which nobody had to look at. Minutes. */
const SHIPPED = { consultation: 30, strategy: 60 };

/** The length of a meeting was a fact of the texts too: where the owner has changed it there alone, it becomes that of the meeting type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [slug, shipped] of Object.entries(SHIPPED)) {
    const path = `$.meeting.${slug}`;
    await sql`update meeting_types set minutes = facts.minutes
      from (select json_extract(published, ${path}) as minutes from content_documents where key = 'facts') as facts
      where slug = ${slug} and meeting_types.minutes = ${shipped} and facts.minutes between 5 and 480`.execute(db);
    for (const column of ['published', 'draft']) {
      await sql`update content_documents set ${sql.ref(column)} = json_remove(${sql.ref(column)}, ${path})
        where key = 'facts' and json_extract(${sql.ref(column)}, ${path}) is not null`.execute(db);
    }
  }
}
