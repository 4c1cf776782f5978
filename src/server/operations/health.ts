import type { AppContext } from '#server/context.ts';
import { countOutbox, listOutages } from '#server/delivery/delivery.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import { toIso, toIsoOrNull } from '#shared/time.ts';
import { findReplicaRestore } from './replica-restore.ts';

const TOKEN_SECONDS = 60;

/** Lets a request to `/healthz` learn how many proxies it passed and how the jobs of the server go, which strangers need not know. */
export function makeHealthToken(ctx: Pick<AppContext, 'signingKey' | 'clock'>): string {
  return makeLinkToken(ctx, 'health', ctx.clock.now(), '');
}

/** Whether a process on the same data made the token within the last minute. */
export function isHealthToken(ctx: Pick<AppContext, 'signingKey' | 'clock'>, token: string): boolean {
  const at = idOfLinkToken(token) ?? 0;
  return Math.abs(ctx.clock.now() - at) <= TOKEN_SECONDS && isLinkToken(ctx, token, 'health', at, '');
}

/** State of the server's parts, shown to captains only. */
export async function describeHealth(ctx: AppContext) {
  const { at, bytes, took, failures, lastError } = ctx.snapshots;
  return {
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage().rss,
    snapshot: {
      at: toIsoOrNull(at),
      ageSeconds: at === null ? null : ctx.clock.now() - at,
      bytes,
      tookMs: took,
      failures,
      lastError,
    },
    /** The last time that the database was restored from the replica, and up to which moment. */
    restored: findReplicaRestore(ctx.config.DATA_DIR) ?? null,
    /** False while the disk is too full for it. */
    hasDiskReserve: ctx.diskReserve.isAllocated(),
    outbox: await countOutbox(ctx.db),
    outages: (await listOutages(ctx)).map(({ source, failures: count, since }) => ({
      source,
      failures: count,
      since: toIso(since),
    })),
  };
}
