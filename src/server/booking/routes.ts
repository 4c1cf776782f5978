import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { readQuery } from '#server/http/query.ts';
import { BookingInput, RescheduleInput, SlotsQuery } from '#shared/booking.schema.ts';

/** Calendar arithmetic is large: it is loaded when somebody first looks at free times. */
const scheduler = () => import('./booking.ts');

const BOOKING_THANKS = 'Your meeting is booked.';

/** Free times of the built-in scheduler. */
export function slotsApi(ctx: AppContext) {
  return new Hono().get('/', async (c) => {
    const query = readQuery(c, SlotsQuery);
    return c.json(await (await scheduler()).listFreeSlots(ctx, query));
  });
}

/** Bookings, made by anybody and then changed by whoever holds the booking's token. */
export function bookingsApi(ctx: AppContext) {
  const tries = limit(ctx, { perHour: 600 });
  return new Hono()
    .post('/', body(BookingInput), tries, limit(ctx, { perHour: 20, counts: 'accepted' }), async (c) => {
      const booking = await (await scheduler()).bookMeeting(ctx, c.req.valid('json'));
      return c.json({ message: BOOKING_THANKS, booking }, 201);
    })
    .get('/:token', async (c) => c.json(await (await scheduler()).getBooking(ctx, c.req.param('token'))))
    .get('/:token/calendar.ics', async (c) => {
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="booking.ics"');
      return c.body(await (await scheduler()).getBookingIcs(ctx, c.req.param('token')));
    })
    .post('/:token/cancel', tries, async (c) =>
      c.json(await (await scheduler()).cancelBooking(ctx, c.req.param('token'))),
    )
    .post('/:token/reschedule', body(RescheduleInput), tries, async (c) =>
      c.json(await (await scheduler()).rescheduleBooking(ctx, c.req.param('token'), c.req.valid('json'))),
    );
}
