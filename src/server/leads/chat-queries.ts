import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { countRows } from '#server/db/results.ts';

/** The conversation's message in which the visitor gave an address or a number. */
export const contactMessage = sql<string>`(
  select message from chat_messages
  where session_id = chat_sessions.id and type = 'user' and created_at = chat_sessions.contacted_at
  order by id desc limit 1
)`;

/** Visitors who left an address or a number in a chat and have no answer, without those who wait as leads. */
export async function listWaitingChats(db: Db, limit: number) {
  const waiting = db
    .selectFrom('chatSessions')
    .where(sql<boolean>`contacted_at is not null and responded = 0`)
    .where(
      sql<boolean>`not exists (select 1 from leads where email = chat_sessions.email collate nocase and waiting_since is not null)`,
    );
  const first = await waiting
    .select(['id', 'email', 'phone', 'contactedAt as since', contactMessage.as('message')])
    .orderBy('contactedAt')
    .limit(limit)
    .execute();
  return {
    count: await countRows(waiting),
    first: first.map(({ since, message, ...chat }) => ({ ...chat, since: since!, message: message ?? '' })),
  };
}

/** Marks the chats in which an address was given. */
export async function updateChatsRespondedOf(db: Db, email: string, responded: boolean): Promise<void> {
  await db
    .updateTable('chatSessions')
    .set({ responded })
    .where(sql<boolean>`email = ${email} collate nocase and contacted_at is not null`)
    .execute();
}
