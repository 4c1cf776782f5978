/** A conversation with the demo bot in the dashboard. Times are ISO 8601. */
export interface ChatSummary {
  id: number;
  /** The visitor's first message. */
  firstMessage: string;
  interactionCount: number;
  sentimentScore: number;
  /** Detected signs of buying interest, e.g. `price`, `team-size`. */
  signals: string[];
  bookingIntent: boolean;
  /** Email address that the visitor typed. */
  email: string | null;
  /** Id of the lead with the same address. */
  leadId: number | null;
  createdAt: string;
  updatedAt: string;
}

export interface ChatList {
  /** Newest first. */
  chats: ChatSummary[];
  hasMore: boolean;
}

interface LoggedMessage {
  id: number;
  type: 'ai' | 'user';
  message: string;
  sentiment: number;
  signals: string[];
  bookingIntent: boolean;
  askingAboutOwner: boolean;
  /** Which responder wrote a reply. */
  mind: 'built-in' | 'model' | null;
  unanswered: boolean;
  createdAt: string;
}

export interface ChatTranscript extends Omit<ChatSummary, 'firstMessage' | 'leadId'> {
  /** The lead with the address that the visitor typed. */
  lead: { id: number; name: string | null; email: string; company: string | null } | null;
  messages: LoggedMessage[];
}

/** A question that the bot could not answer. */
export interface UnansweredQuestion {
  id: number;
  chatId: number;
  message: string;
  createdAt: string;
}

export interface ChatUsage {
  /** Name of the language model; null when only the built-in responder answers. */
  model: string | null;
  /** Maximum number of model calls per day; after that the built-in responder answers. */
  dailyLimit: number;
  /** Newest first; days without a call are left out. `day` is `YYYY-MM-DD` in UTC. */
  days: { day: string; calls: number; failures: number; promptTokens: number; completionTokens: number }[];
}
