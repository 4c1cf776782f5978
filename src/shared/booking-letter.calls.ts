import * as z from 'zod';
import { call } from './call.ts';

/** The mail about a changed booking. It is not among the calls of bookings, which pages of visitors load. */
export const bookingLetterCalls = {
  get: call('GET /captain/bookings/:id/letter', {
    does: 'What tells the visitor of the last change of a booking, for a mail that the owner sends with another program',
    who: 'owner',
    answer: z.object({ email: z.string(), subject: z.string(), text: z.string() }),
    errors: ['not_found'],
  }),
};
