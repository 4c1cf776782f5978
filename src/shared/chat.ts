import type { CalendarLinks } from './booking.schema.ts';
import type { MeetingQuestion } from './meeting-types.schema.ts';

/** Greatest length of one message, in characters. */
export const CHAT_MESSAGE_MAX = 2_000;

/** The meeting that a reply's button offers. */
export type CtaIntent = 'consultation' | 'strategy' | 'voice-ai';

/** Free times that a reply offers; a booking itself goes through POST /api/bookings. */
export interface ChatSlots {
  /** Slug of the meeting type. */
  type: string;
  minutes: number;
  /** Questions of the owner before such a meeting; missing in conversations that an earlier version has stored. */
  questions?: MeetingQuestion[];
  timezone: string;
  /** `start` is ISO 8601 UTC; `date` (`YYYY-MM-DD`) and `time` (`HH:MM`) are in `timezone`. */
  times: { start: string; date: string; time: string }[];
}

/** A call that was booked in the conversation; `token` is that of its page. */
export interface ChatBooking {
  token: string;
  start: string;
  timezone: string;
  calendarLinks: CalendarLinks;
}

/** The session so far. */
export interface ChatSessionData {
  /** Number of answered messages. */
  interactionCount: number;
  /** -1 (annoyed) to 1 (pleased). */
  sentimentScore: number;
  /** Number of different buying signals so far: asks for prices, names a date, a team size... */
  highIntentSignals: number;
  /** Every suggestion shown so far, including the greeting's. */
  shownSuggestions: string[];
}

/** A reply of POST /api/chatbot without its key `askingAbout{name}`, see `askingAboutKey`. */
export interface ChatReply {
  /** Plain text with line breaks. It may contain paths of this site, which can be shown as links. */
  response: string;
  sessionId: string;
  sessionData: ChatSessionData;
  ctaIntent: CtaIntent | null;
  ctaMessage: string | null;
  suggestedQuestions: string[];
  /** The visitor wants to book a meeting. */
  bookingIntent: boolean;
  /** Button below the answer. */
  link: { label: string; href: string } | null;
  /** Free times to choose from, when the visitor wants to book. */
  slots: ChatSlots | null;
  /** The call that this reply has booked. */
  booking: ChatBooking | null;
}

/** A whole reply: one of its keys depends on the owner's name. */
export type KeyedChatReply = ChatReply & { [key: `askingAbout${string}`]: boolean };

/** The key of the flag for questions about the owner: `askingAbout` and the letters and digits of the first name. */
export function askingAboutKey(firstName: string): `askingAbout${string}` {
  return `askingAbout${firstName.replace(/[^\p{L}\p{N}]/gu, '')}`;
}
