import { sql } from 'kysely';

/** True for rows where one of the columns contains `text`, whatever its case in ASCII. Wildcards in `text` are escaped. */
export function contains(columns: string[], text: string) {
  const pattern = `%${escapeLike(text)}%`;
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}

/** A text as a part of a pattern for `like … escape '\'`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
