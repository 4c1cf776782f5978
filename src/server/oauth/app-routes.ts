import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { appCalls } from '#shared/apps.calls.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { addApp, type By, getApp, listApps, revokeApp } from './apps.ts';

export const appRoutes = routes(appCalls, {
  list: (ctx) => listApps(ctx),
  create: (ctx, { input, ...by }) => addApp(ctx, input, byOf(ctx, by)),
  get: (ctx, { params }) => getApp(ctx, params.id),
  revoke: (ctx, { params, ...by }) => revokeApp(ctx, params.id, byOf(ctx, by)),
});

function byOf({ config }: AppContext, { captain, c }: { captain: CaptainUser; c: Context }): By {
  return { captain, address: clientAddress(c, config) };
}
