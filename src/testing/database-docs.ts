import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations } from '#server/db/migrations/index.ts';

interface Part {
  type: 'table' | 'index' | 'trigger';
  table: string;
  sql: string;
}

/** docs/database.md: the tables of a new site, with their indexes and triggers. */
export async function databasePage(): Promise<string> {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  for (const { up } of migrations) await up(db);
  // Without the tables that SQLite keeps for its search.
  const parts = sqlite
    .prepare<[], Part>(
      `select type, tbl_name as "table", sql from sqlite_master
       where sql is not null and name not like 'sqlite_%' and tbl_name not in (select name from pragma_table_list where type = 'shadow')
       order by tbl_name, type = 'trigger', type = 'index', name`,
    )
    .all();
  await db.destroy();
  const sections = [...Map.groupBy(parts, ({ table }) => table)].map(
    ([table, of]) => `## ${table}\n\n\`\`\`sql\n${of.map(({ sql }) => `${tidy(sql)};`).join('\n')}\n\`\`\`\n`,
  );
  return `# The database

Every table of \`site.db\` as it is in a new site, with its indexes and triggers; an older site has the same after its update. Times are whole
seconds since 1970 in UTC, a yes or no is 1 or 0, lists and objects are JSON. What the triggers are for is in
[ARCHITECTURE](../ARCHITECTURE.md#triggers-of-the-database). This page is written by \`npm run docs\`.

${sections.join('\n')}`;
}

/** A statement without the indentation of the migration that it stands in. */
function tidy(sql: string): string {
  const lines = sql.split('\n').map((line) => line.trimEnd());
  const indent = Math.min(...lines.slice(1).flatMap((line) => (line ? [line.search(/\S/)] : [])), Infinity);
  return lines.map((line, index) => (index === 0 ? line : line.slice(Math.min(indent, line.length)))).join('\n');
}
