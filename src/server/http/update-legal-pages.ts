import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';

/** After a call that may connect a calendar or a program: the legal pages say which kinds are connected. */
export function updateLegalPages(ctx: AppContext): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method === 'GET' || !c.res.ok) return;
    if (await ctx.content.refreshConnections()) ctx.publicContent.changed();
  };
}
