import * as z from 'zod';
import { findTimezone } from './find-timezone.ts';
import { HOLIDAY_REGIONS } from './holidays.ts';
import { isTimezone } from './local-clock.ts';
import { BLOCK_TYPES, type BlockType } from './schedule.ts';
import { countableDay, keyOf, optionalOr, Time } from './stored.schema.ts';
import { optionalText } from './text.schema.ts';

const ClockTime = z
  .string('Please give a time')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Please give a time like 09:30', abort: true });
const EndTime = z.union([z.literal('24:00'), ClockTime], 'Please give a time like 17:30');
const DAY = 'Please give a day like 2026-01-31';
const Day = z.iso.date(DAY);
const Weekday = z.number('Please choose a weekday').int().min(0).max(6);
const note = optionalText(200);

/** Hours of one day in which slots are offered; a day may have several. */
export const BusinessHours = z.object({
  /** 0 is Sunday. */
  dayOfWeek: Weekday,
  /** `HH:MM`, in the schedule's time zone. */
  startTime: ClockTime,
  /** `HH:MM`, in the schedule's time zone; midnight is `24:00`. */
  endTime: EndTime,
  isEnabled: z.boolean(),
});
export type BusinessHours = z.output<typeof BusinessHours>;

/** The hours of a week; days without an entry are closed. */
export const WeekHours = z
  .array(
    BusinessHours.extend({ isEnabled: z.boolean().default(true) }).refine(
      ({ startTime, endTime }) => startTime < endTime,
      {
        path: ['endTime'],
        message: 'The end has to be after the start',
      },
    ),
    'Please send the hours as a list',
  )
  .max(50, 'That is more than fits into a week')
  .superRefine((hours, context) => {
    for (const [index, range] of hours.entries()) {
      if (hours.some((other, before) => before < index && areOverlapping(other, range))) {
        const message = 'This overlaps other hours of the day';
        context.addIssue({ code: 'custom', path: [index, 'startTime'], message });
      }
    }
  });

/** The weekly hours, and the time zone in which all hours are. */
export const HoursInput = z.object({
  timezone: z
    .string('Please choose a time zone')
    .overwrite((text) => findTimezone(text) ?? text)
    // An offset has no summer time.
    .refine(
      (name) => /^[A-Z]/i.test(name) && isTimezone(name),
      'This is not a time zone: please give area and city, e.g. America/Los_Angeles',
    ),
  hours: WeekHours,
});
export type HoursInput = z.output<typeof HoursInput>;

const Region = keyOf(HOLIDAY_REGIONS, 'Please choose from the list');
export const HolidayQuery = z.object({ region: Region });

/** A public holiday, and whether it is a day off already. */
export const ListedHoliday = z.object({ date: z.iso.date(), name: z.string(), isBlocked: z.boolean() });
export type ListedHoliday = z.output<typeof ListedHoliday>;

/** Holidays to take over as days off. */
export const HolidaysInput = z.object({
  region: Region,
  dates: z.array(Day).min(1, 'Please choose at least one day').max(100, 'Please choose fewer days'),
});
export type HolidaysInput = z.output<typeof HolidaysInput>;

/** The fields that a block of each type needs, with what is said where one is missing. */
const NEEDED = {
  single: { startDate: 'Please give a day' },
  range: { startDate: 'Please give a day', endDate: 'Please give the last day' },
  weekly: { dayOfWeek: 'Please choose a weekday' },
  monthly: { dayOfMonth: 'Please give a day of the month' },
} satisfies Record<BlockType, object>;

/** A block; what its type does not use is dropped. */
export const BlockedDateInput = z
  .object({
    type: keyOf(BLOCK_TYPES, 'Please choose from the list'),
    startDate: Day.nullish(),
    endDate: Day.nullish(),
    dayOfWeek: Weekday.nullish(),
    dayOfMonth: z.number('Please give a day of the month').int().min(1).max(31).nullish(),
    description: note,
    isActive: z.boolean().default(true),
  })
  .superRefine((block, context) => {
    const { type, startDate, endDate } = block;
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    for (const [field, message] of Object.entries(NEEDED[type])) {
      if (block[field as keyof typeof block] == null) refuse(field, message);
    }
    const isReversed = startDate && endDate && endDate < startDate;
    if (type === 'range' && isReversed) refuse('endDate', 'The last day has to be after the first');
  })
  .transform(({ type, startDate, endDate, dayOfWeek, dayOfMonth, ...others }) => {
    const ifNeeded = <T>(field: string, value: T) => (field in NEEDED[type] ? (value ?? null) : null);
    return {
      type,
      startDate: ifNeeded('startDate', startDate),
      endDate: ifNeeded('endDate', endDate),
      dayOfWeek: ifNeeded('dayOfWeek', dayOfWeek),
      dayOfMonth: ifNeeded('dayOfMonth', dayOfMonth),
      ...others,
    };
  });
export type BlockedDateInput = z.output<typeof BlockedDateInput>;

/** A block as it is stored. */
export const BlockedDate = z.object({
  id: z.number(),
  type: keyOf(BLOCK_TYPES),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  dayOfWeek: z.number().nullable(),
  dayOfMonth: z.number().nullable(),
  description: z.string().nullable(),
  isActive: z.boolean(),
});
export type BlockedDate = z.output<typeof BlockedDate>;

/** Opens or closes one half hour, whatever the hours and blocked dates say. */
export const OverrideInput = z.object({
  date: Day,
  time: ClockTime,
  isEnabled: z.boolean().default(true),
  reason: note,
});
export type OverrideInput = z.output<typeof OverrideInput>;

/** General limits of booking; a meeting type may have its own notice and horizon. */
export const LimitsInput = z.object({
  minimumAdvanceMinutes: z.number('Please give a number of minutes').int().min(0).max(43_200, 'At most 30 days'),
  maximumFutureDays: z
    .number('Please give a number of days')
    .int()
    .min(1, 'At least one day')
    .max(365, 'At most a year'),
  maximumPerDay: optionalOr(
    z
      .number('Please give a number of calls')
      .int('Please give a whole number')
      .min(1, 'At least one call, or nothing for any number')
      .max(100, 'At most 100 calls'),
    null,
  ),
});
export type LimitsInput = z.output<typeof LimitsInput>;

/** A half hour that is offered though the hours say no (`isEnabled`), or the other way round. */
export const SlotOverride = z.object({
  id: z.number(),
  date: z.iso.date(),
  time: z.string(),
  isEnabled: z.boolean(),
  reason: z.string().nullable(),
});

/** All that Booking Settings edit. */
export const Schedule = z.object({
  timezone: z.string(),
  hours: z.array(BusinessHours),
  blockedDates: z.array(BlockedDate),
  overrides: z.array(SlotOverride),
  limits: z.object({
    minimumAdvanceMinutes: z.number(),
    maximumFutureDays: z.number(),
    /** Calls of all kinds on one day; null for any number. */
    maximumPerDay: z.number().nullable(),
  }),
});
export type Schedule = z.output<typeof Schedule>;

/** A period of time, its end not included. */
export const Period = z.object({ start: Time, end: Time });
export type Period = z.output<typeof Period>;
export type PeriodJson = z.input<typeof Period>;

/** A time that the owner blocked by hand. */
export const BlockedTime = Period.extend({ id: z.number(), title: z.string() });
export type BlockedTime = z.output<typeof BlockedTime>;

/** A week as the owner sees it. */
export const Week = z.object({
  timezone: z.string(),
  /** In `timezone`. */
  today: z.iso.date(),
  now: Time,
  /** `off` has the names of the exceptions that close the whole day, such as a holiday. */
  days: z.array(z.object({ date: z.iso.date(), off: z.array(z.string()) })),
  /** When calls are offered, as far as hours decide it. */
  open: z.array(Period),
  /** Half hours that are closed although the hours are open. */
  closed: z.array(Period),
  /** Events of other calendars. */
  busy: z.array(Period.extend({ title: z.string() })),
  blocked: z.array(BlockedTime),
  bookings: z.array(
    Period.extend({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      meeting: z.string(),
      /** Link, phone number or address; empty where the owner has given none. */
      place: z.string(),
      status: z.string(),
    }),
  ),
});
export type Week = z.output<typeof Week>;
export type WeekJson = z.input<typeof Week>;

/** A time without calls on one day of the business, blocked in the week view. */
export const BlockedTimeInput = z
  .object({ date: countableDay(DAY), from: ClockTime, to: EndTime, title: note.transform((title) => title ?? '') })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end has to be after the beginning' });
export type BlockedTimeInput = z.output<typeof BlockedTimeInput>;

/** Query of the week view: its first day, in the time zone of the business; today's week when it is left out. */
export const WeekQuery = z.object({ from: countableDay(DAY).optional() });

function areOverlapping(a: BusinessHours, b: BusinessHours): boolean {
  const areBothOpen = a.isEnabled && b.isEnabled && a.dayOfWeek === b.dayOfWeek;
  return areBothOpen && a.startTime < b.endTime && b.startTime < a.endTime;
}
