import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that the browser sends along with our cookie for somebody else's page. Its `Origin` has to be the
 * site's own, or the very host that was called; without one, `Sec-Fetch-Site` has to say the same.
 *
 * @throws AppError `forbidden`.
 */
export function refuseForeignWrite(ctx: Pick<AppContext, 'config'>, c: Context): void {
  if (READS.has(c.req.method) || isOwnPage(ctx, c)) return;
  throw new AppError('forbidden', 'This call came from another site and was refused');
}

function isOwnPage({ config }: Pick<AppContext, 'config'>, c: Context): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'same-origin';
  if (origin === config.siteUrl) return true;
  // Reached under another name, e.g. by its address in the house: a browser names the page's host and the called one.
  const scheme = config.isHttps ? 'https' : 'http';
  return origin === `${scheme}://${c.req.header('host')}`;
}
