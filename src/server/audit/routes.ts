import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { readQuery } from '#server/http/query.ts';
import { AuditQuery } from '#shared/audit.schema.ts';
import { listAudit } from './audit.ts';
import { listNames } from './queries.ts';

/** The audit log, newest first. `?q=`, `actor`, `action`, `from` and `to` search, `?before=ID` is the next page. */
export function auditApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listAudit(ctx, readQuery(c, AuditQuery))))
    .get('/names', async (c) => c.json(await listNames(ctx.db)));
}
