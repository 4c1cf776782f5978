import { Hono } from 'hono';
import { captainContentApi } from './content/captain-routes.ts';
import type { AppContext } from './context.ts';
import { draftingApi } from './drafting/routes.ts';
import { requireCaptain } from './http/require-captain.ts';
import { contentTransferApi } from './operations/content-routes.ts';
import { captainPopupsApi } from './popups/routes.ts';
import { postTransferApi } from './post-transfer/routes.ts';
import { settingsApi } from './settings/routes.ts';
import { setupApi } from './setup/routes.ts';

/**
 * The owner's side of the API. All of it stands behind `requireCaptain`, so an address that does not
 * exist answers 401 to strangers too. A new resource is mounted below the guard.
 */
export function captainApi(ctx: AppContext) {
  return new Hono()
    .use('*', requireCaptain(ctx))
    .route('/popup-notifications', captainPopupsApi(ctx))
    .route('/settings', settingsApi(ctx))
    .route('/setup', setupApi(ctx))
    .route('/content', contentTransferApi(ctx))
    .route('/content', draftingApi(ctx))
    .route('/content', captainContentApi(ctx))
    .route('/posts', postTransferApi(ctx));
}
