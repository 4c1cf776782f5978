import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { readId } from '#server/http/query.ts';
import { PopupEventInput } from '#shared/popup.schema.ts';
import type { PublicPopup } from '#shared/popup.ts';
import { listActivePopups } from './popup-queries.ts';

/** The popups that visitors may see, and the counting of what they do with them: no cookie, no address kept. */
export function popupNotificationsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json((await listActivePopups(ctx.db)) satisfies PublicPopup[]))
    .post('/:id/events', limit(ctx, { perHour: 200, beyond: 'drop' }), body(PopupEventInput, 1024), (c) => {
      ctx.counters.countPopup(readId(c), c.req.valid('json').event);
      return c.body(null, 204);
    });
}
