import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write unless its `Origin` is the site's own: a browser sends our cookie along with writes of other sites.
 *
 * @throws AppError `forbidden`.
 */
export function requireSameOrigin(ctx: Pick<AppContext, 'config'>, c: Context): void {
  if (READS.has(c.req.method) || isSameOrigin(ctx, c)) return;
  throw new AppError('forbidden', 'This call came from another site and was refused');
}

function isSameOrigin({ config }: Pick<AppContext, 'config'>, c: Context): boolean {
  if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return false;
  const origin = c.req.header('origin');
  if (origin === config.siteUrl) return true;
  // The site reached by another name, e.g. its address in the local network. Such a page has a cookie of its own.
  const scheme = config.isHttps ? 'https' : 'http';
  return origin === `${scheme}://${c.req.header('host')}`;
}
