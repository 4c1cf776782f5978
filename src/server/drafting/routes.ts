import { routes } from '#server/http/calls.ts';
import { draftingCalls } from '#shared/content.calls.ts';
import { draftFromNotes } from './drafting.ts';

/** Captain's drafts that a language model writes. */
export const draftingRoutes = routes(draftingCalls, {
  draft: (ctx, { params, input }) => draftFromNotes(ctx, params.key, input.notes),
});
