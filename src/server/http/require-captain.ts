import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';
import type { CaptainUser } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { refuseForeignWrite } from './same-origin.ts';

/** What handlers behind `requireCaptain` find: `c.get('captain')`, and `c.get('session').token`. */
export interface CaptainVariables {
  captain: CaptainUser;
  session: CallersToken;
}

/** The token of a call, and how it came. */
export interface CallersToken {
  token: string;
  isCookie: boolean;
}

/** The call's token: `Authorization: Bearer` wins over the cookie, even when it opens nothing. */
export function readToken(ctx: AppContext, c: Context): CallersToken | undefined {
  const authorization = c.req.header('authorization');
  if (authorization !== undefined) {
    const [, token] = /^Bearer +(\S+)\s*$/i.exec(authorization) ?? [];
    return token ? { token, isCookie: false } : undefined;
  }
  const token = ctx.sessions.readCookie(c.req.header('cookie') ?? '');
  return token ? { token, isCookie: true } : undefined;
}

/**
 * Lets active captains through, by cookie or bearer token.
 *
 * @throws AppError `unauthorized`, or `forbidden` for a cookie-borne write from another site.
 */
export function requireCaptain(ctx: AppContext): MiddlewareHandler<{ Variables: CaptainVariables }> {
  return async (c, next) => {
    const caller = await findCaptain(ctx, c);
    if (!caller) throw new AppError('unauthorized', 'Please log in');
    c.set('captain', caller.captain);
    c.set('session', caller.session);
    await next();
  };
}

/**
 * The captain who calls, for calls that strangers may make too.
 *
 * @throws AppError `forbidden` for a cookie-borne write from another site.
 */
export async function findCaptain(ctx: AppContext, c: Context): Promise<CaptainVariables | undefined> {
  const session = readToken(ctx, c);
  if (!session) return undefined;
  const found = await ctx.sessions.authenticate(session.token);
  if (!found) return undefined;
  if (session.isCookie) {
    refuseForeignWrite(ctx, c);
    if (found.isRenewed) c.header('Set-Cookie', ctx.sessions.cookie(session.token));
  }
  return { captain: found.captain, session };
}
