import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { backoffSeconds, reportFailure, reportSuccess, type SendError } from '#server/delivery/delivery.ts';
import { suppressAfterBounce } from '#server/newsletter/subscribers/suppression.ts';
import { deleteSuppressionsOf } from '#server/newsletter/subscribers/suppression-queries.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { createFailureWatch, type Verdict } from './failure-watch.ts';
import { markForRetryOnResume, type RecipientRow, updateRecipient } from './queries.ts';
import { pauseByItself } from './sending.ts';

/** A recipient that fails so often for the time being is given up: with doubling waits, after some 17 hours. */
const ATTEMPTS_MAX = 11;
/** Pauses after failures of the mail server. */
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 900;

/** The mail server's answer to one mail. */
export type SendOutcome = { kind: 'sent'; message: string } | SendError;

/** Stores the mail server's answers, and pauses, retries or suppresses accordingly. */
export function createSendOutcomes(ctx: AppContext) {
  const watch = createFailureWatch(ctx);
  /** Failures of the mail server in a row. */
  let failures = 0;
  let pausedUntil = 0;
  /** Stores the latest outcome, until that has succeeded. */
  let unstored: (() => Promise<void>) | undefined;

  /** Stores the outcome that could not be stored, e.g. on a full disk: nothing more is sent until it is. */
  async function storeUnstored(): Promise<void> {
    await unstored?.();
    unstored = undefined;
  }

  async function store(row: RecipientRow, outcome: SendOutcome, verdict: Verdict | undefined): Promise<void> {
    const at = ctx.clock.now();
    if (outcome.kind === 'sent') {
      const sent = { state: 'sent', attempts: row.attempts + 1, response: outcome.message, at } as const;
      await updateRecipient(ctx.db, row.id, sent);
    } else {
      await ctx.db.transaction().execute(async (trx) => {
        await storeFailure(trx, row, outcome, at);
        if (verdict) await pauseIssue(trx, row.newsletterId, verdict);
      });
    }
    if (verdict) ctx.outbox.wake();
    if (outcome.kind === 'account' || outcome.kind === 'connection') {
      if (verdict) failures = 0;
      else await pauseSending(outcome.message, at);
    } else if (failures > 0) {
      failures = 0;
      await reportSuccess(ctx, 'mail');
    }
  }

  /** The mail server failed: nothing is sent for a while, after each further failure for longer. */
  async function pauseSending(reason: string, at: UnixSeconds): Promise<void> {
    failures += 1;
    pausedUntil = at + backoffSeconds(failures, FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS);
    await reportFailure(ctx, 'mail', reason);
  }

  async function storeFailure(trx: Db, row: RecipientRow, outcome: SendError, at: UnixSeconds): Promise<void> {
    const { kind, message: response } = outcome;
    // Says nothing about the recipient.
    if (kind === 'account') return;
    const attempts = row.attempts + 1;
    // The mail may be the reason that a connection breaks: its recipient waits, so that the others get theirs.
    if (kind !== 'refused' && attempts < ATTEMPTS_MAX) {
      const nextAt = (at + backoffSeconds(attempts)) as UnixSeconds;
      await updateRecipient(trx, row.id, { attempts, response, at, nextAt });
      return;
    }
    const bounce = kind === 'refused' ? outcome.bounce : 'soft';
    await updateRecipient(trx, row.id, { state: 'failed', attempts, response, at, bounce });
    if (bounce && kind !== 'connection') await suppressAfterBounce(ctx, trx, row, bounce, response);
  }

  /** A server that refuses everybody says nothing about the addresses: they are allowed, and tried again when the issue is resumed. */
  async function pauseIssue(trx: Db, issueId: number, { reason, refused }: Verdict): Promise<void> {
    const ids = refused.map(({ id }) => id);
    const emails = refused.flatMap(({ email }) => email ?? []);
    await markForRetryOnResume(trx, ids);
    await deleteSuppressionsOf(trx, issueId, emails);
    await pauseByItself(ctx, trx, issueId, reason);
    watch.forget(issueId);
  }

  return {
    /** Stores the outcome of one mail. When that fails, `storeUnstored` does it. */
    async add(row: RecipientRow, outcome: SendOutcome): Promise<void> {
      const verdict = watch.add(row.newsletterId, row, outcome);
      unstored = () => store(row, outcome, verdict);
      await storeUnstored();
    },
    storeUnstored,
    /** No more outcomes come for an issue. */
    end: watch.forget,
    /** True for a while after the mail server failed: no mail should be sent. */
    isPaused: () => ctx.clock.now() < pausedUntil,
    pausedUntil: () => pausedUntil,
    endPause(): void {
      pausedUntil = 0;
    },
  };
}
