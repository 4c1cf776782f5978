import * as z from 'zod';
import { BOOKING_STATUSES, CALENDAR_SERVICES, SLOT_DAYS, SLOT_DAYS_MAX } from './booking.ts';
import { ChosenServices } from './contact.schema.ts';
import { MAX } from './limits.ts';
import { MeetingQuestion, QuestionAnswer } from './meeting-types.schema.ts';
import { MEETING_MAX } from './meeting-types.ts';
import { says } from './messages.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { countableDay, keyOf, Time } from './stored.schema.ts';
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
  services: ChosenServices.default([]),
  message: optionalVisitorText(MAX.message),
  /** Answers to the questions of the meeting type, by their ids. */
  answers: z.record(z.string(), optionalVisitorText(MAX.message), says('invalid')).default({}),
});
export type BookingInput = z.output<typeof BookingInput>;

/** A new time for a booking. */
export const MoveInput = z.object({ start: moment, timezone: timezone.optional() }, says('invalid'));
export type MoveInput = z.output<typeof MoveInput>;

/** Why a visitor cancels; nothing has to be sent. */
export const CancelInput = z.object({ reason: optionalVisitorText(MAX.cancelReason) }, says('invalid')).prefault({});

/** Query for the free times of one day, `YYYY-MM-DD` in the business's time zone. */
export const FreeTimesQuery = z.object({ from: countableDay(says('dayFormat')) });

/** Query of GET /api/slots; `from` is a day in `timezone`, today when it is left out. */
export const SlotsQuery = z.object(
  {
    type: slug.default('consultation'),
    /** Token of a booking that is to be moved: its own time counts as free, and its type is the one that is looked for. */
    booking: z.string().max(200).optional(),
    from: countableDay(says('dayFormat')).optional(),
    days: z.coerce
      .number(says('daysFormat'))
      .int(says('daysFormat'))
      .refine((days) => days >= 1 && days <= SLOT_DAYS_MAX, {
        error: says('daysRange'),
        params: { max: SLOT_DAYS_MAX },
      })
      .default(SLOT_DAYS),
    /** The whole month of `from`, or without it that of the first free time, in place of `days`. */
    month: z.literal('1', says('invalid')).optional(),
    timezone: timezone.optional(),
  },
  says('invalid'),
);
export type SlotsQuery = z.output<typeof SlotsQuery>;

/** Web addresses that add a call to a calendar. */
export const CalendarLinks = z.record(keyOf(CALENDAR_SERVICES), z.string());
export type CalendarLinks = z.output<typeof CalendarLinks>;

/** Free times, by the visitor's days. Days are `YYYY-MM-DD` in `timezone`. */
export const FreeSlots = z.object({
  /** Slug of the meeting type. */
  type: z.string(),
  minutes: z.number(),
  /** Where it takes place, in the words of visitors; of a link only its host, since the link is for those who have booked. */
  place: z.string(),
  /** As its owner writes it; empty where none is named. */
  price: z.string(),
  /** Questions of the owner before such a meeting. */
  questions: z.array(MeetingQuestion),
  timezone: z.string(),
  businessTimezone: z.string(),
  from: z.iso.date(),
  /** Starts are ISO 8601 UTC on the server too: chats and programs get them as text. */
  days: z.array(
    z.object({ date: z.iso.date(), slots: z.array(z.object({ start: z.iso.datetime(), time: z.string() })) }),
  ),
  /** First day after these with a free time, if there is one within the bookable time. */
  nextDate: z.iso.date().nullable(),
});
export type FreeSlots = z.output<typeof FreeSlots>;

/** The days after today as `YYYY-MM-DD`, in the time zone `timezone`. */
export const DaysAhead = z.object({ timezone: z.string(), days: z.array(z.iso.date()) });
export type DaysAhead = z.output<typeof DaysAhead>;

/** A booking as its page shows it to everybody who has its link. */
export const BookingDetails = z.object({
  token: z.string(),
  /** Slug of the meeting type. */
  type: z.string(),
  /** Name of the meeting type; the site's own two are named by the document `booking`. */
  meeting: z.string(),
  /** Path of the page on which another one can be booked. */
  page: z.string(),
  minutes: z.number(),
  /** As it was when the call was booked; empty where none was named. */
  price: z.string(),
  /** ISO 8601 UTC on the server too: mails, webhooks and programs get the same text. */
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Day and time as clocks in `timezone` show them: `YYYY-MM-DD` and `HH:MM`. */
  date: z.string(),
  time: z.string(),
  timezone: z.string(),
  firstName: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Where it takes place: a link, a phone number or an address. */
  location: z.string(),
  /** The location as visitors read it: for a phone number, who calls. */
  place: z.string(),
  /** The number that the visitor is to call; null for any other place. */
  phone: z.string().nullable(),
  /** Where the confirmation was sent; null when the site sends no mail. */
  email: z.string().nullable(),
  /** False once it is over or cancelled. */
  canChange: z.boolean(),
  calendarLinks: CalendarLinks,
});
export type BookingDetails = z.output<typeof BookingDetails>;

/** A booking as the owner reads it, and as it is stored. */
export const ListedBooking = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  services: z.array(z.string()),
  /** The slug of its meeting type. */
  consultationType: z.string(),
  /** Day `YYYY-MM-DD` and time `HH:MM` as the visitor saw them, in `timezone` (IANA name). */
  preferredDate: z.string(),
  preferredTime: z.string(),
  timezone: z.string(),
  message: z.string().nullable(),
  /** A name in `BOOKING_STATUSES`. */
  status: z.string(),
  createdAt: Time,
  /** The booked time; null when the row takes no slot. */
  startsAt: Time.nullable(),
  endsAt: Time.nullable(),
  updatedAt: Time.nullable(),
  /** Path of the page it was made on, and the site that led the visitor here. */
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  /** Reason that the visitor gave when cancelling. */
  cancelReason: z.string().nullable(),
  /** To the questions of the meeting type. */
  answers: z.array(QuestionAnswer),
  /** That of the meeting type when it was booked, as visitors read it; empty where none was named. */
  price: z.string(),
});
export type ListedBooking = z.output<typeof ListedBooking>;
export type ListedBookingJson = z.input<typeof ListedBooking>;
