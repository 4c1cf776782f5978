import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';

const PROCESS_ID = randomBytes(4).toString('hex');
const VALID_ID = /^[\w-]{8,64}$/;
let count = 0;

/** A request's id in its `X-Request-Id` and in the log; taken from a proxy where it sends one. */
export function requestId(c: Context): string {
  const known = c.get('requestId') as string | undefined;
  if (known) return known;
  const given = c.req.header('x-request-id');
  count += 1;
  const id = given && VALID_ID.test(given) ? given : `${PROCESS_ID}-${count.toString(36)}`;
  c.set('requestId', id);
  return id;
}

/** A path for the log, without the tokens of personal links. */
export function pathForLog(path: string): string {
  return path.replace(/\/(bookings?|confirm|unsubscribe|interests|topics|preview|calendar)\/[^/]+/gi, '/$1/:token');
}

/** Gives each API call an id and counts it; logs it at level `debug`, without query, body or address. */
export function requestLog(ctx: AppContext): MiddlewareHandler {
  const isVerbose = ctx.log.isLevelEnabled('debug');
  return async (c, next) => {
    const id = requestId(c);
    c.header('X-Request-Id', id);
    const startedAt = isVerbose ? performance.now() : 0;
    await next();
    const { status } = c.res;
    ctx.metrics.countRequest('api', status);
    if (!isVerbose) return;
    const ms = Math.round(performance.now() - startedAt);
    ctx.log.debug({ requestId: id, method: c.req.method, path: pathForLog(c.req.path), status, ms }, 'call');
  };
}

/** Answers of the API are stored neither by browsers nor by proxies. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};
