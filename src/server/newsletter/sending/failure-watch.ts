import type { AppContext } from '#server/context.ts';
import type { BulkOutcome } from './bulk-mail.ts';
import type { RecipientRow } from './queries.ts';

/** Refusals in a row after which sending pauses: the server refuses everybody. */
const REFUSED_IN_ROW = 10;
/** Of so many last recipients the share of failures is taken, once there are half as many. */
const WINDOW = 100;
/** A deferred recipient counts as a failure from this attempt on: servers that greylist accept the second or third. */
const DEFERRED_ATTEMPTS = 3;

/** Why sending is to pause, and the recipients that were refused in a row. */
export interface Verdict {
  reason: string;
  refused: RecipientRow[];
}

/** Watches what becomes of an issue's mails. Kept in memory: after a restart it starts anew. */
export function createFailureWatch(ctx: Pick<AppContext, 'settings'>) {
  const issues = new Map<number, { failures: boolean[]; refused: RecipientRow[] }>();
  return {
    /** @returns a verdict when too many fail. */
    add(issueId: number, row: RecipientRow, outcome: BulkOutcome): Verdict | undefined {
      const isDeferred = outcome.kind === 'later';
      if (isDeferred && row.attempts + 1 < DEFERRED_ATTEMPTS) return undefined;
      const seen = issues.get(issueId) ?? { failures: [], refused: [] };
      issues.set(issueId, seen);
      seen.failures = [...seen.failures, outcome.kind !== 'sent'].slice(-WINDOW);
      if (outcome.kind === 'sent') seen.refused = [];
      else if (!isDeferred) seen.refused.push(row);

      const { response } = outcome;
      if (seen.refused.length >= REFUSED_IN_ROW) {
        const reason = `The mail server refused ${seen.refused.length} addresses in a row: ${response}`;
        return { reason, refused: seen.refused };
      }
      const failed = seen.failures.filter(Boolean).length;
      const percent = (100 * failed) / seen.failures.length;
      const limit = Number(ctx.settings.value('newsletter_failure_percent'));
      if (outcome.kind === 'sent' || seen.failures.length < WINDOW / 2 || percent <= limit) return undefined;
      const reason = `${failed} of the last ${seen.failures.length} mails failed: ${response}`;
      return { reason, refused: [] };
    },
    /** Starts anew for an issue. */
    forget(issueId: number): void {
      issues.delete(issueId);
    },
  };
}
