import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readId } from '#server/http/query.ts';
import { requireCaptain } from '#server/http/require-captain.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import { CaptainChanges, CaptainInput, LoginInput } from '#shared/captain.schema.ts';
import type { LoginAnswer } from '#shared/captain.ts';
import { login } from './auth.ts';
import { endSession } from './sessions.ts';
import { changeCaptain, createCaptain, getCaptain, listCaptainsForCaptain } from './users.ts';

const DEVICE_COOKIE = 'device';
/** The longest time that browsers keep a cookie: 400 days. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 3600;

/** Login and logout, which need no session, and who is logged in. */
export function sessionApi(ctx: AppContext) {
  return new Hono()
    .post('/login', body(LoginInput), async (c) => {
      const input = c.req.valid('json');
      const old = await ctx.sessions.find(c.req.header('cookie'));
      const { sessionId, ...answer } = await login(ctx, input, {
        address: clientAddress(c, ctx.config),
        deviceId: await readDeviceId(ctx, c, input.username),
        oldSessionId: old?.id,
      });
      c.header('Set-Cookie', ctx.sessions.cookie(sessionId));
      await setDeviceCookie(ctx, c, input.username);
      return c.json(answer satisfies LoginAnswer);
    })
    .post('/logout', async (c) => {
      const session = await ctx.sessions.find(c.req.header('cookie'));
      if (session) {
        requireSameOrigin(ctx, c);
        await endSession(ctx, session.id);
      }
      c.header('Set-Cookie', ctx.sessions.cookie());
      return c.json({ message: 'Logged out' });
    })
    .get('/me', requireCaptain(ctx), (c) => c.json({ user: c.get('captain') }));
}

/** User Management. */
export function usersApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listCaptainsForCaptain(ctx)))
    .post('/', body(CaptainInput), async (c) => {
      const id = await createCaptain(ctx, c.req.valid('json'));
      return c.json(await getCaptain(ctx, id), 201);
    })
    .put('/:id', body(CaptainChanges), async (c) => c.json(await changeCaptain(ctx, readId(c), c.req.valid('json'))));
}

/** Says, signed, that this browser has logged in as `username`. It opens nothing; see `countLogin` for its use. */
async function setDeviceCookie(ctx: AppContext, c: Context, username: string): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  await setSignedCookie(c, DEVICE_COOKIE, `device:${id}:${username.toLowerCase()}`, secretOf(ctx), {
    path: '/api/captain/login',
    maxAge: DEVICE_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: ctx.config.isHttps,
  });
}

/** Undefined without a genuine device cookie of this account. */
async function readDeviceId(ctx: AppContext, c: Context, username: string): Promise<string | undefined> {
  const value = await getSignedCookie(c, secretOf(ctx), DEVICE_COOKIE);
  const [, id, owner] = (value && /^device:([\w-]{22}):(.+)$/.exec(value)) || [];
  return owner === username.toLowerCase() ? id : undefined;
}

function secretOf({ signingKey }: AppContext): string {
  return signingKey.toString('base64url');
}
