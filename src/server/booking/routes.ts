import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { routes } from '#server/http/calls.ts';
import { messageText } from '#server/http/messages.ts';
import { isRecentlyConfirmed } from '#server/http/require-captain.ts';
import { bookingCalls, captainBookingCalls, meetingCalls, schedulerCalls, slotCalls } from '#shared/booking.calls.ts';
import { bookingLetterCalls } from '#shared/booking-letter.calls.ts';
import { calendarChangeCalls } from '#shared/calendar-changes.calls.ts';
import { daysAhead } from '#shared/days-ahead.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import {
  BOOKINGS_PER_HOUR,
  bookMeeting,
  cancelBooking,
  getBooking,
  getBookingFile,
  listFreeSlots,
  moveBooking,
  moveBookingForOwner,
  setBookingStatus,
  writeChangeLetter,
} from './booking.ts';
import { decideCalendarChange, listCalendarChanges } from './calendar/calendar-changes.ts';
import { getCaptainWeek } from './captain-week.ts';
import { listTimesToMoveTo } from './free-times/availability.ts';
import * as schedule from './free-times/schedule.ts';
import { readSchedule } from './free-times/schedule-queries.ts';
import { listMeetingTypes } from './meeting-types/meeting-type-queries.ts';
import {
  createMeetingType,
  getPublicMeeting,
  listPublicMeetings,
  removeMeetingType,
  saveMeetingType,
} from './meeting-types/meeting-types.ts';
import { listBookings } from './queries.ts';

export const meetingTypeRoutes = routes(meetingTypeCalls, {
  list: (ctx) => listMeetingTypes(ctx.db),
  create: (ctx, { input, session }) =>
    createMeetingType(ctx, input, { isConfirmed: isRecentlyConfirmed(ctx, session) }),
  save: (ctx, { params, input, session }) =>
    saveMeetingType(ctx, params.id, input, { isConfirmed: isRecentlyConfirmed(ctx, session) }),
  remove: (ctx, { params }) => removeMeetingType(ctx, params.id),
});

export const scheduleRoutes = routes(scheduleCalls, {
  get: (ctx) => readSchedule(ctx.db),
  saveHours: (ctx, { input }) => schedule.saveHours(ctx, input),
  saveLimits: (ctx, { input }) => schedule.saveLimits(ctx, input),
  addBlockedDate: (ctx, { input }) => schedule.addBlockedDate(ctx, input),
  saveBlockedDate: (ctx, { params, input }) => schedule.saveBlockedDate(ctx, params.id, input),
  removeBlockedDate: (ctx, { params }) => schedule.removeBlockedDate(ctx, params.id),
  holidays: (ctx, { query }) => schedule.listHolidays(ctx, query.region),
  addHolidays: (ctx, { input }) => schedule.addHolidays(ctx, input),
  saveOverride: (ctx, { input }) => schedule.saveOverride(ctx, input),
  removeOverride: (ctx, { params }) => schedule.removeOverride(ctx, params.id),
  week: (ctx, { query }) => getCaptainWeek(ctx, query.from),
  blockTime: (ctx, { input }) => schedule.blockTime(ctx, input),
  unblockTime: (ctx, { params }) => schedule.unblockTime(ctx, params.id),
});

/** Tries to book, cancel and move, whatever becomes of them. */
const TRIES = { perHour: 600, name: 'booking tries' };

export const bookingRoutes = routes(bookingCalls, {
  book: {
    limits: [TRIES, { perHour: BOOKINGS_PER_HOUR, counts: 'accepted', name: 'bookings' }],
    run: async (ctx, { input }) => {
      const booking = await bookMeeting(ctx, input);
      return { message: messageText(ctx, 'booked'), booking };
    },
  },
  get: (ctx, { params }) => getBooking(ctx, params.token),
  async file(ctx, { params, c }) {
    const file = await getBookingFile(ctx, params.token);
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="booking.ics"');
    return c.body(file);
  },
  cancel: { limits: [TRIES], run: (ctx, { params, input }) => cancelBooking(ctx, params.token, input.reason) },
  reschedule: { limits: [TRIES], run: (ctx, { params, input }) => moveBooking(ctx, params.token, input) },
});

export const slotRoutes = routes(slotCalls, { list: (ctx, { query }) => listFreeSlots(ctx, query) });

export const meetingRoutes = routes(meetingCalls, {
  list: (ctx) => listPublicMeetings(ctx),
  get: (ctx, { params }) => getPublicMeeting(ctx, params.slug),
});

export const schedulerRoutes = routes(schedulerCalls, {
  days: async (ctx) => daysAhead(ctx.clock.now(), await findBusinessTimezone(ctx.db)),
  report: {
    limits: [{ perHour: 6, beyond: 'drop' }],
    run: async (ctx, { params }) => {
      if (params.outcome === 'ready') await reportSuccess(ctx, 'scheduler');
      else await reportFailure(ctx, 'scheduler', 'The provider’s script did not load in a visitor’s browser');
    },
  },
});

export const captainBookingRoutes = routes(captainBookingCalls, {
  list: (ctx, { query }) => listBookings(ctx.db, query),
  save: (ctx, { params, input }) => setBookingStatus(ctx, params.id, input.status, 'owner', input.reason),
  freeTimes: (ctx, { params, query }) => listTimesToMoveTo(ctx, params.id, query.from),
  async move(ctx, { params, input }) {
    await moveBookingForOwner(ctx, params.id, input);
  },
});

export const bookingLetterRoutes = routes(bookingLetterCalls, {
  get: (ctx, { params }) => writeChangeLetter(ctx, params.id),
});

export const calendarChangeRoutes = routes(calendarChangeCalls, {
  list: (ctx) => listCalendarChanges(ctx),
  decide: (ctx, { params }) => decideCalendarChange(ctx, params),
});
