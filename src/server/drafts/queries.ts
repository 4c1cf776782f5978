import type { Db } from '#server/db/open.ts';
import { insertedId } from '#server/db/results.ts';
import type { NewRow, Row } from '#server/db/schema.ts';

/** The object that a draft belongs to: a post, an issue, or the post that a captain has not created yet. */
export type DraftOwner = { postId: number } | { newsletterId: number } | { captainId: number };

export function findDraft(db: Db, owner: DraftOwner): Promise<Row<'drafts'> | undefined> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where((eb) => eb.and(owner))
    .executeTakeFirst();
}

/** @returns its id. */
export function insertDraft(db: Db, draft: NewRow<'drafts'>): Promise<number> {
  return insertedId(db.insertInto('drafts').values(draft).returning('id'));
}

export async function deleteDraft(db: Db, owner: DraftOwner): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where((eb) => eb.and(owner))
    .execute();
}
