import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { captainApi, loginWithFactor } from '#app/pages/captain/session.ts';

export type { PublicKeyCredentialCreationOptionsJSON };

/** Loaded with the first passkey. */
const load = () => import('@simplewebauthn/browser');

/** Lets the browser ask for a passkey of this site. @throws the browser's error; `passkeyError` explains it. */
export async function answerByPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return (await load()).startAuthentication({ optionsJSON: { userVerification: 'required', ...options } });
}

/** Logs in with a passkey alone. @throws ApiError, or like `answerByPasskey`. */
export async function logInByPasskey(): Promise<void> {
  const options = await captainApi.post<PublicKeyCredentialRequestOptionsJSON>('/captain/login/passkey');
  await loginWithFactor({ challenge: options.challenge, passkey: await answerByPasskey(options) });
}

/** Lets the browser make a passkey. @throws like `answerByPasskey`. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  return (await load()).startRegistration({ optionsJSON: options });
}

/** Why a browser used no passkey, for the captain; undefined for an error that is not the browser's. */
export function passkeyError(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used: it was cancelled or took too long.';
  if (name === 'InvalidStateError') return 'This device has a passkey of this account already.';
  if (name === 'SecurityError') return 'Passkeys work only at the address in SITE_URL.';
  if (name === 'NotSupportedError') return 'This browser cannot use passkeys here.';
  return undefined;
}
