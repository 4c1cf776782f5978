import * as z from 'zod';
import { MEETING_KINDS, SLOT_DAYS, SLOT_DAYS_MAX } from './booking.ts';
import { EmailInput } from './contact.schema.ts';
import { SERVICE_CHOICES } from './contact.ts';
import { MAX } from './limits.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { optionalText, requiredText } from './text.schema.ts';

const NO_TIME = 'Please choose a time';
const moment = z
  .string(NO_TIME)
  .min(1, NO_TIME)
  .pipe(z.iso.datetime({ offset: true, error: 'The time must be an ISO 8601 moment, e.g. 2026-01-05T17:00:00Z' }));
const timezone = z.string('Please say which time zone you are in').trim().min(1).max(80);
const kind = z.enum(MEETING_KINDS, `Must be one of: ${MEETING_KINDS.join(', ')}`);

/** A booking as visitors make it. `start` is one of the free times, `timezone` the one they read it in. */
export const BookingInput = FormExtras.extend({
  type: kind,
  start: moment,
  timezone: timezone.optional(),
  firstName: requiredText(MAX.name, 'Please give your first name'),
  lastName: requiredText(MAX.name, 'Please give your last name'),
  email: EmailInput,
  company: optionalText(MAX.company),
  services: z
    .array(z.enum(SERVICE_CHOICES, 'Please choose from the list'))
    .max(SERVICE_CHOICES.length)
    .default([])
    .transform((services) => [...new Set(services)]),
  message: optionalText(MAX.message),
});
export type BookingInput = z.infer<typeof BookingInput>;

/** A new time for a booking. */
export const RescheduleInput = z.object({ start: moment, timezone: timezone.optional() });
export type RescheduleInput = z.infer<typeof RescheduleInput>;

/** Query of GET /api/slots; `from` is a day in `timezone`, today when it is left out. */
export const SlotsQuery = z.object({
  type: kind.default('consultation'),
  from: z.iso.date('Must be a day, e.g. 2026-01-05').optional(),
  days: z.coerce
    .number('Must be a number of days')
    .int('Must be a number of days')
    .min(1, `Must be 1 to ${SLOT_DAYS_MAX}`)
    .max(SLOT_DAYS_MAX, `Must be 1 to ${SLOT_DAYS_MAX}`)
    .default(SLOT_DAYS),
  timezone: timezone.optional(),
});
export type SlotsQuery = z.infer<typeof SlotsQuery>;
