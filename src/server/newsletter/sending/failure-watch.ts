import type { AppContext } from '#server/context.ts';
import type { SendOutcome } from './outcomes.ts';
import type { RecipientRow } from './queries.ts';

/** Recipients refused in a row after which sending pauses: the server refuses everybody. */
const REFUSED_IN_ROW = 10;
/** Refusals of the login or the sender in a row, after which sending pauses. */
const ACCOUNT_REFUSED_IN_ROW = 3;
/** Number of last recipients of which the share of failures is taken, once there are half as many. */
const WINDOW = 100;
/** A deferred recipient counts as a failure from this attempt on: servers that greylist accept the second or third. */
const DEFERRED_ATTEMPTS = 3;

/** Why sending is to pause, and the recipients that were refused in a row. */
export interface Verdict {
  reason: string;
  refused: RecipientRow[];
}

/** Watches the outcomes of an issue's mails. Kept in memory: after a restart it starts anew. */
export function createFailureWatch(ctx: Pick<AppContext, 'settings'>) {
  const issues = new Map<number, { failures: boolean[]; refused: RecipientRow[]; accountRefused: number }>();
  return {
    /** @returns a verdict when too many fail. */
    add(issueId: number, row: RecipientRow, outcome: SendOutcome): Verdict | undefined {
      const seen = issues.get(issueId) ?? { failures: [], refused: [], accountRefused: 0 };
      issues.set(issueId, seen);
      const { kind, message } = outcome;
      seen.accountRefused = kind === 'account' ? seen.accountRefused + 1 : 0;
      if (seen.accountRefused >= ACCOUNT_REFUSED_IN_ROW) return { reason: message, refused: [] };
      // The server itself failed: this says nothing about the recipient.
      if (kind === 'account' || kind === 'connection') return undefined;
      if (kind === 'temporary' && row.attempts + 1 < DEFERRED_ATTEMPTS) return undefined;
      seen.failures = [...seen.failures, kind !== 'sent'].slice(-WINDOW);
      if (kind === 'sent') seen.refused = [];
      if (kind === 'refused') seen.refused.push(row);
      const { failures, refused } = seen;
      if (refused.length >= REFUSED_IN_ROW) {
        return { reason: `The mail server refused ${refused.length} addresses in a row: ${message}`, refused };
      }
      if (kind === 'sent' || failures.length < WINDOW / 2) return undefined;
      const failed = failures.filter(Boolean).length;
      const percent = (100 * failed) / failures.length;
      if (percent <= ctx.settings.number('newsletter_failure_percent')) return undefined;
      return { reason: `${failed} of the last ${failures.length} mails failed: ${message}`, refused: [] };
    },
    /** Starts anew for an issue. */
    forget(issueId: number): void {
      issues.delete(issueId);
    },
  };
}
