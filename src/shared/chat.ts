/** Maximum length of a chat message in characters. */
export const CHAT_MESSAGE_MAX = 2_000;

/** The meeting that a reply's button offers. */
export type CtaIntent = 'consultation' | 'strategy' | 'voice-ai';

/** The server's data about the conversation so far. */
export interface ChatSessionData {
  /** Number of answered messages. */
  interactionCount: number;
  /** -1 (annoyed) to 1 (pleased). */
  sentimentScore: number;
  /** Number of different signs of buying interest, such as a question about prices, a date or a team size. */
  highIntentSignals: number;
  /** All suggestions shown so far, including those of the greeting. */
  shownSuggestions: string[];
}

/** A reply of POST /api/chatbot, without the key `askingAbout{name}`; see `KeyedChatReply`. */
export interface ChatReply {
  /** Plain text with line breaks. Known paths of this site in it are shown as links. */
  response: string;
  sessionId: string;
  sessionData: ChatSessionData;
  ctaIntent: CtaIntent | null;
  ctaMessage: string | null;
  suggestedQuestions: string[];
  /** True when the visitor wants to book a meeting. */
  bookingIntent: boolean;
}

/** A reply including the key `askingAbout{name}`. */
export type KeyedChatReply = ChatReply & { [key: `askingAbout${string}`]: boolean };

/** The key that tells whether the visitor asked about the owner: `askingAbout` and the first name's letters and digits. */
export function askingAboutKey(firstName: string): `askingAbout${string}` {
  return `askingAbout${firstName.replace(/[^\p{L}\p{N}]/gu, '')}`;
}

/** The greeting of the chat. */
export function chatGreeting(name: string): string {
  return `Hi, I'm ${name}'s demo bot. Ask me about automation, chatbots, the voice AI receptionist, prices or how to book a call. What takes too much of your time?`;
}

/** Three questions shown with the greeting. */
export const FIRST_QUESTIONS = [
  'What services do you offer?',
  'How much does the voice AI receptionist cost?',
  'What happens in the free consultation?',
] as const;

/** Shown when a request fails. */
export const CHAT_FAILURE =
  "I'm experiencing some technical difficulties. Please try asking your question again or contact me directly.";
