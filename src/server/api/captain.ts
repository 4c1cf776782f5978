import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { requireCaptain } from '#server/middleware/require-captain.ts';
import { sessionApi } from './captain/session.ts';

/**
 * The owner's side of the API. All but login and logout stands behind `requireCaptain`, so an address that does not
 * exist answers 401 to strangers too. A new resource is mounted below the guard.
 */
export function captainApi(ctx: AppContext) {
  return new Hono().route('/', sessionApi(ctx)).use('*', requireCaptain(ctx));
}
