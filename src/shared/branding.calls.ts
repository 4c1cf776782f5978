import * as z from 'zod';
import { call } from './call.ts';

const Colors = z.object({ ink: z.string(), paper: z.string(), signal: z.string() });

/** Proposals for the look. */
export const brandingCalls = {
  fromLogo: call('GET /captain/branding/logo-colors', {
    does: 'Colours of the site that go with an uploaded logo; nothing is stored',
    who: 'editor',
    query: z.object({ src: z.string() }),
    answer: z.array(Colors),
    errors: ['not_found', 'bad_request'],
  }),
};
