import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { readId } from '#server/http/query.ts';
import { PopupEventInput, PopupInput } from '#shared/popup.schema.ts';
import type { PublicPopup } from '#shared/popup.ts';
import { createPopup, listPopupsForCaptain, removePopup, savePopup } from './popups.ts';
import { listActivePopups } from './queries.ts';

/** `/api/popup-notifications`: the active popups, and counts of what visitors do with them. No cookie, no address is stored. */
export function popupNotificationsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json((await listActivePopups(ctx.db)) satisfies PublicPopup[]))
    .post('/:id/events', limit(ctx, { perHour: 200, beyond: 'drop' }), body(PopupEventInput, 1024), (c) => {
      ctx.counters.countPopup(readId(c), c.req.valid('json').event);
      return c.body(null, 204);
    });
}

/** `/api/captain/popup-notifications`. */
export function captainPopupsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listPopupsForCaptain(ctx)))
    .post('/', body(PopupInput), async (c) => c.json(await createPopup(ctx, c.req.valid('json')), 201))
    .put('/:id', body(PopupInput), async (c) => c.json(await savePopup(ctx, readId(c), c.req.valid('json'))))
    .delete('/:id', async (c) => {
      await removePopup(ctx, readId(c));
      return c.body(null, 204);
    });
}
