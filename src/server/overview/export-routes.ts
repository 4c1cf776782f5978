import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { dayOf, dayToIso } from '#shared/time.ts';
import { EXPORTS } from './exports.ts';

/** `GET /export/NAME.csv`: one table as CSV. */
export function exportApi(ctx: AppContext) {
  return new Hono().get('/:file', (c) => {
    const name = /^(\w+)\.csv$/.exec(c.req.param('file'))?.[1] ?? '';
    const open = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined;
    if (!open) throw new AppError('not_found', 'There is nothing at this address');
    const today = dayToIso(dayOf(ctx.clock.now()));
    return c.body(open(ctx), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
    });
  });
}
