import * as z from 'zod';
import { BLOCK_TYPES, type BlockType } from './schedule.ts';

const Time = z
  .string('Please give a time')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Please give a time like 09:30', abort: true });
const EndTime = z.union([z.literal('24:00'), Time], 'Please give a time like 17:30');
const Day = z.iso.date('Please give a day like 2026-01-31');
const Weekday = z.number('Please choose a weekday').int().min(0).max(6);
const note = z
  .string()
  .trim()
  .max(200, 'Please keep this under 200 characters')
  .nullish()
  .transform((value) => value || null);

/** The hours of a week; days without an entry are closed. */
export const HoursInput = z.object({
  timezone: z
    .string('Please choose a time zone')
    .refine(isTimeZone, 'This is not a time zone, e.g. America/Los_Angeles'),
  hours: z
    .array(
      z
        .object({ dayOfWeek: Weekday, startTime: Time, endTime: EndTime, isEnabled: z.boolean().default(true) })
        .refine(({ startTime, endTime }) => startTime < endTime, {
          path: ['endTime'],
          message: 'The end has to be after the start',
        }),
    )
    .max(50, 'That is more than fits into a week'),
});
export type HoursInput = z.infer<typeof HoursInput>;

const types = Object.keys(BLOCK_TYPES) as [BlockType, ...BlockType[]];

/** A block; what its type does not use is dropped. */
export const BlockedDateInput = z
  .object({
    type: z.enum(types, 'Please choose from the list'),
    startDate: Day.nullish(),
    endDate: Day.nullish(),
    dayOfWeek: Weekday.nullish(),
    dayOfMonth: z.number('Please give a day of the month').int().min(1).max(31).nullish(),
    description: note,
    isActive: z.boolean().default(true),
  })
  .superRefine((block, context) => {
    const miss = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((block.type === 'single' || block.type === 'range') && !block.startDate) miss('startDate', 'Please give a day');
    if (block.type === 'range' && !block.endDate) miss('endDate', 'Please give the last day');
    if (block.type === 'range' && block.startDate && block.endDate && block.endDate < block.startDate)
      miss('endDate', 'The last day has to be after the first');
    if (block.type === 'weekly' && block.dayOfWeek == null) miss('dayOfWeek', 'Please choose a weekday');
    if (block.type === 'monthly' && block.dayOfMonth == null) miss('dayOfMonth', 'Please give a day of the month');
  })
  .transform((block) => ({
    type: block.type,
    startDate: block.type === 'single' || block.type === 'range' ? (block.startDate ?? null) : null,
    endDate: block.type === 'range' ? (block.endDate ?? null) : null,
    dayOfWeek: block.type === 'weekly' ? (block.dayOfWeek ?? null) : null,
    dayOfMonth: block.type === 'monthly' ? (block.dayOfMonth ?? null) : null,
    description: block.description,
    isActive: block.isActive,
  }));
export type BlockedDateInput = z.infer<typeof BlockedDateInput>;

/** Opens or closes one half hour, whatever the hours and blocked dates say. */
export const OverrideInput = z.object({ date: Day, time: Time, isEnabled: z.boolean().default(true), reason: note });
export type OverrideInput = z.infer<typeof OverrideInput>;

/** General limits of booking; a meeting type may have its own notice and horizon. */
export const LimitsInput = z.object({
  minimumAdvanceMinutes: z.number('Please give a number of minutes').int().min(0).max(43_200, 'At most 30 days'),
  maximumFutureDays: z
    .number('Please give a number of days')
    .int()
    .min(1, 'At least one day')
    .max(365, 'At most a year'),
  maximumPerDay: z
    .number('Please give a number of calls')
    .int('Please give a whole number')
    .min(1, 'At least one call, or nothing for any number')
    .max(100, 'At most 100 calls')
    .nullish()
    .transform((calls) => calls ?? null),
});
export type LimitsInput = z.infer<typeof LimitsInput>;

/** A time without calls on one day of the business, blocked in the week view. */
export const BlockedTimeInput = z
  .object({ date: Day, from: Time, to: EndTime, title: note.transform((title) => title ?? '') })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end has to be after the beginning' });
export type BlockedTimeInput = z.infer<typeof BlockedTimeInput>;

/** Query of the week view: its first day, in the time zone of the business; today's week when it is left out. */
export const WeekQuery = z.object({ from: Day.optional() });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
