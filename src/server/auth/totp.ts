import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';

const STEP_SECONDS = 30;
/** Steps before and after the current one: clocks differ, and typing takes time. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** Secret with which an authenticator app is set up. */
export interface TotpSetup {
  /** The secret in base32, for typing. */
  secret: string;
  /** The same as an address, for a QR code. */
  uri: string;
}

/** @returns a new secret, encrypted, and what the captain sees of it once. */
export async function makeTotpSecret(
  ctx: Pick<AppContext, 'secrets' | 'settings'>,
  username: string,
): Promise<TotpSetup & { encrypted: string }> {
  const { createTOTPKeyURI } = await import('oslo/otp');
  const bytes = randomBytes(SECRET_BYTES);
  // A colon separates issuer and account in the address.
  const issuer = ctx.settings.site().brand.replaceAll(':', ' ');
  const uri = createTOTPKeyURI(issuer, username, bytes, { digits: 6 });
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { secret, uri, encrypted: ctx.secrets.encrypt(bytes.toString('base64url')) };
}

/**
 * Finds the step of 30 seconds that a code belongs to, one step before or after the present one at most.
 *
 * @returns the number of the step since 1970, the newest where several fit; undefined for a wrong code.
 * @throws AppError `unavailable` when the secret cannot be decrypted.
 */
export async function findTotpStep(
  { secrets }: Pick<AppContext, 'secrets'>,
  encrypted: string,
  code: string,
  now: UnixSeconds,
): Promise<number | undefined> {
  const { generateHOTP } = await import('oslo/otp');
  const secret = secrets.decrypt(encrypted);
  if (secret === undefined) {
    throw new AppError(
      'unavailable',
      'The secret of the authenticator app cannot be read: the key it was encrypted with is missing. Use a recovery code or a passkey, or run: npm run captain -- reset-factors USERNAME',
    );
  }
  const bytes = Buffer.from(secret, 'base64url');
  const typed = code.replace(/\s/g, '');
  const current = Math.floor(now / STEP_SECONDS);
  for (let step = current + DRIFT_STEPS; step >= current - DRIFT_STEPS; step -= 1) {
    if ((await generateHOTP(bytes, step)) === typed) return step;
  }
  return undefined;
}
