import * as z from 'zod';
import { CALENDAR_KINDS, CALENDAR_MAX } from './calendars.ts';
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
export type CalendarInput = z.infer<typeof CalendarInput>;

/** Changes of a calendar; what is left out stays. The address as Captain shows it changes nothing. */
export const CalendarChanges = z.object({ ...fields, url: z.string(ADDRESS).trim().max(CALENDAR_MAX.url) }).partial();
export type CalendarChanges = z.infer<typeof CalendarChanges>;

/** A complete address, for one that is changed. */
export const CalendarAddress = z.object({ url });
