import { useState } from 'react';
import { useAction } from '#app/pages/captain/actions.ts';
import { PasswordField } from '#app/pages/captain/auth/password-field.tsx';
import { SelectField, TextField, textIn, useFormState } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { mailServerCalls } from '#shared/mail-server.calls.ts';
import type { MailServer, MailTest } from '#shared/mail-server.schema.ts';
import { MAIL_SECURITY } from '#shared/mail-server.ts';

const GIVEN = 'set by the environment';
const FIELDS = ['host', 'port', 'security', 'user', 'fromName', 'fromAddress', 'replyTo'] as const;

/** Saves the fields of `MailServerFields` if one of them was changed. @returns the server as it is now. */
export async function saveMailServer(mail: MailServer, fields: FormData): Promise<MailServer> {
  const typed = Object.fromEntries(
    FIELDS.filter((name) => fields.has(name)).map((name) => [name, textIn(fields, name)]),
  );
  const password = textIn(fields, 'password');
  if (password === '' && FIELDS.every((name) => !fields.has(name) || typed[name] === String(mail[name]))) return mail;
  return captainApi.call(mailServerCalls.save, { input: { ...typed, password } as never });
}

/** Fields of a form for the server that all mail goes out by, its sender and where answers go. */
export function MailServerFields({ mail }: { mail: MailServer }) {
  const { isServerGiven, isSenderGiven } = mail;
  const server = { readOnly: isServerGiven, note: isServerGiven ? GIVEN : undefined };
  const sender = { readOnly: isSenderGiven, note: isSenderGiven ? GIVEN : undefined };
  return (
    <>
      {mail.isUnreadable && (
        <Notice isBad className="mb-4">
          What was saved here cannot be read, because DATA_KEY is another one. Please enter it again.
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-4">
          <TextField
            {...server}
            label="Mail server"
            name="host"
            placeholder="smtp.example.com"
            autoCapitalize="none"
            hint="Your mail provider calls it SMTP or outgoing server. Empty: no mail is sent."
            defaultValue={mail.host}
          />
          <TextField
            {...server}
            note={undefined}
            label="Port"
            name="port"
            inputMode="numeric"
            defaultValue={mail.port}
          />
        </div>
        {isServerGiven ? (
          <TextField readOnly label="Security" defaultValue={MAIL_SECURITY[mail.security]} />
        ) : (
          <SelectField label="Security" name="security" choices={MAIL_SECURITY} defaultValue={mail.security} />
        )}
        <TextField
          {...server}
          label="User"
          name="user"
          autoCapitalize="none"
          autoComplete="off"
          hint="Usually your address."
          defaultValue={mail.user}
        />
        {isServerGiven ? (
          <TextField readOnly label="Password" note={GIVEN} defaultValue={mail.hasPassword ? '••••••••' : ''} />
        ) : (
          <PasswordField
            label="Password"
            note={mail.hasPassword ? 'empty keeps the stored one' : undefined}
            hint="Stored encrypted, and never shown again."
            autoComplete="new-password"
          />
        )}
        <TextField
          {...sender}
          label="Sender’s name"
          name="fromName"
          hint="Empty: your brand."
          defaultValue={mail.fromName}
        />
        <TextField
          {...sender}
          label="Sender’s address"
          name="fromAddress"
          type="email"
          hint="An address of this mail account. Empty: the address that visitors write to."
          defaultValue={mail.fromAddress}
        />
        <TextField
          label="Answers go to"
          name="replyTo"
          type="email"
          hint="Empty: the address that visitors write to."
          defaultValue={mail.replyTo}
        />
      </div>
    </>
  );
}

interface MailServerTestProps {
  isSetUp: boolean;
  /** The server has taken a test. */
  onSent?(): void;
}

/** Sends a test mail to the person who is logged in, and shows the result. */
export function MailServerTest({ isSetUp, onSent }: MailServerTestProps) {
  const isChanged = useFormState().edits?.isChanged === true;
  const { isBusy, run } = useAction();
  const [test, setTest] = useState<MailTest>();

  const send = () =>
    run('Failed to send test', async () => {
      setTest(undefined);
      const result = await captainApi.call(mailServerCalls.test);
      setTest(result);
      if (result.isSent) onSent?.();
    });

  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SmallButton disabled={isBusy || !isSetUp || isChanged} onClick={send}>
          {isBusy ? 'Sending…' : 'Send a test to me'}
        </SmallButton>
        {(isChanged || !isSetUp) && <span className="text-mute">Save the mail server first.</span>}
      </p>
      <div role="status">
        {test && (
          <Notice isBad={!test.isSent}>
            <strong>{test.text}.</strong>
            {test.fix && <span className="block">{test.fix}.</span>}
          </Notice>
        )}
      </div>
    </>
  );
}
