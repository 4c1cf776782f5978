import { call } from './call.ts';
import { PostImport, PostImportQuery } from './post-transfer.schema.ts';

/** All posts as a file, and posts of other systems. */
export const postTransferCalls = {
  export: call('GET /captain/posts/export', {
    does: 'A .zip with all posts and pages as markdown files, and the files that they show',
    who: 'owner',
    answer: 'file',
    audit: 'post.export',
    confirm: true,
  }),
  lastImport: call('GET /captain/posts/import', {
    does: 'The progress and result of the last import; null without one',
    who: 'owner',
    answer: PostImport.nullable(),
  }),
  import: call('POST /captain/posts/import', {
    does: 'Starts an import of the file that is the body: of Ghost, WordPress, this program or markdown files',
    who: 'owner',
    query: PostImportQuery,
    input: 'other',
    answer: PostImport,
    dryRun: PostImport,
    status: 202,
    audit: 'post.import',
    confirm: true,
    errors: ['conflict', 'too_large'],
  }),
};
