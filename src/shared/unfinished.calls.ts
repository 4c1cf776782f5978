import * as z from 'zod';
import { call } from './call.ts';
import { AcceptedInput, UnfinishedField, UnfinishedSummary, UnreadTexts } from './unfinished.schema.ts';

/** Texts that are not the owner's yet. */
export const unfinishedCalls = {
  list: call('GET /captain/unfinished', {
    does: 'Every field that visitors see and that is not finished: shipped texts, placeholders, examples, broken links',
    who: 'owner',
    answer: z.array(UnfinishedField),
  }),
  summary: call('GET /captain/unfinished/summary', {
    does: 'The same, counted by reason and document, with the first fields of each reason',
    who: 'owner',
    answer: UnfinishedSummary,
  }),
  unread: call('GET /captain/unfinished/:key', {
    does: 'The shipped texts of a document that its owner has not changed, also accepted ones, in full',
    who: 'owner',
    answer: UnreadTexts,
  }),
  accept: call('PUT /captain/unfinished/:key', {
    does: 'Says that the shipped texts of a document stay, so that they are not listed any more',
    who: 'owner',
    input: AcceptedInput,
    answer: UnfinishedSummary,
    audit: 'texts.accept',
  }),
};
