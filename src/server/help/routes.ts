import { routes } from '#server/http/calls.ts';
import { helpCalls } from '#shared/help.calls.ts';
import { getHelp } from './help.ts';

export const helpRoutes = routes(helpCalls, {
  get: (ctx, { params }) => getHelp(ctx, params.name),
});
