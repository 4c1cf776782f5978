import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { type BulkChannel, type BulkOutcome, openBulkChannel } from './bulk-mail.ts';
import { createFailureWatch, type Verdict } from './failure-watch.ts';
import { mailTo, type StoredMail } from './issue-mail.ts';
import type { IssueRow } from './issue-queries.ts';
import { countAllowed, createPace } from './pace.ts';
import { pauseByItself, startIssue } from './sending.ts';
import {
  capRecipientWaits,
  changeState,
  findNextSending,
  findRecipientNow,
  listCounts,
  listDueIssues,
  listDueRecipients,
  listSendingIssues,
  type RecipientRow,
  updateRecipient,
} from './sending-queries.ts';
import { suppressAfterBounce } from './suppression.ts';
import { deleteSuppressionsOf } from './suppression-queries.ts';

/** Recipients in memory at once. */
const BATCH = 50;
/** What is due is looked for this often even when nothing wakes the worker: clocks jump. */
const CHECK_EVERY_MS = 15_000;
/** A recipient that the mail server defers so often is given up: with doubling waits, after some 17 hours. */
const ATTEMPTS_MAX = 11;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 6 * 3600;
/** Waits after the mail server broke off, by how often in a row. The first time, a new connection is opened at once. */
const BROKEN_WAITS = [0, 15, 30, 60, 120, 300, 900];
/** Refusals of the login or the sender in a row, after which sending pauses. */
const REFUSALS_MAX = 3;
/** The mail being sent when the server stops may be finished within this time; else it is sent again at the next start. */
const STOP_WITHIN_MS = 5_000;

export interface IssueSender {
  /** Sends what is due until nothing is. @returns how many recipients were handled. */
  drain(): Promise<number>;
  /** Runs by itself until stopped. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Sends the newsletter's issues, one mail after the other. What the mail server answered is stored before the next mail is sent, so a
 * recipient with a stored answer is never sent to again, and a crash repeats one mail at most.
 */
export function createIssueSender(ctx: AppContext): IssueSender {
  const { SMTP_URL } = ctx.config;
  let channel: BulkChannel | undefined;
  const waitForTurn = createPace(ctx);
  const watch = createFailureWatch(ctx);
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isWoken = false;
  let blockedUntil = 0;
  let brokenInRow = 0;
  let lastNow = ctx.clock.now();
  /** An answer that could not be stored, e.g. on a full disk: nothing more is sent until it is. */
  let unstored: (() => Promise<void>) | undefined;

  /** A wait longer than the longest one is from before the clock was set back. */
  function isBlocked(): boolean {
    const left = blockedUntil - ctx.clock.now();
    return left > 0 && left <= BROKEN_WAITS.at(-1)!;
  }

  async function drain(): Promise<number> {
    if (!SMTP_URL) return 0;
    await storeUnstored();
    await correctClock();
    await startPlanned();
    let handled = 0;
    for (const issue of await listSendingIssues(ctx.db)) handled += await sendIssue(issue, SMTP_URL);
    return handled;
  }

  async function correctClock(): Promise<void> {
    const now = ctx.clock.now();
    if (now < lastNow) await capRecipientWaits(ctx.db, (now + LONGEST_WAIT_SECONDS) as UnixSeconds);
    lastNow = now;
  }

  async function startPlanned(): Promise<void> {
    for (const issue of await listDueIssues(ctx.db, ctx.clock.now())) {
      await startIssue(ctx, issue).catch((error) => {
        // It was changed at this moment: the next round sees the change.
        if (!(error instanceof AppError)) throw error;
        isWoken = true;
      });
    }
  }

  async function sendIssue(issue: IssueRow, smtpUrl: string): Promise<number> {
    const mail = await mailOf(issue).catch((error) => pauseUnwritten(issue.id, error));
    if (!mail) return 0;
    let handled = 0;
    while (!isStopped && !isBlocked()) {
      const allowed = await countAllowed(ctx);
      if (allowed === 0) break;
      const rows = await listDueRecipients(ctx.db, issue.id, ctx.clock.now(), Math.min(BATCH, allowed));
      if (rows.length === 0) break;
      for (const row of rows) {
        if (isStopped || isBlocked()) return handled;
        await waitForTurn();
        channel ??= openBulkChannel(ctx, smtpUrl);
        if (!(await sendTo(row, issue, mail, channel))) return handled;
        handled += 1;
      }
    }
    await finish(issue.id);
    return handled;
  }

  /** Rendered once: what changes on the site while an issue is sent changes nothing for the rest. */
  async function mailOf(issue: IssueRow): Promise<StoredMail> {
    if (issue.mail !== null) return JSON.parse(issue.mail) as StoredMail;
    const { prepareIssue } = await import('./render-issue.ts');
    const { subject, html, text } = await prepareIssue(ctx, issue);
    await changeState(ctx.db, issue.id, ['sending'], { mail: JSON.stringify({ subject, html, text }) });
    return { subject, html, text };
  }

  async function pauseUnwritten(id: number, error: Error): Promise<undefined> {
    ctx.log.error({ err: error, issue: id }, 'the mail of an issue could not be written');
    const reason = `The mail could not be written: ${error.message}`;
    await ctx.db.transaction().execute((trx) => pauseByItself(ctx, trx, id, reason));
    ctx.outbox.wake();
  }

  /** @returns false when the issue is not being sent any more. */
  async function sendTo(row: RecipientRow, issue: IssueRow, mail: StoredMail, to: BulkChannel): Promise<boolean> {
    const now = await findRecipientNow(ctx.db, row.id);
    if (now?.issueState !== 'sending') return false;
    if (now.state !== 'pending') return true;
    const { subscriberId } = row;
    if (!now.subscribed || now.email === null || subscriberId === null) {
      await updateRecipient(ctx.db, row.id, { state: 'unsubscribed', response: 'Unsubscribed before its turn' });
      return true;
    }
    if (now.suppressed) {
      await updateRecipient(ctx.db, row.id, { state: 'suppressed', response: now.suppressed });
      return true;
    }
    const outcome = await to.send(mailTo(ctx, mail, { ...row, subscriberId, email: now.email }));
    const verdict = outcome.kind === 'broken' ? undefined : watch.add(issue.id, row, outcome);
    unstored = () => store(row, issue, outcome, verdict);
    await storeUnstored();
    return true;
  }

  async function storeUnstored(): Promise<void> {
    await unstored?.();
    unstored = undefined;
  }

  async function store(row: RecipientRow, issue: IssueRow, outcome: BulkOutcome, verdict?: Verdict): Promise<void> {
    if (outcome.kind === 'broken') return storeBroken(row, issue, outcome);
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
        if (verdict) await pause(trx, issue.id, verdict);
      });
    }
    if (verdict) ctx.outbox.wake();
    if (brokenInRow > 0) await reportSuccess(ctx, 'mail');
    brokenInRow = 0;
  }

  /** A server that refuses everybody says nothing about the addresses. */
  async function pause(trx: Db, issueId: number, { reason, refused }: Verdict) {
    await deleteSuppressionsOf(trx, issueId, refused);
    await pauseByItself(ctx, trx, issueId, reason);
    watch.forget(issueId);
  }

  /** The mail may be the reason: from the second time on its recipient waits, so that the others get theirs. */
  async function storeBroken(row: RecipientRow, issue: IssueRow, outcome: BulkOutcome & { kind: 'broken' }) {
    const at = ctx.clock.now();
    const { response, isRefusal } = outcome;
    const failures = brokenInRow + 1;
    if (isRefusal && failures >= REFUSALS_MAX) {
      await ctx.db.transaction().execute((trx) => pauseByItself(ctx, trx, issue.id, response));
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
    blockedUntil = at + (BROKEN_WAITS[failures - 1] ?? BROKEN_WAITS.at(-1)!);
  }

  async function finish(id: number): Promise<void> {
    const counts = (await listCounts(ctx.db, [id])).get(id);
    if ((counts?.pending ?? 0) > 0) return;
    await changeState(ctx.db, id, ['sending'], { state: 'sent', finishedAt: ctx.clock.now() });
    watch.forget(id);
  }

  function run(): void {
    if (isStopped) return;
    isWoken = true;
    if (running) return;
    clearTimeout(timer);
    running = (async () => {
      while (isWoken && !isStopped) {
        isWoken = false;
        await drain();
      }
      return findNextSending(ctx.db);
    })()
      .catch((error) => {
        ctx.log.error({ err: error }, 'sending the newsletter failed and will be tried again');
        return undefined;
      })
      .then((next) => {
        running = undefined;
        if (isStopped) return;
        if (isWoken) return run();
        const at = Math.max(next ?? Number.POSITIVE_INFINITY, blockedUntil);
        const wait = Math.min(CHECK_EVERY_MS, Math.max(500, (at - ctx.clock.now()) * 1000));
        timer = globalThis.setTimeout(run, wait);
        timer.unref();
      });
  }

  return {
    drain,
    start() {
      ctx.issues.listen(run);
      run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, setTimeout(STOP_WITHIN_MS, undefined, { ref: false })]);
      channel?.close();
    },
  };
}

function nextTry(now: number, attempts: number): UnixSeconds {
  return (now + Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS)) as UnixSeconds;
}
