import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { refuseOtherSites, requireSameOrigin } from '#server/http/same-origin.ts';
import { sessionCalls, userCalls } from '#shared/account.calls.ts';
import type { CaptainUser, LoginAnswer } from '#shared/captain.schema.ts';
import { AppError } from '#shared/errors.ts';
import { nameKey } from '#shared/name-key.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { acceptInvitation, addCaptain, askForPasswordReset, inviteAgain, resetPassword } from './account-links.ts';
import { browserName } from './browser-name.ts';
import { type LoginOrigin, login, loginWithFactor, startPasskeyLogin, TRUST_SECONDS } from './login.ts';
import { listCaptains } from './queries.ts';
import { endSession } from './sessions.ts';
import { changeCaptain } from './users.ts';

/** Cookie of a browser that is asked for no second factor. */
const TRUST_COOKIE = 'trusted';
const PASSKEY_LOGINS_PER_HOUR = 60;
/** Links for passwords that one client address asks for, or follows. */
const LINKS_PER_HOUR = 20;
const DEVICE_COOKIE = 'device';
/** The longest time that browsers keep a cookie: 400 days. */
const DEVICE_COOKIE_SECONDS = 400 * DAY_SECONDS;

export const sessionRoutes = routes(sessionCalls, {
  async login(ctx, { input, c }) {
    refuseOtherSites(ctx, c);
    const answer = await login(ctx, input, await originOf(ctx, c));
    return 'challenge' in answer ? answer : keepLogin(ctx, c, answer);
  },
  startPasskeyLogin(ctx, { c }) {
    refuseOtherSites(ctx, c);
    const rate = ctx.rates.get('passkey-logins', { count: PASSKEY_LOGINS_PER_HOUR, seconds: 3600 });
    const retryAfter = rate.take(clientAddress(c, ctx.config), ctx.clock.now());
    if (retryAfter > 0) throw new AppError('too_many', 'Too many logins. Please try again later.', { retryAfter });
    return startPasskeyLogin(ctx, { userAgent: userAgentOf(c) });
  },
  async loginWithFactor(ctx, { input, c }) {
    refuseOtherSites(ctx, c);
    return keepLogin(ctx, c, await loginWithFactor(ctx, input, await originOf(ctx, c)));
  },
  async logout(ctx, { c }) {
    const session = await ctx.sessions.find(c.req.header('cookie'));
    if (session) {
      requireSameOrigin(ctx, c);
      await endSession(ctx, session.id);
    }
    c.header('Set-Cookie', ctx.sessions.cookie());
    return { message: 'Logged out' };
  },
  forgotPassword: {
    limits: [{ perHour: LINKS_PER_HOUR }],
    async run(ctx, { input, c }) {
      refuseOtherSites(ctx, c);
      await askForPasswordReset(ctx, input.email);
      ctx.outbox.wake();
      return { message: 'If a user has this address, a mail with a link is on its way' };
    },
  },
  resetPassword: {
    limits: [{ perHour: LINKS_PER_HOUR }],
    async run(ctx, { input, c }) {
      refuseOtherSites(ctx, c);
      // The link says who acts, for the audit log.
      c.set('captain', await resetPassword(ctx, input, originOfLink(ctx, c)));
      ctx.outbox.wake();
      return { message: 'Password changed' };
    },
  },
  acceptInvitation: {
    limits: [{ perHour: LINKS_PER_HOUR }],
    async run(ctx, { input, c }) {
      refuseOtherSites(ctx, c);
      c.set('captain', await acceptInvitation(ctx, input));
      return { message: 'Invitation accepted' };
    },
  },
  me: (_ctx, { captain }) => ({ user: captain }),
});

export const userRoutes = routes(userCalls, {
  list: (ctx) => listCaptains(ctx.db),
  async create(ctx, { input, captain, c }) {
    const created = await addCaptain(ctx, input, originOfChange(ctx, c, captain));
    ctx.outbox.wake();
    return created;
  },
  async save(ctx, { params, input, captain, c }) {
    const changed = await changeCaptain(ctx, params.id, input, originOfChange(ctx, c, captain));
    ctx.outbox.wake();
    return changed;
  },
  async invite(ctx, { params }) {
    await inviteAgain(ctx, params.id);
    ctx.outbox.wake();
  },
});

function originOfLink(ctx: AppContext, c: Context) {
  return { browser: browserName(c.req.header('user-agent')), address: clientAddress(c, ctx.config) };
}

function originOfChange(ctx: AppContext, c: Context, { username }: CaptainUser) {
  return { by: username, ...originOfLink(ctx, c) };
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

/** Sets the cookies of a login. @returns what the browser is told of it. */
async function keepLogin(
  ctx: AppContext,
  c: Context,
  { sessionId, trustToken, ...answer }: Awaited<ReturnType<typeof loginWithFactor>>,
): Promise<LoginAnswer> {
  c.header('Set-Cookie', ctx.sessions.cookie(sessionId));
  await setDeviceCookie(ctx, c, answer.user.username);
  if (trustToken) setCookie(c, TRUST_COOKIE, trustToken, { ...cookieOptions(ctx), maxAge: TRUST_SECONDS });
  return answer;
}

function userAgentOf(c: Context): string {
  return c.req.header('user-agent') ?? '';
}

/** Says, signed, that this browser has logged in as `username`. It opens nothing; see `limitLogins` for its use. */
async function setDeviceCookie(ctx: AppContext, c: Context, username: string): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  await setSignedCookie(c, DEVICE_COOKIE, `device:${id}:${nameKey(username)}`, secretOf(ctx), {
    ...cookieOptions(ctx),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}

/** Undefined without a genuine device cookie of this account. */
async function readDeviceId(ctx: AppContext, c: Context, username: string): Promise<string | undefined> {
  const value = await getSignedCookie(c, secretOf(ctx), DEVICE_COOKIE);
  const [, id, owner] = (value && /^device:([\w-]{22}):(.+)$/.exec(value)) || [];
  return owner === nameKey(username) ? id : undefined;
}

/** Cookies that only the login reads; the session's has other options. */
function cookieOptions({ config }: AppContext) {
  return { path: '/api/captain/login', httpOnly: true, sameSite: 'Strict', secure: config.isHttps } as const;
}

function secretOf({ signingKey }: AppContext): string {
  return signingKey.toString('base64url');
}
