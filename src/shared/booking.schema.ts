import * as z from 'zod';
import { MEETING_KINDS, SLOT_DAYS, SLOT_DAYS_MAX } from './booking.ts';
import { ServicesInput } from './contact.schema.ts';
import { MAX } from './limits.ts';
import { says } from './messages.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { optionalVisitorText, VisitorEmail, visitorText } from './text.schema.ts';

const moment = z
  .string(says('timeMissing'))
  .min(1, says('timeMissing'))
  .pipe(z.iso.datetime({ offset: true, error: says('timeFormat') }));
const timezone = z
  .string(says('timezoneMissing'))
  .trim()
  .min(1, says('timezoneMissing'))
  .max(80, says('timezoneUnknown'));
const kind = z.enum(MEETING_KINDS, says('oneOf'));

/** A booking as visitors make it. `start` is one of the free times, `timezone` the one they read it in. */
export const BookingInput = FormExtras.extend({
  type: kind,
  start: moment,
  timezone: timezone.optional(),
  firstName: visitorText(MAX.name, 'firstNameMissing'),
  lastName: visitorText(MAX.name, 'lastNameMissing'),
  email: VisitorEmail,
  company: optionalVisitorText(MAX.company),
  services: ServicesInput.default([]),
  message: optionalVisitorText(MAX.message),
});
export type BookingInput = z.infer<typeof BookingInput>;

/** A new time for a booking. */
export const RescheduleInput = z.object({ start: moment, timezone: timezone.optional() }, says('invalid'));
export type RescheduleInput = z.infer<typeof RescheduleInput>;

/** Query of GET /api/slots; `from` is a day in `timezone`, today when it is left out. */
export const SlotsQuery = z.object(
  {
    type: kind.default('consultation'),
    from: z.iso.date(says('dayFormat')).optional(),
    days: z.coerce
      .number(says('daysFormat'))
      .int(says('daysFormat'))
      .refine((days) => days >= 1 && days <= SLOT_DAYS_MAX, {
        error: says('daysRange'),
        params: { max: SLOT_DAYS_MAX },
      })
      .default(SLOT_DAYS),
    timezone: timezone.optional(),
  },
  says('invalid'),
);
export type SlotsQuery = z.infer<typeof SlotsQuery>;
