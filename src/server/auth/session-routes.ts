import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readToken, requireCaptain } from '#server/http/require-captain.ts';
import { refuseForeignWrite } from '#server/http/same-origin.ts';
import { LoginInput } from '#shared/captain.schema.ts';
import type { LoginAnswer } from '#shared/captain.ts';
import { login, logout } from './auth.ts';

/** Coming and going: `login` and `logout` are open to everybody. */
export function sessionApi(ctx: AppContext) {
  return new Hono()
    .post('/login', body(LoginInput), async (c) => {
      const old = readToken(ctx, c);
      const { cookie, ...answer } = await login(ctx, c.req.valid('json'), clientAddress(c, ctx.config), old?.token);
      c.header('Set-Cookie', cookie);
      return c.json(answer satisfies LoginAnswer);
    })
    .post('/logout', async (c) => {
      const session = readToken(ctx, c);
      if (session?.isCookie) refuseForeignWrite(ctx, c);
      if (session) await logout(ctx, session.token);
      c.header('Set-Cookie', ctx.sessions.cookie());
      return c.json({ message: 'Logged out' });
    })
    .get('/me', requireCaptain(ctx), (c) => c.json({ user: c.get('captain') }));
}
