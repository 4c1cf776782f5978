import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { discardDraft, getEditedText, type StoredText, saveDraft } from '#server/drafts/drafts.ts';
import type { EditedIssue } from '#shared/draft.schema.ts';
import type { IssueFields } from '#shared/newsletter-issue.schema.ts';
import { getIssueRow } from './issues.ts';
import { refuseChange } from './policy.ts';
import type { IssueRow } from './queries.ts';

/** An issue with its draft. @throws AppError `not_found`. */
export function getIssueDraft(ctx: AppContext, id: number): Promise<EditedIssue> {
  return ctx.db.transaction().execute(async (trx) => getEditedText(trx, storedText(await getIssueRow(trx, id))));
}

/** Replaces the draft of an issue. @throws AppError `not_found`; `conflict` when `version` is not the newest, or sending has begun. */
export function saveIssueDraft(
  ctx: AppContext,
  id: number,
  given: { version: string; data: IssueFields },
  savedBy: string,
): Promise<{ version: string }> {
  return ctx.db.transaction().execute(async (trx: Db) => {
    const issue = await getIssueRow(trx, id);
    refuseChange(issue, null, {});
    return saveDraft(trx, storedText(issue), given, { by: savedBy, now: ctx.clock.now() });
  });
}

/** @throws AppError `not_found`. */
export async function discardIssueDraft(ctx: AppContext, id: number): Promise<void> {
  await discardDraft(ctx.db, storedText(await getIssueRow(ctx.db, id)).owner);
}

function storedText({ id, version, subject, preview, content, audience, publishAs }: IssueRow) {
  const fields = { subject, preview, content, audience, publishAs };
  return { owner: { newsletterId: id }, version, fields } satisfies StoredText<IssueFields>;
}
