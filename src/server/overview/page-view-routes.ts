import { routes } from '#server/http/calls.ts';
import { pageViewCalls } from '#shared/page-view.calls.ts';
import { countOpenedPage } from './page-views.ts';
import { sourceOf } from './sources.ts';

export const pageViewRoutes = routes(pageViewCalls, {
  count: {
    limits: [{ perHour: 600, beyond: 'drop' }],
    async run(ctx, { input, c }) {
      if (ctx.sessions.hasCookie(c.req.header('cookie'))) return;
      await countOpenedPage(ctx, input.path);
      const [search, referrer] = input.from ?? [];
      const source = search === undefined ? undefined : sourceOf(search, referrer, ctx.config.siteUrl);
      if (source !== undefined) ctx.counters.countVisit(source);
    },
  },
});
