import type { Database } from 'better-sqlite3';
import { sql } from 'kysely';
import { nameKey } from '#shared/name-key.ts';

/** Adds the SQL function that `contains` needs: `like` and `lower` know the case of ASCII letters alone. */
export function addNameKey(sqlite: Database): void {
  sqlite.function('name_key', { deterministic: true }, (text) => (typeof text === 'string' ? nameKey(text) : text));
}

/** True for rows where one of the columns contains `text`, whatever its case. */
export function contains(columns: string[], text: string) {
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`instr(name_key(${sql.ref(column)}), ${nameKey(text)}) > 0`),
    sql` or `,
  )})`;
}

/** A text as a part of a pattern for `like … escape '\'`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
