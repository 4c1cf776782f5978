import { routes } from '#server/http/calls.ts';
import { exportCalls } from '#shared/export.calls.ts';
import { overviewCalls } from '#shared/overview.calls.ts';
import { openExport } from './exports.ts';
import { readOverview } from './overview.ts';
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
