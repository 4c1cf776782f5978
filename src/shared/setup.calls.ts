import { call } from './call.ts';
import { Setup, SetupInput } from './setup.schema.ts';

/** The progress of "Make it yours". */
export const setupCalls = {
  get: call('GET /captain/setup', {
    does: 'How far "Make it yours" is, and which pages still show the shipped text',
    who: 'owner',
    answer: Setup,
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
