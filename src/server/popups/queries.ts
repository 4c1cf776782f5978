import type { Db } from '#server/db/open.ts';
import { changesRows, hasRows, insertedId } from '#server/db/results.ts';
import type { PopupInput } from '#shared/popup.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** All popups with their counts, newest first. */
export function listPopups(db: Db) {
  return withCounts(db).orderBy('popupNotifications.id', 'desc').execute();
}

export function findPopup(db: Db, id: number) {
  return withCounts(db).where('popupNotifications.id', '=', id).executeTakeFirst();
}

/** Active popups in the order in which they are shown, oldest first, without internal columns. */
export function listActivePopups(db: Db) {
  return db
    .selectFrom('popupNotifications')
    .select([
      ...(['id', 'title', 'message', 'delay', 'showOnce', 'action', 'buttonText', 'buttonLink'] as const),
      ...(['look', 'pages', 'firstDay', 'lastDay'] as const),
    ])
    .where('isActive', '=', true)
    .orderBy('id')
    .execute();
}

export function hasActivePopup(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('popupNotifications').select('id').where('isActive', '=', true).limit(1));
}

/** @returns the new popup's id. */
export function insertPopup(db: Db, popup: PopupInput, now: UnixSeconds): Promise<number> {
  return insertedId(
    db
      .insertInto('popupNotifications')
      .values({ ...popup, createdAt: now, updatedAt: now })
      .returning('id'),
  );
}

export async function updatePopup(db: Db, id: number, popup: PopupInput, now: UnixSeconds): Promise<void> {
  await db
    .updateTable('popupNotifications')
    .set({ ...popup, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** @returns false when there was none. */
export function deletePopup(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('popupNotifications').where('id', '=', id));
}

/** Adds to the counts of a popup; does nothing when it was deleted. */
export async function addPopupCounts(
  db: Db,
  id: number,
  counts: { views: number; clicks: number; closings: number },
): Promise<void> {
  await db
    .insertInto('popupCounts')
    .columns(['popupId', 'views', 'clicks', 'closings'])
    .expression((eb) =>
      eb
        .selectFrom('popupNotifications')
        .select((row) => [
          'id',
          row.val(counts.views).as('v'),
          row.val(counts.clicks).as('c'),
          row.val(counts.closings).as('x'),
        ])
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      conflict.column('popupId').doUpdateSet((eb) => ({
        views: eb('popupCounts.views', '+', eb.ref('excluded.views')),
        clicks: eb('popupCounts.clicks', '+', eb.ref('excluded.clicks')),
        closings: eb('popupCounts.closings', '+', eb.ref('excluded.closings')),
      })),
    )
    .execute();
}

function withCounts(db: Db) {
  return db
    .selectFrom('popupNotifications')
    .leftJoin('popupCounts', 'popupCounts.popupId', 'popupNotifications.id')
    .selectAll('popupNotifications')
    .select((eb) => [
      eb.fn.coalesce('popupCounts.views', eb.lit(0)).as('views'),
      eb.fn.coalesce('popupCounts.clicks', eb.lit(0)).as('clicks'),
      eb.fn.coalesce('popupCounts.closings', eb.lit(0)).as('closings'),
    ]);
}
