import { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { requireCaptain } from './http/require-captain.ts';
import { postTransferApi } from './post-transfer/routes.ts';

/**
 * The owner's side of the API. All of it stands behind `requireCaptain`, so an address that does not
 * exist answers 401 to strangers too. A new resource is mounted below the guard.
 */
export function captainApi(ctx: AppContext) {
  return new Hono().use('*', requireCaptain(ctx));
}
