import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/middleware/body.ts';
import { limit } from '#server/middleware/limit.ts';
import { readId } from '#server/middleware/query.ts';
import { listActivePopups } from '#server/repositories/popup-notifications.ts';
import { PopupEventInput } from '#shared/popup.schema.ts';
import type { PublicPopup } from '#shared/popup.ts';

/** The popups that visitors may see, and the counting of what they do with them: no cookie, no address kept. */
export function popupNotificationsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json((await listActivePopups(ctx.db)) satisfies PublicPopup[]))
    .post('/:id/events', limit(ctx, { perHour: 200, beyond: 'drop' }), body(PopupEventInput, 1024), (c) => {
      ctx.counters.countPopup(readId(c), c.req.valid('json').event);
      return c.body(null, 204);
    });
}
