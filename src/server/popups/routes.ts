import { routes } from '#server/http/calls.ts';
import { popupCalls, publicPopupCalls } from '#shared/popup.calls.ts';
import { createPopup, listPopupsForCaptain, removePopup, savePopup } from './popups.ts';
import { listActivePopups } from './queries.ts';

export const popupRoutes = routes(popupCalls, {
  list: (ctx) => listPopupsForCaptain(ctx),
  create: (ctx, { input }) => createPopup(ctx, input),
  save: (ctx, { params, input }) => savePopup(ctx, params.id, input),
  remove: (ctx, { params }) => removePopup(ctx, params.id),
});

export const publicPopupRoutes = routes(publicPopupCalls, {
  list: (ctx) => listActivePopups(ctx.db),
  count: {
    limits: [{ perHour: 200, beyond: 'drop' }],
    run: (ctx, { params, input }) => ctx.counters.countPopup(params.id, input.event),
  },
});
