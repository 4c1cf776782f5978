import { routes } from '#server/http/calls.ts';
import { isRecentlyConfirmed } from '#server/http/require-captain.ts';
import { mailServerCalls } from '#shared/mail-server.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { getMailServer, saveMailServer, testMailServer } from './mail-server.ts';
import { listEnvironment, listSettingsForCaptain, saveSettings } from './settings.ts';

export const settingsRoutes = routes(settingsCalls, {
  list: (ctx) => listSettingsForCaptain(ctx),
  environment: (ctx) => listEnvironment(ctx),
  async save(ctx, { input, captain, session }) {
    await saveSettings(ctx, input, { by: captain.username, isConfirmed: isRecentlyConfirmed(ctx, session) });
    return listSettingsForCaptain(ctx);
  },
});

export const mailServerRoutes = routes(mailServerCalls, {
  get: (ctx) => getMailServer(ctx),
  save: (ctx, { input }) => saveMailServer(ctx, input),
  test: (ctx, { captain }) => testMailServer(ctx, captain.id),
});
