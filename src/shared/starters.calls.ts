import * as z from 'zod';
import { call } from './call.ts';
import { LastChange, ListedStarter, StarterInput, StarterResult } from './starters.schema.ts';

/** The texts that a site begins with, and the change of all of them at once. */
export const starterCalls = {
  list: call('GET /captain/starters', {
    does: 'The starters and their languages',
    who: 'owner',
    answer: z.array(ListedStarter),
  }),
  choose: call('POST /captain/starters/:key', {
    does: 'Begins the site anew with a starter in a language; the dry run lists every field that changes',
    who: 'owner',
    input: StarterInput,
    answer: StarterResult,
    dryRun: StarterResult,
    audit: 'starter.choose',
    errors: ['conflict'],
  }),
  lastChange: call('GET /captain/last-change', {
    does: 'The last starter or import, which can be undone',
    who: 'owner',
    answer: LastChange.nullable(),
  }),
  undo: call('POST /captain/last-change/undo', {
    does: 'Puts all texts back to the state before the last starter or import',
    who: 'owner',
    answer: StarterResult,
    audit: 'starter.undo',
    confirm: 'partly',
    errors: ['not_found', 'conflict'],
  }),
};
