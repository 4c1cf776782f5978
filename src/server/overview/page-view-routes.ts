import { routes } from '#server/http/calls.ts';
import { pageViewCalls } from '#shared/page-view.calls.ts';
import { countOpenedPage } from './page-views.ts';

export const pageViewRoutes = routes(pageViewCalls, {
  count: {
    limits: [{ perHour: 600, beyond: 'drop' }],
    run: (ctx, { input }) => countOpenedPage(ctx, input.path),
  },
});
