import * as z from 'zod';
import { call } from './call.ts';
import {
  AccountFactors,
  AddedPasskey,
  CaptainChanges,
  CaptainInput,
  CaptainUser,
  ConfirmationInput,
  FactorQuestion,
  ListedCaptain,
  ListedSession,
  LoginAnswer,
  LoginFactorInput,
  LoginInput,
  PasskeyCreation,
  PasskeyInput,
  PasskeyRequest,
  RecoveryCodes,
  TotpInput,
  TotpSetup,
} from './captain.schema.ts';
import { Id, Message } from './stored.schema.ts';

/** Login and logout, and who is logged in. */
export const sessionCalls = {
  login: call('POST /captain/login', {
    does: 'Logs in, or asks for the second factor',
    who: 'anyone',
    input: LoginInput,
    answer: z.union([LoginAnswer, FactorQuestion]),
    audit: 'login',
    errors: ['unauthorized', 'too_many'],
  }),
  startPasskeyLogin: call('POST /captain/login/passkey', {
    does: 'Options for a login with a passkey alone',
    who: 'anyone',
    answer: PasskeyRequest,
    errors: ['too_many'],
  }),
  loginWithFactor: call('POST /captain/login/factor', {
    does: 'Ends a login with a code, a recovery code or a passkey',
    who: 'anyone',
    input: LoginFactorInput,
    answer: LoginAnswer,
    audit: 'login',
    errors: ['unauthorized', 'too_many'],
  }),
  logout: call('POST /captain/logout', {
    does: 'Ends the session; 200 without one too',
    who: 'anyone',
    answer: Message,
  }),
  me: call('GET /captain/me', { does: 'Who is logged in', who: 'editor', answer: z.object({ user: CaptainUser }) }),
};

/** The captain's own account. */
export const accountCalls = {
  sessions: call('GET /captain/me/sessions', {
    does: 'The browsers in which the captain is logged in',
    who: 'editor',
    answer: z.array(ListedSession),
  }),
  endOtherSessions: call('DELETE /captain/me/sessions', {
    does: 'Ends all other sessions',
    who: 'editor',
    audit: 'session.end',
    confirm: true,
  }),
  endSession: call('DELETE /captain/me/sessions/:id', {
    does: 'Ends one session',
    who: 'editor',
    audit: 'session.end',
    confirm: true,
    errors: ['not_found'],
  }),
  startConfirmation: call('POST /captain/me/reauth/options', {
    does: 'What confirms the session besides the password',
    who: 'editor',
    answer: FactorQuestion,
  }),
  confirm: call('POST /captain/me/reauth', {
    does: 'Confirms that it is still the captain',
    who: 'editor',
    input: ConfirmationInput,
    answer: Message,
    audit: 'account.confirm',
    errors: ['too_many'],
  }),
  askConfirmation: call('GET /captain/me/confirmation', {
    does: 'Nothing: asks for a confirmation before something that is no call of this API',
    who: 'editor',
    answer: Message,
    confirm: true,
  }),
  factors: call('GET /captain/me/factors', { does: 'The second factors', who: 'editor', answer: AccountFactors }),
  startTotp: call('POST /captain/me/totp', {
    does: 'A new secret for an authenticator app',
    who: 'editor',
    answer: TotpSetup,
    audit: 'factor.start',
    confirm: true,
  }),
  finishTotp: call('POST /captain/me/totp/confirm', {
    does: 'Turns the authenticator app on, by its first code',
    who: 'editor',
    input: TotpInput,
    answer: RecoveryCodes,
    audit: 'factor.add',
    confirm: true,
    errors: ['conflict', 'too_many'],
  }),
  removeTotp: call('DELETE /captain/me/totp', {
    does: 'Turns the authenticator app off',
    who: 'editor',
    audit: 'factor.remove',
    confirm: true,
  }),
  startPasskey: call('POST /captain/me/passkeys/register', {
    does: 'Options for making a passkey',
    who: 'editor',
    answer: PasskeyCreation,
    audit: 'passkey.start',
    confirm: true,
  }),
  finishPasskey: call('POST /captain/me/passkeys/verify', {
    does: 'Adds a passkey; recovery codes come with the first factor',
    who: 'editor',
    input: PasskeyInput,
    answer: AddedPasskey,
    status: 201,
    audit: 'passkey.add',
    confirm: true,
    errors: ['conflict'],
  }),
  removePasskey: call('DELETE /captain/me/passkeys/:id', {
    does: 'Removes a passkey',
    who: 'editor',
    params: { id: Id },
    audit: 'passkey.remove',
    confirm: true,
    errors: ['not_found'],
  }),
  renewRecoveryCodes: call('POST /captain/me/recovery-codes', {
    does: 'New recovery codes in place of the old ones',
    who: 'editor',
    answer: RecoveryCodes,
    audit: 'recovery-codes.renew',
    confirm: true,
    errors: ['conflict'],
  }),
  forgetBrowsers: call('DELETE /captain/me/trusted-browsers', {
    does: 'Asks for the second factor again in all browsers',
    who: 'editor',
    audit: 'trusted-browser.remove',
  }),
  forgetBrowser: call('DELETE /captain/me/trusted-browsers/:id', {
    does: 'Asks for the second factor again in one browser',
    who: 'editor',
    params: { id: Id },
    audit: 'trusted-browser.remove',
    errors: ['not_found'],
  }),
};

/** User Management. */
export const userCalls = {
  list: call('GET /captain/users', { does: 'Every user', who: 'owner', answer: z.array(ListedCaptain) }),
  create: call('POST /captain/users', {
    does: 'Adds a user',
    who: 'owner',
    input: CaptainInput,
    answer: ListedCaptain,
    status: 201,
    audit: 'user.create',
    confirm: true,
    errors: ['conflict'],
  }),
  save: call('PUT /captain/users/:id', {
    does: 'Changes a user; what is not sent stays',
    who: 'owner',
    params: { id: Id },
    input: CaptainChanges,
    answer: ListedCaptain,
    audit: 'user.save',
    confirm: true,
    errors: ['not_found', 'conflict'],
  }),
};
