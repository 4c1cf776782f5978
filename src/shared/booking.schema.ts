import * as z from 'zod';
import { SLOT_DAYS, SLOT_DAYS_MAX } from './booking.ts';
import { ServicesInput } from './contact.schema.ts';
import { MAX } from './limits.ts';
import { MEETING_MAX } from './meeting-types.ts';
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
const slug = z.string(says('choiceUnknown')).max(MEETING_MAX.slug, says('choiceUnknown'));

/** A booking as visitors make it. `start` is one of the free times, `timezone` the one they read it in. */
export const BookingInput = FormExtras.extend({
  type: slug,
  start: moment,
  timezone: timezone.optional(),
  firstName: visitorText(MAX.name, 'firstNameMissing'),
  lastName: visitorText(MAX.name, 'lastNameMissing'),
  email: VisitorEmail,
  company: optionalVisitorText(MAX.company),
  services: ServicesInput.default([]),
  message: optionalVisitorText(MAX.message),
  /** Answers to the questions of the meeting type, by their ids. */
  answers: z.record(z.string(), optionalVisitorText(MAX.message), says('invalid')).default({}),
});
export type BookingInput = z.infer<typeof BookingInput>;

/** A new time for a booking. */
export const RescheduleInput = z.object({ start: moment, timezone: timezone.optional() }, says('invalid'));
export type RescheduleInput = z.infer<typeof RescheduleInput>;

/** Query for the free times of one day, `YYYY-MM-DD` in the business's time zone. */
export const FreeTimesQuery = z.object({ from: z.iso.date(says('dayFormat')) });

/** Query of GET /api/slots; `from` is a day in `timezone`, today when it is left out. */
export const SlotsQuery = z.object(
  {
    type: slug.default('consultation'),
    /** Token of a booking that is to be moved: its own time counts as free, and its type is the one that is looked for. */
    booking: z.string().max(200).optional(),
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
