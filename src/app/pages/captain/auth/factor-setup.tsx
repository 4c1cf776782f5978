import { useState } from 'react';
import { encode } from 'uqr';
import { copyText, useAction } from '#app/pages/captain/actions.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { Form, SubmitButton, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { accountCalls } from '#shared/account.calls.ts';
import { PASSKEY_NAME_MAX } from '#shared/captain.ts';
import { FactorCodeField } from './factor-code-field.tsx';
import { makePasskey } from './passkey.ts';

interface SetupDialogProps {
  kind: 'totp' | 'passkey' | 'codes';
  /** Called when the factor is set up, while its recovery codes are still shown. */
  onDone(): void;
  onClose(): void;
}

/** Said above the recovery codes: a toast would cover the dialog on a phone. */
const DONE = { totp: 'The authenticator app is set up. ', passkey: 'The passkey is added. ', codes: '' };
const TITLES = { totp: 'Set up an authenticator app', passkey: 'Add a passkey', codes: 'New recovery codes' };

/** Sets up a second factor, then shows the recovery codes. */
export function SetupDialog({ kind, onDone, onClose }: SetupDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const finish = (recoveryCodes: string[] | null) => {
    if (!recoveryCodes) {
      toast({ title: 'Passkey added' });
      return onClose();
    }
    setCodes(recoveryCodes);
    onDone();
  };
  return (
    <Dialog title={codes ? 'Your recovery codes' : TITLES[kind]} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} done={DONE[kind]} onClose={onClose} />}
      {!codes && kind === 'totp' && <TotpSetup onDone={finish} onCancel={onClose} />}
      {!codes && kind === 'passkey' && <PasskeySetup onDone={finish} />}
      {!codes && kind === 'codes' && <NewCodes onDone={finish} />}
    </Dialog>
  );
}

function TotpSetup({ onDone, onCancel }: { onDone(codes: string[]): void; onCancel(): void }) {
  const setup = useCall(accountCalls.startTotp);

  async function confirm(fields: FormData) {
    const code = textIn(fields, 'code');
    const { recoveryCodes } = await captainApi.call(accountCalls.finishTotp, { input: { code } });
    onDone(recoveryCodes);
  }

  return (
    <Loaded call={setup}>
      {({ uri, secret }) => (
        <Form save={confirm} failed="Failed to set up app" className="grid gap-4 text-small">
          <p>Scan this with an authenticator app, or type the key into it. Then give the six digits that it shows.</p>
          <QrCode text={uri} />
          <p>
            <a href={uri} className="link">
              Open the app on this device
            </a>
          </p>
          <p>
            <span className="label block text-mute">Key</span>
            <code className="wrap-anywhere font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
            <SmallButton variant="quiet" onClick={() => void copyText(secret, { title: 'Key copied' })}>
              Copy
            </SmallButton>
          </p>
          <FactorCodeField isRecovery={false} name="code" autoFocus />
          <DialogButtons onCancel={onCancel}>
            <SubmitButton>Turn it on</SubmitButton>
          </DialogButtons>
        </Form>
      )}
    </Loaded>
  );
}

/** Always dark on light, as cameras expect it. The key below it says the same to screen readers. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-60 justify-self-center bg-paper-bright text-ink"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function PasskeySetup({ onDone }: { onDone(codes: string[] | null): void }) {
  async function create(fields: FormData) {
    const options = await captainApi.call(accountCalls.startPasskey);
    const made = await makePasskey(options);
    const { recoveryCodes } = await captainApi.call(accountCalls.finishPasskey, {
      input: { ...made, name: textIn(fields, 'name') },
    });
    onDone(recoveryCodes);
  }

  return (
    <Form localCopy="passkey" save={create} failed="Failed to add passkey" className="grid gap-4 text-small">
      <p>Your browser then asks where to store the passkey: on this device, a phone or a security key.</p>
      <TextField
        label="Name"
        note="optional"
        hint="So that you recognize it later, e.g. Laptop."
        name="name"
        autoFocus
        maxLength={PASSKEY_NAME_MAX}
      />
      <DialogButtons>
        <SubmitButton busy="Waiting for the browser…">Create the passkey</SubmitButton>
      </DialogButtons>
    </Form>
  );
}

function NewCodes({ onDone }: { onDone(codes: string[]): void }) {
  const { isBusy, run } = useAction();
  const renew = () =>
    run('Failed to make new codes', async () =>
      onDone((await captainApi.call(accountCalls.renewRecoveryCodes)).recoveryCodes),
    );
  return (
    <>
      <p>You get ten new codes. The old ones cannot be used any more.</p>
      <DialogButtons>
        <MainButton disabled={isBusy} onClick={renew}>
          Make new codes
        </MainButton>
      </DialogButtons>
    </>
  );
}

function RecoveryCodes({ codes, done, onClose }: { codes: string[]; done: string; onClose(): void }) {
  const copy = () => copyText(codes.join('\n'), { title: 'Copied' }, 'Please select the codes and copy them.');
  return (
    <div className="grid gap-4 text-small">
      <p>
        {done}Each of these replaces the second factor once, for example when you lose your phone. They are shown this
        once: print them, or store them in a password manager.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 bg-paper-bright p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <DialogButtons>
        <SmallButton onClick={copy}>Copy all</SmallButton>
        <MainButton onClick={onClose}>I have stored them</MainButton>
      </DialogButtons>
    </div>
  );
}
