import { Hono } from 'hono';
import { auditApi } from './audit/routes.ts';
import { captainContentApi } from './content/captain-routes.ts';
import type { AppContext } from './context.ts';
import { outboxApi } from './delivery/routes.ts';
import { doctorApi } from './doctor/routes.ts';
import { draftingApi } from './drafting/routes.ts';
import { requireCaptain } from './http/require-captain.ts';
import { updateLegalPages } from './http/update-legal-pages.ts';
import { newslettersApi } from './newsletter/issue-routes.ts';
import { subscribersApi } from './newsletter/routes.ts';
import { sendingApi, suppressedApi } from './newsletter/sending-routes.ts';
import { appsApi } from './oauth/app-routes.ts';
import { backupApi } from './operations/backup-routes.ts';
import { contentTransferApi } from './operations/content-routes.ts';
import { exportApi } from './overview/export-routes.ts';
import { readOverview } from './overview/overview.ts';
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
    .use('/apps/*', updateLegalPages(ctx))
    .get('/overview', async (c) => c.json(await readOverview(ctx)))
    .route('/popup-notifications', captainPopupsApi(ctx))
    .route('/subscribers', subscribersApi(ctx))
    .route('/newsletters', newslettersApi(ctx))
    .route('/newsletters', sendingApi(ctx))
    .route('/suppressed', suppressedApi(ctx))
    .route('/settings', settingsApi(ctx))
    .route('/setup', setupApi(ctx))
    .route('/content', contentTransferApi(ctx))
    .route('/content', draftingApi(ctx))
    .route('/content', captainContentApi(ctx))
    .route('/doctor', doctorApi(ctx))
    .route('/posts', postTransferApi(ctx))
    .route('/outbox', outboxApi(ctx))
    .route('/apps', appsApi(ctx))
    .route('/audit', auditApi(ctx))
    .route('/export', exportApi(ctx))
    .route('/', backupApi(ctx));
}
