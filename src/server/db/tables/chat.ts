/** Chat messages, and the passages that the demo bot answers from. */
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
  /** Topic of the last messages. */
  topic: string | null;
  /** An address the visitor typed into the chat. */
  email: string | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
  expiresAt: UnixSeconds;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  sessionId: number;
  type: 'user' | 'ai';
  message: string;
  sentiment: Generated<number>;
  signals: Generated<JsonList>;
  bookingIntent: Generated<Flag>;
  askingAboutOwner: Generated<Flag>;
  /** Who wrote a reply; null on the visitor's messages. */
  mind: 'built-in' | 'model' | null;
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

/** What the chat's passages were made from: `pages`, or `post:ID`. */
export interface ChatSourcesTable {
  name: string;
  version: string;
}

/** Full-text tables: `rowid` is the position, and for posts `ID * 1000 + position`. */
export interface ChatPagePassagesTable {
  rowid: number;
  title: string;
  heading: string;
  text: string;
  page: string;
  hints: string;
  path: string;
}

export interface ChatPostPassagesTable {
  rowid: number;
  title: string;
  text: string;
  path: string;
}
