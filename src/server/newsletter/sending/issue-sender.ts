import type { AppContext } from '#server/context.ts';
import { createWorkLoop } from '#server/delivery/delivery.ts';
import { mailTo, type StoredMail } from '#server/newsletter/issues/mail.ts';
import type { IssueRow } from '#server/newsletter/issues/queries.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { type BulkChannel, openBulkChannel } from './bulk-mail.ts';
import { createSendOutcomes, LONGEST_BROKEN_WAIT, LONGEST_WAIT_SECONDS } from './outcomes.ts';
import { countAllowed, createPace, findNextAllowed } from './pace.ts';
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
} from './queries.ts';
import { pauseByItself, startIssue } from './sending.ts';

/** Recipients in memory at once. */
const BATCH = 50;
/** What is due is looked for this often even when nothing wakes the worker: clocks jump. */
const CHECK_EVERY_MS = 15_000;
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
  const loop = createWorkLoop(ctx, {
    drain,
    findNextDue: async () => (SMTP_URL ? findNextSending(ctx.db, await findNextAllowed(ctx)) : undefined),
    failure: 'sending the newsletter failed and will be tried again',
    checkEveryMs: CHECK_EVERY_MS,
    longestPauseSeconds: LONGEST_BROKEN_WAIT,
    stopWithinMs: STOP_WITHIN_MS,
  });
  const outcomes = createSendOutcomes(ctx, loop.pauseUntil);
  const waitForTurn = createPace(ctx);
  let channel: BulkChannel | undefined;
  let lastNow = ctx.clock.now();

  async function drain(): Promise<number> {
    if (!SMTP_URL) return 0;
    await outcomes.storeLeft();
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
        loop.wake();
      });
    }
  }

  async function sendIssue(issue: IssueRow, smtpUrl: string): Promise<number> {
    const mail = await mailOf(ctx, issue).catch((error) => pauseUnwritten(ctx, issue.id, error));
    if (!mail) return 0;
    let handled = 0;
    while (!loop.isStopped() && !loop.isPaused()) {
      const allowed = await countAllowed(ctx);
      if (allowed === 0) break;
      const rows = await listDueRecipients(ctx.db, issue.id, ctx.clock.now(), Math.min(BATCH, allowed));
      if (rows.length === 0) break;
      for (const row of rows) {
        if (loop.isStopped() || loop.isPaused()) return handled;
        await waitForTurn();
        channel ??= openBulkChannel(ctx, smtpUrl);
        if (!(await sendTo(row, mail, channel))) return handled;
        handled += 1;
      }
    }
    await finish(issue.id);
    return handled;
  }

  /** @returns false when the issue is not being sent any more. */
  async function sendTo(row: RecipientRow, mail: StoredMail, to: BulkChannel): Promise<boolean> {
    const now = await findRecipientNow(ctx.db, row.id);
    if (now?.issueState !== 'sending') return false;
    if (now.state !== 'pending') return true;
    const { subscriberId } = row;
    if (!now.subscribed || now.email === null || subscriberId === null) {
      await updateRecipient(ctx.db, row.id, { state: 'unsubscribed', response: 'Unsubscribed before its turn' });
    } else if (now.suppressed) {
      await updateRecipient(ctx.db, row.id, { state: 'suppressed', response: now.suppressed });
    } else {
      await outcomes.add(row, await to.send(mailTo(ctx, mail, { ...row, subscriberId, email: now.email })));
    }
    return true;
  }

  async function finish(id: number): Promise<void> {
    const counts = (await listCounts(ctx.db, [id])).get(id);
    if ((counts?.pending ?? 0) > 0) return;
    await changeState(ctx.db, id, ['sending'], { state: 'sent', finishedAt: ctx.clock.now() });
    outcomes.end(id);
  }

  return {
    drain,
    start() {
      ctx.issues.listen(loop.wake);
      loop.wake();
    },
    async stop() {
      await loop.stop();
      channel?.close();
    },
  };
}

/** Rendered once: what changes on the site while an issue is sent changes nothing for the rest. */
async function mailOf(ctx: AppContext, issue: IssueRow): Promise<StoredMail> {
  if (issue.mail !== null) return issue.mail;
  const { prepareIssue } = await import('#server/newsletter/issues/render.ts');
  const { subject, html, text } = await prepareIssue(ctx, issue);
  await changeState(ctx.db, issue.id, ['sending'], { mail: { subject, html, text } });
  return { subject, html, text };
}

async function pauseUnwritten(ctx: AppContext, id: number, error: Error): Promise<undefined> {
  ctx.log.error({ err: error, issue: id }, 'the mail of an issue could not be written');
  const reason = `The mail could not be written: ${error.message}`;
  await ctx.db.transaction().execute((trx) => pauseByItself(ctx, trx, id, reason));
  ctx.outbox.wake();
}
