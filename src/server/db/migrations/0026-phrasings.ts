import { type Kysely, sql } from 'kysely';

/** Phrasings that a changed card stores. */
type StoredCards = Record<string, { phrasings?: string[] | null } | null>;

/** A line of an answer card's phrasings could hold several with commas between them; now each has a line of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['content_documents', 'published'],
    ['content_documents', 'draft'],
    ['content_revisions', 'data'],
  ] as const) {
    const { rows } = await sql<{ data: string }>`
      select distinct ${sql.ref(column)} as data from ${sql.table(table)}
      where key = 'answers' and ${sql.ref(column)} is not null`.execute(db);
    for (const { data } of rows) {
      const cards: StoredCards = JSON.parse(data);
      for (const card of Object.values(cards)) {
        if (card?.phrasings) card.phrasings = card.phrasings.flatMap((line) => line.split(', '));
      }
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(cards)}
        where key = 'answers' and ${sql.ref(column)} = ${data}`.execute(db);
    }
  }
}
