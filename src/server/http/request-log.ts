import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';

const START = randomBytes(4).toString('hex');
const GIVEN = /^[\w-]{8,64}$/;
let count = 0;

/** Number of a request, as its answer's `X-Request-Id` and the log name it: a proxy's own where it sends one. */
export function requestId(c: Context): string {
  const known = c.get('requestId') as string | undefined;
  if (known) return known;
  const given = c.req.header('x-request-id');
  count += 1;
  const id = given && GIVEN.test(given) ? given : `${START}-${count.toString(36)}`;
  c.set('requestId', id);
  return id;
}

/** A path as logs may hold it: the tokens of personal links are left out. */
export function loggedPath(path: string): string {
  return path.replace(/\/(bookings?|confirm|unsubscribe|preview)\/[^/]+/gi, '/$1/:token');
}

/** Numbers each call and counts it; at level `debug` it is logged, without query, body or address. */
export function requestLog(ctx: AppContext): MiddlewareHandler {
  const isVerbose = ctx.log.isLevelEnabled('debug');
  return async (c, next) => {
    const id = requestId(c);
    c.header('X-Request-Id', id);
    const begun = isVerbose ? performance.now() : 0;
    await next();
    const { status } = c.res;
    ctx.metrics.countRequest('api', status);
    if (!isVerbose) return;
    const ms = Math.round(performance.now() - begun);
    ctx.log.debug({ requestId: id, method: c.req.method, path: loggedPath(c.req.path), status, ms }, 'call');
  };
}
