/** Writes what follows from the declarations of the calls into docs/: the list of calls, and the table of who may make them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiPage, withRoleRows } from '#testing/api-docs.ts';

writeFileSync('docs/api.md', apiPage());
writeFileSync('docs/roles.md', withRoleRows(readFileSync('docs/roles.md', 'utf8')));
