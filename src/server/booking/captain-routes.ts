import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { BookingChanges } from '#shared/lead.schema.ts';
import type { ListedBooking } from '#shared/lead.ts';
import { Paging } from '#shared/paging.schema.ts';
import { toIso } from '#shared/time.ts';
import { countBookings, listBookingPage, toBooking } from './queries.ts';

/** What the built-in scheduler took, newest first. `?page=`, `?limit=`, `?q=`; X-Total-Count says how many in all. */
export function captainBookingsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const { q, limit, page } = readQuery(c, Paging);
      const rows = await listBookingPage(ctx.db, { q, limit, offset: (page - 1) * limit });
      c.header('X-Total-Count', String(await countBookings(ctx.db, q)));
      return c.json(rows.map(toListed));
    })
    .patch('/:id', body(BookingChanges), async (c) => {
      const { setBookingStatus } = await import('./booking.ts');
      const booking = await setBookingStatus(ctx, readId(c), c.req.valid('json').status);
      return c.json(toListed(toBooking(booking)));
    });
}

function toListed(row: Awaited<ReturnType<typeof listBookingPage>>[number]): ListedBooking {
  const iso = (moment: number | null) => (moment === null ? null : toIso(moment));
  return {
    ...row,
    createdAt: toIso(row.createdAt),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    updatedAt: iso(row.updatedAt),
  };
}
