import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';
import type { CaptainUser } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import { mayCall } from './permissions.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Handlers behind `requireCaptain` read who calls by `c.get('captain')`. */
export interface CaptainVariables {
  captain: CaptainUser;
}

/**
 * Lets only active captains through, by the cookie of their session. A bearer token is not needed; one that is not of
 * this session is refused. Who may make which call is in `permissions.ts`.
 *
 * @throws AppError `unauthorized`, or `forbidden` for a write without a same-origin `Origin` and for a call of owners.
 */
export function requireCaptain(ctx: AppContext): MiddlewareHandler<{ Variables: CaptainVariables }> {
  return async (c, next) => {
    const captain = await findCaptain(ctx, c);
    if (!captain) throw new AppError('unauthorized', 'Please log in');
    c.set('captain', captain);
    if (!mayCall(roleOf(captain), c.req.method, c.req.path)) {
      throw new AppError('forbidden', 'Only an owner may do this');
    }
    await next();
  };
}

/**
 * The captain who calls, for calls that visitors may make too.
 *
 * @throws AppError `forbidden` for a captain's write without a same-origin `Origin`.
 */
export async function findCaptain(ctx: AppContext, c: Context): Promise<CaptainUser | undefined> {
  const session = await ctx.sessions.find(c.req.header('cookie'), c.req.header('authorization'));
  if (!session) return undefined;
  requireSameOrigin(ctx, c);
  if (session.isRenewed) c.header('Set-Cookie', ctx.sessions.cookie(session.id));
  return session.captain;
}
