import * as z from 'zod';
import { BUSY_REASONS, CALENDAR_KINDS, CALENDAR_MAX } from './calendars.ts';
import { Time } from './stored.schema.ts';
import { tooLong } from './text.schema.ts';

const ADDRESS = 'Please give an address that begins with https://, http:// or webcal://';
const choice = z.boolean('Please say true or false');

const name = z.string('Please give a name').trim().max(CALENDAR_MAX.name, tooLong(CALENDAR_MAX.name));
const url = z
  .string(ADDRESS)
  .trim()
  .max(CALENDAR_MAX.url, tooLong(CALENDAR_MAX.url))
  .regex(/^(?:https?|webcals?):\/\/[^\s/?#]+\S*$/i, ADDRESS)
  .refine((address) => URL.canParse(address), ADDRESS);
/** An empty text removes the stored one. */
const credential = (max: number) => z.string('Please send a text').max(max, tooLong(max)).nullable();
const fields = {
  name,
  url,
  username: credential(CALENDAR_MAX.username),
  password: credential(CALENDAR_MAX.password),
  writesBookings: choice,
  allDayBlocks: choice,
  tentativeBlocks: choice,
  transparentBlocks: choice,
};

/** A new calendar. Without a name it gets that of its host. */
export const CalendarInput = z.object({
  ...fields,
  kind: z.enum(CALENDAR_KINDS, 'Please choose ics or caldav').default('ics'),
  name: name.default(''),
  username: fields.username.default(null),
  password: fields.password.default(null),
  writesBookings: choice.default(false),
  allDayBlocks: choice.default(true),
  tentativeBlocks: choice.default(true),
  transparentBlocks: choice.default(false),
});
export type CalendarInput = z.output<typeof CalendarInput>;

/** Changes of a calendar; what is left out stays. The address as Captain shows it changes nothing. */
export const CalendarChanges = z.object({ ...fields, url: z.string(ADDRESS).trim().max(CALENDAR_MAX.url) }).partial();
export type CalendarChanges = z.output<typeof CalendarChanges>;

/** A complete address, for one that is changed. */
export const CalendarAddress = z.object({ url });

/** An event of which something cannot be read. */
export const UnreadEvent = z.object({
  /** Its title; its UID where it has none. */
  title: z.string(),
  /** Address of the file; null for an account, which sends events one by one. */
  line: z.number().nullable(),
  reason: z.string(),
});
export type UnreadEvent = z.output<typeof UnreadEvent>;

/** A calendar of the owner, as Captain shows it. */
export const Calendar = z.object({
  id: z.number(),
  kind: z.enum(CALENDAR_KINDS),
  name: z.string(),
  /** Parts that look secret are replaced by `…`. */
  url: z.string(),
  writesBookings: z.boolean(),
  allDayBlocks: z.boolean(),
  tentativeBlocks: z.boolean(),
  transparentBlocks: z.boolean(),
  /** When it was last read successfully, also when nothing had changed; null before the first success. */
  lastFetchedAt: Time.nullable(),
  /** Why the last attempt failed; null when it did not. */
  lastError: z.string().nullable(),
  /** Events that block times from now on, each occurrence of a recurring one counted. */
  busy: z.number(),
  /** Events of which something cannot be read, at most 50. What can be read of their times blocks. */
  unread: z.array(UnreadEvent),
  /** Its data is too old to be used; what that means is a setting. */
  isStale: z.boolean(),
});
export type Calendar = z.output<typeof Calendar>;
export type CalendarJson = z.input<typeof Calendar>;

/** An event of a calendar; an all-day event begins and ends at midnight of the preview's `timezone`. */
export const CalendarEvent = z.object({
  title: z.string(),
  start: Time,
  end: Time,
  blocks: z.boolean(),
  reason: z.enum(BUSY_REASONS),
  isAllDay: z.boolean(),
});
export type CalendarEventJson = z.input<typeof CalendarEvent>;

/** The next days of a calendar. */
export const CalendarPreview = z.object({
  timezone: z.string(),
  /** First day, `YYYY-MM-DD` in `timezone`. */
  from: z.iso.date(),
  days: z.number(),
  events: z.array(CalendarEvent),
  /** True when there are more events than are listed. */
  isCut: z.boolean(),
});
export type CalendarPreview = z.output<typeof CalendarPreview>;
export type CalendarPreviewJson = z.input<typeof CalendarPreview>;

/** A change by the owner to the event of a booking in a calendar. */
export const CalendarChange = z.object({
  /** Id of the booking. */
  bookingId: z.number(),
  calendarId: z.number(),
  /** Name of the calendar. */
  calendar: z.string(),
  kind: z.enum(['moved', 'deleted']),
  /** The change as a sentence in English. */
  text: z.string(),
  /** The visitor's. */
  name: z.string(),
  /** Time of the booking. */
  start: Time,
  end: Time,
  /** Time of the event, where it was moved. */
  foundStart: Time.nullable(),
  foundEnd: Time.nullable(),
});
export type CalendarChange = z.output<typeof CalendarChange>;
export type CalendarChangeJson = z.input<typeof CalendarChange>;

/** Whether the feed of all bookings has a secret address. */
export const FeedState = z.object({
  exists: z.boolean(),
  /** When it was made; null without one. */
  createdAt: Time.nullable(),
});
export type FeedState = z.output<typeof FeedState>;

/** The feed's secret address, as calendar programs need it. */
export const FeedAddress = z.object({ url: z.string(), token: z.string() });
export type FeedAddress = z.output<typeof FeedAddress>;
