import type { AppContext } from '#server/context.ts';
import { isRewriteDue, markRewritten } from '#server/db/rewrite.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { runRewriteThread, takeSnapshot } from './snapshots.ts';

/** Result of rewriting the database after an erasure; each is the reason of a failure. */
export interface Rewritten {
  rewriteError?: string;
  snapshotError?: string;
}

/** A rewrite of a data folder that has not begun yet: it also covers who is erased until it begins. */
const waiting = new Map<string, Promise<Rewritten>>();

/**
 * Rewrites `site.db`, so that nothing in it can be read that was deleted, and takes a snapshot. Failures are returned, logged, and
 * mailed to the owner; `rewriteWhenDue` tries again.
 */
export function rewrite(ctx: AppContext): Promise<Rewritten> {
  const { DATA_DIR } = ctx.config;
  const result = waiting.get(DATA_DIR) ?? rewriteNow(ctx);
  waiting.set(DATA_DIR, result);
  return result;
}

/** Rewrites the database where that is still to be done: an earlier rewrite failed or was cut short, or the nightly job has deleted old rows. */
export async function rewriteWhenDue(ctx: AppContext): Promise<void> {
  if (isRewriteDue(ctx.config.DATA_DIR)) await rewrite(ctx);
}

async function rewriteNow(ctx: AppContext): Promise<Rewritten> {
  const { DATA_DIR } = ctx.config;
  const result = await runRewriteThread(ctx, {
    onBegin: () => void waiting.delete(DATA_DIR),
    onSuccess: () => markRewritten(DATA_DIR),
  });
  const snapshot = await takeSnapshot(ctx);
  try {
    if (result.kind === 'done') await reportSuccess(ctx, 'rewrite');
    else await reportFailure(ctx, 'rewrite', result.reason);
  } catch (error) {
    // The disk is full.
    ctx.log.error({ err: error, result }, 'the rewriting of the database could not be reported');
  }
  return {
    ...(result.kind === 'failed' ? { rewriteError: result.reason } : {}),
    ...(snapshot.kind === 'failed' ? { snapshotError: snapshot.reason } : {}),
  };
}
