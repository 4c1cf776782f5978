import { createHmac, randomBytes } from 'node:crypto';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { AppContext, Sessions } from '#server/context.ts';
import { hashSecret, isSameSecret } from '#server/http/secrets.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { isDiskFull } from '#shared/errors.ts';
import { DAY_SECONDS, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import {
  changeSession,
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  extendSession,
  findSession,
  insertSession,
  listUserSessions,
} from './queries.ts';

interface SessionAttributes {
  createdAt: UnixSeconds;
  browser: string;
  lastUsedAt: UnixSeconds;
  authenticatedAt: UnixSeconds;
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof lucia>;
    UserId: number;
    DatabaseUserAttributes: Omit<CaptainUser, 'id'>;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

type SessionContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** A session ends when it was not used for this long. */
const IDLE_DAYS = 14;
/** A session ends this long after its login even when it is used. */
const MAX_AGE_SECONDS = 60 * DAY_SECONDS;
/** How exact the time of the last use is: most calls then write nothing. */
const USE_STEP_SECONDS = 60;
const SESSION_ID_BYTES = 32;
const NEVER = 0 as UnixSeconds;

/** Browsers keep a cookie with `__Host-` for the host alone, and over https. */
export function sessionCookieName({ isHttps }: Pick<AppContext['config'], 'isHttps'>): string {
  return isHttps ? '__Host-session' : 'session';
}

function lucia(
  ctx: SessionContext,
): Lucia<Pick<SessionAttributes, 'lastUsedAt' | 'authenticatedAt'>, Omit<CaptainUser, 'id'>> {
  return new Lucia(sessionAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    sessionCookie: {
      name: sessionCookieName(ctx.config),
      attributes: { secure: ctx.config.isHttps, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ username, name, role }) => ({ username, name, role }),
    getSessionAttributes: ({ lastUsedAt, authenticatedAt }) => ({ lastUsedAt, authenticatedAt }),
  });
}

/** Finds the captain who calls by the session cookie, for the guards in `http/`. */
export function createSessions(ctx: SessionContext): Sessions {
  const sessions = lucia(ctx);
  return {
    async find(cookieHeader, authorization) {
      const id = sessions.readSessionCookie(cookieHeader ?? '');
      if (!id || (authorization !== undefined && !isTokenOf(id, authorization))) return undefined;
      const { user, session } = await sessions.validateSession(id);
      if (!user) return undefined;
      const { username, name, role } = user;
      const { lastUsedAt, authenticatedAt } = session;
      const now = ctx.clock.now();
      if (now - lastUsedAt >= USE_STEP_SECONDS) await noteUse(ctx, hashSecret(id), now);
      return { id, captain: { id: user.id, username, name, role }, isRenewed: session.fresh, authenticatedAt };
    },
    hasCookie: (cookieHeader) => sessions.readSessionCookie(cookieHeader ?? '') !== null,
    cookie: (id) => (id ? sessions.createSessionCookie(id) : sessions.createBlankSessionCookie()).serialize(),
  };
}

/** A full disk must not keep the captain from reading. */
async function noteUse({ db }: SessionContext, hash: string, now: UnixSeconds): Promise<void> {
  try {
    await changeSession(db, hash, { lastUsedAt: now });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/**
 * Starts a session; expired sessions of everybody are deleted on the way.
 *
 * @param ctx its `db` may be a transaction.
 * @param oldId session that the browser still holds; it ends.
 * @param isConfirmed whether the login counts as a confirmation.
 * @returns the id, which is the value of the cookie.
 */
export async function startSession(
  ctx: SessionContext,
  userId: number,
  { oldId, browser, isConfirmed }: { oldId: string | undefined; browser: string; isConfirmed: boolean },
): Promise<string> {
  const sessions = lucia(ctx);
  if (oldId) await sessions.invalidateSession(oldId);
  await sessions.deleteExpiredSessions();
  const sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url');
  const now = ctx.clock.now();
  const attributes = { createdAt: now, browser, lastUsedAt: now, authenticatedAt: isConfirmed ? now : NEVER };
  await sessions.createSession(userId, attributes, { sessionId });
  return sessionId;
}

export async function endSession(ctx: SessionContext, id: string): Promise<void> {
  await lucia(ctx).invalidateSession(id);
}

/**
 * The token that the browser keeps in local storage, where scripts can read it. It cannot be turned back into the
 * session id, and it opens nothing without the cookie.
 */
export function tokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('bearer token').digest('base64url');
}

function isTokenOf(sessionId: string, authorization: string): boolean {
  const [, token = ''] = /^Bearer +(\S+)\s*$/i.exec(authorization) ?? [];
  return isSameSecret(token, tokenOf(sessionId));
}

/**
 * Stores Lucia's sessions in our table. An id is stored only as its SHA-256, so that a stolen database contains no valid
 * cookie. Lucia reads the system clock, so times are converted between that and `ctx.clock`.
 */
function sessionAdapter({ db, clock }: SessionContext): Adapter {
  const toSystemTime = (seconds: number) => new Date(Date.now() + (seconds - clock.now()) * 1000);
  const fromSystemTime = (date: Date) =>
    (clock.now() + toUnixSeconds(date) - toUnixSeconds(new Date(Date.now()))) as UnixSeconds;
  return {
    async getSessionAndUser(sessionId) {
      const row = await findSession(db, hashSecret(sessionId));
      if (!row) return [null, null];
      const { userId, expiresAt, username, name, role, createdAt, browser, lastUsedAt, authenticatedAt } = row;
      const attributes = { createdAt, browser, lastUsedAt, authenticatedAt };
      const session = { id: sessionId, userId, expiresAt: toSystemTime(expiresAt), attributes };
      if (username === null || name === null || role === null) return [session, null];
      return [session, { id: userId, attributes: { username, name, role } }];
    },
    /** The ids of these are hashes: they can be compared, not used. */
    async getUserSessions(userId) {
      const rows = await listUserSessions(db, userId);
      return rows.map(({ id, expiresAt, ...attributes }) => ({
        id,
        userId,
        expiresAt: toSystemTime(expiresAt),
        attributes,
      }));
    },
    setSession({ id, userId, expiresAt, attributes }) {
      return insertSession(db, {
        id: hashSecret(id),
        userId,
        expiresAt: fromSystemTime(expiresAt),
        ...attributes,
      });
    },
    updateSessionExpiration: (id, expiresAt) =>
      extendSession(db, hashSecret(id), fromSystemTime(expiresAt), MAX_AGE_SECONDS),
    deleteSession: (id) => deleteSession(db, hashSecret(id)),
    deleteUserSessions: (userId) => deleteUserSessions(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now()),
  };
}
