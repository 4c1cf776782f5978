import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { type AlertPayload, enqueue } from '#server/delivery/delivery.ts';
import { getIssueRow } from '#server/newsletter/issues/issues.ts';
import {
  refuseConcurrentChange,
  refuseEmpty,
  refuseNewer,
  refuseStarted,
  type SendingStep,
  STEPS,
} from '#server/newsletter/issues/policy.ts';
import { publishIssue } from '#server/newsletter/issues/publishing.ts';
import type { IssueRow } from '#server/newsletter/issues/queries.ts';
import { countAudience } from '#server/newsletter/subscribers/audience-queries.ts';
import { withoutAddresses } from '#server/people/people.ts';
import { AppError } from '#shared/errors.ts';
import type { ListedRecipient, RecipientState, SendInput } from '#shared/sending.schema.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { insertRecipients, listRecipients, requeueMarkedForRetry, updateIssueIfState } from './queries.ts';

/**
 * Sends an issue now, or plans it for `at`. If called several times at once, one call starts it.
 *
 * @throws AppError `bad_request` without subject or text; `conflict` when it was sent before, was saved after `version`, nobody would get it, no
 *   mail is set up, or the newsletter is stopped.
 */
export async function sendIssue(ctx: AppContext, id: number, { at, version }: SendInput): Promise<void> {
  const issue = await getIssueRow(ctx.db, id);
  refuseUnsendable(ctx, issue);
  refuseNewer(issue.version, version);
  if (at !== undefined && at > ctx.clock.now()) return plan(ctx, id, at, version);
  if ((await countAudience(ctx.db, issue.audience)) === 0) {
    throw new AppError('conflict', 'Nobody would get this issue: no subscriber is in its audience');
  }
  await startIssue(ctx, issue);
}

/**
 * Starts an issue as it is now: its recipients are stored in one transaction.
 *
 * @throws AppError `conflict` when it was started, changed or cancelled in the meantime.
 */
export async function startIssue(ctx: AppContext, issue: IssueRow): Promise<void> {
  const { id, audience } = issue;
  await ctx.db.transaction().execute(async (trx) => {
    const current = await getIssueRow(trx, id);
    refuseStarted(current);
    refuseConcurrentChange(current, issue);
    await publishIssue(ctx, trx, id);
    await insertRecipients(trx, id, audience);
    const started = { state: 'sending', startedAt: ctx.clock.now(), sendAt: null, pauseReason: null } as const;
    await updateIssueIfState(trx, id, [current.state], started);
  });
  if (issue.publishAs !== 'none') ctx.publicContent.changed();
  ctx.outbox.wake();
}

async function plan(ctx: AppContext, id: number, at: UnixSeconds, version: SendInput['version']): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const current = await getIssueRow(trx, id);
    refuseStarted(current);
    refuseNewer(current.version, version);
    refuseEmpty(current);
    await updateIssueIfState(trx, id, [current.state], { state: 'scheduled', sendAt: at });
  });
  ctx.outbox.wake();
}

function refuseUnsendable(ctx: AppContext, issue: IssueRow): void {
  refuseStarted(issue);
  if (!ctx.settings.mail().url) throw new AppError('conflict', 'Nothing can be sent: no mail server is set up');
  if (!ctx.settings.site().hasNewsletter) {
    throw new AppError('conflict', 'The newsletter is stopped: start it again in the list of issues');
  }
  refuseEmpty(issue);
}

/**
 * Takes a step of sending:
 *
 * - `paused` stops it after the mail that is being sent;
 * - `sending` goes on where it stopped, and tries recipients again that the mail server refused for a reason not of the recipient;
 * - `cancelled` ends it: who has not got the issue will not. A planned issue becomes a draft again.
 *
 * @throws AppError `conflict` in a state in which the step cannot be taken.
 */
export async function changeSending(ctx: AppContext, id: number, state: SendingStep): Promise<void> {
  const { from, refusal } = STEPS[state];
  await ctx.db.transaction().execute(async (trx) => {
    const current = await getIssueRow(trx, id);
    if (current.state === state) return;
    if (!from.includes(current.state)) throw new AppError('conflict', refusal);
    const now = ctx.clock.now();
    if (state === 'sending') await requeueMarkedForRetry(trx, id, now);
    const changes =
      current.state === 'scheduled'
        ? ({ state: 'draft', sendAt: null } as const)
        : { state, pauseReason: null, ...(state === 'cancelled' && { finishedAt: now }) };
    await updateIssueIfState(trx, id, from, changes);
  });
  ctx.outbox.wake();
}

/**
 * Pauses an issue that fails too often, and tells the owner.
 *
 * @param why the reason; addresses in it, as mail servers quote them, are removed, because editors read it.
 */
export async function pauseByItself(ctx: AppContext, trx: Db, id: number, why: string): Promise<void> {
  const reason = withoutAddresses(why);
  if (!(await updateIssueIfState(trx, id, ['sending'], { state: 'paused', pauseReason: reason }))) return;
  const since = toIso(ctx.clock.now());
  const payload: AlertPayload = { source: 'newsletter', failures: 1, since, lastError: reason };
  await enqueue(ctx, trx, { event: 'alert.raised', payload });
}

/** A page of an issue's recipients; `after` is the last id of the page before. @throws AppError `not_found`. */
export async function readRecipients(
  ctx: AppContext,
  id: number,
  query: { state?: RecipientState | undefined; after: number; limit: number },
): Promise<ListedRecipient[]> {
  await getIssueRow(ctx.db, id);
  return (await listRecipients(ctx.db, id, query)).map((row) => ({
    ...row,
    // Only a mail that was refused has a time worth showing.
    nextAt: row.state === 'pending' && row.attempts > 0 ? row.nextAt : null,
  }));
}
