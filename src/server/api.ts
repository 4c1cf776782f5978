import { Hono } from 'hono';
import { VisitorError } from '#shared/errors.ts';
import { assetsApi } from './assets/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { auditCalls } from './audit-calls.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { sessionRoutes, userRoutes } from './auth/routes.ts';
import { articlesApi, blogApi } from './blog/routes.ts';
import { tagsApi } from './blog/tag-routes.ts';
import { calendarFeedRoutes } from './booking/feed-routes.ts';
import {
  bookingRoutes,
  calendarChangeRoutes,
  captainBookingRoutes,
  meetingRoutes,
  meetingTypeRoutes,
  scheduleRoutes,
  schedulerRoutes,
  slotRoutes,
} from './booking/routes.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { captainApi } from './captain-api.ts';
import { answerRoutes, unansweredRoutes } from './chat/answer-routes.ts';
import { chatbotRoutes, chatRoutes } from './chat/routes.ts';
import { contentRoutes } from './content/captain-routes.ts';
import type { AppContext } from './context.ts';
import { outboxRoutes } from './delivery/routes.ts';
import { doctorRoutes } from './doctor/routes.ts';
import { draftingRoutes } from './drafting/routes.ts';
import { answerError } from './http/errors.ts';
import { countCalls, noStore } from './http/request-log.ts';
import { updateLegalPages } from './http/update-legal-pages.ts';
import { contactRoutes, leadRoutes, messageRoutes } from './leads/routes.ts';
import { issueRoutes } from './newsletter/issue-routes.ts';
import { archiveRoutes, subscriberRoutes, subscriptionRoutes, suppressionRoutes } from './newsletter/routes.ts';
import { sendingRoutes } from './newsletter/sending-routes.ts';
import { appRoutes } from './oauth/app-routes.ts';
import { openApiRoutes } from './openapi.ts';
import { backupRoutes } from './operations/backup-routes.ts';
import { contentTransferRoutes } from './operations/content-routes.ts';
import { pageViewRoutes } from './overview/page-view-routes.ts';
import { exportRoutes, overviewRoutes } from './overview/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { popupRoutes, publicPopupRoutes } from './popups/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { setupRoutes } from './setup/routes.ts';

/** The API, except for the calls in `app.ts` that a first page needs. */
export function createApi(ctx: AppContext) {
  return new Hono()
    .basePath('/api')
    .onError(answerError(ctx))
    .use(countCalls(ctx), noStore, auditCalls(ctx))
    .route('/', openApiRoutes(ctx))
    .route('/', sessionRoutes(ctx))
    .route('/', accountRoutes(ctx))
    .route('/', userRoutes(ctx))
    .route('/', scheduleRoutes(ctx))
    .route('/', contactRoutes(ctx))
    .route('/', messageRoutes(ctx))
    .route('/', leadRoutes(ctx))
    .route('/', peopleRoutes(ctx))
    .route('/', chatbotRoutes(ctx))
    .route('/', chatRoutes(ctx))
    .route('/', answerRoutes(ctx))
    .route('/', unansweredRoutes(ctx))
    .route('/', meetingTypeRoutes(ctx))
    .route('/', slotRoutes(ctx))
    .route('/', bookingRoutes(ctx))
    .route('/', meetingRoutes(ctx))
    .route('/', schedulerRoutes(ctx))
    .route('/', captainBookingRoutes(ctx))
    .route(
      '/',
      calendarRoutes(ctx, () => updateLegalPages(ctx)),
    )
    .route('/', calendarChangeRoutes(ctx))
    .route('/', calendarFeedRoutes(ctx))
    .route('/', subscriptionRoutes(ctx))
    .route('/', archiveRoutes(ctx))
    .route('/', issueRoutes(ctx))
    .route('/', sendingRoutes(ctx))
    .route('/', subscriberRoutes(ctx))
    .route('/', suppressionRoutes(ctx))
    .route('/', outboxRoutes(ctx))
    .route('/', auditRoutes(ctx))
    .use('/captain/apps/*', updateLegalPages(ctx))
    .route('/', appRoutes(ctx))
    .route('/', overviewRoutes(ctx))
    .route('/', doctorRoutes(ctx))
    .route('/', exportRoutes(ctx))
    .route('/', backupRoutes(ctx))
    .route('/', settingsRoutes(ctx))
    .route('/', setupRoutes(ctx))
    .route('/', popupRoutes(ctx))
    .route('/', publicPopupRoutes(ctx))
    .route('/', pageViewRoutes(ctx))
    .route('/', contentTransferRoutes(ctx))
    .route('/', draftingRoutes(ctx))
    .route('/', contentRoutes(ctx))
    .route('/captain', captainApi(ctx))
    .route('/blog', blogApi(ctx))
    .route('/articles', articlesApi(ctx))
    .route('/tags', tagsApi(ctx))
    .route('/assets', assetsApi(ctx))
    .all('*', () => {
      throw new VisitorError('not_found', 'nothingHere');
    });
}
