import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '#app/api.ts';
import { captainApi, loginWithFactor } from '#app/pages/captain/session.ts';
import { sessionCalls } from '#shared/account.calls.ts';

/** Loaded with the first passkey. */
const load = () => import('@simplewebauthn/browser');

/** Lets the browser ask for a passkey of this site. @throws ApiError that says why the browser used none. */
export async function answerByPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await load();
  return explained(startAuthentication({ optionsJSON: { userVerification: 'required', ...options } }));
}

/** Logs in with a passkey alone. @throws like `answerByPasskey`. */
export async function logInByPasskey(): Promise<void> {
  const options = await captainApi.call(sessionCalls.startPasskeyLogin);
  await loginWithFactor({ challenge: options.challenge, passkey: await answerByPasskey(options) });
}

/** Lets the browser make a passkey. @throws like `answerByPasskey`. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await load();
  return explained(startRegistration({ optionsJSON: options }));
}

const CANCELLED = 'No passkey was used: it was cancelled or took too long.';
/** Why a browser used no passkey, by the name of its error. */
const REASONS: Partial<Record<string, string>> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: 'This device has a passkey of this account already.',
  SecurityError: 'Passkeys work only at the address in SITE_URL.',
  NotSupportedError: 'This browser cannot use passkeys here.',
};

async function explained<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const reason = error instanceof Error ? REASONS[error.name] : undefined;
    throw reason ? new ApiError(0, reason) : error;
  }
}
