import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { sendBytes } from '#server/http/send-bytes.ts';
import { calendarFeedCalls } from '#shared/calendars.calls.ts';
import { VisitorError } from '#shared/errors.ts';
import { describeFeed, readFeed, rotateFeed } from './feed.ts';

/** The file name of the feed in its address. */
const FILE = /^([\w-]+)\.ics$/;

export const calendarFeedRoutes = routes(calendarFeedCalls, {
  get: (ctx) => describeFeed(ctx),
  rotate: (ctx) => rotateFeed(ctx),
});

/** Answers a calendar program that knows the feed's address. */
export async function answerFeed(ctx: AppContext, c: Context): Promise<Response> {
  c.header('X-Robots-Tag', 'noindex, nofollow');
  const token = FILE.exec(c.req.path.slice(c.req.path.lastIndexOf('/') + 1))?.[1];
  const feed = token === undefined ? undefined : await readFeed(ctx, token);
  if (feed === undefined) throw new VisitorError('not_found', 'nothingHere');
  return sendBytes(c, Buffer.from(feed), {
    'Cache-Control': 'private, no-cache',
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="bookings.ics"',
  });
}
