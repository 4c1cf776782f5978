import * as z from 'zod';
import { call } from './call.ts';
import { AcceptedInput, UnfinishedField } from './unfinished.schema.ts';

/** Texts that are not the owner's yet. */
export const unfinishedCalls = {
  list: call('GET /captain/unfinished', {
    does: 'Every field that visitors see and that is not finished: shipped texts, placeholders, examples, broken links',
    who: 'owner',
    answer: z.array(UnfinishedField),
  }),
  accept: call('PUT /captain/unfinished/:key', {
    does: 'Says that the shipped texts of a document stay, so that they are not listed any more',
    who: 'owner',
    input: AcceptedInput,
    answer: z.array(UnfinishedField),
    audit: 'texts.accept',
  }),
};
