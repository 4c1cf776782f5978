/** Writes what follows from the code into docs/: the list of calls, the table of who may make them, and the tables of the database. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiPage, withRoleRows } from '#testing/api-docs.ts';
import { databasePage } from '#testing/database-docs.ts';

writeFileSync('docs/api.md', apiPage());
writeFileSync('docs/roles.md', withRoleRows(readFileSync('docs/roles.md', 'utf8')));
writeFileSync('docs/database.md', await databasePage());
