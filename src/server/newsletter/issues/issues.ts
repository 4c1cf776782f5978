import { renderContent, summarizeRevision } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { endDraft, getEditedText, removeDraft, type StoredText, saveDraft } from '#server/drafts/drafts.ts';
import { parseInput } from '#server/http/body.ts';
import { readProgress } from '#server/newsletter/sending/progress.ts';
import { keepTriedTimes } from '#server/newsletter/sending/queries.ts';
import type { EditedIssue } from '#shared/draft.schema.ts';
import { requireFound } from '#shared/errors.ts';
import { ISSUE_MAX } from '#shared/newsletter.ts';
import { type Issue, type IssueFields, IssueInput } from '#shared/newsletter-issue.schema.ts';
import { firstFree, toSlug } from '#shared/slug.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { listSlugsLike } from './archive-queries.ts';
import { refuseChange, refuseEmpty, refuseRemoval, refuseSendingBegun, type SaveOptions } from './policy.ts';
import {
  countIssues,
  deleteIssueRow,
  findIssueRevision,
  findIssueRow,
  findListedIssue,
  type IssueRow,
  insertIssue,
  insertIssueRevision,
  type ListedIssueRow,
  listIssueRevisionRows,
  listIssueRows,
  updateIssue,
} from './queries.ts';

const NO_ISSUE = 'There is no such issue';

/** A page of all issues, newest first. */
export async function listIssuePage(
  ctx: AppContext,
  page: { limit: number; offset: number },
): Promise<{ rows: Issue[]; total: number }> {
  return { rows: await listIssues(ctx, page), total: await countIssues(ctx.db) };
}

/** A page of the issues, newest first, without the total. */
export async function listIssues(ctx: AppContext, page: { limit: number; offset: number }): Promise<Issue[]> {
  return withProgress(ctx, await listIssueRows(ctx.db, page));
}

/** @throws AppError `not_found`. */
export async function getIssue(ctx: AppContext, id: number): Promise<Issue> {
  const row = requireFound(await findListedIssue(ctx.db, id), NO_ISSUE);
  const [issue] = await withProgress(ctx, [row]);
  return issue!;
}

/** @throws AppError `not_found`. */
export async function getIssueRow(db: Db, id: number): Promise<IssueRow> {
  return requireFound(await findIssueRow(db, id), NO_ISSUE);
}

/** Where an issue comes from: the post that it starts from, the program that wrote it. */
interface Origin extends Pick<SaveOptions, 'draftedBy'> {
  postId?: number;
}

/** @param savedBy the captain's name, shown in the list of revisions. */
export async function createIssue(
  ctx: AppContext,
  input: IssueInput,
  savedBy: string,
  { postId, draftedBy }: Origin = {},
): Promise<Issue> {
  const now = ctx.clock.now();
  const fields = await toColumns(ctx, input);
  const id = await ctx.db.transaction().execute(async (trx) => {
    const slug = await slugFor(trx, input);
    const newId = await insertIssue(trx, { ...fields, slug, postId, draftedBy, createdAt: now, updatedAt: now });
    await saveRevision(trx, newId, input, savedBy, now);
    return newId;
  });
  return getIssue(ctx, id);
}

/**
 * Saves an issue that has not been sent yet.
 *
 * @throws AppError `not_found`, `bad_request` for a planned one without subject or text, and the errors of `refuseChange`.
 */
export async function saveIssue(
  ctx: AppContext,
  id: number,
  input: IssueInput,
  savedBy: string,
  options: SaveOptions = {},
): Promise<Issue> {
  const now = ctx.clock.now();
  const fields = await toColumns(ctx, input);
  await ctx.db.transaction().execute(async (trx) => {
    const current = await getIssueRow(trx, id);
    refuseChange(current, input.version, options);
    // It is sent as it is saved, without being looked at again.
    if (current.state === 'scheduled') refuseEmpty(input);
    const { version } = current;
    if (input.draft) await endDraft(trx, { owner: { newsletterId: id }, version }, input.draft);
    const slug = await slugFor(trx, input, id);
    const saved = { draftedBy: options.draftedBy ?? null, version: version + 1, updatedAt: now };
    await updateIssue(trx, id, { ...fields, slug, ...saved });
    await saveRevision(trx, id, input, savedBy, now);
  });
  return getIssue(ctx, id);
}

/** @throws AppError `not_found`; `conflict` while it is being sent. */
export async function removeIssue(ctx: AppContext, id: number): Promise<void> {
  const { startedAt, publishAs } = await ctx.db.transaction().execute(async (trx) => {
    const row = await getIssueRow(trx, id);
    refuseRemoval(row);
    await keepTriedTimes(trx, id, (ctx.clock.now() - DAY_SECONDS) as UnixSeconds);
    await deleteIssueRow(trx, id);
    return row;
  });
  if (startedAt !== null && publishAs === 'archive') ctx.publicContent.changed();
}

/**
 * Merges changes into the fields of an issue, without saving. The result has the current version, so saving it is refused if somebody
 * else saves in between.
 *
 * @throws AppError `not_found`; `bad_request` for invalid changes.
 */
export async function withChanges(ctx: AppContext, id: number, changes: Record<string, unknown>): Promise<IssueInput> {
  const issue = await getIssueRow(ctx.db, id);
  return parseInput(IssueInput, { version: issue.version, ...fieldsOf(issue), ...changes });
}

/** The fields that an editor changes. */
function fieldsOf({ subject, preview, content, audience, publishAs }: IssueFields): IssueFields {
  return { subject, preview, content, audience, publishAs };
}

/** The columns of an issue that a save sets. */
async function toColumns(ctx: AppContext, input: IssueInput) {
  const { html, renderVersion } = await renderContent(ctx, input.content);
  return { ...fieldsOf(input), html, renderVersion };
}

/** The address in the archive, which no other issue has; null for an issue that does not come into it. */
async function slugFor(trx: Db, { publishAs, subject }: IssueInput, id?: number): Promise<string | null> {
  if (publishAs !== 'archive') return null;
  const slug = toSlug(subject, ISSUE_MAX.slug - 5) || 'issue';
  const taken = new Set(await listSlugsLike(trx, slug, id));
  return firstFree(slug, (name) => taken.has(name));
}

async function saveRevision(db: Db, id: number, input: IssueInput, savedBy: string, now: UnixSeconds) {
  await insertIssueRevision(db, { newsletterId: id, issue: fieldsOf(input), savedBy, createdAt: now });
}

async function withProgress(ctx: AppContext, rows: ListedIssueRow[]): Promise<Issue[]> {
  const progress = await readProgress(ctx, rows);
  return rows.map((row, index) => ({ ...row, ...progress[index]! }));
}

/**
 * The revisions of an issue, newest first.
 *
 * @throws AppError `not_found`.
 */
export async function listIssueRevisions(ctx: AppContext, id: number) {
  await getIssueRow(ctx.db, id);
  return (await listIssueRevisionRows(ctx.db, id)).map((revision) => ({
    ...summarizeRevision(revision, revision.issue.subject, revision.issue.content),
    createdAt: revision.createdAt,
  }));
}

/**
 * The fields of an issue as one revision saved them.
 *
 * @throws AppError `not_found`.
 */
export async function getIssueRevision(ctx: AppContext, id: number, revisionId: number) {
  return requireFound(await findIssueRevision(ctx.db, id, revisionId), 'Revision not found');
}

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
    refuseSendingBegun(issue);
    return saveDraft(trx, storedText(issue), given, { by: savedBy, now: ctx.clock.now() });
  });
}

/** @throws AppError `not_found`. */
export async function discardIssueDraft(ctx: AppContext, id: number): Promise<void> {
  await removeDraft(ctx.db, storedText(await getIssueRow(ctx.db, id)).owner);
}

function storedText({ id, version, ...issue }: IssueRow) {
  return { owner: { newsletterId: id }, version, fields: fieldsOf(issue) } satisfies StoredText<IssueFields>;
}
