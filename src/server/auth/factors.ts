import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hashSecret } from '#server/http/secrets.ts';
import type { AccountFactors, FactorKind, FactorProof } from '#shared/captain.schema.ts';
import { requireFound } from '#shared/errors.ts';
import {
  countRecoveryCodes,
  deletePasskeys,
  deleteRecoveryCode,
  deleteRecoveryCodes,
  deleteTotp,
  deleteTrustedBrowsers,
  deleteUserChallenges,
  findPasskey,
  findTotp,
  insertRecoveryCodes,
  listPasskeys,
  listTrustedBrowsers,
  recordPasskeyUse,
  spendTotpStep,
} from './factor-queries.ts';
import { COMMAND_LINE_ORIGIN, enqueueSecurityNotice } from './notices.ts';
import { challengeOf, verifyAnswer } from './passkeys.ts';
import { groupedCode } from './passwords.ts';
import { deleteUserSessions, findCredentials } from './queries.ts';
import { findTotpStep } from './totp.ts';

type FactorContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'settings' | 'signingKey' | 'secrets'>;

const RECOVERY_CODES = 10;
/** 75 bits: too many to try them all on a stolen database. */
const RECOVERY_CODE_LETTERS = 15;

/** The second factors that a captain has. */
export async function listFactors(db: Db, userId: number): Promise<FactorKind[]> {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  const kinds: FactorKind[] = [];
  if (totp?.secret) kinds.push('totp');
  if (passkeys.length > 0) kinds.push('passkey');
  return kinds;
}

/** The captain's own factors, as Captain shows them. */
export async function readFactors({ db, clock }: FactorContext, userId: number): Promise<AccountFactors> {
  const totp = await findTotp(db, userId);
  return {
    totp: Boolean(totp?.secret),
    passkeys: await listPasskeys(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    trustedBrowsers: await listTrustedBrowsers(db, userId, clock.now()),
  };
}

/** A right answer. It proves nothing before `consume` has succeeded, in the transaction that relies on it. */
export interface Proof {
  kind: keyof FactorProof;
  userId: number;
  /** @returns false when the same answer was used in the meantime. */
  consume(trx: Db): Promise<boolean>;
}

/**
 * Verifies a code, a recovery code or a passkey's answer.
 *
 * @param userId whose factor it must be; null where a passkey says who it is.
 * @param challenge what a passkey must have signed; undefined where none is accepted.
 * @returns undefined when it is wrong or was used before.
 */
export async function verifyFactor(
  ctx: FactorContext,
  userId: number | null,
  { code, recoveryCode, passkey }: FactorProof,
  challenge: string | undefined,
): Promise<Proof | undefined> {
  if (passkey) return verifyPasskey(ctx, userId, passkey, challenge);
  if (userId === null) return undefined;
  if (code !== undefined) return verifyCode(ctx, userId, code);
  if (recoveryCode === undefined) return undefined;
  const hash = hashRecoveryCode(recoveryCode);
  return { kind: 'recoveryCode', userId, consume: (trx) => deleteRecoveryCode(trx, userId, hash) };
}

async function verifyPasskey(
  ctx: FactorContext,
  userId: number | null,
  passkey: NonNullable<FactorProof['passkey']>,
  challenge: string | undefined,
): Promise<Proof | undefined> {
  const known = await findPasskey(ctx.db, passkey.id);
  if (!known || challenge === undefined || challengeOf(passkey) !== challenge) return undefined;
  if (userId !== null && known.userId !== userId) return undefined;
  const newCounter = await verifyAnswer(ctx, passkey, challenge, known);
  if (newCounter === undefined) return undefined;
  const { id, counter } = known;
  const now = ctx.clock.now();
  const consume: Proof['consume'] = (trx) => recordPasskeyUse(trx, { id, counter, newCounter, now });
  return { kind: 'passkey', userId: known.userId, consume };
}

async function verifyCode(ctx: FactorContext, userId: number, code: string): Promise<Proof | undefined> {
  const secret = (await findTotp(ctx.db, userId))?.secret;
  if (!secret) return undefined;
  const step = await findTotpStep(ctx, secret, code, ctx.clock.now());
  if (step === undefined) return undefined;
  return { kind: 'code', userId, consume: (trx) => spendTotpStep(trx, userId, secret, step) };
}

/** Ten new recovery codes in place of the old ones. @returns the codes, which are shown once. */
export async function replaceRecoveryCodes(trx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => groupedCode(RECOVERY_CODE_LETTERS));
  await deleteRecoveryCodes(trx, userId);
  await insertRecoveryCodes(trx, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** Deletes recovery codes and trusted browsers of a captain without a second factor. Call it after a factor was removed. */
export async function cleanUpFactors(trx: Db, userId: number): Promise<void> {
  if ((await listFactors(trx, userId)).length > 0) return;
  await deleteRecoveryCodes(trx, userId);
  await deleteTrustedBrowsers(trx, userId);
}

/**
 * Removes all second factors of a captain, who logs in with the password alone again. All sessions end, and the owner gets a mail.
 *
 * @throws AppError `not_found`.
 */
export async function resetFactors(ctx: Pick<AppContext, 'db' | 'config' | 'clock'>, username: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const captain = requireFound(await findCredentials(trx, username), `There is no captain named ${username}`);
    await deleteTotp(trx, captain.id);
    await deletePasskeys(trx, captain.id);
    await cleanUpFactors(trx, captain.id);
    await deleteUserChallenges(trx, captain.id);
    await deleteUserSessions(trx, captain.id);
    await enqueueSecurityNotice(ctx, trx, { kind: 'reset', username: captain.username, ...COMMAND_LINE_ORIGIN });
  });
}

/** The same hash for each way to type a code: case, spaces and hyphens do not matter. */
function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
