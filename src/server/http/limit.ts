import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';
import { VisitorError } from '#shared/errors.ts';
import { formatMinutes } from '#shared/format.ts';
import { clientAddress } from './client-address.ts';
import { createRate } from './rate.ts';

const HOUR_SECONDS = 3600;

export interface LimitOptions {
  /** Calls per client address. */
  perHour: number;
  /**
   * `all` calls, or only those that were `accepted` (2xx). Either way a call is counted before its work, so that concurrent
   * calls cannot pass the limit; a refused one is then given back.
   */
  counts?: 'all' | 'accepted';
  /**
   * Answer to a call past the limit: `refuse` is 429, `drop` is 204 and does nothing, for reports that browsers send on their
   * own.
   */
  beyond?: 'refuse' | 'drop';
  /** For a limit that several calls share, or that other code takes from too, by `sharedRate`. */
  name?: string;
}

/**
 * Limits the calls per client address.
 *
 * @throws AppError `too_many` with the seconds until the hour is over.
 */
export function limit(
  ctx: Pick<AppContext, 'config' | 'clock' | 'settings' | 'rates'>,
  { perHour, counts = 'all', beyond = 'refuse', name }: LimitOptions,
): MiddlewareHandler {
  const size = { count: perHour, seconds: HOUR_SECONDS };
  const rate = name ? ctx.rates.get(name, size) : createRate(size);
  return async (c, next) => {
    const address = clientAddress(c, ctx.config);
    const retryAfter = rate.take(address, ctx.clock.now());
    if (retryAfter > 0 && beyond === 'drop') return c.body(null, 204);
    if (retryAfter > 0) {
      const wait = formatMinutes(Math.ceil(retryAfter / 60), ctx.settings.site());
      throw new VisitorError('too_many', 'tooManyMessages', { retryAfter, values: { wait } });
    }
    await next();
    if (counts === 'accepted' && !c.res.ok) rate.giveBack(address);
  };
}
