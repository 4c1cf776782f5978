import type { AppContext } from '#server/context.ts';
import { type BulkMails, type Mail, type MailServer, SendError } from '#server/delivery/delivery.ts';
import { mailForRecipient, type StoredMail } from '#server/newsletter/issues/mail.ts';
import type { IssueRow } from '#server/newsletter/issues/queries.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { createSendOutcomes, type SendOutcome } from './outcomes.ts';
import { countAllowed, createPace, findNextAllowed } from './pace.ts';
import {
  capRecipientWaits,
  countRecipientsByState,
  findNextSending,
  findRecipientNow,
  listDueIssues,
  listDueRecipients,
  listSendingIssues,
  type RecipientRow,
  updateIssueIfState,
  updateRecipient,
} from './queries.ts';
import { pauseByItself, startIssue } from './sending.ts';

/** Recipients in memory at once. */
const BATCH = 50;

/**
 * The mails of the newsletter's issues, sent one after the other. What the mail server answered is stored before the next mail is sent, so
 * a recipient with a stored answer is never sent to again, and a crash repeats one mail at most.
 */
export function createBulkMails(ctx: AppContext, server: MailServer): BulkMails {
  const outcomes = createSendOutcomes(ctx);
  const waitForTurn = createPace(ctx);

  const isSwitchedOff = () => !ctx.settings.site().hasNewsletter;

  async function startPlanned(): Promise<void> {
    for (const issue of await listDueIssues(ctx.db, ctx.clock.now())) {
      await startIssue(ctx, issue).catch((error) => {
        // It was changed at this moment: the next round sees the change.
        if (!(error instanceof AppError)) throw error;
        ctx.outbox.wake();
      });
    }
  }

  /** Sends an issue to the recipients that are due. @returns how many were handled. */
  async function sendIssue(issue: IssueRow, sendOutbox: () => Promise<boolean>): Promise<number> {
    const mail = await mailOf(ctx, issue).catch((error) => pauseUnwritten(ctx, issue.id, error));
    if (!mail) return 0;
    let handled = 0;
    while (!outcomes.isPaused()) {
      // Their time may come while this one is sent, which can take hours: they are public from then on, and sent after it.
      await startPlanned();
      const allowed = await countAllowed(ctx);
      if (allowed === 0) break;
      const rows = await listDueRecipients(ctx.db, issue.id, ctx.clock.now(), Math.min(BATCH, allowed));
      if (rows.length === 0) break;
      for (const row of rows) {
        if (isSwitchedOff() || outcomes.isPaused() || !(await waitForTurn(sendOutbox))) return handled;
        if (!(await sendTo(row, mail))) return handled;
        handled += 1;
      }
    }
    await finishIfDone(issue.id);
    return handled;
  }

  /** @returns false when the issue is not being sent any more. */
  async function sendTo(row: RecipientRow, mail: StoredMail): Promise<boolean> {
    const current = await findRecipientNow(ctx.db, row.id);
    if (current?.issueState !== 'sending') return false;
    if (current.state !== 'pending') return true;
    const { subscriberId } = row;
    if (!current.subscribed || current.email === null || subscriberId === null) {
      await updateRecipient(ctx.db, row.id, { state: 'unsubscribed', response: 'Unsubscribed before its turn' });
    } else if (current.suppressed) {
      await updateRecipient(ctx.db, row.id, { state: 'suppressed', response: current.suppressed });
    } else {
      const own = mailForRecipient(ctx, mail, { ...row, subscriberId, email: current.email });
      await outcomes.add(row, await trySending(own));
    }
    return true;
  }

  async function trySending(mail: Mail): Promise<SendOutcome> {
    try {
      return { kind: 'sent', message: await server.send(mail) };
    } catch (error) {
      if (error instanceof SendError) return error;
      throw error;
    }
  }

  async function finishIfDone(id: number): Promise<void> {
    const counts = (await countRecipientsByState(ctx.db, [id])).get(id);
    if ((counts?.pending ?? 0) > 0) return;
    await updateIssueIfState(ctx.db, id, ['sending'], { state: 'sent', finishedAt: ctx.clock.now() });
    outcomes.end(id);
  }

  return {
    async sendDue(sendOutbox) {
      await outcomes.storeUnstored();
      if (isSwitchedOff()) return 0;
      await startPlanned();
      let handled = 0;
      for (const issue of await listSendingIssues(ctx.db)) handled += await sendIssue(issue, sendOutbox);
      return handled;
    },
    async findNextDue() {
      if (isSwitchedOff()) return undefined;
      const allowedFrom = Math.max(await findNextAllowed(ctx), outcomes.pausedUntil()) as UnixSeconds;
      return findNextSending(ctx.db, allowedFrom);
    },
    async limitDueTimes(latest) {
      outcomes.endPause();
      await capRecipientWaits(ctx.db, latest);
    },
  };
}

/** Rendered once: what changes on the site while an issue is sent changes nothing for the rest. */
async function mailOf(ctx: AppContext, issue: IssueRow): Promise<StoredMail> {
  if (issue.mail !== null) return issue.mail;
  const { prepareIssue } = await import('#server/newsletter/issues/render.ts');
  const { subject, html, text } = await prepareIssue(ctx, issue);
  await updateIssueIfState(ctx.db, issue.id, ['sending'], { mail: { subject, html, text } });
  return { subject, html, text };
}

async function pauseUnwritten(ctx: AppContext, id: number, error: Error): Promise<undefined> {
  ctx.log.error({ err: error, issue: id }, 'the mail of an issue could not be written');
  const reason = `The mail could not be written: ${error.message}`;
  await ctx.db.transaction().execute((trx) => pauseByItself(ctx, trx, id, reason));
  ctx.outbox.wake();
}
