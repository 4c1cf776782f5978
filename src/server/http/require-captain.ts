import type { Context, MiddlewareHandler } from 'hono';
import type { ActiveSession, AppContext } from '#server/context.ts';
import type { Call } from '#shared/call.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { CONFIRMATION_NEEDED } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import { asksForDryRun } from './dry-run.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Handlers behind `requireCaptain` read who calls by `c.get('captain')`. */
export interface CaptainVariables {
  captain: CaptainUser;
  session: ActiveSession;
}

/** How long a login or a confirmation counts as recent. */
const RECENT_SECONDS = 10 * 60;

/**
 * Lets only active captains through, by the cookie of their session. A bearer token is not needed; one that is not of
 * this session is refused.
 *
 * @param call whose declaration says who may make it and whether it needs a confirmation; without it every captain is let through.
 * @throws AppError `unauthorized`, or `forbidden` for a write without a same-origin `Origin`, for a call of owners, and with the
 *   code `CONFIRMATION_NEEDED`, after which the dashboard asks and repeats the call.
 */
export function requireCaptain(ctx: AppContext, call?: Call): MiddlewareHandler<{ Variables: CaptainVariables }> {
  return async (c, next) => {
    const session = await findSession(ctx, c);
    if (!session) throw new AppError('unauthorized', 'Please log in');
    c.set('captain', session.captain);
    c.set('session', session);
    if (call?.who === 'owner' && roleOf(session.captain) !== 'owner') {
      throw new AppError('forbidden', 'Only an owner may do this');
    }
    if (call?.confirm === true && !asksForDryRun(call, c) && !isRecentlyConfirmed(ctx, session))
      throw confirmationNeeded();
    await next();
  };
}

/** Whether the captain has logged in, or confirmed, within ten minutes (`isRecentlyConfirmed`). */
export interface Confirmed {
  isConfirmed: boolean;
}

/** True when the captain has logged in, or proved who it is, within ten minutes: a browser left open is not enough. */
export function isRecentlyConfirmed({ clock }: Pick<AppContext, 'clock'>, { authenticatedAt }: ActiveSession): boolean {
  // A time of later than now, before the clock was set back, proves nothing.
  return Math.abs(clock.now() - authenticatedAt) <= RECENT_SECONDS;
}

/** Refuses with the code after which the dashboard asks for a confirmation and repeats the call. */
export function confirmationNeeded(): AppError {
  return new AppError('forbidden', 'Please confirm that it is you', { details: { code: CONFIRMATION_NEEDED } });
}

/**
 * The captain who calls, for calls that visitors may make too.
 *
 * @throws AppError `forbidden` for a captain's write without a same-origin `Origin`.
 */
export async function findCaller(ctx: AppContext, c: Context): Promise<CaptainUser | undefined> {
  return (await findSession(ctx, c))?.captain;
}

async function findSession(ctx: AppContext, c: Context): Promise<ActiveSession | undefined> {
  const session = await ctx.sessions.find(c.req.header('cookie'), c.req.header('authorization'));
  if (!session) return undefined;
  requireSameOrigin(ctx, c);
  if (session.isRenewed) c.header('Set-Cookie', ctx.sessions.cookie(session.id));
  return session;
}
