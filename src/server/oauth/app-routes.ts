import { type Context, Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readId } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { AppInput } from '#shared/apps.schema.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { createApp, getApp, listApps, revokeApp } from './apps.ts';

/** Connected apps. */
export function appsApi(ctx: AppContext) {
  const by = (c: Context, captain: CaptainUser) => ({ captain, address: clientAddress(c, ctx.config) });
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await listApps(ctx)))
    .post('/', body(AppInput), async (c) =>
      c.json(await createApp(ctx, c.req.valid('json'), by(c, c.get('captain'))), 201),
    )
    .get('/:id', async (c) => c.json(await getApp(ctx, readId(c))))
    .delete('/:id', async (c) => {
      await revokeApp(ctx, readId(c), by(c, c.get('captain')));
      return c.body(null, 204);
    });
}
