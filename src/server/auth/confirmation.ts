import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashSecret } from '#server/http/secrets.ts';
import type { ConfirmationInput, FactorQuestion } from '#shared/captain.schema.ts';
import { AppError, fieldError } from '#shared/errors.ts';
import type { Caller } from './account.ts';
import { challengeExpired, makeChallenge, openChallenge } from './challenges.ts';
import { deleteChallenge } from './factor-queries.ts';
import { listFactors, type Proof, verifyFactor } from './factors.ts';
import { limitFactorAttempts } from './login-throttle.ts';
import { enqueueRecoveryCodeNotice } from './notices.ts';
import { verifyPassword } from './passwords.ts';
import { changeSession, deleteAttempts, findCredentialsById } from './queries.ts';

/** Starts a confirmation. @returns the second factors that the captain can use. */
export async function startConfirmation(ctx: AppContext, { captain, session }: Caller): Promise<FactorQuestion> {
  const factor = await listFactors(ctx.db, captain.id);
  const challenge = await makeChallenge(ctx, { purpose: 'confirmation', userId: captain.id, holder: session.id });
  return { factor, challenge };
}

/**
 * Confirms that the captain is still there, with the credentials of a login in a new browser: the password, with a code or a recovery code
 * where a second factor is set up, or a passkey alone. See `requireCaptain`.
 *
 * @throws AppError `bad_request` when something is missing or wrong, `too_many` after repeated failures.
 */
export async function confirmSession(ctx: AppContext, caller: Caller, input: ConfirmationInput): Promise<void> {
  const { captain, session, address } = caller;
  const hasFactor = (await listFactors(ctx.db, captain.id)).length > 0;
  if (!input.passkey) requireAnswers(input, { hasFactor });
  await limitFactorAttempts(ctx, captain.id, address, async (counters) => {
    const proofs = await prove(ctx, caller, input, { hasFactor });
    await ctx.db.transaction().execute(async (trx) => {
      for (const { consume, refusal } of proofs) if (!(await consume(trx))) throw refusal;
      await deleteAttempts(trx, counters);
      if (proofs.some(({ kind }) => kind === 'recoveryCode')) await enqueueRecoveryCodeNotice(ctx, trx, caller);
      const isStillLoggedIn = await changeSession(trx, hashSecret(session.id), { authenticatedAt: ctx.clock.now() });
      if (!isStillLoggedIn) throw new AppError('unauthorized', 'Please log in');
    });
  });
  ctx.outbox.wake();
}

/** A proof, and the refusal when it was used in the meantime. */
interface Refusable extends Pick<Proof, 'consume'> {
  kind: Proof['kind'] | 'password';
  refusal: AppError;
}

async function prove(
  ctx: AppContext,
  caller: Caller,
  input: ConfirmationInput,
  { hasFactor }: { hasFactor: boolean },
): Promise<Refusable[]> {
  if (input.passkey) return [await provePasskey(ctx, caller, input)];
  const password = await provePassword(ctx, caller, input);
  return hasFactor ? [password, await proveFactor(ctx, caller, input)] : [password];
}

async function provePassword(
  ctx: AppContext,
  { captain }: Caller,
  { password = '' }: ConfirmationInput,
): Promise<Refusable> {
  const refusal = fieldError('bad_request', 'password', 'Wrong password');
  const stored = (await findCredentialsById(ctx.db, captain.id))?.password;
  if (stored === undefined || !(await verifyPassword(stored, password))) throw refusal;
  const isUnchanged = async (trx: Db) => (await findCredentialsById(trx, captain.id))?.password === stored;
  return { kind: 'password', consume: isUnchanged, refusal };
}

async function proveFactor(
  ctx: AppContext,
  { captain }: Caller,
  { code, recoveryCode }: ConfirmationInput,
): Promise<Refusable> {
  const field = code === undefined ? 'recoveryCode' : 'code';
  const refusal = fieldError('bad_request', field, 'This is not right, or was used before');
  const proof = await verifyFactor(ctx, captain.id, { code, recoveryCode }, undefined);
  if (!proof) throw refusal;
  return { ...proof, refusal };
}

async function provePasskey(
  ctx: AppContext,
  { captain, session }: Caller,
  { passkey, challenge = '' }: ConfirmationInput,
): Promise<Refusable> {
  const refusal = challengeExpired('bad_request');
  const open = await openChallenge(ctx, challenge, {
    purposes: ['confirmation'],
    holder: session.id,
    code: 'bad_request',
  });
  const proof = await verifyFactor(ctx, captain.id, { passkey }, challenge);
  if (!proof) throw fieldError('bad_request', 'passkey', 'This passkey is not right');
  const consume = async (trx: Db) => (await deleteChallenge(trx, open.hash)) && (await proof.consume(trx));
  return { kind: 'passkey', consume, refusal };
}

/** Nothing is verified before all of it is there, so that a call cannot test the password alone. */
function requireAnswers(
  { password, code, recoveryCode }: ConfirmationInput,
  { hasFactor }: { hasFactor: boolean },
): void {
  const problems = [];
  if (password === undefined) problems.push({ path: 'password', message: 'Please give your password' });
  if (hasFactor && code === undefined && recoveryCode === undefined) {
    problems.push({ path: 'code', message: 'Please give a code of your authenticator app, or a recovery code' });
  }
  if (problems[0]) throw new AppError('bad_request', problems[0].message, { issues: problems });
}
