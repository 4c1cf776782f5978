import { routes } from '#server/http/calls.ts';
import { isRecentlyConfirmed } from '#server/http/require-captain.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { starterCalls } from '#shared/starters.calls.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import { discardDocumentDraft, publishDraft, resetDraft, restoreRevision, saveDocumentDraft } from './editing/edits.ts';
import { getDocument, getDocumentRevision, listDocumentRevisions, listDocuments } from './editing/listing.ts';
import { createPage, deletePage } from './editing/own-pages.ts';
import { searchTexts } from './review/text-search.ts';
import { acceptTexts, listUnfinished, listUnreadTexts, summarizeUnfinished } from './review/unfinished.ts';
import { withUnusedFacts } from './review/used-facts.ts';
import { listServices, saveServices } from './services/services.ts';
import { listTemplates } from './sources.ts';
import { chooseStarter, listStarters } from './starters/starters.ts';
import { findLastChange, undoLastChange } from './starters/whole-site.ts';

/** The owner's side: editing, publishing, revisions, own pages. */
export const contentRoutes = routes(contentCalls, {
  list: (ctx) => listDocuments(ctx),
  search: (ctx, { query }) => searchTexts(ctx, query.q),
  create: (ctx, { input, captain }) => createPage(ctx, input, captain.username),
  templates: () => listTemplates(),
  get: async (ctx, { params, captain }) => withUnusedFacts(ctx, await getDocument(ctx, params.key, captain)),
  remove: (ctx, { params }) => deletePage(ctx, params.key),
  saveDraft: (ctx, { params, input, captain }) => saveDocumentDraft(ctx, params.key, input, captain.username),
  discardDraft: (ctx, { params, captain }) => discardDocumentDraft(ctx, params.key, captain.username),
  publish: (ctx, { params, input, captain }) => publishDraft(ctx, params.key, input, captain.username),
  reset: (ctx, { params, input, captain }) => resetDraft(ctx, params.key, input?.path ?? '', captain.username),
  revisions: (ctx, { params }) => listDocumentRevisions(ctx, params.key),
  revision: (ctx, { params }) => getDocumentRevision(ctx, params.key, params.id),
  restoreRevision: (ctx, { params, captain }) => restoreRevision(ctx, params.key, params.id, captain.username),
});

/** The list of services. */
export const serviceRoutes = routes(serviceCalls, {
  list: (ctx) => listServices(ctx),
  save: (ctx, { input, query, captain }) => saveServices(ctx, input, query.version, captain.username),
});

/** The starter of the site, and the way back. */
export const starterRoutes = routes(starterCalls, {
  list: (ctx) => listStarters(ctx),
  choose: (ctx, { params, input, isDryRun, captain }) =>
    chooseStarter(ctx, params.key, input, { by: captain.username, isDryRun }),
  lastChange: (ctx) => findLastChange(ctx),
  undo: (ctx, { captain, session }) =>
    undoLastChange(ctx, { by: captain.username, isConfirmed: isRecentlyConfirmed(ctx, session) }),
});

/** Texts that are not the owner's yet. */
export const unfinishedRoutes = routes(unfinishedCalls, {
  list: (ctx) => listUnfinished(ctx),
  summary: (ctx) => summarizeUnfinished(ctx),
  unread: (ctx, { params }) => listUnreadTexts(ctx, params.key),
  async accept(ctx, { params, input }) {
    await acceptTexts(ctx, params.key, input.isAccepted);
    return summarizeUnfinished(ctx);
  },
});
