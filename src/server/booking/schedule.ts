import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { BlockedDateInput, HoursInput, LimitsInput, OverrideInput, Schedule } from '#shared/schedule.schema.ts';
import { DEFAULT_TIMEZONE } from '#shared/schedule.ts';
import {
  deleteBlockedDate,
  deleteOverride,
  insertBlockedDate,
  readSchedule,
  replaceHours,
  updateBlockedDate,
  updateBookingLimits,
  upsertOverride,
} from './queries.ts';

/** The rules of the built-in scheduler, as Booking Settings show them. */
export async function getSchedule(ctx: AppContext): Promise<Schedule> {
  const { hours, blocked, overrides, limits } = await readSchedule(ctx.db);
  return { timezone: hours[0]?.timezone ?? DEFAULT_TIMEZONE, hours, blockedDates: blocked, overrides, limits };
}

export async function saveHours(ctx: AppContext, input: HoursInput): Promise<Schedule> {
  await ctx.db.transaction().execute((trx) => replaceHours(trx, input, ctx.clock.now()));
  return changed(ctx);
}

export async function saveLimits(ctx: AppContext, input: LimitsInput): Promise<Schedule> {
  await updateBookingLimits(ctx.db, input);
  return changed(ctx);
}

export async function addBlockedDate(ctx: AppContext, input: BlockedDateInput): Promise<Schedule> {
  await insertBlockedDate(ctx.db, input, ctx.clock.now());
  return changed(ctx);
}

/** @throws AppError `not_found`. */
export async function saveBlockedDate(ctx: AppContext, id: number, input: BlockedDateInput): Promise<Schedule> {
  if (!(await updateBlockedDate(ctx.db, id, input, ctx.clock.now()))) throw notFound();
  return changed(ctx);
}

/** @throws AppError `not_found`. */
export async function removeBlockedDate(ctx: AppContext, id: number): Promise<Schedule> {
  if (!(await deleteBlockedDate(ctx.db, id))) throw notFound();
  return changed(ctx);
}

export async function saveOverride(ctx: AppContext, input: OverrideInput): Promise<Schedule> {
  await upsertOverride(ctx.db, input);
  return changed(ctx);
}

/** @throws AppError `not_found`. */
export async function removeOverride(ctx: AppContext, id: number): Promise<Schedule> {
  if (!(await deleteOverride(ctx.db, id))) throw notFound();
  return changed(ctx);
}

/** Booking pages show free slots. */
function changed(ctx: AppContext): Promise<Schedule> {
  ctx.publicContent.changed();
  return getSchedule(ctx);
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such entry');
}
