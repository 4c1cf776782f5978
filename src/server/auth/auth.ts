import { createHash, randomBytes } from 'node:crypto';
import { type Adapter, type Cookie, Lucia, TimeSpan } from 'lucia';
import type { AppContext, Sessions } from '#server/context.ts';
import type { LoginInput } from '#shared/captain.schema.ts';
import type { CaptainUser, LoginAnswer } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { clearFailures, reserveLogin } from './login-throttle.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  extendSession,
  findSession,
  insertSession,
  listUserSessions,
} from './session-queries.ts';
import { findCredentials, updateLastLogin } from './user-queries.ts';

export { listCaptains } from './user-queries.ts';
export { createCaptain, ensureFirstCaptain, setPassword } from './users.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, Omit<CaptainUser, 'id'>>;
    UserId: number;
    DatabaseUserAttributes: Omit<CaptainUser, 'id'>;
    DatabaseSessionAttributes: { createdAt: UnixSeconds };
  }
}

type AuthContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** A session ends when it was not used for this long. */
const IDLE_DAYS = 14;
/** And in any case this long after its login. */
const MAX_AGE_SECONDS = 60 * 24 * 3600;
/** 256 random bits. */
const TOKEN_BYTES = 32;

/** Native code that only logging in needs: loaded with the first login. */
const loadArgon2 = async () =>
  new (await import('oslo/password')).Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });
/** Compared with when there is no such captain, so that the answer takes as long. Nothing hashes to it. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IG5vYm9keSBub2JvZHk$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const instances = new WeakMap<AppContext['db'], Lucia<Record<never, never>, Omit<CaptainUser, 'id'>>>();

function lucia(ctx: AuthContext) {
  const known = instances.get(ctx.db);
  if (known) return known;
  const created = new Lucia(sessionAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    sessionCookie: {
      name: ctx.config.isHttps ? '__Host-session' : 'session',
      attributes: { secure: ctx.config.isHttps, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ username, name, role }) => ({ username, name, role }),
  });
  instances.set(ctx.db, created);
  return created;
}

/**
 * Logs a captain in, or says no in the same words and the same time whatever was wrong.
 *
 * @param address counts failed logins besides the account.
 * @param oldToken session that the browser still holds; it ends.
 * @throws AppError `unauthorized`, or `too_many` after repeated failures.
 */
export async function login(
  ctx: AuthContext,
  { username, password }: LoginInput,
  address: string,
  oldToken?: string,
): Promise<LoginAnswer & { cookie: string }> {
  const attempt = await reserveLogin(ctx, username, address);
  const captain = await findCredentials(ctx.db, username);
  const isRight = await verifyPassword(captain?.password ?? NOBODYS_HASH, password);
  if (!captain || !isRight || captain.isActive === 0) throw new AppError('unauthorized', 'Invalid credentials');
  await clearFailures(ctx, attempt);
  if (oldToken) await lucia(ctx).invalidateSession(oldToken);
  await lucia(ctx).deleteExpiredSessions();
  await updateLastLogin(ctx.db, captain.id, ctx.clock.now());
  const session = await lucia(ctx).createSession(
    captain.id,
    { createdAt: ctx.clock.now() },
    { sessionId: randomBytes(TOKEN_BYTES).toString('base64url') },
  );
  return {
    token: session.id,
    user: { id: captain.id, username: captain.username, name: captain.name, role: captain.role },
    cookie: lucia(ctx).createSessionCookie(session.id).serialize(),
  };
}

/** Ends a session; one that is already over is no error. */
export async function logout(ctx: AuthContext, token: string): Promise<void> {
  await lucia(ctx).invalidateSession(token);
}

/** Ends every session of a captain at once. */
export async function endSessions(ctx: AuthContext, userId: number): Promise<void> {
  await lucia(ctx).invalidateUserSessions(userId);
}

/** What the guards in `http/` ask about a request's session. */
export function createSessions(ctx: AuthContext): Sessions {
  return {
    async authenticate(token) {
      const { user, session } = await lucia(ctx).validateSession(token);
      if (!user) return undefined;
      const { id, username, name, role } = user;
      return { captain: { id, username, name, role }, isRenewed: session.fresh };
    },
    readCookie: (header) => lucia(ctx).readSessionCookie(header) ?? undefined,
    cookie(token) {
      const cookie: Cookie = token ? lucia(ctx).createSessionCookie(token) : lucia(ctx).createBlankSessionCookie();
      return cookie.serialize();
    },
  };
}

/** @returns an Argon2id hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  return (await loadArgon2()).hash(password);
}

async function verifyPassword(hash: string, password: string): Promise<boolean> {
  return (await loadArgon2()).verify(hash, password);
}

/** A password nobody chose: 100 random bits in groups that can be read aloud. */
export function generatePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const text = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return text.match(/.{5}/g)!.join('-');
}

/**
 * Lucia's sessions in our own table. A token is stored as its SHA-256 alone, so a copied database opens no door. Lucia
 * reads the machine's clock; moments are moved to and from ours on the way.
 */
function sessionAdapter({ db, clock }: AuthContext): Adapter {
  const toMachine = (seconds: number) => new Date(Date.now() + (seconds - clock.now()) * 1000);
  const fromMachine = (date: Date) =>
    (clock.now() + toUnixSeconds(date) - toUnixSeconds(new Date(Date.now()))) as UnixSeconds;
  return {
    async getSessionAndUser(token) {
      const row = await findSession(db, hashToken(token));
      if (!row) return [null, null];
      const { userId, createdAt, expiresAt, username, name, role } = row;
      const session = { id: token, userId, expiresAt: toMachine(expiresAt), attributes: { createdAt } };
      if (username === null || name === null || role === null) return [session, null];
      return [session, { id: userId, attributes: { username, name, role } }];
    },
    /** Their ids are hashes: they tell sessions apart and open nothing. */
    async getUserSessions(userId) {
      const rows = await listUserSessions(db, userId);
      return rows.map(({ id, createdAt, expiresAt }) => ({
        id,
        userId,
        expiresAt: toMachine(expiresAt),
        attributes: { createdAt },
      }));
    },
    setSession({ id, userId, expiresAt, attributes }) {
      return insertSession(db, {
        id: hashToken(id),
        userId,
        createdAt: attributes.createdAt,
        expiresAt: fromMachine(expiresAt),
      });
    },
    updateSessionExpiration: (token, expiresAt) =>
      extendSession(db, hashToken(token), fromMachine(expiresAt), MAX_AGE_SECONDS),
    deleteSession: (token) => deleteSession(db, hashToken(token)),
    deleteUserSessions: (userId) => deleteUserSessions(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now()),
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
