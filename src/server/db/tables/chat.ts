/** Chat messages, and the owner's tests of the bot. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { ChatSession, LoggedMessage } from '#shared/chat-log.schema.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { CreatedAt, TableOf } from './column.ts';

export const ChatSessionsTable = ChatSession.extend({
  /** SHA-256 of the visitor's session id, in hex. */
  tokenHash: z.string(),
  shownSuggestions: z.array(z.string()),
  /** Id of the card that was the last answer. */
  card: z.string().nullable(),
  expiresAt: StoredTime,
});
export type ChatSessionsTable = TableOf<
  typeof ChatSessionsTable,
  'id' | 'interactionCount' | 'sentimentScore' | 'signals' | 'shownSuggestions' | 'bookingIntent' | 'responded'
>;

export const ChatMessagesTable = LoggedMessage.omit({ responder: true }).extend({
  sessionId: z.number(),
  /** Author of a reply; null on the visitor's messages. */
  answeredBy: LoggedMessage.shape.responder,
  handled: z.boolean(),
  /** A visitor's message that the bot refused, as no question about the business. */
  deflected: z.boolean(),
});
export type ChatMessagesTable = TableOf<typeof ChatMessagesTable, 'id' | 'unanswered' | 'handled' | 'deflected'>;

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
