import type { ActiveSession, AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashSecret } from '#server/http/secrets.ts';
import type { CaptainUser, ListedSession, PasskeyInput, TotpSetup } from '#shared/captain.schema.ts';
import { AppError, fieldError, isUniqueViolation, requireFound } from '#shared/errors.ts';
import { challengeExpired, makeChallenge, openChallenge } from './challenges.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  deleteChallenge,
  deletePasskey,
  deleteTotp,
  deleteTrustedBrowser,
  deleteTrustedBrowsers,
  deleteUserChallenges,
  findTotp,
  insertPasskey,
  listPasskeys,
  putPendingTotp,
} from './factor-queries.ts';
import { cleanUpFactors, listFactors, replaceRecoveryCodes } from './factors.ts';
import { limitFactorAttempts } from './login-throttle.ts';
import type { SecurityPayload } from './mails.ts';
import { enqueueSecurityNotice } from './notices.ts';
import { challengeOf, makeRegistrationOptions, verifyRegistration } from './passkeys.ts';
import { hashPassword } from './passwords.ts';
import { deleteAttempts, deleteOtherSessions, deleteOwnSession, listUserSessions, updateCaptain } from './queries.ts';
import { findTotpStep, makeTotpSecret } from './totp.ts';

/** The captain who calls, with the session and from where. */
export interface Caller {
  captain: CaptainUser;
  session: ActiveSession;
  browser: string;
  address: string;
}

/** Sets a new password. All other sessions end. */
export async function changePassword(ctx: AppContext, caller: Caller, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    await updateCaptain(trx, caller.captain.id, { password: hash });
    await endOtherLogins(ctx, trx, caller, 'password');
  });
  ctx.outbox.wake();
}

/** Makes a new secret for an authenticator app; one that is in use stays until `finishTotp` confirms the new one. */
export async function startTotp(ctx: AppContext, { captain }: Caller): Promise<TotpSetup> {
  const { encrypted, ...setup } = await makeTotpSecret(ctx, captain.username);
  await putPendingTotp(ctx.db, captain.id, encrypted);
  return setup;
}

/**
 * Turns the authenticator app on. All other sessions end.
 *
 * @returns ten recovery codes in place of any older ones.
 * @throws AppError `bad_request` for a wrong code, `conflict` when no setup was started.
 */
export async function finishTotp(ctx: AppContext, caller: Caller, code: string): Promise<string[]> {
  const { id } = caller.captain;
  const notStarted = () => new AppError('conflict', 'The setup is over: please start it again');
  const codes = await limitFactorAttempts(ctx, id, caller.address, async (counters) => {
    const pending = (await findTotp(ctx.db, id))?.pending;
    if (!pending) throw notStarted();
    const now = ctx.clock.now();
    const step = await findTotpStep(ctx, pending, code, now);
    if (step === undefined) {
      throw fieldError('bad_request', 'code', 'This code is not right. Is the clock of your phone right?');
    }
    return ctx.db.transaction().execute(async (trx) => {
      if (!(await confirmTotp(trx, id, pending, { step, now }))) throw notStarted();
      await deleteAttempts(trx, counters);
      await endOtherLogins(ctx, trx, caller, 'totp');
      return replaceRecoveryCodes(trx, id);
    });
  });
  ctx.outbox.wake();
  return codes;
}

/** Turns the authenticator app off. */
export async function removeTotp(ctx: AppContext, caller: Caller): Promise<void> {
  const { id } = caller.captain;
  await ctx.db.transaction().execute(async (trx) => {
    const wasOn = Boolean((await findTotp(trx, id))?.secret);
    await deleteTotp(trx, id);
    await cleanUpFactors(trx, id);
    if (wasOn) await enqueueAccountNotice(ctx, trx, caller, 'totp-removed');
  });
  ctx.outbox.wake();
}

/** The options from which the browser makes a passkey. */
export async function startPasskey(ctx: AppContext, { captain, session }: Caller) {
  const passkeys = await listPasskeys(ctx.db, captain.id);
  const challenge = await makeChallenge(ctx, { purpose: 'registration', userId: captain.id, holder: session.id });
  return makeRegistrationOptions(ctx, captain, passkeys, challenge);
}

/**
 * Stores a passkey. All other sessions end.
 *
 * @returns ten recovery codes when there were none yet.
 * @throws AppError `bad_request` when it was not made for this site and challenge.
 */
export async function finishPasskey(
  ctx: AppContext,
  caller: Caller,
  { name, ...response }: PasskeyInput,
): Promise<{ name: string; recoveryCodes: string[] | null }> {
  const { captain, session, browser } = caller;
  const challenge = challengeOf(response) ?? '';
  const open = await openChallenge(ctx, challenge, {
    purposes: ['registration'],
    holder: session.id,
    code: 'bad_request',
  });
  const credential = await verifyRegistration(ctx, response, challenge);
  if (!credential) {
    throw new AppError('bad_request', `This passkey was not accepted. Passkeys work at ${ctx.config.siteUrl} only.`);
  }
  const passkey = {
    credentialId: credential.id,
    userId: captain.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports,
    name: name || `Passkey of ${browser}`,
    createdAt: ctx.clock.now(),
    lastUsedAt: null,
  };
  const recoveryCodes = await ctx.db.transaction().execute(async (trx) => {
    if (!(await deleteChallenge(trx, open.hash))) throw challengeExpired('bad_request');
    await insertPasskey(trx, passkey).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'passkeys.credential_id')) throw error;
      throw new AppError('conflict', 'This passkey is stored already');
    });
    await endOtherLogins(ctx, trx, caller, 'passkey');
    return (await countRecoveryCodes(trx, captain.id)) > 0 ? null : replaceRecoveryCodes(trx, captain.id);
  });
  ctx.outbox.wake();
  return { name: passkey.name, recoveryCodes };
}

/** @throws AppError `not_found`. */
export async function removePasskey(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  const { captain } = caller;
  await ctx.db.transaction().execute(async (trx) => {
    requireFound(await deletePasskey(trx, captain.id, id), 'There is no such passkey');
    await cleanUpFactors(trx, captain.id);
    await enqueueAccountNotice(ctx, trx, caller, 'passkey-removed');
  });
  ctx.outbox.wake();
}

/**
 * Ten new recovery codes; the old ones are void.
 *
 * @throws AppError `conflict` without a second factor.
 */
export async function renewRecoveryCodes(ctx: AppContext, caller: Caller): Promise<string[]> {
  const { id } = caller.captain;
  const codes = await ctx.db.transaction().execute(async (trx) => {
    if ((await listFactors(trx, id)).length === 0) {
      throw new AppError('conflict', 'Recovery codes replace a second factor: set one up first');
    }
    await enqueueAccountNotice(ctx, trx, caller, 'recovery-codes');
    return replaceRecoveryCodes(trx, id);
  });
  ctx.outbox.wake();
  return codes;
}

/** Ends the trust in one browser, or in all without `id`. @throws AppError `not_found`. */
export async function removeTrustedBrowsers(
  ctx: AppContext,
  { captain }: Caller,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) return deleteTrustedBrowsers(ctx.db, captain.id);
  requireFound(await deleteTrustedBrowser(ctx.db, captain.id, id), 'There is no such trusted browser');
}

/** The captain's sessions, newest first. The id of a listed session is a hash, with which nobody can log in. */
export async function listSessions(ctx: AppContext, { captain, session }: Caller): Promise<ListedSession[]> {
  const now = ctx.clock.now();
  const sessions = await listUserSessions(ctx.db, captain.id);
  return sessions
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ id, browser, createdAt, lastUsedAt }) => ({
      id,
      browser: browser || 'An unknown program',
      createdAt,
      lastUsedAt,
      isCurrent: id === hashSecret(session.id),
    }));
}

/** @param id as `listSessions` gives it. @throws AppError `not_found`. */
export async function endSession(ctx: AppContext, { captain }: Caller, id: string): Promise<void> {
  requireFound(await deleteOwnSession(ctx.db, captain.id, id), 'There is no such session');
}

/** Ends all sessions but that of the call. */
export async function endOtherSessions(ctx: AppContext, { captain, session }: Caller): Promise<void> {
  await deleteOtherSessions(ctx.db, captain.id, hashSecret(session.id));
}

/** Ends everything that was possible without the new factor or password: other sessions, logins under way, browsers that skip the factor. */
async function endOtherLogins(
  ctx: AppContext,
  trx: Db,
  caller: Caller,
  kind: 'totp' | 'passkey' | 'password',
): Promise<void> {
  const { captain, session } = caller;
  await deleteOtherSessions(trx, captain.id, hashSecret(session.id));
  await deleteUserChallenges(trx, captain.id);
  await deleteTrustedBrowsers(trx, captain.id);
  await enqueueAccountNotice(ctx, trx, caller, kind);
}

function enqueueAccountNotice(
  ctx: AppContext,
  trx: Db,
  { captain, browser, address }: Caller,
  kind: SecurityPayload['kind'],
) {
  return enqueueSecurityNotice(ctx, trx, { kind, username: captain.username, browser, address });
}
