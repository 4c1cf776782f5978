import * as z from 'zod';
import { CALENDAR_DECISIONS } from './calendar-changes.ts';
import { CalendarChange } from './calendars.schema.ts';
import { call } from './call.ts';
import { Id } from './stored.schema.ts';

/** Events of bookings that the owner moved or deleted in a calendar. */
export const calendarChangeCalls = {
  list: call('GET /captain/calendar-changes', {
    does: 'Changes in calendars that wait for a decision',
    who: 'owner',
    answer: z.array(CalendarChange),
  }),
  decide: call('POST /captain/calendar-changes/:booking/:calendar/:decision', {
    does: 'Changes the booking like its event, or puts the event back',
    who: 'owner',
    params: { booking: Id, calendar: Id, decision: z.enum(CALENDAR_DECISIONS) },
    answer: z.array(CalendarChange),
    audit: 'calendar-change.decide',
    errors: ['conflict'],
  }),
};
