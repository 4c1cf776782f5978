/** A day (`YYYY-MM-DD`, UTC) and a count. */
export interface DayCount {
  day: string;
  count: number;
}

/** Counts per day, oldest first, without gaps; the last entry is today. */
export interface Trend {
  days: DayCount[];
  /** Sums of the last seven days including today, and of the seven days before. */
  thisWeek: number;
  lastWeek: number;
}

/** Number of days in a trend. */
export const TREND_DAYS = 28;

/** A line of the system status; listed with `trouble` first. */
export interface Notice {
  level: 'trouble' | 'hint' | 'good';
  text: string;
  /** Path of the tab or page where it can be fixed. */
  link: string | null;
}

/** Data of the Overview tab. */
export interface Overview {
  leads: Trend;
  messages: Trend;
  subscribers: Trend;
  chats: Trend;
  views: Trend;
  /** Time within which visitors are promised an answer. */
  promisedMinutes: number;
  waiting: { count: number; since: string | null };
  /** The next calls, soonest first. Day and time are in `timezone`, that of the business, where a call has none of its own. */
  bookings: { id: number; name: string; email: string; date: string; time: string; timezone: string | null }[];
  timezone: string;
  hasBuiltInScheduler: boolean;
  subscribed: number;
  topPages: { path: string; views: number }[];
  notices: Notice[];
}
