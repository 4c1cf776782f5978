import * as z from 'zod';
import { WaitingChats } from './chat-log.schema.ts';
import { Time } from './stored.schema.ts';

/** Number of days in a trend. */
export const TREND_DAYS = 28;

/** Counts per day, oldest first, without gaps; the last entry is today. */
export const Trend = z.object({
  /** Days are `YYYY-MM-DD`, UTC. */
  days: z.array(z.object({ day: z.iso.date(), count: z.number() })),
  /** Sums of the last seven days including today, and of the seven days before. */
  thisWeek: z.number(),
  lastWeek: z.number(),
});
export type Trend = z.output<typeof Trend>;

/** A line of the system status; listed with `trouble` first. */
export const SystemNotice = z.object({
  level: z.enum(['trouble', 'hint', 'good']),
  text: z.string(),
  /** Path of the tab or page where it can be fixed. */
  link: z.string().nullable(),
});
export type SystemNotice = z.output<typeof SystemNotice>;

/** Data of the Overview tab. */
export const Overview = z.object({
  leads: Trend,
  messages: Trend,
  subscribers: Trend,
  chats: Trend,
  views: Trend,
  /** Minutes within which visitors are promised an answer; null where no text promises it. */
  promisedMinutes: z.number().nullable(),
  waiting: z.object({
    count: z.number(),
    since: Time.nullable(),
    /** Those who have waited longest. */
    first: z.array(z.object({ id: z.number(), name: z.string(), since: Time.nullable() })),
  }),
  waitingChats: WaitingChats,
  /** Leads to follow up today, by the clock of the business, or since an earlier day. */
  followUps: z.object({
    count: z.number(),
    first: z.array(z.object({ id: z.number(), name: z.string(), day: z.string().nullable() })),
  }),
  /** The next calls, soonest first. Day and time are in `timezone`, that of the business, where a call has none of its own. */
  bookings: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      leadId: z.number().nullable(),
      date: z.string(),
      time: z.string(),
      timezone: z.string().nullable(),
    }),
  ),
  timezone: z.string(),
  hasBuiltInScheduler: z.boolean(),
  /** False while the external scheduler's address is empty or the shipped example. */
  hasExternalScheduler: z.boolean(),
  subscribed: z.number(),
  topPages: z.array(z.object({ path: z.string(), views: z.number() })),
  notices: z.array(SystemNotice),
});
export type Overview = z.output<typeof Overview>;
export type OverviewJson = z.input<typeof Overview>;
