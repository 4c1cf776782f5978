import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { etagOf, isFresh } from '#server/http/send-bytes.ts';
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
  const bytes = Buffer.from(feed);
  const etag = etagOf(bytes);
  c.header('Cache-Control', 'private, no-cache');
  c.header('ETag', etag);
  if (isFresh(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'inline; filename="bookings.ics"');
  return c.body(bytes);
}
