import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';

const PROCESS_ID = randomBytes(4).toString('hex');
const VALID_ID = /^[\w-]{8,64}$/;
/** Every answer has it; a page from memory gets it with its other headers. */
export const REQUEST_ID = 'X-Request-Id';
let count = 0;

/**
 * Creates the function that the HTTP server calls first for each request. It returns the request's id, from the proxy if it sends one. At
 * level `debug` it logs each request when it is over, without query, body or address.
 */
export function createRequestLog(ctx: Pick<AppContext, 'log'>) {
  const isVerbose = ctx.log.isLevelEnabled('debug');
  return (incoming: IncomingMessage, outgoing: ServerResponse): string => {
    const id = idFor(incoming.headers['x-request-id']);
    if (!isVerbose) return id;
    const { method, url = '/' } = incoming;
    const startedAt = performance.now();
    outgoing.once('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const status = outgoing.headersSent ? outgoing.statusCode : undefined;
      ctx.log.debug({ requestId: id, method, path: pathForLog(url.replace(/\?.*/s, '')), status, ms }, 'request');
    });
    return id;
  };
}

/** The id of the request that is being answered, as in its `X-Request-Id`. */
export function requestId(c: Context): string {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  const known = outgoing?.getHeader(REQUEST_ID) as string | undefined;
  return known ?? idFor(c.req.header(REQUEST_ID));
}

function idFor(given: string | string[] | undefined): string {
  if (typeof given === 'string' && VALID_ID.test(given)) return given;
  count += 1;
  return `${PROCESS_ID}-${count.toString(36)}`;
}

/** A path for the log, without the tokens of personal links. */
export function pathForLog(path: string): string {
  return path.replace(/\/(bookings?|confirm|unsubscribe|interests|topics|preview|calendar)\/[^/]+/gi, '/$1/:token');
}

/** Counts each API call. */
export function countCalls(ctx: Pick<AppContext, 'metrics'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    ctx.metrics.countRequest('api', c.res.status);
  };
}

/** Answers of the API are stored neither by browsers nor by proxies. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
};

/** Without a header of their own, caches would keep redirects and unknown addresses at their own discretion. */
export const noCacheByDefault: MiddlewareHandler = async (c, next) => {
  await next();
  const { status } = c.res;
  // Pages and files have one, and reading headers makes their answers slower.
  if (status < 300 || status === 304) return;
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache');
};
