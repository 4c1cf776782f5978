/** Where the business's hours and days are counted as long as it names no time zone of its own. */
export const DEFAULT_TIMEZONE = 'America/Los_Angeles';

/** Hours of one day in which slots are offered; a day may have several. */
export interface BusinessHours {
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** `HH:MM`, in the schedule's time zone. */
  startTime: string;
  /** The same; midnight is `24:00`. */
  endTime: string;
  isEnabled: boolean;
}

/** When nothing is offered: one day, a range of days, a day of every week, or a day of every month. */
export const BLOCK_TYPES = {
  single: 'One day',
  range: 'Several days',
  weekly: 'Every week',
  monthly: 'Every month',
} as const;
export type BlockType = keyof typeof BLOCK_TYPES;

export interface BlockedDate {
  id: number;
  type: BlockType;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  endDate: string | null;
  dayOfWeek: number | null;
  dayOfMonth: number | null;
  description: string | null;
  isActive: boolean;
}

/** A slot offered though the hours say no (`isEnabled`), or the other way round. */
interface SlotOverride {
  id: number;
  date: string;
  time: string;
  isEnabled: boolean;
  reason: string | null;
}

interface BookingLimits {
  minimumAdvanceMinutes: number;
  maximumFutureDays: number;
  /** Calls of all kinds on one day; null for any number. */
  maximumPerDay: number | null;
}

/** All that Booking Settings edit. */
export interface Schedule {
  timezone: string;
  hours: BusinessHours[];
  blockedDates: BlockedDate[];
  overrides: SlotOverride[];
  limits: BookingLimits;
}

/** Days of the week view. */
export const WEEK_DAYS = 7;

/** A period of time in ISO 8601 UTC, its end not included. */
export interface Period {
  start: string;
  end: string;
}

/** A time that the owner blocked by hand. */
export interface BlockedTime extends Period {
  id: number;
  title: string;
}

/** A week as the owner sees it. */
export interface Week {
  timezone: string;
  /** `YYYY-MM-DD`, in `timezone`. */
  today: string;
  now: string;
  /** `off` has the names of what closes the whole day. */
  days: { date: string; off: string[] }[];
  /** When calls are offered, as far as hours decide it. */
  open: Period[];
  /** Half hours that are closed although the hours are open. */
  closed: Period[];
  /** Events of other calendars. */
  busy: (Period & { title: string })[];
  blocked: BlockedTime[];
  bookings: (Period & { id: number; name: string; email: string; meeting: string; status: string })[];
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
