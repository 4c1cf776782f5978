import * as z from 'zod';
import { CalendarLinks } from './booking.schema.ts';
import { CHAT_MESSAGE_MAX } from './chat.ts';
import { MeetingQuestion } from './meeting-types.schema.ts';
import { says } from './messages.ts';
import { visitorText } from './text.schema.ts';

/** A message of a visitor; the first of a session has no `sessionId`. */
export const ChatInput = z.object(
  {
    message: visitorText(CHAT_MESSAGE_MAX, 'messageMissing'),
    /** An invalid id starts a new session. */
    sessionId: z.string().max(200).nullish().catch(undefined),
    /** The visitor's time zone, for the free times of a reply. */
    timezone: z.string().max(80).optional().catch(undefined),
  },
  says('invalid'),
);

/** Free times that a reply offers; a booking itself goes through POST /api/bookings. */
export const ChatSlots = z.object({
  /** Slug of the meeting type. */
  type: z.string(),
  minutes: z.number(),
  /** Questions of the owner before such a meeting; missing in conversations that an earlier version has stored. */
  questions: z.array(MeetingQuestion).optional(),
  /** As visitors read it; missing without one, and in conversations that an earlier version has stored. */
  price: z.string().optional(),
  timezone: z.string(),
  /** `start` is ISO 8601 UTC on the server too, as in free times; `date` (`YYYY-MM-DD`) and `time` (`HH:MM`) are in `timezone`. */
  times: z.array(z.object({ start: z.string(), date: z.string(), time: z.string() })),
});
export type ChatSlots = z.output<typeof ChatSlots>;

/** A call that was booked in the conversation; `token` is that of its page. */
export const ChatBooking = z.object({
  token: z.string(),
  start: z.string(),
  timezone: z.string(),
  calendarLinks: CalendarLinks,
});
export type ChatBooking = z.output<typeof ChatBooking>;

/** The session so far. */
const ChatSessionData = z.object({
  /** Number of answered messages. */
  interactionCount: z.number(),
  /** -1 (annoyed) to 1 (pleased). */
  sentimentScore: z.number(),
  /** Number of different buying signals so far: asks for prices, names a date, a team size... */
  highIntentSignals: z.number(),
  /** Every suggestion shown so far, including the greeting's. */
  shownSuggestions: z.array(z.string()),
});

/** The meeting that a reply's button offers. */
const CtaIntent = z.enum(['consultation', 'strategy', 'voice-ai']);
export type CtaIntent = z.output<typeof CtaIntent>;

/** A reply of POST /api/chatbot without its key `askingAbout{name}`, see `askingAboutKey`. */
const ChatReply = z.object({
  /** Plain text with line breaks. It may contain paths of this site, which can be shown as links. */
  response: z.string(),
  sessionId: z.string(),
  sessionData: ChatSessionData,
  ctaIntent: CtaIntent.nullable(),
  ctaMessage: z.string().nullable(),
  suggestedQuestions: z.array(z.string()),
  /** The visitor wants to book a meeting. */
  bookingIntent: z.boolean(),
  /** Button below the answer. */
  link: z.object({ label: z.string(), href: z.string() }).nullable(),
  /** Free times to choose from, when the visitor wants to book. */
  slots: ChatSlots.nullable(),
  /** The call that this reply has booked. */
  booking: ChatBooking.nullable(),
});
export type ChatReply = z.output<typeof ChatReply>;

/** A whole reply: one of its keys depends on the owner's name. */
export const KeyedChatReply = z.looseObject(ChatReply.shape);
export type KeyedChatReply = ChatReply & { [key: `askingAbout${string}`]: boolean };
