import * as z from 'zod';
import { BOOKING_STATUSES } from './booking.ts';
import { LEAD_FILTERS, NOTES_MAX } from './lead.ts';
import { Paging } from './paging.schema.ts';

/** Query of the timeline. */
export const LeadQuery = Paging.extend({
  limit: z.coerce.number().int().min(1).max(100).catch(25),
  filter: z.enum(LEAD_FILTERS).catch('all'),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

/** Marks a contact message as answered or not. */
export const Responded = z.object({ responded: z.boolean('Please say true or false') });

/** Changes of a lead; `responded` goes for all of its messages. */
export const LeadChanges = z.object({
  responded: z.boolean('Please say true or false').optional(),
  notes: z.string().max(NOTES_MAX, `Please keep notes under ${NOTES_MAX} characters`).optional(),
});
export type LeadChanges = z.infer<typeof LeadChanges>;

/** Changes of a booking by the owner. */
export const BookingChanges = z.object({
  status: z.enum(BOOKING_STATUSES, 'Please choose a status'),
});
