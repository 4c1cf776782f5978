import type { Context } from 'hono';
import type { ActiveSession, AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { accountCalls } from '#shared/account.calls.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import {
  type Caller,
  changePassword,
  endOtherSessions,
  endSession,
  finishPasskey,
  finishTotp,
  listSessions,
  removePasskey,
  removeTotp,
  removeTrustedBrowsers,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from './account.ts';
import { browserName } from './browser-name.ts';
import { confirmSession, startConfirmation } from './confirmation.ts';
import { readFactors } from './factors.ts';

export const accountRoutes = routes(accountCalls, {
  sessions: (ctx, call) => listSessions(ctx, callerOf(ctx, call)),
  endOtherSessions: (ctx, call) => endOtherSessions(ctx, callerOf(ctx, call)),
  endSession: (ctx, call) => endSession(ctx, callerOf(ctx, call), call.params.id),
  startConfirmation: (ctx, call) => startConfirmation(ctx, callerOf(ctx, call)),
  async confirm(ctx, call) {
    await confirmSession(ctx, callerOf(ctx, call), call.input);
    return { message: 'Confirmed' };
  },
  askConfirmation: () => ({ message: 'Confirmed' }),
  changePassword: (ctx, call) => changePassword(ctx, callerOf(ctx, call), call.input.password),
  factors: (ctx, { captain }) => readFactors(ctx, captain.id),
  startTotp: (ctx, call) => startTotp(ctx, callerOf(ctx, call)),
  finishTotp: async (ctx, call) => ({ recoveryCodes: await finishTotp(ctx, callerOf(ctx, call), call.input.code) }),
  removeTotp: (ctx, call) => removeTotp(ctx, callerOf(ctx, call)),
  startPasskey: (ctx, call) => startPasskey(ctx, callerOf(ctx, call)),
  finishPasskey: (ctx, call) => finishPasskey(ctx, callerOf(ctx, call), call.input),
  removePasskey: (ctx, call) => removePasskey(ctx, callerOf(ctx, call), call.params.id),
  renewRecoveryCodes: async (ctx, call) => ({ recoveryCodes: await renewRecoveryCodes(ctx, callerOf(ctx, call)) }),
  forgetBrowsers: (ctx, call) => removeTrustedBrowsers(ctx, callerOf(ctx, call), undefined),
  forgetBrowser: (ctx, call) => removeTrustedBrowsers(ctx, callerOf(ctx, call), call.params.id),
});

function callerOf(
  { config }: AppContext,
  { captain, session, c }: { captain: CaptainUser; session: ActiveSession; c: Context },
): Caller {
  return { captain, session, browser: browserName(c.req.header('user-agent')), address: clientAddress(c, config) };
}
