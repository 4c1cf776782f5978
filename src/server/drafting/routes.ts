import { routes } from '#server/http/calls.ts';
import { draftingCalls } from '#shared/content.calls.ts';
import { siteDraftCalls } from '#shared/site-draft.calls.ts';
import { draftFromNotes } from './drafting.ts';
import { readSiteDraft, setSiteDraftState, startSiteDraft } from './site.ts';

/** Captain's drafts that a language model writes. */
export const draftingRoutes = routes(draftingCalls, {
  draft: (ctx, { params, input }) => draftFromNotes(ctx, params.key, input.notes),
});

/** The draft of the whole site. */
export const siteDraftRoutes = routes(siteDraftCalls, {
  get: (ctx) => readSiteDraft(ctx),
  start: (ctx, { input, captain }) => startSiteDraft(ctx, input.notes, captain.username),
  pause: (ctx) => setSiteDraftState(ctx, 'paused'),
  resume: (ctx) => setSiteDraftState(ctx, 'running'),
});
