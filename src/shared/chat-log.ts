/** A chat with the demo bot, as the dashboard shows it. Times are ISO 8601. */
export interface ChatSummary {
  id: number;
  firstMessage: string;
  interactionCount: number;
  sentimentScore: number;
  /** Buying signals, e.g. `price`, `team-size`. */
  signals: string[];
  bookingIntent: boolean;
  /** Email address that the visitor typed. */
  email: string | null;
  /** Phone number that the visitor typed, as `+14155550142`. */
  phone: string | null;
  /** Id of the lead with the same address. */
  leadId: number | null;
  createdAt: string;
  updatedAt: string;
}

/** A page of chats. */
export interface ChatList {
  /** Newest first. */
  chats: ChatSummary[];
  hasMore: boolean;
}

interface LoggedMessage {
  id: number;
  type: 'ai' | 'user';
  message: string;
  /** Author of a reply; null on the visitor's messages. */
  responder: 'built-in' | 'model' | null;
  /** Id of the card that a reply is. */
  card: string | null;
  unanswered: boolean;
  createdAt: string;
}

/** A chat with its messages, oldest first. */
export interface ChatTranscript extends Omit<ChatSummary, 'firstMessage' | 'leadId'> {
  /** The lead with the address that the visitor typed. */
  lead: { id: number; name: string | null; email: string; company: string | null } | null;
  messages: LoggedMessage[];
}

/** Calls and tokens of the language model on each day. */
export interface ChatUsage {
  /** Null when no model is configured. */
  model: string | null;
  /** Model calls per day; past it the built-in responder answers. */
  dailyLimit: number;
  /** Newest first; days without a call are omitted. `day` is `YYYY-MM-DD` in UTC. */
  days: { day: string; calls: number; failures: number; promptTokens: number; completionTokens: number }[];
}
