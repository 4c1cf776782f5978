import { Hono } from 'hono';
import * as z from 'zod';
import { canServe } from '#server/checks/checks.ts';
import type { AppContext } from '#server/context.ts';
import { findCaller } from '#server/http/require-captain.ts';
import { isSameSecret } from '#server/http/secrets.ts';
import { JobState } from '#shared/jobs.schema.ts';
import { roleOf } from '#shared/roles.ts';
import { describeHealth, isHealthToken } from './health.ts';
import { renderMetrics } from './metrics.ts';

/** `/healthz`, with details for owners, and `/metrics` for clients with METRICS_TOKEN. */
export function operationsApi(ctx: AppContext) {
  return new Hono()
    .get('/healthz', async (c) => {
      c.header('Cache-Control', 'no-store');
      if (!(await canServe(ctx))) return c.json({ status: 'unavailable' }, 503);
      if (isHealthToken(ctx, c.req.header('x-health-token') ?? '')) {
        const addresses = (c.req.header('x-forwarded-for') ?? '').split(',').filter((address) => address.trim());
        return c.json({ status: 'ok', proxies: addresses.length, jobs: z.encode(z.array(JobState), ctx.jobs.list()) });
      }
      const credentials = c.req.header('authorization') ?? c.req.header('cookie');
      const captain = credentials ? await findCaller(ctx, c) : undefined;
      if (!captain || roleOf(captain) !== 'owner') return c.json({ status: 'ok' });
      return c.json({ status: 'ok', ...(await describeHealth(ctx)) });
    })
    .get('/metrics', async (c, next) => {
      const token = ctx.config.METRICS_TOKEN;
      if (!token) return next();
      c.header('Cache-Control', 'no-store');
      const [, given = ''] = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
      if (!isSameSecret(given, token)) {
        c.header('WWW-Authenticate', 'Bearer');
        return c.json({ message: 'METRICS_TOKEN is required' }, 401);
      }
      c.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
      return c.body(await renderMetrics(ctx));
    });
}
