import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { body } from '#server/http/body.ts';
import { routes } from '#server/http/calls.ts';
import { limit } from '#server/http/limit.ts';
import { textOf } from '#server/http/messages.ts';
import { readId, readPage, readQuery } from '#server/http/query.ts';
import { isRecent } from '#server/http/require-captain.ts';
import { BookingInput, FreeTimesQuery, RescheduleInput, SlotsQuery } from '#shared/booking.schema.ts';
import { CALENDAR_DECISIONS } from '#shared/calendar-changes.ts';
import { daysAhead } from '#shared/days-ahead.ts';
import { VisitorError } from '#shared/errors.ts';
import { BookingChanges } from '#shared/lead.schema.ts';
import type { ListedBooking } from '#shared/lead.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { PublicMeeting } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import { toIso, toIsoOrNull } from '#shared/time.ts';
import {
  BOOKINGS_PER_HOUR,
  bookMeeting,
  cancelBooking,
  getBooking,
  getBookingFile,
  listFreeSlots,
  listTimesToMoveTo,
  moveBookingForOwner,
  rescheduleBooking,
  setBookingStatus,
} from './booking.ts';
import { applyCalendarChange, listCalendarChanges, putEventBack } from './calendar-changes.ts';
import { listMeetingTypes } from './meeting-type-queries.ts';
import { createMeetingType, removeMeetingType, saveMeetingType } from './meeting-types.ts';
import { countBookings, getSlotRules, listBookingPage, toBooking } from './queries.ts';
import * as schedule from './schedule.ts';
import { businessTimezone } from './slots.ts';
import { blockTime, getWeek, unblockTime } from './week.ts';

/** Free times of the built-in scheduler. */
export function slotsApi(ctx: AppContext) {
  return new Hono().get('/', async (c) => c.json(await listFreeSlots(ctx, readQuery(c, SlotsQuery))));
}

/** Anybody can book; a booking is changed with the token of its link. */
export function bookingsApi(ctx: AppContext) {
  const tries = limit(ctx, { perHour: 600 });
  return new Hono()
    .post(
      '/',
      body(BookingInput),
      tries,
      limit(ctx, { perHour: BOOKINGS_PER_HOUR, counts: 'accepted', name: 'bookings' }),
      async (c) => {
        const booking = await bookMeeting(ctx, c.req.valid('json'));
        return c.json({ message: textOf(ctx, 'booked'), booking }, 201);
      },
    )
    .get('/:token', async (c) => c.json(await getBooking(ctx, c.req.param('token'))))
    .get('/:token/calendar.ics', async (c) => {
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="booking.ics"');
      return c.body(await getBookingFile(ctx, c.req.param('token')));
    })
    .post('/:token/cancel', tries, async (c) => c.json(await cancelBooking(ctx, c.req.param('token'))))
    .post('/:token/reschedule', body(RescheduleInput), tries, async (c) =>
      c.json(await rescheduleBooking(ctx, c.req.param('token'), c.req.valid('json'))),
    );
}

/**
 * `GET /days` lists the next days in the business's time zone. A visitor's browser reports by `POST /scheduler/ready` or
 * `/scheduler/failed` whether the external scheduler's script loaded.
 */
export function schedulerApi(ctx: AppContext) {
  return new Hono()
    .get('/days', async (c) => c.json(daysAhead(ctx.clock.now(), businessTimezone(await getSlotRules(ctx.db)))))
    .post('/scheduler/:outcome{ready|failed}', limit(ctx, { perHour: 6, beyond: 'drop' }), async (c) => {
      if (c.req.param('outcome') === 'ready') await reportSuccess(ctx, 'scheduler');
      else await reportFailure(ctx, 'scheduler', 'The provider’s script did not load in a visitor’s browser');
      return c.body(null, 204);
    });
}

/** For captains: the bookings, newest first. `?page=`, `?limit=`, `?q=`; the header X-Total-Count has the total. */
export function captainBookingsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const page = readPage(c);
      const rows = await listBookingPage(ctx.db, page);
      c.header('X-Total-Count', String(await countBookings(ctx.db, page.q)));
      return c.json(rows.map(toListed));
    })
    .patch('/:id', body(BookingChanges), async (c) => {
      const booking = await setBookingStatus(ctx, readId(c), c.req.valid('json').status);
      return c.json(toListed(toBooking(booking)));
    })
    .get('/:id/free-times', async (c) =>
      c.json(await listTimesToMoveTo(ctx, readId(c), readQuery(c, FreeTimesQuery).from)),
    )
    .post('/:id/move', body(RescheduleInput), async (c) => {
      await moveBookingForOwner(ctx, readId(c), c.req.valid('json'));
      return c.body(null, 204);
    });
}

function toListed(row: Awaited<ReturnType<typeof listBookingPage>>[number]): ListedBooking {
  return {
    ...row,
    createdAt: toIso(row.createdAt),
    startsAt: toIsoOrNull(row.startsAt),
    endsAt: toIsoOrNull(row.endsAt),
    updatedAt: toIsoOrNull(row.updatedAt),
  };
}

/** The kinds of meetings that have a page at `/book/SLUG`. */
export function meetingsApi(ctx: AppContext) {
  return new Hono().get('/:slug', (c) => {
    const meeting = ctx.meetingTypes.find(c.req.param('slug'));
    if (!meeting?.isActive || isSiteMeeting(meeting.slug)) throw new VisitorError('not_found', 'pageUnknown');
    const { slug, name, description, minutes } = meeting;
    return c.json({ slug, name, description, minutes } satisfies PublicMeeting);
  });
}

/** For captains: events of bookings that were moved or deleted in a calendar, and what to do about each. */
export function calendarChangesApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listCalendarChanges(ctx)))
    .post(`/:bookingId{\\d+}/:calendarId{\\d+}/:decision{${CALENDAR_DECISIONS.join('|')}}`, async (c) => {
      const { bookingId, calendarId, decision } = c.req.param();
      const decide = decision === 'apply' ? applyCalendarChange : putEventBack;
      await decide(ctx, Number(bookingId), Number(calendarId));
      return c.json(await listCalendarChanges(ctx));
    });
}

export const meetingTypeRoutes = routes(meetingTypeCalls, {
  list: (ctx) => listMeetingTypes(ctx.db),
  create: (ctx, { input, session }) => createMeetingType(ctx, input, { isConfirmed: isRecent(ctx, session) }),
  save: (ctx, { params, input, session }) =>
    saveMeetingType(ctx, params.id, input, { isConfirmed: isRecent(ctx, session) }),
  remove: (ctx, { params }) => removeMeetingType(ctx, params.id),
});

export const scheduleRoutes = routes(scheduleCalls, {
  get: (ctx) => schedule.getSchedule(ctx),
  saveHours: (ctx, { input }) => schedule.saveHours(ctx, input),
  saveLimits: (ctx, { input }) => schedule.saveLimits(ctx, input),
  addBlockedDate: (ctx, { input }) => schedule.addBlockedDate(ctx, input),
  saveBlockedDate: (ctx, { params, input }) => schedule.saveBlockedDate(ctx, params.id, input),
  removeBlockedDate: (ctx, { params }) => schedule.removeBlockedDate(ctx, params.id),
  saveOverride: (ctx, { input }) => schedule.saveOverride(ctx, input),
  removeOverride: (ctx, { params }) => schedule.removeOverride(ctx, params.id),
  week: (ctx, { query }) => getWeek(ctx, query.from),
  blockTime: (ctx, { input }) => blockTime(ctx, input),
  unblockTime: (ctx, { params }) => unblockTime(ctx, params.id),
});
