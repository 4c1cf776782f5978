import { dayName, fullDayName } from '#app/pages/captain/parts/time.ts';
import type { BlockedDate } from '#shared/schedule.schema.ts';
import { WEEKDAYS } from '#shared/schedule.ts';

/** Sorts weekly ones first, then by date; those that are over come last. */
export function sortDaysOff(blockedDates: readonly BlockedDate[], today: string): BlockedDate[] {
  const rank = ({ startDate, endDate }: BlockedDate) => {
    if (startDate === null) return 0;
    return (endDate ?? startDate) >= today ? 1 : 2;
  };
  return blockedDates.toSorted(
    (a, b) => rank(a) - rank(b) || (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id,
  );
}

/** Days off in words. @param year the current one, which is left out. */
export function describeDaysOff(
  { type, startDate, endDate, dayOfWeek, dayOfMonth }: BlockedDate,
  year: string,
): string {
  if (type === 'weekly') return `Every ${WEEKDAYS[dayOfWeek ?? 0]}`;
  if (type === 'monthly') return `Day ${dayOfMonth} of every month`;
  const nameOf = (date: string) => (date.startsWith(year) ? dayName(date) : fullDayName(date));
  const first = startDate ? nameOf(startDate) : '';
  return type === 'range' && endDate ? `${first} to ${nameOf(endDate)}` : first;
}
