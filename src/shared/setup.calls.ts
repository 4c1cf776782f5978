import * as z from 'zod';
import { call } from './call.ts';
import { Setup, SetupInput } from './setup.schema.ts';

/** The progress of "Make it yours". */
export const setupCalls = {
  get: call('GET /captain/setup', {
    does: 'How far "Make it yours" is',
    who: 'owner',
    answer: Setup,
  }),
  facts: call('GET /captain/setup/facts', {
    does: 'The facts that a text names which visitors see, as `price.setup` and `own.NAME`',
    who: 'owner',
    answer: z.array(z.string()),
  }),
  save: call('PUT /captain/setup', {
    does: 'Marks a step as done, skipped or open',
    who: 'owner',
    input: SetupInput,
    answer: Setup,
    audit: 'setup.save',
    errors: ['conflict'],
  }),
};
