/** Most characters of one chat message. */
export const CHAT_MESSAGE_MAX = 2_000;

/** Where a reply's button can lead: a meeting of the visitor's choice. */
export type CtaIntent = 'consultation' | 'strategy' | 'voice-ai';

/** What the server tells about the talk so far. */
export interface ChatSessionData {
  /** Messages of the visitor that were answered. */
  interactionCount: number;
  /** -1 (annoyed) to 1 (pleased). */
  sentimentScore: number;
  /** How many different signs of a buyer were seen: asks for prices, names a date, a team size... */
  highIntentSignals: number;
  /** Every suggestion the visitor has been shown, the greeting's among them. */
  shownSuggestions: string[];
}

/** A reply of POST /api/chatbot; `askingAbout{name}` comes beside these, see `askingAboutKey`. */
export interface ChatReply {
  /** Plain text; line breaks count. A path of this site in it may be shown as a link. */
  response: string;
  sessionId: string;
  sessionData: ChatSessionData;
  ctaIntent: CtaIntent | null;
  ctaMessage: string | null;
  suggestedQuestions: string[];
  /** The visitor wants to meet. */
  bookingIntent: boolean;
}

/** A reply with its one key that depends on the owner's name. */
export type KeyedChatReply = ChatReply & { [key: `askingAbout${string}`]: boolean };

/** The key that tells whether the visitor asked about the owner: `askingAbout` and the first name's letters and digits. */
export function askingAboutKey(firstName: string): `askingAbout${string}` {
  return `askingAbout${firstName.replace(/[^\p{L}\p{N}]/gu, '')}`;
}

/** The first words of the chat. */
export function chatGreeting(name: string): string {
  return `Hi, I'm ${name}'s demo bot. Ask me about automation, chatbots, the voice AI receptionist, prices or how to book a call. What takes too much of your time?`;
}

/** Three questions shown with the greeting. */
export const FIRST_QUESTIONS = [
  'What services do you offer?',
  'How much does the voice AI receptionist cost?',
  'What happens in the free consultation?',
] as const;

/** Said when no answer comes back at all. */
export const CHAT_FAILURE =
  "I'm experiencing some technical difficulties. Please try asking your question again or contact me directly.";
