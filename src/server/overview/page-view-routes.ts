import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { PageViewInput } from '#shared/page-view.schema.ts';
import { countOpenedPage } from './page-views.ts';

/** Counts a page that was opened by navigation inside the browser; nothing else is stored. */
export function pageViewsApi(ctx: AppContext) {
  return new Hono().post('/', limit(ctx, { perHour: 600, beyond: 'drop' }), body(PageViewInput, 1024), async (c) => {
    await countOpenedPage(ctx, c.req.valid('json').path);
    return c.body(null, 204);
  });
}
