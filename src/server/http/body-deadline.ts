import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** How long a request's body may take to arrive; uploads have the longer limit of the server. */
const BODY_WITHIN_MS = 10_000;
const UPLOADS = '/api/assets';

/** Closes connections on which a body arrives too slowly, even when the request has been answered. */
export function bodyDeadline(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
    const hasBody = c.req.header('content-length') !== undefined || c.req.header('transfer-encoding') !== undefined;
    if (!incoming || !hasBody || incoming.complete || c.req.path === UPLOADS) return next();
    const { socket } = incoming;
    setTimeout(() => {
      if (!incoming.complete) socket.destroy();
    }, BODY_WITHIN_MS).unref();
    await next();
  };
}
