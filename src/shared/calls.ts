import { accountCalls, sessionCalls, userCalls } from './account.calls.ts';
import { answerCalls, unansweredCalls } from './answers.calls.ts';
import { bookingCalls, captainBookingCalls, meetingCalls, schedulerCalls, slotCalls } from './booking.calls.ts';
import { calendarChangeCalls } from './calendar-changes.calls.ts';
import { calendarCalls, calendarFeedCalls } from './calendars.calls.ts';
import { type Call, call } from './call.ts';
import { chatbotCalls, chatCalls } from './chat.calls.ts';
import { contactCalls, messageCalls } from './contact.calls.ts';
import { leadCalls } from './lead.calls.ts';
import { meetingTypeCalls } from './meeting-types.calls.ts';
import { peopleCalls } from './people.calls.ts';
import { scheduleCalls } from './schedule.calls.ts';

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
  slots: slotCalls,
  bookings: bookingCalls,
  meetings: meetingCalls,
  scheduler: schedulerCalls,
  calendars: calendarCalls,
  calendarChanges: calendarChangeCalls,
  calendarFeed: calendarFeedCalls,
  api: apiCalls,
};

/** Every call of the API. */
export const CALLS: readonly Call[] = Object.values(CALL_GROUPS).flatMap((group) => Object.values(group));
