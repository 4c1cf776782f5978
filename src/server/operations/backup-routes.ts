import { routes } from '#server/http/calls.ts';
import { backupCalls } from '#shared/backup.calls.ts';
import { dayOf, dayToIso } from '#shared/time.ts';
import { makeBackup } from './backup-download.ts';
import { findLatestSnapshot } from './operations.ts';

export const backupRoutes = routes(backupCalls, {
  async download(ctx, { c }) {
    const { stream, bytes } = await makeBackup(ctx);
    // The body of a HEAD response is never read.
    if (c.req.method === 'HEAD') await stream.cancel();
    return c.body(stream, 200, {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="site-${dayToIso(dayOf(ctx.clock.now()))}.db"`,
    });
  },
  latest: async (ctx) => ({ latest: (await findLatestSnapshot(ctx)) ?? null }),
});
