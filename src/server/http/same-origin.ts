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

/**
 * Refuses a login that a page of another site sends, which would log its visitor in as somebody else. Programs send no `Origin`.
 *
 * @throws AppError `forbidden`.
 */
export function refuseOtherSites(ctx: Pick<AppContext, 'config'>, c: Context): void {
  const isFromBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
  if (isFromBrowser) requireSameOrigin(ctx, c);
}

function isSameOrigin({ config }: Pick<AppContext, 'config'>, c: Context): boolean {
  if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return false;
  const origin = c.req.header('origin');
  if (origin === config.siteUrl) return true;
  // The site reached by another name, e.g. its address in the local network. Such a page has a cookie of its own.
  const scheme = config.isHttps ? 'https' : 'http';
  return origin === `${scheme}://${c.req.header('host')}`;
}
