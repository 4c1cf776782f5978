import { type SubmitEvent, useEffect, useState } from 'react';
import { encode } from 'uqr';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { PASSKEY_NAME_MAX } from '#shared/captain.ts';
import { makePasskey, type PublicKeyCredentialCreationOptionsJSON, passkeyError } from './passkey.ts';

interface SetupDialogProps {
  kind: 'totp' | 'passkey' | 'codes';
  /** Called when the factor is set up, while its recovery codes are still shown. */
  onDone(): void;
  onClose(): void;
}

const TITLES = { totp: 'Set up an authenticator app', passkey: 'Add a passkey', codes: 'New recovery codes' };

/** Sets up a second factor, then shows the recovery codes. */
export function SetupDialog({ kind, onDone, onClose }: SetupDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const finish = (recoveryCodes: string[] | null) => {
    if (!recoveryCodes) return onClose();
    setCodes(recoveryCodes);
    onDone();
  };
  return (
    <Dialog title={codes ? 'Your recovery codes' : TITLES[kind]} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : kind === 'totp' ? (
        <TotpSetup onDone={finish} onCancel={onClose} />
      ) : kind === 'passkey' ? (
        <PasskeySetup onDone={finish} />
      ) : (
        <NewCodes onDone={finish} />
      )}
    </Dialog>
  );
}

function TotpSetup({ onDone, onCancel }: { onDone(codes: string[]): void; onCancel(): void }) {
  const [setup, setSetup] = useState<{ secret: string; uri: string }>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const issues = useIssues();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts anew.
  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    captainApi.post<{ secret: string; uri: string }>('/captain/me/totp').then(
      (answer) => isCurrent && setSetup(answer),
      (error: unknown) => isCurrent && setFailure(reasonOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    try {
      const { recoveryCodes } = await captainApi.post<{ recoveryCodes: string[] }>('/captain/me/totp/confirm', {
        code,
      });
      toast({ title: 'The authenticator app is set up' });
      onDone(recoveryCodes);
    } catch (error) {
      issues.take(error);
      toast({ title: 'Not set up yet', description: reasonOf(error), variant: 'destructive' });
    }
  }

  if (failure) return <Failed reason={failure} retry={() => setAttempt(attempt + 1)} />;
  if (!setup) return <Loading />;
  return (
    <form onSubmit={confirm} className="grid gap-4 text-small">
      <p>Scan this with an authenticator app, or type the key into it. Then give the six digits that it shows.</p>
      <QrCode text={setup.uri} />
      <p>
        <span className="label block text-mute">Key</span>
        <code className="wrap-anywhere font-mono">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code"
        name="code"
        required
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        error={issues.errorOf('code')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="ink">
          Turn it on
        </Button>
      </div>
    </form>
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
  const [error, setError] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setIsWaiting(true);
    setError(undefined);
    try {
      const options = await captainApi.post<PublicKeyCredentialCreationOptionsJSON>('/captain/me/passkeys/register');
      const made = await makePasskey(options);
      const answer = await captainApi.post<{ recoveryCodes: string[] | null }>('/captain/me/passkeys/verify', {
        ...made,
        name,
      });
      toast({ title: 'Passkey added' });
      onDone(answer.recoveryCodes);
    } catch (reason) {
      setIsWaiting(false);
      setError(passkeyError(reason) ?? reasonOf(reason));
    }
  }

  return (
    <form onSubmit={create} className="grid gap-4 text-small">
      <p>Your browser then asks where to store the passkey: on this device, a phone or a security key.</p>
      <TextField
        label="Name"
        note="optional"
        hint="So that you recognize it later, e.g. Laptop."
        name="name"
        autoFocus
        maxLength={PASSKEY_NAME_MAX}
        error={error}
      />
      <div className="flex justify-end">
        <Button size="sm" type="submit" variant="ink" disabled={isWaiting}>
          {isWaiting ? 'Waiting for the browser…' : 'Create the passkey'}
        </Button>
      </div>
    </form>
  );
}

function NewCodes({ onDone }: { onDone(codes: string[]): void }) {
  async function renew() {
    try {
      onDone((await captainApi.post<{ recoveryCodes: string[] }>('/captain/me/recovery-codes')).recoveryCodes);
    } catch (error) {
      toast({ title: 'No new codes', description: reasonOf(error), variant: 'destructive' });
    }
  }
  return (
    <div className="grid gap-4 text-small">
      <p>You get ten new codes. The old ones cannot be used any more.</p>
      <div className="flex justify-end">
        <Button size="sm" variant="ink" onClick={renew}>
          Make new codes
        </Button>
      </div>
    </div>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Copied' });
    } catch {
      toast({
        title: 'The browser did not copy',
        description: 'Select the codes and copy them.',
        variant: 'destructive',
      });
    }
  }
  return (
    <div className="grid gap-4 text-small">
      <p>
        Each of them replaces the second factor once, for example when you lose your phone. They are shown this once:
        print them, or store them in a password manager.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 bg-paper-bright p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="outline" onClick={copy}>
          Copy all
        </Button>
        <Button size="sm" variant="ink" onClick={onClose}>
          I have stored them
        </Button>
      </div>
    </div>
  );
}
