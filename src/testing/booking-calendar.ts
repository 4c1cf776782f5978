import type { Locator } from 'playwright-core';

/** The days of the shown month that have free times. */
export function freeDays(calendar: Locator): Locator {
  return calendar.getByRole('gridcell').locator('[aria-disabled=false]');
}

/** The times of the shown day. */
export function freeTimes(calendar: Locator): Locator {
  return calendar.locator('label:has([name=start])');
}

/** Chooses one of the times of the month's last free day. @param index from the first one on; -1 is the last one. */
export async function chooseTime(calendar: Locator, index = 0): Promise<void> {
  await freeDays(calendar).last().click();
  await freeTimes(calendar).nth(index).click();
}

/** The day `days` later. */
export function shiftDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}
