import type { AppContext } from '#server/context.ts';
import { countOutbox, listOutages } from '#server/delivery/delivery.ts';
import { toIso } from '#shared/time.ts';

/** True when the database answers a read. */
export function isDatabaseUp(ctx: Pick<AppContext, 'database' | 'log'>): boolean {
  try {
    ctx.database.sqlite.prepare('select 1').get();
    return true;
  } catch (error) {
    ctx.log.error({ err: error }, 'the database does not answer');
    return false;
  }
}

/** How the parts of the server do, for a captain's eyes. */
export async function describeHealth(ctx: AppContext) {
  const { at, bytes, took, failures, lastError } = ctx.snapshots;
  return {
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage().rss,
    snapshot: {
      at: at === null ? null : toIso(at),
      ageSeconds: at === null ? null : ctx.clock.now() - at,
      bytes,
      tookMs: took,
      failures,
      lastError,
    },
    /** False while the disk is too full to hold room back. */
    hasBallast: ctx.ballast.isThere(),
    outbox: await countOutbox(ctx.db),
    outages: (await listOutages(ctx.db)).map(({ source, failures: count, since }) => ({
      source,
      failures: count,
      since: toIso(since),
    })),
  };
}
