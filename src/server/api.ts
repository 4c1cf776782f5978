import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { VisitorError } from '#shared/errors.ts';
import { assetRoutes } from './assets/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { auditCalls } from './audit-calls.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { sessionRoutes, userRoutes } from './auth/routes.ts';
import { articleRoutes, postDraftRoutes, postRoutes } from './blog/routes.ts';
import { tagRoutes } from './blog/tag-routes.ts';
import { calendarFeedRoutes } from './booking/calendar/feed-routes.ts';
import {
  bookingLetterRoutes,
  bookingRoutes,
  calendarChangeRoutes,
  captainBookingRoutes,
  meetingRoutes,
  meetingTypeRoutes,
  scheduleRoutes,
  schedulerRoutes,
  slotRoutes,
} from './booking/routes.ts';
import { brandingRoutes } from './branding/captain-routes.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { answerRoutes, unansweredRoutes } from './chat/answer-routes.ts';
import { chatbotRoutes, chatRoutes } from './chat/routes.ts';
import { contentRoutes, serviceRoutes, starterRoutes, unfinishedRoutes } from './content/captain-routes.ts';
import type { AppContext } from './context.ts';
import { outboxRoutes } from './delivery/routes.ts';
import { doctorRoutes } from './doctor/routes.ts';
import { draftingRoutes, siteDraftRoutes } from './drafting/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { answerError } from './http/errors.ts';
import { countCalls, noStore } from './http/request-log.ts';
import { requireCaptain } from './http/require-captain.ts';
import { updateLegalPages } from './http/update-legal-pages.ts';
import { contactRoutes, leadRoutes, messageRoutes } from './leads/routes.ts';
import { issueDraftRoutes, issueRoutes } from './newsletter/issues/routes.ts';
import { archiveRoutes, subscriberRoutes, subscriptionRoutes, suppressionRoutes } from './newsletter/routes.ts';
import { sendingRoutes } from './newsletter/sending/routes.ts';
import { appRoutes } from './oauth/app-routes.ts';
import { openApiRoutes } from './openapi.ts';
import { backupRoutes } from './operations/backup-routes.ts';
import { contentTransferRoutes } from './operations/content-routes.ts';
import { exportRoutes, overviewRoutes, pageViewRoutes } from './overview/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { popupRoutes, publicPopupRoutes } from './popups/routes.ts';
import { postTransferRoutes } from './post-transfer/routes.ts';
import { mailServerRoutes, settingsRoutes } from './settings/routes.ts';
import { setupRoutes } from './setup/routes.ts';

/** The routes of all calls, except for those in `app.ts` that a first page needs. `/captain/content/export` comes before `/:key`. */
const ROUTES = [
  openApiRoutes,
  contactRoutes,
  chatbotRoutes,
  slotRoutes,
  bookingRoutes,
  meetingRoutes,
  schedulerRoutes,
  subscriptionRoutes,
  archiveRoutes,
  publicPopupRoutes,
  pageViewRoutes,
  postRoutes,
  postDraftRoutes,
  articleRoutes,
  tagRoutes,
  assetRoutes,
  sessionRoutes,
  accountRoutes,
  userRoutes,
  overviewRoutes,
  doctorRoutes,
  auditRoutes,
  backupRoutes,
  exportRoutes,
  settingsRoutes,
  brandingRoutes,
  mailServerRoutes,
  setupRoutes,
  helpRoutes,
  messageRoutes,
  leadRoutes,
  peopleRoutes,
  chatRoutes,
  answerRoutes,
  unansweredRoutes,
  bookingLetterRoutes,
  captainBookingRoutes,
  meetingTypeRoutes,
  scheduleRoutes,
  calendarRoutes,
  calendarChangeRoutes,
  calendarFeedRoutes,
  contentTransferRoutes,
  draftingRoutes,
  siteDraftRoutes,
  contentRoutes,
  serviceRoutes,
  starterRoutes,
  unfinishedRoutes,
  postTransferRoutes,
  popupRoutes,
  issueRoutes,
  issueDraftRoutes,
  sendingRoutes,
  subscriberRoutes,
  suppressionRoutes,
  outboxRoutes,
  appRoutes,
];

/** The API, except for the calls in `app.ts`. An unknown path below `/captain` is answered with 401 without a login. */
export function createApi(ctx: AppContext) {
  const audited = auditCalls(ctx);
  const api = new Hono()
    .basePath('/api')
    .onError(answerError(ctx))
    .use(countCalls(ctx), noStore)
    .use('/captain/apps/*', updateLegalPages(ctx))
    .use('/captain/calendars/*', updateLegalPages(ctx))
    // The largest answer by far.
    .get('/captain/answers', compress());
  for (const routes of ROUTES) api.route('/', routes(ctx, audited));
  return api.use('/captain/*', requireCaptain(ctx)).all('*', () => {
    throw new VisitorError('not_found', 'nothingHere');
  });
}
