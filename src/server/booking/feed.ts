import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { isSameSecret } from '#server/http/same-secret.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { makeCalendarFeed } from './calendar-file.ts';
import { findFeedToken, insertFeedToken, listFeedBookings, replaceFeedToken } from './calendar-queries.ts';
import { payloadOf } from './messages.ts';
import { getSlotRules } from './queries.ts';
import { businessTimezone } from './slots.ts';

const PAST_DAYS = 90;

/** The feed's secret address, as calendar programs need it. */
export interface FeedAddress {
  url: string;
  token: string;
}

/** The address of the feed of all bookings; made when it is asked for the first time. */
export async function getFeedAddress(ctx: AppContext): Promise<FeedAddress> {
  await insertFeedToken(ctx.db, newToken(), ctx.clock.now());
  return addressOf(ctx, (await findFeedToken(ctx.db)) ?? '');
}

/** Gives the feed another address; the former one is unknown from then on. */
export async function rotateFeed(ctx: AppContext): Promise<FeedAddress> {
  const token = newToken();
  await replaceFeedToken(ctx.db, token, ctx.clock.now());
  return addressOf(ctx, token);
}

/** All bookings of the last 90 days and the future, except cancelled ones; undefined when this is not the feed's token. */
export async function readFeed(ctx: AppContext, token: string): Promise<string | undefined> {
  const stored = await findFeedToken(ctx.db);
  if (stored === undefined || !isSameSecret(token, stored)) return undefined;
  const bookings = await listFeedBookings(ctx.db, (ctx.clock.now() - PAST_DAYS * DAY_SECONDS) as UnixSeconds);
  const timezone = businessTimezone(await getSlotRules(ctx.db));
  return makeCalendarFeed(
    ctx,
    bookings.map((booking) => payloadOf(ctx, booking, timezone)),
  );
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function addressOf({ config }: AppContext, token: string): FeedAddress {
  return { url: `${config.siteUrl}${paths.calendarFeed(token)}`, token };
}
