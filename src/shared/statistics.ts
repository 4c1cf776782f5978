/** Periods that statistics are shown for: days, and days in one bar. */
export const STATISTICS_PERIODS = {
  week: { label: 'Seven days', days: 7, step: 1 },
  weeks: { label: 'Four weeks', days: 28, step: 1 },
  months: { label: 'Twelve months', days: 52 * 7, step: 7 },
} as const;
export type StatisticsPeriod = keyof typeof STATISTICS_PERIODS;
