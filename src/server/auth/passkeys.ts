import { createHmac } from 'node:crypto';
import type * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import type { Row } from '#server/db/schema.ts';
import type { CaptainUser, PasskeyAnswer, PasskeyInput, PasskeyRequest } from '#shared/captain.schema.ts';

/** Only those who register or use a passkey need it. */
const loadServer = () => import('@simplewebauthn/server');

type PasskeyContext = Pick<AppContext, 'config' | 'settings' | 'signingKey'>;

/** Options from which the browser makes a passkey: JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export async function makeRegistrationOptions(
  ctx: PasskeyContext,
  captain: CaptainUser,
  passkeys: Row<'passkeys'>[],
  challenge: string,
) {
  const { generateRegistrationOptions } = await loadServer();
  return generateRegistrationOptions({
    rpName: ctx.settings.site().brand,
    rpID: rpIdOf(ctx),
    userName: captain.username,
    userDisplayName: captain.name,
    // Says nothing about the captain, and stays the same, so that an authenticator replaces rather than repeats.
    userID: bytesOf(createHmac('sha256', ctx.signingKey).update(`passkeys of ${captain.id}`).digest()),
    challenge: bytesOf(Buffer.from(challenge, 'base64url')),
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for a login by a passkey alone: with no `allowCredentials`, the browser offers all that it has for this site. */
export function makeLoginOptions(ctx: PasskeyContext, challenge: string): z.output<typeof PasskeyRequest> {
  return { challenge, rpId: rpIdOf(ctx), userVerification: 'required', allowCredentials: [], timeout: 60_000 };
}

/** The challenge that the browser says a passkey has signed; not verified yet. */
export function challengeOf({ response }: PasskeyInput | PasskeyAnswer): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey; undefined when it was not made for this site and challenge. */
export async function verifyRegistration(ctx: PasskeyContext, response: PasskeyInput, challenge: string) {
  const { verifyRegistrationResponse } = await loadServer();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ctx.config.siteUrl,
      expectedRPID: rpIdOf(ctx),
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch {
    // It throws for each kind of mismatch, and on what it cannot parse.
    return undefined;
  }
}

/** The counter that comes with a right signature, else undefined. */
export async function verifyAnswer(
  ctx: PasskeyContext,
  response: PasskeyAnswer,
  challenge: string,
  { credentialId, publicKey, counter }: Row<'passkeys'>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadServer();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: withoutUserHandle(response), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ctx.config.siteUrl,
      expectedRPID: rpIdOf(ctx),
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Passkeys are found by the id of the credential, which belongs to one captain. */
function withoutUserHandle({ response }: PasskeyAnswer) {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { clientDataJSON, authenticatorData, signature };
}

function rpIdOf({ config }: PasskeyContext): string {
  return new URL(config.siteUrl).hostname;
}

/** A copy that is not part of a larger buffer. */
function bytesOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
