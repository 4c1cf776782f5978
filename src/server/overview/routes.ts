import { routes } from '#server/http/calls.ts';
import { isProgram } from '#server/http/user-agents.ts';
import { exportCalls } from '#shared/export.calls.ts';
import { overviewCalls } from '#shared/overview.calls.ts';
import { pageViewCalls } from '#shared/page-view.calls.ts';
import { openExport } from './exports.ts';
import { readOverview } from './overview.ts';
import { findOpenedPage } from './page-views.ts';
import { findTrafficSource } from './sources.ts';
import { readStatistics } from './statistics.ts';

export const overviewRoutes = routes(overviewCalls, {
  get: (ctx) => readOverview(ctx),
  statistics: (ctx, { query }) => readStatistics(ctx, query.period),
});

export const exportRoutes = routes(exportCalls, {
  table(ctx, { params, c }) {
    const { filename, stream } = openExport(ctx, params.file);
    return c.body(stream, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
    });
  },
});

export const pageViewRoutes = routes(pageViewCalls, {
  count: {
    limits: [{ perHour: 600, beyond: 'drop' }],
    async run(ctx, { input, c }) {
      const { cookie, 'user-agent': agent } = c.req.header();
      // Crawlers run scripts too, and name themselves.
      if (ctx.sessions.hasCookie(cookie) || (agent && isProgram(agent))) return;
      const path = await findOpenedPage(ctx, input.path);
      if (path === undefined) return;
      ctx.counters.countView(path);
      const [search, referrer] = input.from ?? [];
      const source = search === undefined ? undefined : findTrafficSource(search, referrer, ctx.config.siteUrl);
      if (source !== undefined) ctx.counters.countVisit(source);
    },
  },
});
