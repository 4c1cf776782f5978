import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { type CaptainVariables, isRecent } from '#server/http/require-captain.ts';
import { SettingsInput } from '#shared/settings.schema.ts';
import { listEnvironment, listSettingsForCaptain, saveSettings } from './settings.ts';

export function settingsApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await listSettingsForCaptain(ctx)))
    .get('/environment', (c) => c.json(listEnvironment(ctx)))
    .put('/', body(SettingsInput), async (c) => {
      const isConfirmed = isRecent(ctx, c.get('session'));
      await saveSettings(ctx, c.req.valid('json'), { by: c.get('captain').username, isConfirmed });
      return c.json(await listSettingsForCaptain(ctx));
    });
}
