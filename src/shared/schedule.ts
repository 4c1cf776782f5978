/** Where the business's hours and days are counted as long as it names no time zone of its own. */
export const DEFAULT_TIMEZONE = 'America/Los_Angeles';

/** When nothing is offered: one day, a range of days, a day of every week, or a day of every month. */
export const BLOCK_TYPES = {
  single: 'One day',
  range: 'Several days',
  weekly: 'Every week',
  monthly: 'Every month',
} as const;
export type BlockType = keyof typeof BLOCK_TYPES;

/** Days of the week view. */
export const WEEK_DAYS = 7;

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
