import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import type { AccountFactors, FactorQuestion } from '#shared/captain.ts';
import { answerByPasskey, passkeyError } from './passkey.ts';

interface ConfirmDialogProps {
  /** Called once: false when they cancel. */
  answer(isConfirmed: boolean): void;
}

/** Asks captains to prove that it is them, by what a login in a new browser takes. */
export function ConfirmDialog({ answer }: ConfirmDialogProps) {
  const { data, error, reload } = useCall<AccountFactors>('/captain/me/factors');
  return (
    <Dialog title="Is it you?" onClose={() => answer(false)}>
      {data ? (
        <Proofs hasApp={data.totp} hasPasskey={data.passkeys.length > 0} onConfirmed={() => answer(true)} />
      ) : error ? (
        <Failed reason={error} retry={reload} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

interface ProofsProps {
  hasApp: boolean;
  hasPasskey: boolean;
  onConfirmed(): void;
}

function Proofs({ hasApp, hasPasskey, onConfirmed }: ProofsProps) {
  const form = useRef<HTMLFormElement>(null);
  const issues = useIssues();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const canUsePasskey = hasPasskey && 'PublicKeyCredential' in window;

  async function confirm(makeProof: () => Promise<object>) {
    setIsSending(true);
    setFailure(undefined);
    issues.clear();
    try {
      await captainApi.post('/captain/me/reauth', await makeProof());
      onConfirmed();
    } catch (reason) {
      setIsSending(false);
      const field = reason instanceof ApiError ? reason.issues[0]?.path : undefined;
      const input = form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
      if (input) issues.take(reason);
      else setFailure(passkeyError(reason) ?? reasonOf(reason));
      input?.select();
    }
  }

  function sendText(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = Object.fromEntries(new FormData(event.currentTarget));
    void confirm(async () => proof);
  }

  async function askForPasskey() {
    const { challenge } = await captainApi.post<FactorQuestion>('/captain/me/reauth/options');
    return { challenge, passkey: await answerByPasskey({ challenge }) };
  }

  return (
    <form ref={form} onSubmit={sendText} className="grid gap-4 text-small">
      <p>
        This needs a proof that is not older than ten minutes
        {hasApp || hasPasskey ? `: ${listProofs(hasApp, canUsePasskey)}` : ''}. Then it goes on; nothing is lost.
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      {canUsePasskey && (
        <Button variant="ink" disabled={isSending} onClick={() => confirm(askForPasskey)}>
          Use a passkey
        </Button>
      )}
      <TextField
        label="Your password"
        name="password"
        type="password"
        required
        autoFocus={!canUsePasskey}
        autoComplete="current-password"
        error={issues.errorOf('password')}
      />
      {(hasApp || hasPasskey) && (
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code'}
          hint={isRecovery ? 'Each works once.' : 'The six digits that your authenticator app shows now.'}
          name={isRecovery ? 'recoveryCode' : 'code'}
          required
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isRecovery ? 60 : 20}
          error={issues.errorOf(isRecovery ? 'recoveryCode' : 'code')}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {hasApp && (
          <Button size="sm" variant="quiet" className="mr-auto" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? 'Use a code of the app' : 'Use a recovery code'}
          </Button>
        )}
        <Button size="sm" type="submit" variant={canUsePasskey ? 'outline' : 'ink'} disabled={isSending}>
          {isSending ? 'Checking…' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}

function listProofs(hasApp: boolean, hasPasskey: boolean): string {
  const passwordAnd = `your password with ${hasApp ? 'a code' : 'a recovery code'}`;
  return hasPasskey ? `a passkey, or ${passwordAnd}` : passwordAnd;
}
