import { Temporal } from 'temporal-polyfill';
import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { fieldError, requireFound } from '#shared/errors.ts';
import type { HolidayRegion } from '#shared/holidays.ts';
import type {
  BlockedDateInput,
  BlockedTime,
  BlockedTimeInput,
  HolidaysInput,
  HoursInput,
  LimitsInput,
  ListedHoliday,
  OverrideInput,
  Schedule,
} from '#shared/schedule.schema.ts';
import { deleteBlockedTime, insertBlockedTime } from './blocked-time-queries.ts';
import { type Holiday, holidaysOf } from './holidays.ts';
import {
  deleteBlockedDate,
  deleteOverride,
  insertBlockedDate,
  listBlockedDates,
  listBlockedDays,
  listDaysOff,
  readSchedule,
  replaceHours,
  updateBlockedDate,
  updateBookingLimits,
  upsertOverride,
} from './schedule-queries.ts';
import { isBlocked } from './slots.ts';
import { localTime, periodOfDay } from './zoned-time.ts';

const NO_ENTRY = 'There is no such entry';

export async function saveHours(ctx: AppContext, input: HoursInput): Promise<Schedule> {
  await ctx.db.transaction().execute((trx) => replaceHours(trx, input, ctx.clock.now()));
  return invalidateAndReadSchedule(ctx);
}

export async function saveLimits(ctx: AppContext, input: LimitsInput): Promise<Schedule> {
  await updateBookingLimits(ctx.db, input);
  return invalidateAndReadSchedule(ctx);
}

export async function addBlockedDate(ctx: AppContext, input: BlockedDateInput): Promise<Schedule> {
  await insertBlockedDate(ctx.db, input, ctx.clock.now());
  return invalidateAndReadSchedule(ctx);
}

interface DaysOff {
  first: string;
  last: string;
}

/** The next days off, single ones and periods, as `YYYY-MM-DD`; without those that are part of a period. */
export async function listNextDaysOff(ctx: AppContext, limit: number): Promise<DaysOff[]> {
  const timezone = await findBusinessTimezone(ctx.db);
  const rows = await listDaysOff(ctx.db, localTime(ctx.clock.now(), timezone).date, limit * 4);
  const periods = rows.map(({ startDate, endDate }) => ({ first: startDate!, last: endDate ?? startDate! }));
  const contains = (outer: DaysOff, inner: DaysOff) => outer.first <= inner.first && inner.last <= outer.last;
  const isPart = (period: DaysOff, index: number) =>
    // The first of two equal ones stays.
    periods.some((other, at) => at !== index && contains(other, period) && (at < index || !contains(period, other)));
  return periods.filter((period, index) => !isPart(period, index)).slice(0, limit);
}

/** True for a day `YYYY-MM-DD` that is closed as a whole, whatever its hours are. */
export async function isDayOff({ db }: Pick<AppContext, 'db'>, date: string): Promise<boolean> {
  return (await listBlockedDates(db)).some((rule) => isBlocked(Temporal.PlainDate.from(date), rule));
}

/** The public holidays from today until the end of next year. */
export async function listHolidays(ctx: AppContext, region: HolidayRegion): Promise<ListedHoliday[]> {
  const timezone = await findBusinessTimezone(ctx.db);
  const blocked = await listBlockedDays(ctx.db);
  return holidaysAhead(ctx, region, timezone).map((holiday) => ({ ...holiday, isBlocked: blocked.has(holiday.date) }));
}

/**
 * Takes holidays over as days off; a day that is one already is left as it is.
 *
 * @throws AppError `bad_request` for a day that is no holiday there.
 */
export async function addHolidays(
  ctx: AppContext,
  { region, dates }: HolidaysInput,
): Promise<{ added: number; schedule: Schedule }> {
  const timezone = await findBusinessTimezone(ctx.db);
  const names = new Map(holidaysAhead(ctx, region, timezone).map(({ date, name }) => [date, name]));
  if (!dates.every((date) => names.has(date))) {
    throw fieldError('bad_request', 'dates', 'One of these days is no holiday there. Please open the list again.');
  }
  const added = await ctx.db.transaction().execute(async (trx) => {
    const blocked = await listBlockedDays(trx);
    const missing = [...new Set(dates)].filter((date) => !blocked.has(date));
    for (const startDate of missing) {
      const description = names.get(startDate) ?? null;
      const block = { type: 'single', startDate, endDate: null, dayOfWeek: null, dayOfMonth: null } as const;
      await insertBlockedDate(trx, { ...block, description, isActive: true }, ctx.clock.now());
    }
    return missing.length;
  });
  return { added, schedule: await invalidateAndReadSchedule(ctx) };
}

function holidaysAhead({ clock }: AppContext, region: HolidayRegion, timezone: string): Holiday[] {
  const today = localTime(clock.now(), timezone).date;
  const year = Number(today.slice(0, 4));
  // New Year's Day may be taken in the year before.
  return [year, year + 1, year + 2]
    .flatMap((each) => holidaysOf(region, each))
    .filter(({ date }) => date >= today && date < `${year + 2}`);
}

/** @throws AppError `not_found`. */
export async function saveBlockedDate(ctx: AppContext, id: number, input: BlockedDateInput): Promise<Schedule> {
  requireFound(await updateBlockedDate(ctx.db, id, input, ctx.clock.now()), NO_ENTRY);
  return invalidateAndReadSchedule(ctx);
}

/** @throws AppError `not_found`. */
export async function removeBlockedDate(ctx: AppContext, id: number): Promise<Schedule> {
  requireFound(await deleteBlockedDate(ctx.db, id), NO_ENTRY);
  return invalidateAndReadSchedule(ctx);
}

export async function saveOverride(ctx: AppContext, input: OverrideInput): Promise<Schedule> {
  await upsertOverride(ctx.db, input);
  return invalidateAndReadSchedule(ctx);
}

/** @throws AppError `not_found`. */
export async function removeOverride(ctx: AppContext, id: number): Promise<Schedule> {
  requireFound(await deleteOverride(ctx.db, id), NO_ENTRY);
  return invalidateAndReadSchedule(ctx);
}

/** Blocks a part of a day: nothing more can be booked in it, and calls that are booked already stay. */
export async function blockTime(ctx: AppContext, { title, ...period }: BlockedTimeInput): Promise<BlockedTime> {
  const { start, end } = periodOfDay(period, await findBusinessTimezone(ctx.db));
  const row = { startsAt: start, endsAt: end, title, createdAt: ctx.clock.now() };
  const id = await insertBlockedTime(ctx.db, row);
  ctx.publicContent.changed();
  return { id, title, start, end };
}

/** @throws AppError `not_found`. */
export async function unblockTime(ctx: AppContext, id: number): Promise<void> {
  requireFound(await deleteBlockedTime(ctx.db, id), 'There is no such blocked time');
  ctx.publicContent.changed();
}

/** Booking pages show free slots. */
function invalidateAndReadSchedule(ctx: AppContext): Promise<Schedule> {
  ctx.publicContent.changed();
  return readSchedule(ctx.db);
}
