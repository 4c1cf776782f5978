import { routes } from '#server/http/calls.ts';
import { auditCalls } from '#shared/audit.calls.ts';
import { listAudit } from './audit.ts';
import { listNames } from './queries.ts';

export const auditRoutes = routes(auditCalls, {
  list: (ctx, { query }) => listAudit(ctx, query),
  names: (ctx) => listNames(ctx.db),
});
