import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** How long a request's body may take to arrive; uploads have the server's own, longer limit. */
const BODY_WITHIN_MS = 10_000;
const UPLOADS = '/api/assets';

/** Cuts off whoever sends a body drop by drop to hold a connection. */
export function bodyDeadline(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
    if (!incoming || incoming.complete || c.req.path === UPLOADS) return next();
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.destroy();
    }, BODY_WITHIN_MS);
    incoming.once('end', () => clearTimeout(timer));
    incoming.once('close', () => clearTimeout(timer));
    await next();
  };
}
