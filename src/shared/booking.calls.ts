import * as z from 'zod';
import {
  BookingDetails,
  BookingInput,
  CancelInput,
  DaysAhead,
  FreeSlots,
  FreeTimesQuery,
  ListedBooking,
  MoveInput,
  SlotsQuery,
} from './booking.schema.ts';
import { call } from './call.ts';
import { BookingChanges } from './lead.schema.ts';
import { PublicMeeting } from './meeting-types.schema.ts';
import { PageQuery } from './paging.schema.ts';

/** Free times of the built-in scheduler. */
export const slotCalls = {
  list: call('GET /slots', {
    does: 'Free times of a kind of meeting',
    who: 'anyone',
    query: SlotsQuery,
    answer: FreeSlots,
    errors: ['not_found'],
  }),
};

/** Anybody can book; a booking is changed with the token of its link. */
export const bookingCalls = {
  book: call('POST /bookings', {
    does: 'Books a free time',
    who: 'anyone',
    input: BookingInput,
    answer: z.object({ message: z.string(), booking: BookingDetails }),
    status: 201,
    errors: ['conflict', 'too_many'],
  }),
  get: call('GET /bookings/:token', {
    does: 'A booking, for everybody who has its link',
    who: 'anyone',
    answer: BookingDetails,
  }),
  file: call('GET /bookings/:token/calendar.ics', {
    does: 'The booking as a file for calendars',
    who: 'anyone',
    answer: 'file',
  }),
  cancel: call('POST /bookings/:token/cancel', {
    does: 'Cancels a booking; its time is free again',
    who: 'anyone',
    input: CancelInput,
    answer: BookingDetails,
    errors: ['conflict', 'too_many'],
  }),
  reschedule: call('POST /bookings/:token/reschedule', {
    does: 'Moves a booking to another free time',
    who: 'anyone',
    input: MoveInput,
    answer: BookingDetails,
    errors: ['conflict', 'too_many'],
  }),
};

/** The kinds of meetings that visitors can book. */
export const meetingCalls = {
  list: call('GET /meetings', {
    does: 'The kinds of meetings that can be booked',
    who: 'anyone',
    answer: z.array(PublicMeeting),
  }),
  get: call('GET /meetings/:slug', {
    does: 'A kind of meeting that has a page at `/book/SLUG`',
    who: 'anyone',
    answer: PublicMeeting,
  }),
};

/** Days and reports of the booking pages beside an external scheduler. */
export const schedulerCalls = {
  days: call('GET /site/days', {
    does: 'The next days in the time zone of the business',
    who: 'anyone',
    answer: DaysAhead,
  }),
  report: call('POST /site/scheduler/:outcome', {
    does: 'Reports whether the external scheduler loaded in a browser',
    who: 'anyone',
    params: { outcome: z.enum(['ready', 'failed']) },
  }),
};

/** The bookings, as the owner reads and changes them. */
export const captainBookingCalls = {
  list: call('GET /captain/bookings', {
    does: 'The bookings, newest first',
    who: 'owner',
    query: PageQuery,
    answer: z.array(ListedBooking),
    isPage: true,
  }),
  save: call('PATCH /captain/bookings/:id', {
    does: 'Sets the status of a booking; the visitor is told that it is cancelled, or taken back',
    who: 'owner',
    input: BookingChanges,
    answer: ListedBooking,
    audit: 'booking.save',
    errors: ['conflict'],
  }),
  freeTimes: call('GET /captain/bookings/:id/free-times', {
    does: 'Free times of one day to which a booking can be moved',
    who: 'owner',
    query: FreeTimesQuery,
    answer: FreeSlots,
  }),
  move: call('POST /captain/bookings/:id/move', {
    does: 'Moves a booking; the visitor is told',
    who: 'owner',
    input: MoveInput,
    audit: 'booking.move',
    errors: ['conflict'],
  }),
};
