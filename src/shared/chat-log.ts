/** A conversation with the demo bot as the owner sees it. Times are ISO 8601. */
export interface ChatSummary {
  id: number;
  /** What the visitor asked first. */
  firstMessage: string;
  interactionCount: number;
  sentimentScore: number;
  /** Signs of a buyer, e.g. `price`, `team-size`. */
  signals: string[];
  bookingIntent: boolean;
  /** An address the visitor typed. */
  email: string | null;
  /** The lead with the same address. */
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
  /** Who wrote a reply. */
  mind: 'built-in' | 'model' | null;
  unanswered: boolean;
  createdAt: string;
}

export interface ChatTranscript extends Omit<ChatSummary, 'firstMessage' | 'leadId'> {
  /** Who the visitor is, when the address they typed is known from elsewhere. */
  lead: { id: number; name: string | null; email: string; company: string | null } | null;
  messages: LoggedMessage[];
}

/** A question that the site had no answer to. */
export interface UnansweredQuestion {
  id: number;
  chatId: number;
  message: string;
  createdAt: string;
}

export interface ChatUsage {
  /** The model that answers, or null when the built-in answers serve alone. */
  model: string | null;
  /** Calls a day, past which the built-in answers serve. */
  dailyLimit: number;
  /** Newest first; days without a call are left out. `day` is `YYYY-MM-DD` in UTC. */
  days: { day: string; calls: number; failures: number; promptTokens: number; completionTokens: number }[];
}
