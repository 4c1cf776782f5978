import { Hono } from 'hono';
import { VisitorError } from '#shared/errors.ts';
import { assetRoutes } from './assets/routes.ts';
import { auditCalls } from './audit-calls.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { sessionRoutes, userRoutes } from './auth/routes.ts';
import { articleRoutes, postRoutes } from './blog/routes.ts';
import { tagRoutes } from './blog/tag-routes.ts';
import { bookingsApi, meetingsApi, scheduleRoutes, schedulerApi, slotsApi } from './booking/routes.ts';
import { captainApi } from './captain-api.ts';
import { chatbotApi } from './chat/routes.ts';
import type { AppContext } from './context.ts';
import { answerError } from './http/errors.ts';
import { countCalls, noStore } from './http/request-log.ts';
import { contactApi } from './leads/routes.ts';
import { archiveApi } from './newsletter/archive-routes.ts';
import { newsletterApi } from './newsletter/routes.ts';
import { openApiRoutes } from './openapi.ts';
import { pageViewsApi } from './overview/page-view-routes.ts';
import { popupNotificationsApi } from './popups/routes.ts';
import { postTransferRoutes } from './post-transfer/routes.ts';

/** The API, except for the calls in `app.ts` that a first page needs. */
export function createApi(ctx: AppContext) {
  return new Hono()
    .basePath('/api')
    .onError(answerError(ctx))
    .use(countCalls(ctx), noStore, auditCalls(ctx))
    .route('/chatbot', chatbotApi(ctx))
    .route('/contact', contactApi(ctx))
    .route('/newsletter/archive', archiveApi(ctx))
    .route('/newsletter', newsletterApi(ctx))
    .route('/slots', slotsApi(ctx))
    .route('/bookings', bookingsApi(ctx))
    .route('/meetings', meetingsApi(ctx))
    .route('/site', schedulerApi(ctx))
    .route('/', openApiRoutes(ctx))
    .route('/', sessionRoutes(ctx))
    .route('/', accountRoutes(ctx))
    .route('/', userRoutes(ctx))
    .route('/', scheduleRoutes(ctx))
    .route('/', postRoutes(ctx))
    .route('/', articleRoutes(ctx))
    .route('/', postTransferRoutes(ctx))
    .route('/', tagRoutes(ctx))
    .route('/', assetRoutes(ctx))
    .route('/captain', captainApi(ctx))
    .route('/popup-notifications', popupNotificationsApi(ctx))
    .route('/page-views', pageViewsApi(ctx))
    .all('*', () => {
      throw new VisitorError('not_found', 'nothingHere');
    });
}
