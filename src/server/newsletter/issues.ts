import { renderContent } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { parseInput } from '#server/http/body.ts';
import { AppError } from '#shared/errors.ts';
import { type Audience, EDITABLE_STATES, ISSUE_MAX, type Issue } from '#shared/newsletter.ts';
import { IssueInput } from '#shared/newsletter-issue.schema.ts';
import { toSlug } from '#shared/slug.ts';
import { toIso, toIsoOrNull, type UnixSeconds } from '#shared/time.ts';
import { listSlugsLike } from './archive-queries.ts';
import {
  deleteIssueRow,
  findIssueRow,
  findListedIssue,
  type IssueRow,
  insertIssue,
  insertIssueRevision,
  type ListedIssueRow,
  listIssueRows,
  updateIssue,
} from './issue-queries.ts';
import { readProgress } from './progress.ts';

const NO_ISSUE = 'There is no such issue';

/** One page of all issues, newest first. */
export async function listIssues(ctx: AppContext, page: { limit: number; offset: number }): Promise<Issue[]> {
  return describe(ctx, await listIssueRows(ctx.db, page));
}

/** @throws AppError `not_found`. */
export async function getIssue(ctx: AppContext, id: number): Promise<Issue> {
  const row = await findListedIssue(ctx.db, id);
  if (!row) throw new AppError('not_found', NO_ISSUE);
  const [issue] = await describe(ctx, [row]);
  return issue!;
}

/** @throws AppError `not_found`. */
export async function getIssueRow(db: Db, id: number): Promise<IssueRow> {
  const row = await findIssueRow(db, id);
  if (!row) throw new AppError('not_found', NO_ISSUE);
  return row;
}

/** Where an issue comes from: the post that it starts from, the program that wrote it. */
interface Origin {
  postId?: number;
  draftedBy?: string;
}

/** @param savedBy the captain's name, shown in the list of revisions. */
export async function createIssue(
  ctx: AppContext,
  input: IssueInput,
  savedBy: string,
  { postId, draftedBy }: Origin = {},
): Promise<Issue> {
  const now = ctx.clock.now();
  const fields = await toFields(ctx, input);
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
 * @param draftsOnly refuses an issue that is planned.
 * @throws AppError `not_found`; `conflict` when it was saved since `input.version`, or when sending has begun; `forbidden` by
 *   `draftsOnly`.
 */
export async function saveIssue(
  ctx: AppContext,
  id: number,
  input: IssueInput,
  savedBy: string,
  { draftedBy, draftsOnly = false }: Pick<Origin, 'draftedBy'> & { draftsOnly?: boolean } = {},
): Promise<Issue> {
  const now = ctx.clock.now();
  const fields = await toFields(ctx, input);
  await ctx.db.transaction().execute(async (trx) => {
    const current = await getIssueRow(trx, id);
    if (!EDITABLE_STATES.includes(current.state)) {
      throw new AppError('conflict', 'Sending has begun: this issue cannot be changed any more');
    }
    if (draftsOnly && current.state !== 'draft') {
      throw new AppError('forbidden', 'This issue is planned: only an owner may change it');
    }
    if (draftedBy !== undefined && current.state !== 'draft') {
      throw new AppError('conflict', 'This issue is planned: a person has to change it in Captain');
    }
    if (input.version && input.version !== current.version) {
      throw new AppError('conflict', 'Somebody else saved this issue after you had opened it', {
        issues: [{ path: 'version', message: 'There is a newer version' }],
      });
    }
    const slug = await slugFor(trx, input, id);
    await updateIssue(trx, id, {
      ...fields,
      slug,
      draftedBy: draftedBy ?? null,
      version: current.version + 1,
      updatedAt: now,
    });
    await saveRevision(trx, id, input, savedBy, now);
  });
  return getIssue(ctx, id);
}

/** @throws AppError `not_found`; `conflict` while it is being sent. */
export async function removeIssue(ctx: AppContext, id: number): Promise<void> {
  const { startedAt, publishAs } = await ctx.db.transaction().execute(async (trx) => {
    const { state, ...row } = await getIssueRow(trx, id);
    if (state === 'sending' || state === 'paused') {
      throw new AppError('conflict', 'This issue is being sent. Cancel sending first.');
    }
    await deleteIssueRow(trx, id);
    return row;
  });
  if (startedAt !== null && publishAs === 'archive') ctx.publicContent.changed();
}

/**
 * The fields of an issue with these changes; those that are not given keep their value.
 *
 * @throws AppError `not_found`; `bad_request` for what cannot be saved.
 */
export async function withChanges(ctx: AppContext, id: number, changes: Record<string, unknown>): Promise<IssueInput> {
  const { subject, preview, content, audience, publishAs } = await getIssueRow(ctx.db, id);
  return parseInput(IssueInput, { subject, preview, content, audience: JSON.parse(audience), publishAs, ...changes });
}

async function toFields(ctx: AppContext, { subject, preview, content, audience, publishAs }: IssueInput) {
  const { html, renderVersion } = await renderContent(ctx, content);
  return { subject, preview, content, audience: JSON.stringify(audience), publishAs, html, renderVersion };
}

/** The address in the archive, which no other issue has; null for an issue that does not come into it. */
async function slugFor(trx: Db, { publishAs, subject }: IssueInput, id?: number): Promise<string | null> {
  if (publishAs !== 'archive') return null;
  const words = toSlug(subject).slice(0, ISSUE_MAX.slug - 5);
  const slug = words.replace(/-$/, '') || 'issue';
  const taken = new Set(await listSlugsLike(trx, slug, id));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

async function saveRevision(db: Db, id: number, input: IssueInput, savedBy: string, now: UnixSeconds) {
  const { version: _, ...fields } = input;
  await insertIssueRevision(db, { newsletterId: id, issue: JSON.stringify(fields), savedBy, createdAt: now });
}

async function describe(ctx: AppContext, rows: ListedIssueRow[]): Promise<Issue[]> {
  const progress = await readProgress(ctx, rows);
  return rows.map(({ unsubscribes: _unsubscribes, ...row }, index) => ({
    ...row,
    audience: JSON.parse(row.audience) as Audience,
    ...progress[index]!,
    sendAt: toIsoOrNull(row.sendAt),
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    startedAt: toIsoOrNull(row.startedAt),
    finishedAt: toIsoOrNull(row.finishedAt),
  }));
}
