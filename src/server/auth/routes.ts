import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readId } from '#server/http/query.ts';
import { createRate } from '#server/http/rate.ts';
import { type CaptainVariables, requireCaptain } from '#server/http/require-captain.ts';
import { refuseOtherSites, requireSameOrigin } from '#server/http/same-origin.ts';
import { CaptainChanges, CaptainInput, LoginFactorInput, LoginInput } from '#shared/captain.schema.ts';
import type { CaptainUser, FactorQuestion, LoginAnswer } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { browserName } from './browser-name.ts';
import { type LoginOrigin, login, loginWithFactor, startPasskeyLogin, TRUST_SECONDS } from './login.ts';
import { endSession } from './sessions.ts';
import { changeCaptain, createCaptain, getCaptain, listCaptainsForCaptain } from './users.ts';

/** Cookie of a browser that is asked for no second factor. */
const TRUST_COOKIE = 'trusted';
const PASSKEY_LOGINS_PER_HOUR = 60;
const DEVICE_COOKIE = 'device';
/** The longest time that browsers keep a cookie: 400 days. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 3600;

/** Login and logout, which need no session, and who is logged in. */
export function sessionApi(ctx: AppContext) {
  const passkeyRate = createRate({ count: PASSKEY_LOGINS_PER_HOUR, seconds: 3600 });
  return new Hono()
    .use('/login/*', async (c, next) => {
      refuseOtherSites(ctx, c);
      await next();
    })
    .post('/login', body(LoginInput), async (c) => {
      const answer = await login(ctx, c.req.valid('json'), await originOf(ctx, c));
      return 'challenge' in answer ? c.json(answer satisfies FactorQuestion) : answerLogin(ctx, c, answer);
    })
    .post('/login/passkey', async (c) => {
      const retryAfter = passkeyRate.take(clientAddress(c, ctx.config), ctx.clock.now());
      if (retryAfter > 0) throw new AppError('too_many', 'Too many logins. Please try again later.', { retryAfter });
      return c.json(await startPasskeyLogin(ctx, { userAgent: userAgentOf(c) }));
    })
    .post('/login/factor', body(LoginFactorInput), async (c) =>
      answerLogin(ctx, c, await loginWithFactor(ctx, c.req.valid('json'), await originOf(ctx, c))),
    )
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
  const by = (c: Context, { username }: CaptainUser) => ({
    by: username,
    browser: browserName(c.req.header('user-agent')),
    address: clientAddress(c, ctx.config),
  });
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await listCaptainsForCaptain(ctx)))
    .post('/', body(CaptainInput), async (c) => {
      const id = await createCaptain(ctx, c.req.valid('json'), by(c, c.get('captain')));
      ctx.outbox.wake();
      return c.json(await getCaptain(ctx, id), 201);
    })
    .put('/:id', body(CaptainChanges), async (c) => {
      const changed = await changeCaptain(ctx, readId(c), c.req.valid('json'), by(c, c.get('captain')));
      ctx.outbox.wake();
      return c.json(changed);
    });
}

async function originOf(ctx: AppContext, c: Context): Promise<LoginOrigin> {
  const old = await ctx.sessions.find(c.req.header('cookie'));
  return {
    address: clientAddress(c, ctx.config),
    browser: browserName(c.req.header('user-agent')),
    userAgent: userAgentOf(c),
    oldSessionId: old?.id,
    deviceIdOf: (username) => readDeviceId(ctx, c, username),
    trustToken: getCookie(c, TRUST_COOKIE),
  };
}

async function answerLogin(
  ctx: AppContext,
  c: Context,
  { sessionId, trustToken, ...answer }: Awaited<ReturnType<typeof loginWithFactor>>,
): Promise<Response> {
  c.header('Set-Cookie', ctx.sessions.cookie(sessionId));
  await setDeviceCookie(ctx, c, answer.user.username);
  if (trustToken) setCookie(c, TRUST_COOKIE, trustToken, { ...cookieOptions(ctx), maxAge: TRUST_SECONDS });
  return c.json(answer satisfies LoginAnswer);
}

function userAgentOf(c: Context): string {
  return c.req.header('user-agent') ?? '';
}

/** Says, signed, that this browser has logged in as `username`. It opens nothing; see `countLoginAttempt` for its use. */
async function setDeviceCookie(ctx: AppContext, c: Context, username: string): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  await setSignedCookie(c, DEVICE_COOKIE, `device:${id}:${username.toLowerCase()}`, secretOf(ctx), {
    ...cookieOptions(ctx),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}

/** Undefined without a genuine device cookie of this account. */
async function readDeviceId(ctx: AppContext, c: Context, username: string): Promise<string | undefined> {
  const value = await getSignedCookie(c, secretOf(ctx), DEVICE_COOKIE);
  const [, id, owner] = (value && /^device:([\w-]{22}):(.+)$/.exec(value)) || [];
  return owner === username.toLowerCase() ? id : undefined;
}

/** For the login alone. */
function cookieOptions({ config }: AppContext) {
  return { path: '/api/captain/login', httpOnly: true, sameSite: 'Strict', secure: config.isHttps } as const;
}

function secretOf({ signingKey }: AppContext): string {
  return signingKey.toString('base64url');
}
