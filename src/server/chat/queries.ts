import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

export interface StoredChat {
  id: number;
  interactionCount: number;
  sentimentScore: number;
  signals: string[];
  shownSuggestions: string[];
  bookingIntent: boolean;
  topic: string | null;
  card: string | null;
  email: string | null;
  phone: string | null;
}

/** What changes with each message. */
export type ChatUpdate = Omit<StoredChat, 'id'> & { now: UnixSeconds; expiresAt: UnixSeconds };

export interface NewChatMessage {
  type: 'user' | 'ai';
  message: string;
  sentiment?: number;
  signals?: readonly string[];
  bookingIntent?: boolean;
  askingAboutOwner?: boolean;
  responder?: 'built-in' | 'model';
  card?: string | null;
  unanswered?: boolean;
}

const flag = (value: boolean | undefined): 0 | 1 => (value ? 1 : 0);

/** @returns undefined when there is no such chat, or it has expired. */
export async function findChat(db: Db, tokenHash: string, now: UnixSeconds): Promise<StoredChat | undefined> {
  const row = await db
    .selectFrom('chatSessions')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && readChat(row);
}

/** @returns the new chat's id. */
export async function insertChat(
  db: Db,
  chat: { tokenHash: string; shownSuggestions: readonly string[]; createdAt: UnixSeconds; expiresAt: UnixSeconds },
): Promise<number> {
  const { id } = await db
    .insertInto('chatSessions')
    .values({
      tokenHash: chat.tokenHash,
      shownSuggestions: JSON.stringify(chat.shownSuggestions),
      createdAt: chat.createdAt,
      updatedAt: chat.createdAt,
      expiresAt: chat.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateChat(db: Db, id: number, { now, ...chat }: ChatUpdate): Promise<void> {
  await db
    .updateTable('chatSessions')
    .set({
      ...chat,
      signals: JSON.stringify(chat.signals),
      shownSuggestions: JSON.stringify(chat.shownSuggestions),
      bookingIntent: flag(chat.bookingIntent),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertChatMessages(
  db: Db,
  sessionId: number,
  messages: readonly NewChatMessage[],
  createdAt: UnixSeconds,
): Promise<void> {
  await db
    .insertInto('chatMessages')
    .values(
      messages.map((message) => ({
        sessionId,
        type: message.type,
        message: message.message,
        sentiment: message.sentiment ?? 0,
        signals: JSON.stringify(message.signals ?? []),
        bookingIntent: flag(message.bookingIntent),
        askingAboutOwner: flag(message.askingAboutOwner),
        mind: message.responder ?? null,
        card: message.card ?? null,
        unanswered: flag(message.unanswered),
        createdAt,
      })),
    )
    .execute();
}

/** The last messages of a chat, oldest first. */
export async function listLastMessages(db: Db, sessionId: number, count: number) {
  const rows = await db
    .selectFrom('chatMessages')
    .select(['type', 'message'])
    .where('sessionId', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}

/** The visitor's first message as a column of a query over chats. @param id name of the chat's id in that query. */
function firstMessageOf(id: string) {
  return sql<string | null>`(
    select message from chat_messages where session_id = ${sql.ref(id)} and type = 'user' order by id limit 1
  )`.as('firstMessage');
}

/** Chats, newest first, with their first message and the lead of the same email address. */
export async function listChats(db: Db, { limit, beforeId }: { limit: number; beforeId?: number | undefined }) {
  let query = db
    .selectFrom('chatSessions as chat')
    .selectAll('chat')
    .select((of) => [
      firstMessageOf('chat.id'),
      of
        .selectFrom('leads')
        .select('leads.id')
        .where(sql<boolean>`leads.email = chat.email collate nocase`)
        .as('leadId'),
    ])
    .orderBy('chat.id', 'desc')
    .limit(limit);
  if (beforeId !== undefined) query = query.where('chat.id', '<', beforeId);
  const rows = await query.execute();
  return rows.map(({ firstMessage, leadId, createdAt, updatedAt, ...row }) => ({
    ...readChat(row),
    firstMessage,
    leadId,
    createdAt,
    updatedAt,
  }));
}

/** One chat with the lead of the same email address. */
export async function findChatById(db: Db, id: number) {
  const row = await db.selectFrom('chatSessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const lead = row.email
    ? await db
        .selectFrom('leads')
        .select(['id', 'name', 'email', 'company'])
        .where(sql<boolean>`email = ${row.email} collate nocase`)
        .executeTakeFirst()
    : undefined;
  return { ...readChat(row), createdAt: row.createdAt, updatedAt: row.updatedAt, lead: lead ?? null };
}

/** Every message of a chat, oldest first. */
export async function listMessages(db: Db, sessionId: number) {
  const rows = await db
    .selectFrom('chatMessages')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.map(({ mind, ...row }) => ({
    ...row,
    responder: mind,
    signals: JSON.parse(row.signals) as string[],
    bookingIntent: row.bookingIntent === 1,
    askingAboutOwner: row.askingAboutOwner === 1,
    unanswered: row.unanswered === 1,
  }));
}

/** Deletes a chat and its messages. @returns false when there is no such chat. */
export async function deleteChat(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('chatSessions').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Counts one model call.
 *
 * @param day `YYYY-MM-DD` in UTC.
 * @returns false when the day's calls or tokens are used up; then nothing is counted.
 */
export async function takeCall(db: Db, day: string, maxCalls: number, maxTokens: number): Promise<boolean> {
  const result = await sql`
    insert into chat_usage (day, calls) values (${day}, 1)
    on conflict (day) do update set calls = calls + 1
      where calls < ${maxCalls} and prompt_tokens + completion_tokens < ${maxTokens}
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Adds to the usage of a day. */
export async function addUsage(
  db: Db,
  day: string,
  added: { failures?: number; promptTokens?: number; completionTokens?: number },
): Promise<void> {
  const { failures = 0, promptTokens = 0, completionTokens = 0 } = added;
  await sql`
    insert into chat_usage (day, failures, prompt_tokens, completion_tokens)
    values (${day}, ${failures}, ${promptTokens}, ${completionTokens})
    on conflict (day) do update set failures = failures + excluded.failures,
      prompt_tokens = prompt_tokens + excluded.prompt_tokens,
      completion_tokens = completion_tokens + excluded.completion_tokens
  `.execute(db);
}

/** Usage of the days with model calls, newest first. */
export function listUsage(db: Db, days: number) {
  return db.selectFrom('chatUsage').selectAll().orderBy('day', 'desc').limit(days).execute();
}

function readChat(row: Omit<Row<'chatSessions'>, 'createdAt' | 'updatedAt'>): StoredChat {
  const { id, interactionCount, sentimentScore, topic, card, email, phone } = row;
  return {
    ...{ id, interactionCount, sentimentScore, topic, card, email, phone },
    signals: JSON.parse(row.signals) as string[],
    shownSuggestions: JSON.parse(row.shownSuggestions) as string[],
    bookingIntent: row.bookingIntent === 1,
  };
}
