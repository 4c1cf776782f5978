import { accountCalls, sessionCalls, userCalls } from './account.calls.ts';
import { answerCalls, unansweredCalls } from './answers.calls.ts';
import { appCalls } from './apps.calls.ts';
import { assetCalls } from './asset.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { backupCalls } from './backup.calls.ts';
import { bookingCalls, captainBookingCalls, meetingCalls, schedulerCalls, slotCalls } from './booking.calls.ts';
import { bookingLetterCalls } from './booking-letter.calls.ts';
import { brandingCalls } from './branding.calls.ts';
import { calendarChangeCalls } from './calendar-changes.calls.ts';
import { calendarCalls, calendarFeedCalls } from './calendars.calls.ts';
import { type Call, call } from './call.ts';
import { chatbotCalls, chatCalls } from './chat.calls.ts';
import { contactCalls, messageCalls } from './contact.calls.ts';
import { contentCalls, contentTransferCalls, draftingCalls } from './content.calls.ts';
import { doctorCalls } from './doctor.calls.ts';
import { issueDraftCalls, postDraftCalls } from './draft.calls.ts';
import { exportCalls } from './export.calls.ts';
import { helpCalls } from './help.calls.ts';
import { leadCalls } from './lead.calls.ts';
import { mailServerCalls } from './mail-server.calls.ts';
import { meetingTypeCalls } from './meeting-types.calls.ts';
import { issueCalls, sendingCalls, subscriberCalls, suppressionCalls } from './newsletter.calls.ts';
import { outboxCalls } from './outbox.calls.ts';
import { overviewCalls } from './overview.calls.ts';
import { pageViewCalls } from './page-view.calls.ts';
import { peopleCalls } from './people.calls.ts';
import { popupCalls, publicPopupCalls } from './popup.calls.ts';
import { articleCalls, postCalls } from './post.calls.ts';
import { postTransferCalls } from './post-transfer.calls.ts';
import { scheduleCalls } from './schedule.calls.ts';
import { serviceCalls } from './services.calls.ts';
import { settingsCalls } from './settings.calls.ts';
import { setupCalls } from './setup.calls.ts';
import { formStampCalls, publicContentCalls, siteCalls } from './site.calls.ts';
import { siteDraftCalls } from './site-draft.calls.ts';
import { starterCalls } from './starters.calls.ts';
import { archiveCalls, subscriptionCalls } from './subscription.calls.ts';
import { tagCalls } from './tag.calls.ts';
import { unfinishedCalls } from './unfinished.calls.ts';

/** The API about itself. */
export const apiCalls = {
  openApi: call('GET /openapi.json', {
    does: 'This document: OpenAPI 3.1 of all calls',
    who: 'anyone',
    answer: 'file',
  }),
};

/** The calls of the API, by subject, in the order of the documentation. */
export const CALL_GROUPS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  session: sessionCalls,
  account: accountCalls,
  users: userCalls,
  schedule: scheduleCalls,
  contact: contactCalls,
  messages: messageCalls,
  leads: leadCalls,
  people: peopleCalls,
  chatbot: chatbotCalls,
  chats: chatCalls,
  answers: answerCalls,
  unanswered: unansweredCalls,
  meetingTypes: meetingTypeCalls,
  captainBookings: captainBookingCalls,
  bookingLetter: bookingLetterCalls,
  slots: slotCalls,
  bookings: bookingCalls,
  meetings: meetingCalls,
  scheduler: schedulerCalls,
  calendars: calendarCalls,
  calendarChanges: calendarChangeCalls,
  calendarFeed: calendarFeedCalls,
  newsletter: subscriptionCalls,
  archive: archiveCalls,
  newsletters: issueCalls,
  issueDrafts: issueDraftCalls,
  sending: sendingCalls,
  subscribers: subscriberCalls,
  suppressed: suppressionCalls,
  outbox: outboxCalls,
  audit: auditCalls,
  apps: appCalls,
  overview: overviewCalls,
  doctor: doctorCalls,
  export: exportCalls,
  backup: backupCalls,
  settings: settingsCalls,
  mailServer: mailServerCalls,
  services: serviceCalls,
  starters: starterCalls,
  help: helpCalls,
  unfinished: unfinishedCalls,
  branding: brandingCalls,
  setup: setupCalls,
  popups: popupCalls,
  publicPopups: publicPopupCalls,
  pageViews: pageViewCalls,
  site: siteCalls,
  formStamp: formStampCalls,
  publicContent: publicContentCalls,
  contentTransfer: contentTransferCalls,
  drafting: draftingCalls,
  siteDraft: siteDraftCalls,
  content: contentCalls,
  posts: postCalls,
  postDrafts: postDraftCalls,
  articles: articleCalls,
  postTransfer: postTransferCalls,
  tags: tagCalls,
  assets: assetCalls,
  api: apiCalls,
};

/** Every call of the API. */
export const CALLS: readonly Call[] = Object.values(CALL_GROUPS).flatMap((group) => Object.values(group));
