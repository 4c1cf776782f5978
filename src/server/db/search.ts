import { sql } from 'kysely';

/** True for rows where one of the columns contains `text`, whatever its case in ASCII. Wildcards in `text` are escaped. */
export function contains(columns: string[], text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}
