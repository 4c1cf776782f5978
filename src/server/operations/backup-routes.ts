import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { dayOf, dayToIso, toIso } from '#shared/time.ts';
import { makeBackup } from './backup-download.ts';
import { findLatestSnapshot } from './operations.ts';

/** `GET /backup` downloads the database as one file; `/backup/latest` gives time and size of the newest snapshot. */
export function backupApi(ctx: AppContext) {
  const today = () => dayToIso(dayOf(ctx.clock.now()));
  return new Hono()
    .get('/backup', async (c) => {
      const { stream, bytes } = await makeBackup(ctx);
      // The body of a HEAD response is never read.
      if (c.req.method === 'HEAD') await stream.cancel();
      return c.body(stream, 200, {
        'Content-Type': 'application/vnd.sqlite3',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="site-${today()}.db"`,
      });
    })
    .get('/backup/latest', async (c) => {
      const latest = await findLatestSnapshot(ctx);
      return c.json({ latest: latest ? { at: toIso(latest.at), bytes: latest.bytes } : null });
    });
}
