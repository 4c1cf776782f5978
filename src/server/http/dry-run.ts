import type { Context } from 'hono';
import type { Call } from '#shared/call.ts';

/** True where a call has a dry run and the request asks for it: by `?dryRun=1`, or by `dryRun: true` in its parsed body. */
export function asksForDryRun({ dryRun }: Call, c: Context): boolean {
  const input = c.req.valid('json' as never) as { dryRun?: unknown } | undefined;
  return dryRun !== undefined && (c.req.query('dryRun') === '1' || input?.dryRun === true);
}
