import { sql } from 'kysely';

/** `column LIKE %text%` where the text's own wildcards are letters. Case counts for nothing, in ASCII. */
export function contains(columns: string[], text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}
