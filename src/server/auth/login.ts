import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashSecret, makeSecret } from '#server/http/secrets.ts';
import type { FactorQuestion, LoginAnswer, LoginFactorInput, LoginInput } from '#shared/captain.schema.ts';
import { AppError } from '#shared/errors.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { challengeExpired, makeChallenge, openChallenge } from './challenges.ts';
import { deleteChallenge, insertTrustedBrowser, isTrusted } from './factor-queries.ts';
import { listFactors, verifyFactor } from './factors.ts';
import { limitFactorAttempts, limitLogins } from './login-throttle.ts';
import { enqueueRecoveryCodeNotice, enqueueSecurityNotice } from './notices.ts';
import { makeLoginOptions } from './passkeys.ts';
import { UNUSABLE_HASH, verifyPassword } from './passwords.ts';
import { deleteAttempts, findCredentials, findCredentialsById, updateCaptain } from './queries.ts';
import { startSession, tokenOf } from './sessions.ts';

/** A trusted browser is asked for no second factor for this long. */
export const TRUST_SECONDS = 30 * DAY_SECONDS;

/** Where a login comes from. */
export interface LoginOrigin {
  address: string;
  /** Name of the browser, for people. */
  browser: string;
  /** All that the browser says of itself: a challenge can be answered by no other. */
  userAgent: string;
  /** Session that the browser still holds; it ends. */
  oldSessionId: string | undefined;
  /** The id in the device cookie, when this browser has logged in as this captain before. */
  deviceIdOf(username: string): Promise<string | undefined>;
  /** The value of the cookie of a trusted browser. */
  trustToken: string | undefined;
}

interface Login extends LoginAnswer {
  sessionId: string;
  /** For the cookie of a browser that is trusted from now on. */
  trustToken?: string;
}

type Captain = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** A login of which everything is proved. */
interface ProvenLogin extends Pick<LoginOrigin, 'browser' | 'address' | 'oldSessionId'> {
  deviceId: string | undefined;
  /** It counts as a confirmation. */
  isConfirmed: boolean;
}

/**
 * Logs a captain in, or asks for the second factor. Whatever was wrong, the refusal has the same words and takes the same time.
 *
 * @throws AppError `unauthorized`, or `too_many` after repeated failures.
 */
export async function login(
  ctx: AppContext,
  { username, password }: LoginInput,
  origin: LoginOrigin,
): Promise<Login | FactorQuestion> {
  const deviceId = await origin.deviceIdOf(username);
  const answer = await limitLogins(ctx, username, { address: origin.address, deviceId }, async (counters) => {
    const captain = await findCredentials(ctx.db, username);
    const isRight = await verifyPassword(captain?.password ?? UNUSABLE_HASH, password);
    return ctx.db.transaction().execute(async (trx) => {
      // Read again: the password may have changed, or the captain been deactivated, while this one was verified.
      const current = await findCredentials(trx, username);
      if (!isRight || !current?.isActive || current.password !== captain?.password) {
        throw new AppError('unauthorized', 'Invalid credentials');
      }
      await deleteAttempts(trx, counters);
      const factor = await listFactors(trx, current.id);
      if (factor.length === 0) return complete(ctx, trx, current, { ...origin, deviceId, isConfirmed: true });
      if (await isTrustedBrowser(ctx, trx, current.id, origin)) {
        // A trusted browser proves less than a confirmation, so it does not replace one.
        return complete(ctx, trx, current, { ...origin, deviceId, isConfirmed: false });
      }
      const asked = { purpose: 'login', userId: current.id, holder: origin.userAgent } as const;
      return { factor, challenge: await makeChallenge({ db: trx, clock: ctx.clock }, asked) };
    });
  });
  ctx.outbox.wake();
  return answer;
}

/** The options with which a browser logs in by a passkey alone. */
export async function startPasskeyLogin(ctx: AppContext, { userAgent }: Pick<LoginOrigin, 'userAgent'>) {
  const challenge = await makeChallenge(ctx, { purpose: 'passwordless', userId: null, holder: userAgent });
  return makeLoginOptions(ctx, challenge);
}

/**
 * The second step of a login, or the only one with a passkey. A wrong code leaves the challenge for another try.
 *
 * @throws AppError `unauthorized`, or `too_many` after repeated failures.
 */
export async function loginWithFactor(
  ctx: AppContext,
  { challenge, trust, ...input }: LoginFactorInput,
  origin: LoginOrigin,
): Promise<Login> {
  const open = await openChallenge(ctx, challenge, {
    purposes: ['login', 'passwordless'],
    holder: origin.userAgent,
    code: 'unauthorized',
  });
  const answer = await limitFactorAttempts(ctx, open.userId, origin.address, async (counters) => {
    const proof = await verifyFactor(ctx, open.userId, input, challenge);
    if (!proof) throw wrongFactor();
    return ctx.db.transaction().execute(async (trx) => {
      // A new password and a new factor take the challenge back.
      if (!(await deleteChallenge(trx, open.hash))) throw challengeExpired('unauthorized');
      const captain = await findCredentialsById(trx, proof.userId);
      if (!captain?.isActive || !(await proof.consume(trx))) throw wrongFactor();
      await deleteAttempts(trx, counters);
      const deviceId = await origin.deviceIdOf(captain.username);
      if (proof.kind === 'recoveryCode') await enqueueRecoveryCodeNotice(ctx, trx, { captain, ...origin });
      const session = await complete(ctx, trx, captain, { ...origin, deviceId, isConfirmed: true });
      // Trust replaces the factor beside a password, so it has no meaning where there was no password.
      if (!trust || open.userId === null) return session;
      return { ...session, trustToken: await trustBrowser(ctx, trx, captain.id, origin) };
    });
  });
  ctx.outbox.wake();
  return answer;
}

async function complete(
  ctx: AppContext,
  trx: Db,
  { id, username, name, role, lastLoginAt }: Captain,
  { browser, address, oldSessionId, deviceId, isConfirmed }: ProvenLogin,
): Promise<Login> {
  // The first login of all is from a new browser in any case.
  if (deviceId === undefined && lastLoginAt !== null) {
    await enqueueSecurityNotice(ctx, trx, { kind: 'login', username, browser, address });
  }
  await updateCaptain(trx, id, { lastLoginAt: ctx.clock.now() });
  const sessionId = await startSession({ ...ctx, db: trx }, id, { oldId: oldSessionId, browser, isConfirmed });
  return { token: tokenOf(sessionId), user: { id, username, name, role }, sessionId };
}

async function isTrustedBrowser(
  { clock }: AppContext,
  trx: Db,
  userId: number,
  { trustToken }: LoginOrigin,
): Promise<boolean> {
  return trustToken !== undefined && isTrusted(trx, userId, hashSecret(trustToken), clock.now());
}

async function trustBrowser({ clock }: AppContext, trx: Db, userId: number, { browser }: LoginOrigin): Promise<string> {
  const token = makeSecret();
  const now = clock.now();
  const expiresAt = (now + TRUST_SECONDS) as UnixSeconds;
  await insertTrustedBrowser(trx, { userId, hash: hashSecret(token), browser, createdAt: now, expiresAt });
  return token;
}

function wrongFactor(): AppError {
  return new AppError('unauthorized', 'This is not right, or was used before');
}
