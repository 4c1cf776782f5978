/** Chat messages, and the owner's tests of the bot. */
import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag, JsonList } from './column.ts';

export interface ChatSessionsTable {
  id: Generated<number>;
  /** SHA-256 of the visitor's session id, in hex. */
  tokenHash: string;
  interactionCount: Generated<number>;
  /** -1 to 1, the later messages weighing more. */
  sentimentScore: Generated<number>;
  signals: Generated<JsonList>;
  shownSuggestions: Generated<JsonList>;
  bookingIntent: Generated<Flag>;
  /** Id of the card that was the last answer. */
  card: string | null;
  /** An address the visitor typed into the chat. */
  email: string | null;
  /** A phone number the visitor typed into the chat, as `+14155550142`. */
  phone: string | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
  expiresAt: UnixSeconds;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  sessionId: number;
  type: 'user' | 'ai';
  message: string;
  /** Author of a reply; null on the visitor's messages. */
  mind: 'built-in' | 'model' | null;
  /** Id of the card that a reply is, if it is one. */
  card: string | null;
  /** A visitor's message that the site's content had no answer to. */
  unanswered: Generated<Flag>;
  handled: Generated<Flag>;
  createdAt: CreatedAt;
}

export interface ChatUsageTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  calls: Generated<number>;
  failures: Generated<number>;
  promptTokens: Generated<number>;
  completionTokens: Generated<number>;
}

/** A question of the owner's test list, and the id of the card that has to answer it. */
export interface ChatAnswerTestsTable {
  id: Generated<number>;
  question: string;
  card: string;
  createdAt: CreatedAt;
}
