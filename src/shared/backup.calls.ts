import * as z from 'zod';
import { call } from './call.ts';
import { Time } from './stored.schema.ts';

/** Copies of the database. */
export const backupCalls = {
  download: call('GET /captain/backup', {
    does: 'The database as one file; with `files`, an archive of it and of the uploaded files',
    who: 'owner',
    query: z.object({ files: z.string().optional() }),
    answer: 'file',
    audit: 'backup.download',
    confirm: true,
  }),
  latest: call('GET /captain/backup/latest', {
    does: 'Time and size of the newest automatic copy',
    who: 'owner',
    answer: z.object({ latest: z.object({ at: Time, bytes: z.number() }).nullable() }),
  }),
};
