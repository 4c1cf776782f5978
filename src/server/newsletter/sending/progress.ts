import type { AppContext } from '#server/context.ts';
import type { ListedIssueRow } from '#server/newsletter/issues/queries.ts';
import type { IssueProgress } from '#shared/newsletter-issue.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { estimateSeconds, readLimits } from './pace.ts';
import { countLastTried, countRecipientsByState } from './queries.ts';

/** The speed is taken from the last minute. */
const OBSERVED_SECONDS = 60;

/** How far each of these issues is, in their order. */
export async function readProgress(ctx: AppContext, issues: ListedIssueRow[]): Promise<IssueProgress[]> {
  const ids = issues.map(({ id }) => id);
  const counts = await countRecipientsByState(ctx.db, ids);
  const isSending = issues.some(({ state }) => state === 'sending');
  const now = ctx.clock.now();
  const lately = isSending ? await countLastTried(ctx.db, (now - OBSERVED_SECONDS) as UnixSeconds, now) : 0;
  return issues.map(({ id, state, startedAt, unsubscribes }) => {
    const { sent = 0, pending = 0, failed = 0, suppressed = 0, unsubscribed = 0 } = counts.get(id) ?? {};
    const ran = Math.min(OBSERVED_SECONDS, Math.max(1, now - (startedAt ?? now)));
    return {
      counts: {
        total: sent + pending + failed + suppressed + unsubscribed,
        sent,
        pending,
        failed,
        leftOut: suppressed,
        unsubscribed: unsubscribed + unsubscribes,
      },
      remainingSeconds: state === 'sending' ? estimateSeconds(pending, readLimits(ctx), lately / ran) : null,
    };
  });
}
