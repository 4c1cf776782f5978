import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { suppressAfterBounce } from '#server/newsletter/subscribers/suppression.ts';
import { deleteSuppressionsOf } from '#server/newsletter/subscribers/suppression-queries.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { BulkOutcome } from './bulk-mail.ts';
import { createFailureWatch, type Verdict } from './failure-watch.ts';
import { markRefusedInRun, type RecipientRow, updateRecipient } from './queries.ts';
import { pauseByItself } from './sending.ts';

/** A recipient that the mail server defers so often is given up: with doubling waits, after some 17 hours. */
const ATTEMPTS_MAX = 11;
const FIRST_WAIT_SECONDS = 60;
export const LONGEST_WAIT_SECONDS = 6 * 3600;
/** Waits after the mail server broke off, by how often in a row. The first time, a new connection is opened at once. */
const BROKEN_WAITS = [0, 15, 30, 60, 120, 300, 900];
export const LONGEST_BROKEN_WAIT = Math.max(...BROKEN_WAITS);
/** Refusals of the login or the sender in a row, after which sending pauses. */
const REFUSALS_MAX = 3;

/** Stores what the mail server answers, and what follows from it. */
export interface SendOutcomes {
  /** Stores the outcome of one mail. When that fails, `storeLeft` does it. */
  add(row: RecipientRow, outcome: BulkOutcome): Promise<void>;
  /** Stores the outcome that could not be stored, e.g. on a full disk: nothing more is sent until it is. */
  storeLeft(): Promise<void>;
  /** No more outcomes come for an issue. */
  end(issueId: number): void;
}

/** @param pauseUntil is called when no mail should be sent for a while. */
export function createSendOutcomes(ctx: AppContext, pauseUntil: (moment: number) => void): SendOutcomes {
  const watch = createFailureWatch(ctx);
  let brokenInRow = 0;
  let left: (() => Promise<void>) | undefined;

  async function storeLeft(): Promise<void> {
    await left?.();
    left = undefined;
  }

  async function storeAnswer(
    row: RecipientRow,
    outcome: Exclude<BulkOutcome, { kind: 'broken' }>,
    verdict: Verdict | undefined,
  ): Promise<void> {
    const at = ctx.clock.now();
    const attempts = row.attempts + 1;
    const { response } = outcome;
    const isGivenUp = outcome.kind === 'later' && attempts >= ATTEMPTS_MAX;
    if (outcome.kind === 'sent') {
      await updateRecipient(ctx.db, row.id, { state: 'sent', attempts, response, at });
    } else {
      await ctx.db.transaction().execute(async (trx) => {
        if (outcome.kind === 'later' && !isGivenUp) {
          await updateRecipient(trx, row.id, { attempts, response, at, nextAt: nextTry(at, attempts) });
        } else {
          const bounce = outcome.kind === 'refused' ? outcome.bounce : 'soft';
          await updateRecipient(trx, row.id, { state: 'failed', attempts, response, at, bounce });
          if (bounce) await suppressAfterBounce(ctx, trx, row, bounce, response);
        }
        if (verdict) await pause(trx, row.newsletterId, verdict);
      });
    }
    if (verdict) ctx.outbox.wake();
    if (brokenInRow > 0) await reportSuccess(ctx, 'mail');
    brokenInRow = 0;
  }

  /** A server that refuses everybody says nothing about the addresses: they are allowed, and tried again when the issue is resumed. */
  async function pause(trx: Db, issueId: number, { reason, refused }: Verdict): Promise<void> {
    await markRefusedInRun(
      trx,
      refused.map(({ id }) => id),
    );
    await deleteSuppressionsOf(
      trx,
      issueId,
      refused.flatMap(({ email }) => email ?? []),
    );
    await pauseByItself(ctx, trx, issueId, reason);
    watch.forget(issueId);
  }

  /** The mail may be the reason: from the second time on its recipient waits, so that the others get theirs. */
  async function storeBroken(row: RecipientRow, outcome: BulkOutcome & { kind: 'broken' }): Promise<void> {
    const at = ctx.clock.now();
    const { response, isRefusal } = outcome;
    const failures = brokenInRow + 1;
    if (isRefusal && failures >= REFUSALS_MAX) {
      await ctx.db.transaction().execute((trx) => pauseByItself(ctx, trx, row.newsletterId, response));
      brokenInRow = 0;
      ctx.outbox.wake();
      return;
    }
    if (failures > 1) {
      const attempts = row.attempts + 1;
      const isGivenUp = attempts >= ATTEMPTS_MAX;
      const changes = isGivenUp ? ({ state: 'failed', bounce: 'soft' } as const) : { nextAt: nextTry(at, attempts) };
      await updateRecipient(ctx.db, row.id, { attempts, response, at, ...changes });
      await reportFailure(ctx, 'mail', response);
    }
    brokenInRow = failures;
    pauseUntil(at + (BROKEN_WAITS[failures - 1] ?? LONGEST_BROKEN_WAIT));
  }

  return {
    async add(row, outcome) {
      if (outcome.kind === 'broken') left = () => storeBroken(row, outcome);
      else {
        const verdict = watch.add(row.newsletterId, row, outcome);
        left = () => storeAnswer(row, outcome, verdict);
      }
      await storeLeft();
    },
    storeLeft,
    end: watch.forget,
  };
}

function nextTry(now: number, attempts: number): UnixSeconds {
  return (now + Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS)) as UnixSeconds;
}
