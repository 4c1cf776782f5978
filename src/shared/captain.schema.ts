import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod';
import { PASSKEY_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from './captain.ts';
import { MAX } from './limits.ts';
import { Time } from './stored.schema.ts';
import { EmailInput, requiredText, tooLong } from './text.schema.ts';

/** Without upper bounds: a username or password that is too long is answered like any wrong one. */
export const LoginInput = z.object({
  username: z.string('Username is required').trim().min(1, 'Username is required'),
  password: z.string('Password is required').min(1, 'Password is required'),
});
export type LoginInput = z.output<typeof LoginInput>;

/** The name that a user logs in with. */
export const Username = requiredText(USERNAME_MAX, 'Please give a username').regex(
  /^[^\s]+$/,
  'Please leave spaces out',
);
const password = z
  .string('Please give a password')
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, tooLong(PASSWORD_MAX))
  .regex(/\S/, 'Please use more than spaces');
const name = requiredText(MAX.name, 'Please give a name');
/** `admin` is how owners are stored from before there were roles. */
const role = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(['owner', 'admin', 'editor'], 'Please choose owner or editor'),
);

/** An empty text, which forms send, is as good as none. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A new captain. Without a password an invitation is sent, and username and name are chosen by its recipient. */
export const CaptainInput = z
  .object({
    username: unlessEmpty(Username),
    password: unlessEmpty(password),
    name: unlessEmpty(name),
    email: EmailInput,
    role: role.optional(),
    isActive: z.boolean().default(true),
  })
  .superRefine((input, ctx) => {
    if (input.password === undefined) return;
    for (const path of ['username', 'name'] as const) {
      if (input[path] === undefined) ctx.addIssue({ code: 'custom', path: [path], message: `Please give a ${path}` });
    }
  });
export type CaptainInput = z.output<typeof CaptainInput>;

/** Changes of a captain: only the given fields change. An empty password, which forms send, changes nothing. */
export const CaptainChanges = z.object({
  username: Username.optional(),
  password: unlessEmpty(password),
  name: name.optional(),
  email: EmailInput.optional(),
  role: role.optional(),
  isActive: z.boolean().optional(),
});
export type CaptainChanges = z.output<typeof CaptainChanges>;

/** Asks for a link that sets a new password. */
export const PasswordForgottenInput = z.object({ email: EmailInput });

const linkToken = z.string('The link is not complete').min(1, 'The link is not complete').max(200, 'This is no link');
/** Sets a new password by the link of a mail. */
export const PasswordResetInput = z.object({ token: linkToken, password });
export type PasswordResetInput = z.output<typeof PasswordResetInput>;

/** A new password for the captain's own account. */
export const PasswordInput = z.object({ password });

/** Accepts an invitation by the link of its mail. */
export const InvitationInput = z.object({ token: linkToken, name, username: Username, password });
export type InvitationInput = z.output<typeof InvitationInput>;

const filledIn = (max: number) => requiredText(max, 'Please fill this in', 'This is too long');
/** Bytes in base64url, as browsers write the parts of a passkey's answer. */
const bytes = z.string('This is no passkey').min(1, 'This is no passkey').max(20_000, 'This is no passkey');
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key', 'This is no passkey') };

/** A signature of a passkey. */
const PasskeyAnswer = z.object(
  { ...credential, response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }) },
  'This is no passkey',
);
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

/** A new passkey as the browser made it, and what the captain calls it. */
export const PasskeyInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
  name: z.string().trim().max(PASSKEY_NAME_MAX, tooLong(PASSKEY_NAME_MAX)).optional(),
});
export type PasskeyInput = z.output<typeof PasskeyInput>;

/** The first code of an authenticator app. */
export const TotpInput = z.object({ code: filledIn(20) });

const proof = {
  code: filledIn(20).optional(),
  recoveryCode: filledIn(60).optional(),
  passkey: PasskeyAnswer.optional(),
};

/** The second step of a login. */
export const LoginFactorInput = z.object({
  ...proof,
  challenge: filledIn(100),
  /** Asks for no second factor in this browser for 30 days. */
  trust: z.boolean().default(false),
});
export type LoginFactorInput = z.output<typeof LoginFactorInput>;
/** An answer to a challenge: a code, a recovery code or a passkey. */
export type FactorProof = Pick<LoginFactorInput, keyof typeof proof>;

/** Proves again who is logged in. */
export const ConfirmationInput = z.object({
  ...proof,
  challenge: filledIn(100).optional(),
  password: z.string().min(1, 'Please fill this in').optional(),
});
export type ConfirmationInput = z.output<typeof ConfirmationInput>;

/** A user of the dashboard, without anything secret. */
export const CaptainUser = z.object({ id: z.number(), username: z.string(), name: z.string(), role: z.string() });
export type CaptainUser = z.output<typeof CaptainUser>;

/**
 * Answer of a login. The token is sent as `Authorization: Bearer TOKEN`; it belongs to the session of the cookie that came
 * with it, and opens nothing without that cookie.
 */
export const LoginAnswer = z.object({ token: z.string(), user: CaptainUser });
export type LoginAnswer = z.output<typeof LoginAnswer>;

/** A captain as User Management lists them. */
export const ListedCaptain = CaptainUser.extend({
  email: z.string(),
  isActive: z.boolean(),
  /** Has not accepted the invitation yet, so cannot log in. */
  isInvited: z.boolean(),
  createdAt: Time,
  lastLoginAt: Time.nullable(),
});
export type ListedCaptain = z.output<typeof ListedCaptain>;
export type ListedCaptainJson = z.input<typeof ListedCaptain>;

/** Proofs besides the password. */
const FactorKind = z.enum(['totp', 'passkey']);
export type FactorKind = z.output<typeof FactorKind>;

/** Answer of a login whose password was right and that needs a second factor; also of the start of a confirmation. */
export const FactorQuestion = z.object({
  /** Factors of this captain; a recovery code is always possible with them. */
  factor: z.array(FactorKind),
  /** Sent back with the answer; a passkey signs it. */
  challenge: z.string(),
});
export type FactorQuestion = z.output<typeof FactorQuestion>;

/** The second factors of a captain. */
export const AccountFactors = z.object({
  totp: z.boolean(),
  passkeys: z.array(z.object({ id: z.number(), name: z.string(), createdAt: Time, lastUsedAt: Time.nullable() })),
  recoveryCodesLeft: z.number(),
  trustedBrowsers: z.array(z.object({ id: z.number(), browser: z.string(), createdAt: Time, expiresAt: Time })),
});
export type AccountFactors = z.output<typeof AccountFactors>;
export type AccountFactorsJson = z.input<typeof AccountFactors>;

/** A browser in which a captain is logged in. */
export const ListedSession = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: Time,
  lastUsedAt: Time,
  /** The session of the call itself. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.output<typeof ListedSession>;
export type ListedSessionJson = z.input<typeof ListedSession>;

/** Secret for an authenticator app. */
export const TotpSetup = z.object({
  /** The secret in base32, for typing. */
  secret: z.string(),
  /** The secret as an `otpauth:` address, for a QR code. */
  uri: z.string(),
});
export type TotpSetup = z.output<typeof TotpSetup>;

/** Codes that replace a second factor once each; shown this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Recovery codes come with the first factor only. */
export const AddedPasskey = z.object({ name: z.string(), recoveryCodes: z.array(z.string()).nullable() });

/** Options with which a browser makes a passkey. */
export const PasskeyCreation = z.custom<PublicKeyCredentialCreationOptionsJSON>();
/** Options with which a browser finds a passkey. */
export const PasskeyRequest = z.custom<PublicKeyCredentialRequestOptionsJSON>();
