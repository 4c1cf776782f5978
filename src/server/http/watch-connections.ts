import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';

/** After calls that may connect a calendar or a program: the legal pages say which kinds are connected. */
export function watchConnections(ctx: AppContext): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method === 'GET' || !c.res.ok) return;
    if (await ctx.content.checkConnections()) ctx.publicContent.changed();
  };
}
