import { routes } from '#server/http/calls.ts';
import { mailPreviewHeaders } from '#server/http/security-headers.ts';
import { countAudience, listAudienceChoices } from '#server/newsletter/subscribers/audience-queries.ts';
import { issueDraftCalls } from '#shared/draft.calls.ts';
import { issueCalls } from '#shared/newsletter.calls.ts';
import { roleOf } from '#shared/roles.ts';
import {
  createIssue,
  discardIssueDraft,
  getIssue,
  getIssueDraft,
  getIssueRevision,
  listIssuePage,
  listIssueRevisions,
  removeIssue,
  saveIssue,
  saveIssueDraft,
  withChanges,
} from './issues.ts';
import { getIssuePreview, previewIssue, sendTestIssue } from './preview.ts';
import { createIssueFromPost } from './publishing.ts';
import { listWarnings } from './warnings.ts';

export const issueRoutes = routes(issueCalls, {
  list: (ctx, { query }) => listIssuePage(ctx, query),
  create: (ctx, { input, captain }) => createIssue(ctx, input, captain.name),
  audienceChoices: (ctx) => listAudienceChoices(ctx.db),
  countAudience: async (ctx, { input }) => ({ count: await countAudience(ctx.db, input.audience) }),
  createFromPost: (ctx, { input, captain }) => createIssueFromPost(ctx, input, captain.name),
  get: (ctx, { params }) => getIssue(ctx, params.id),
  save: async (ctx, { params, input, captain }) =>
    saveIssue(ctx, params.id, await withChanges(ctx, params.id, input), captain.name, {
      draftsOnly: roleOf(captain) === 'editor',
    }),
  remove: (ctx, { params }) => removeIssue(ctx, params.id),
  preview: async (ctx, { params, input, captain }) =>
    previewIssue(ctx, params.id, await withChanges(ctx, params.id, input), captain.id),
  showPreview: (ctx, { params, query, captain, c }) =>
    c.html(getIssuePreview(ctx, params.id, captain.id, query.scheme), 200, mailPreviewHeaders(ctx.config)),
  warnings: (ctx, { params }) => listWarnings(ctx, params.id),
  sendTest: async (ctx, { params, captain }) => {
    const email = await sendTestIssue(ctx, params.id, captain.id);
    return { message: `A test mail is on its way to ${email}` };
  },
  listRevisions: (ctx, { params }) => listIssueRevisions(ctx, params.id),
  getRevision: (ctx, { params }) => getIssueRevision(ctx, params.id, params.revision),
});

export const issueDraftRoutes = routes(issueDraftCalls, {
  get: (ctx, { params }) => getIssueDraft(ctx, params.id),
  save: (ctx, { params, input, captain }) => saveIssueDraft(ctx, params.id, input, captain.name),
  discard: (ctx, { params }) => discardIssueDraft(ctx, params.id),
});
