import { Hono } from 'hono';
import { VisitorError } from '#shared/errors.ts';
import { assetsApi } from './assets/routes.ts';
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
import type { AppContext } from './context.ts';
import { answerError } from './http/errors.ts';
import { countCalls, noStore } from './http/request-log.ts';
import { updateLegalPages } from './http/update-legal-pages.ts';
import { contactRoutes, leadRoutes, messageRoutes } from './leads/routes.ts';
import { archiveApi } from './newsletter/archive-routes.ts';
import { newsletterApi } from './newsletter/routes.ts';
import { openApiRoutes } from './openapi.ts';
import { pageViewsApi } from './overview/page-view-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { popupNotificationsApi } from './popups/routes.ts';

/** The API, except for the calls in `app.ts` that a first page needs. */
export function createApi(ctx: AppContext) {
  return new Hono()
    .basePath('/api')
    .onError(answerError(ctx))
    .use(countCalls(ctx), noStore, auditCalls(ctx))
    .route('/newsletter/archive', archiveApi(ctx))
    .route('/newsletter', newsletterApi(ctx))
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
    .route('/captain', captainApi(ctx))
    .route('/popup-notifications', popupNotificationsApi(ctx))
    .route('/page-views', pageViewsApi(ctx))
    .route('/blog', blogApi(ctx))
    .route('/articles', articlesApi(ctx))
    .route('/tags', tagsApi(ctx))
    .route('/assets', assetsApi(ctx))
    .all('*', () => {
      throw new VisitorError('not_found', 'nothingHere');
    });
}
