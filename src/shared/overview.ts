/** Number of days in a trend. */
export const TREND_DAYS = 28;
