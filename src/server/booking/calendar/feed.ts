import { toBookingPayload } from '#server/booking/changes.ts';
import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { hashSecret, isSameSecret, makeSecret } from '#server/http/secrets.ts';
import type { FeedAddress, FeedState } from '#shared/calendars.schema.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { makeCalendarFeed } from './calendar-file.ts';
import { findFeed, listFeedBookings, replaceFeed } from './feed-queries.ts';

const PAST_DAYS = 90;

/** Whether the feed has an address, and since when. The address itself is shown once, by `rotateFeed`. */
export async function describeFeed(ctx: AppContext): Promise<FeedState> {
  const feed = await findFeed(ctx.db);
  return { exists: feed !== undefined, createdAt: feed?.createdAt ?? null };
}

/** Gives the feed an address, or another one: the former is unknown from then on. An owner's new password ends it. */
export async function rotateFeed(ctx: AppContext): Promise<FeedAddress> {
  const token = makeSecret();
  await replaceFeed(ctx.db, hashSecret(token), ctx.clock.now());
  return { url: `${ctx.config.siteUrl}${paths.calendarFeed(token)}`, token };
}

/** All bookings of the last 90 days and the future, except cancelled ones; undefined when this is not the feed's token. */
export async function readFeed(ctx: AppContext, token: string): Promise<string | undefined> {
  const feed = await findFeed(ctx.db);
  if (feed === undefined || !isSameSecret(hashSecret(token), feed.tokenHash)) return undefined;
  const bookings = await listFeedBookings(ctx.db, (ctx.clock.now() - PAST_DAYS * DAY_SECONDS) as UnixSeconds);
  const timezone = await findBusinessTimezone(ctx.db);
  return makeCalendarFeed(
    ctx,
    bookings.map((booking) => toBookingPayload(ctx, booking, timezone)),
  );
}
