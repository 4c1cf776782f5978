import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { clientAddress } from './client-address.ts';

interface Window {
  count: number;
  endsAt: number;
}

/** Addresses remembered before those whose hour is over are forgotten. */
const SWEEP_AT = 10_000;
const HOUR_SECONDS = 3600;

/**
 * Lets an address through `perHour` times an hour. Kept in memory: a restart forgives.
 *
 * @param counts `all` calls, or those alone that were `accepted` (2xx): a visitor who lost a race has used up nothing.
 * @param beyond what a call past the limit gets: refused with 429, or taken without a word (204) and dropped, for what a
 *   browser reports by itself.
 * @throws AppError `too_many` with the seconds until the hour is over.
 */
export function limit(
  ctx: AppContext,
  {
    perHour,
    counts = 'all',
    beyond = 'refuse',
  }: { perHour: number; counts?: 'all' | 'accepted'; beyond?: 'refuse' | 'drop' },
): MiddlewareHandler {
  const windows = new Map<string, Window>();
  return async (c, next) => {
    const now = ctx.clock.now();
    const address = clientAddress(c, ctx.config);
    let window = windows.get(address);
    if (!window || window.endsAt <= now) {
      if (windows.size >= SWEEP_AT) sweep(windows, now);
      window = { count: 0, endsAt: now + HOUR_SECONDS };
      windows.set(address, window);
    }
    const isOver = window.count >= perHour;
    if (counts === 'all') window.count += 1;
    if (isOver && beyond === 'drop') return c.body(null, 204);
    if (isOver) {
      const wait = window.endsAt - now;
      const minutes = Math.ceil(wait / 60);
      throw new AppError(
        'too_many',
        `Too many messages from your connection. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or write to ${ctx.settings.site().email}.`,
        { retryAfter: wait },
      );
    }
    await next();
    if (counts === 'accepted' && c.res.ok) window.count += 1;
  };
}

/** Forgets ended windows; if a flood of fresh addresses leaves nothing to forget, the oldest half goes. */
function sweep(windows: Map<string, Window>, now: number): void {
  for (const [address, window] of windows) if (window.endsAt <= now) windows.delete(address);
  if (windows.size < SWEEP_AT) return;
  for (const address of [...windows.keys()].slice(0, SWEEP_AT / 2)) windows.delete(address);
}
