import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readId } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { ConfirmationInput, PasskeyInput, TotpInput } from '#shared/captain.schema.ts';
import {
  type Caller,
  endSessions,
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

interface AccountVariables extends CaptainVariables {
  caller: Caller;
}

/** Calls of captains about their own account: sessions, second factors, and the proof that it is still them. */
export function accountApi(ctx: AppContext) {
  return (
    new Hono<{ Variables: AccountVariables }>()
      .use(async (c, next) => {
        c.set('caller', {
          captain: c.get('captain'),
          session: c.get('session'),
          browser: browserName(c.req.header('user-agent')),
          address: clientAddress(c, ctx.config),
        });
        await next();
      })
      .get('/sessions', async (c) => c.json(await listSessions(ctx, c.get('caller'))))
      .delete('/sessions', async (c) => {
        await endSessions(ctx, c.get('caller'), undefined);
        return c.body(null, 204);
      })
      .delete('/sessions/:id', async (c) => {
        await endSessions(ctx, c.get('caller'), c.req.param('id'));
        return c.body(null, 204);
      })
      .post('/reauth/options', async (c) => c.json(await startConfirmation(ctx, c.get('caller'))))
      .post('/reauth', body(ConfirmationInput), async (c) => {
        await confirmSession(ctx, c.get('caller'), c.req.valid('json'));
        return c.json({ message: 'Confirmed' });
      })
      // Nothing to read: the guard asks for a confirmation before something that is no call of this API.
      .get('/confirmation', (c) => c.json({ message: 'Confirmed' }))
      .get('/factors', async (c) => c.json(await readFactors(ctx, c.get('captain').id)))
      .post('/totp', async (c) => c.json(await startTotp(ctx, c.get('caller'))))
      .post('/totp/confirm', body(TotpInput), async (c) =>
        c.json({ recoveryCodes: await finishTotp(ctx, c.get('caller'), c.req.valid('json').code) }),
      )
      .delete('/totp', async (c) => {
        await removeTotp(ctx, c.get('caller'));
        return c.body(null, 204);
      })
      .post('/passkeys/register', async (c) => c.json(await startPasskey(ctx, c.get('caller'))))
      .post('/passkeys/verify', body(PasskeyInput), async (c) =>
        c.json(await finishPasskey(ctx, c.get('caller'), c.req.valid('json')), 201),
      )
      .delete('/passkeys/:id', async (c) => {
        await removePasskey(ctx, c.get('caller'), readId(c));
        return c.body(null, 204);
      })
      .post('/recovery-codes', async (c) => c.json({ recoveryCodes: await renewRecoveryCodes(ctx, c.get('caller')) }))
      .delete('/trusted-browsers', async (c) => {
        await removeTrustedBrowsers(ctx, c.get('caller'), undefined);
        return c.body(null, 204);
      })
      .delete('/trusted-browsers/:id', async (c) => {
        await removeTrustedBrowsers(ctx, c.get('caller'), readId(c));
        return c.body(null, 204);
      })
  );
}
