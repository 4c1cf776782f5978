import { useState } from 'react';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { FormWithSaving, SubmitButton, TextField, useSaving } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi, failureReason, useSession } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { accountCalls } from '#shared/account.calls.ts';
import { FactorCodeField } from './factor-code-field.tsx';
import { answerByPasskey } from './passkey.ts';

interface ConfirmDialogProps {
  /** Called once: false when they cancel. */
  answer(isConfirmed: boolean): void;
}

/** Asks captains to authenticate again, in the way that a login in a new browser needs. */
export function ConfirmDialog({ answer }: ConfirmDialogProps) {
  const call = useCall(accountCalls.factors);
  return (
    <Dialog title="Is it you?" onClose={() => answer(false)}>
      <Loaded call={call}>
        {({ totp, passkeys }) => (
          <Proofs hasApp={totp} hasPasskey={passkeys.length > 0} onConfirmed={() => answer(true)} />
        )}
      </Loaded>
    </Dialog>
  );
}

interface ProofsProps {
  hasApp: boolean;
  hasPasskey: boolean;
  onConfirmed(): void;
}

function Proofs({ hasApp, hasPasskey, onConfirmed }: ProofsProps) {
  const saving = useSaving('Failed to confirm');
  const session = useSession();
  const [passkeyError, setPasskeyError] = useState<string>();
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const canUsePasskey = hasPasskey && 'PublicKeyCredential' in window;

  async function confirm(proof: object) {
    setPasskeyError(undefined);
    await captainApi.call(accountCalls.confirm, { input: proof });
    onConfirmed();
  }

  async function confirmByPasskey() {
    try {
      const { challenge } = await captainApi.call(accountCalls.startConfirmation);
      await confirm({ challenge, passkey: await answerByPasskey({ challenge }) });
    } catch (reason) {
      setPasskeyError(failureReason(reason));
    }
  }

  return (
    <FormWithSaving
      saving={saving}
      save={(fields) => confirm(Object.fromEntries(fields))}
      className="grid gap-4 text-small"
    >
      <p>
        {hasApp || hasPasskey
          ? `Please confirm with ${listProofs(hasApp, canUsePasskey)}`
          : 'Please enter your password again'}
        , as you did not do so in the last ten minutes. Then it goes on where you were.
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {passkeyError}
      </p>
      {canUsePasskey && (
        <Button variant="ink" disabled={saving.isSaving} onClick={() => saving.run(confirmByPasskey)}>
          Use a passkey
        </Button>
      )}
      {/* Password managers look for the name that belongs to a password. */}
      <input type="text" autoComplete="username" value={session?.user.username ?? ''} readOnly hidden />
      <TextField
        label="Your password for this dashboard"
        name="password"
        type="password"
        required
        autoFocus={!canUsePasskey}
        autoComplete="current-password"
      />
      {(hasApp || hasPasskey) && (
        <FactorCodeField
          isRecovery={isRecovery}
          hint={isRecovery ? 'Each works once.' : 'The six digits that your authenticator app shows now.'}
          name={isRecovery ? 'recoveryCode' : 'code'}
        />
      )}
      <DialogButtons>
        {hasApp && (
          <SmallButton variant="quiet" className="mr-auto -ml-4" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? 'Use a code of the app' : 'Use a recovery code'}
          </SmallButton>
        )}
        <SubmitButton variant={canUsePasskey ? 'outline' : 'ink'} busy="Checking…">
          Confirm
        </SubmitButton>
      </DialogButtons>
    </FormWithSaving>
  );
}

function listProofs(hasApp: boolean, hasPasskey: boolean): string {
  const passwordAnd = `your password with ${hasApp ? 'a code' : 'a recovery code'}`;
  return hasPasskey ? `a passkey, or ${passwordAnd}` : passwordAnd;
}
