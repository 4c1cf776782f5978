/** A day (`YYYY-MM-DD`, UTC) and how many there were. */
export interface DayCount {
  day: string;
  count: number;
}

/** A figure by day, oldest first, without gaps; the last entry is today. */
export interface Trend {
  days: DayCount[];
  /** The last seven days, today among them, and the seven before. */
  thisWeek: number;
  lastWeek: number;
}

/** Days that a trend covers. */
export const TREND_DAYS = 28;

/** Something the owner should know; `trouble` first. */
export interface Notice {
  level: 'trouble' | 'hint' | 'good';
  text: string;
  /** Tab or page that helps, if any. */
  link: string | null;
}

/** What the dashboard opens with. */
export interface Overview {
  leads: Trend;
  messages: Trend;
  subscribers: Trend;
  chats: Trend;
  views: Trend;
  waiting: { count: number; since: string | null };
  bookings: { id: number; name: string; date: string; time: string; timezone: string; type: string }[];
  subscribed: number;
  topPages: { path: string; views: number }[];
  notices: Notice[];
}
