import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { parseInput } from '#server/http/body.ts';
import { requireFound } from '#shared/errors.ts';
import { type Popup, type PopupChanges, PopupInput } from '#shared/popup.schema.ts';
import { deletePopup, findPopup, insertPopup, listPopups, updatePopup } from './queries.ts';

const NO_POPUP = 'There is no such popup notification';

export { addPopupCounts, hasActivePopup } from './queries.ts';

/** All popups with current counts, newest first. */
export async function listPopupsForCaptain(ctx: AppContext): Promise<Popup[]> {
  await ctx.counters.flush();
  return listPopups(ctx.db);
}

export async function createPopup(ctx: AppContext, input: PopupInput): Promise<Popup> {
  const id = await insertPopup(ctx.db, input, ctx.clock.now());
  if (input.isActive) ctx.publicContent.changed();
  return getPopup(ctx.db, id);
}

/** @throws AppError `not_found`, `bad_request`. */
export async function savePopup(ctx: AppContext, id: number, changes: PopupChanges): Promise<Popup> {
  const { before, after } = await ctx.db.transaction().execute(async (trx) => {
    const before = await getPopup(trx, id);
    await updatePopup(trx, id, parseInput(PopupInput, { ...before, ...changes }), ctx.clock.now());
    return { before, after: await getPopup(trx, id) };
  });
  if (before.isActive || after.isActive) ctx.publicContent.changed();
  return after;
}

/** @throws AppError `not_found`. */
export async function removePopup(ctx: AppContext, id: number): Promise<void> {
  const { isActive } = await getPopup(ctx.db, id);
  requireFound(await deletePopup(ctx.db, id), NO_POPUP);
  if (isActive) ctx.publicContent.changed();
}

/** @throws AppError `not_found`. */
async function getPopup(db: Db, id: number): Promise<Popup> {
  return requireFound(await findPopup(db, id), NO_POPUP);
}
