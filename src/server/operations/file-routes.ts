import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { EXPORTS } from '#server/insight/exports.ts';
import { AppError } from '#shared/errors.ts';
import { dayOf, dayToIso, toIso } from '#shared/time.ts';
import { findLatestBackup, makeBackup } from './backup.ts';

/** What the owner takes away: tables as CSV, and the database as one file. */
export function filesApi(ctx: AppContext) {
  const today = () => dayToIso(dayOf(ctx.clock.now()));
  return new Hono()
    .get('/export/:file', (c) => {
      const name = /^(\w+)\.csv$/.exec(c.req.param('file'))?.[1] ?? '';
      const open = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined;
      if (!open) throw new AppError('not_found', 'There is nothing at this address');
      return c.body(open(ctx), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}-${today()}.csv"`,
      });
    })
    .get('/backup', async (c) => {
      const { stream, bytes } = await makeBackup(ctx);
      // Nobody reads the body of an answer to HEAD.
      if (c.req.method === 'HEAD') await stream.cancel();
      return c.body(stream, 200, {
        'Content-Type': 'application/vnd.sqlite3',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="site-${today()}.db"`,
      });
    })
    .get('/backup/latest', async (c) => {
      const latest = await findLatestBackup(ctx);
      return c.json({ latest: latest ? { at: toIso(latest.at), bytes: latest.bytes } : null });
    });
}
