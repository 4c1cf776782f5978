import { useState } from 'react';
import { Form, SubmitButton, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { sessionCalls } from '#shared/account.calls.ts';
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#shared/captain.ts';
import { MAX } from '#shared/limits.ts';
import { PasswordField } from './password-field.tsx';

/** The link of a mail by which a user sets a password. Its token is in the fragment, which browsers send to no server. */
export interface AccountLink {
  kind: 'reset' | 'invitation';
  token: string;
}

/** Sets the password of the user whom a link was mailed to, and for a new user name and username too. */
export function LinkStep({ link: { kind, token }, onDone }: { link: AccountLink; onDone(): void }) {
  const isNew = kind === 'invitation';
  async function save(fields: FormData) {
    const password = textIn(fields, 'password');
    if (isNew) {
      const account = { name: textIn(fields, 'name'), username: textIn(fields, 'username') };
      await captainApi.call(sessionCalls.acceptInvitation, { input: { token, password, ...account } });
    } else {
      await captainApi.call(sessionCalls.resetPassword, { input: { token, password } });
    }
    toast({ title: isNew ? 'Account ready' : 'Password changed', description: 'Log in with the new password.' });
    onDone();
  }
  return (
    <Form
      localCopy={isNew ? 'invitation' : undefined}
      save={save}
      failed={isNew ? 'Failed to create account' : 'Failed to set password'}
      className="grid w-full max-w-105 gap-5"
    >
      <h1 className="text-heading">{isNew ? 'Your account' : 'A new password'}</h1>
      {isNew && (
        <>
          <TextField label="Name" name="name" required maxLength={MAX.name} autoComplete="name" />
          <TextField
            label="Username"
            name="username"
            required
            maxLength={USERNAME_MAX}
            autoCapitalize="none"
            autoComplete="username"
          />
        </>
      )}
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        required
        maxLength={PASSWORD_MAX}
        autoComplete="new-password"
      />
      <SubmitButton>{isNew ? 'Create the account' : 'Set the password'}</SubmitButton>
      <Button variant="quiet" className="justify-self-start -ml-4" onClick={onDone}>
        To the login
      </Button>
    </Form>
  );
}

/** Asks for a link that sets a new password. */
export function ForgotStep({ onDone }: { onDone(): void }) {
  const [sentTo, setSentTo] = useState<string>();
  async function send(fields: FormData) {
    const email = textIn(fields, 'email');
    await captainApi.call(sessionCalls.forgotPassword, { input: { email } });
    setSentTo(email);
  }
  return (
    <Form save={send} failed="Failed to send link" className="grid w-full max-w-105 gap-5">
      <h1 className="text-heading">Forgot the password?</h1>
      {sentTo ? (
        <p role="status" className="wrap-anywhere text-mute">
          If {sentTo} belongs to a user, a mail with a link is on its way. The link works for 30 minutes.
        </p>
      ) : (
        <>
          <p className="text-mute">A link that sets a new one comes by mail.</p>
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            maxLength={MAX.email}
            autoComplete="email"
            autoFocus
          />
          <SubmitButton busy="Sending…">Send the link</SubmitButton>
        </>
      )}
      <Button variant="quiet" className="justify-self-start -ml-4" onClick={onDone}>
        Back to the login
      </Button>
      <p className="border-paper-rule border-t pt-4 text-mute text-small">
        Where no mail is set up, run this on the server to set a new password:
        <code className="mt-1 block font-mono text-ink">npm run captain -- password USERNAME</code>
      </p>
    </Form>
  );
}
