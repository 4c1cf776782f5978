import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The days of the shown month that have free times. */
export function freeDays(calendar: Locator): Locator {
  return calendar.getByRole('gridcell').locator('[aria-disabled=false]');
}

/** The times of the shown day. */
export function freeTimes(calendar: Locator): Locator {
  return calendar.locator('label:has([name=start])');
}

/**
 * Chooses one of the times of the month's last free day; of the next month's in the evening of the last one, when too few are left.
 *
 * @param index from the first one on; -1 is the last one, which is another one than the first.
 */
export async function chooseTime(calendar: Locator, index = 0): Promise<void> {
  await freeDays(calendar).last().waitFor();
  const needed = index < 0 ? 2 : index + 1;
  if ((await freeDays(calendar).count()) === 1 && (await freeTimes(calendar).count()) < needed) {
    const label = await calendar.getByRole('grid').getAttribute('aria-label');
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect.poll(() => calendar.getByRole('grid').getAttribute('aria-label')).not.toBe(label);
  }
  await freeDays(calendar).last().click();
  await freeTimes(calendar).nth(index).click();
}

/** The day `days` later. */
export function shiftDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}
