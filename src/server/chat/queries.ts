import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changesRows } from '#server/db/results.ts';
import type { ChangedRow, NewRow, Row } from '#server/db/schema.ts';
import type { ChatList, ChatQuery, ChatTranscript } from '#shared/chat-log.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** @returns undefined when there is no such chat, or it has expired. */
export function findChat(db: Db, tokenHash: string, now: UnixSeconds): Promise<Row<'chatSessions'> | undefined> {
  const query = db.selectFrom('chatSessions').selectAll().where('tokenHash', '=', tokenHash);
  return query.where('expiresAt', '>', now).executeTakeFirst();
}

/** The chat of a token, created if there is none. @param shown suggestions that the visitor saw before a new chat. */
export function openChat(
  db: Db,
  chat: { tokenHash: string; createdAt: UnixSeconds; expiresAt: UnixSeconds },
  shown: readonly string[],
): Promise<Row<'chatSessions'>> {
  const { createdAt: updatedAt, expiresAt } = chat;
  return db
    .insertInto('chatSessions')
    .values({ ...chat, updatedAt, shownSuggestions: [...shown] })
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ updatedAt, expiresAt }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateChat(db: Db, id: number, changed: ChangedRow<'chatSessions'>): Promise<void> {
  await db.updateTable('chatSessions').set(changed).where('id', '=', id).execute();
}

export async function insertMessages(db: Db, messages: NewRow<'chatMessages'>[]): Promise<void> {
  await db.insertInto('chatMessages').values(messages).execute();
}

/** The last messages of a chat, oldest first. */
export async function listLastMessages(db: Db, sessionId: number, count: number) {
  const query = db.selectFrom('chatMessages').select(['id', 'type', 'message']).where('sessionId', '=', sessionId);
  return (await query.orderBy('id', 'desc').limit(count).execute()).reverse();
}

/** Columns of a chat that Captain shows. */
const SUMMARY = [
  ...(['chat.id', 'interactionCount', 'sentimentScore', 'signals', 'bookingIntent'] as const),
  ...(['chat.email', 'chat.phone', 'chat.contactedAt', 'chat.responded'] as const),
  ...(['chat.createdAt', 'chat.updatedAt'] as const),
];
/** The lead of the same email address. */
const IS_THEIRS = sql<boolean>`leads.email = chat.email collate nocase`;

/** A page of chats, newest first. @param before id of the last one of the page before. */
export async function listChats(db: Db, { limit, before = Number.MAX_SAFE_INTEGER }: ChatQuery): Promise<ChatList> {
  const rows = await db
    .selectFrom('chatSessions as chat')
    .select(SUMMARY)
    .select((of) => [
      of.selectFrom('leads').select('leads.id').where(IS_THEIRS).as('leadId'),
      of
        .selectFrom('chatMessages')
        .select('message')
        .whereRef('sessionId', '=', 'chat.id')
        .where('type', '=', 'user')
        .orderBy('chatMessages.id')
        .limit(1)
        .as('firstMessage'),
    ])
    .where('chat.id', '<', before)
    .orderBy('chat.id', 'desc')
    .limit(limit + 1)
    .execute();
  const chats = rows.slice(0, limit).map((row) => ({ ...row, firstMessage: row.firstMessage ?? '' }));
  return { chats, hasMore: rows.length > limit };
}

/** A chat with every message, oldest first. */
export async function findTranscript(db: Db, id: number): Promise<ChatTranscript | undefined> {
  const chat = db.selectFrom('chatSessions as chat').where('chat.id', '=', id);
  const row = await chat.select(SUMMARY).executeTakeFirst();
  if (!row) return undefined;
  const lead = await chat
    .innerJoin('leads', (join) => join.on(IS_THEIRS))
    .select(['leads.id', 'leads.name', 'leads.email', 'leads.company'])
    .executeTakeFirst();
  const messages = await db
    .selectFrom('chatMessages')
    .select(['id', 'type', 'message', 'answeredBy as responder', 'card', 'unanswered', 'createdAt'])
    .where('sessionId', '=', id)
    .orderBy('id')
    .execute();
  return { ...row, lead: lead ?? null, messages };
}

/** Deletes a chat and its messages. @returns false when there is no such chat. */
export function deleteChat(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('chatSessions').where('id', '=', id));
}
