import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { Checkbox } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { failureReason, loginWithFactor } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { FactorQuestion } from '#shared/captain.schema.ts';
import { CHALLENGE_OVER } from '#shared/captain.ts';
import { FactorCodeField } from './factor-code-field.tsx';
import { answerByPasskey } from './passkey.ts';

/** Tells what is asked for in place of a recovery code. */
const HINTS = {
  app: 'The six digits that your authenticator app shows now.',
  passkey: 'Your passkey: the device, key or password manager that you set up.',
};

interface FactorStepProps {
  question: FactorQuestion;
  /** Called when username and password have to be given anew. */
  onRestart(): void;
}

/** The second step of a login: a code of the authenticator app, a passkey or a recovery code. */
export function FactorStep({ question: { factor, challenge }, onRestart }: FactorStepProps) {
  const hasApp = factor.includes('totp');
  const [isRecovery, setIsRecovery] = useState(false);
  const [isTrusted, setIsTrusted] = useState(false);
  const { isSending, error, clearError, send } = useFactorLogin({ challenge, trust: isTrusted }, onRestart);
  const asksForText = hasApp || isRecovery;

  function sendText(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=answer]');
    const text = input?.value ?? '';
    void send(async () => (isRecovery ? { recoveryCode: text } : { code: text })).then(() => input?.select());
  }

  return (
    <form onSubmit={sendText} className="w-full max-w-105">
      <h1 className="text-heading">Second step</h1>
      <p className="mt-3 text-mute">
        {isRecovery ? 'Each recovery code works once.' : HINTS[hasApp ? 'app' : 'passkey']}
      </p>
      <div className="mt-8 grid gap-5">
        {asksForText && (
          <FactorCodeField isRecovery={isRecovery} name="answer" autoFocus error={error} className="font-mono" />
        )}
        {!asksForText && error && (
          <p role="alert" className="font-medium text-danger text-small">
            {error}
          </p>
        )}
        <Checkbox
          label="Trust this browser for 30 days"
          hint="It is asked for the password alone. Not on a shared computer."
          checked={isTrusted}
          onChange={({ target }) => setIsTrusted(target.checked)}
        />
        {asksForText && (
          <Button type="submit" variant="ink" disabled={isSending}>
            {isSending ? 'Checking…' : 'Continue'}
          </Button>
        )}
        {factor.includes('passkey') && (
          <Button
            variant={asksForText ? 'outline' : 'ink'}
            disabled={isSending}
            autoFocus={!asksForText}
            onClick={() => send(async () => ({ passkey: await answerByPasskey({ challenge }) }))}
          >
            Use a passkey
          </Button>
        )}
      </div>
      <OtherWays
        isRecovery={isRecovery}
        onSwitch={() => {
          setIsRecovery(!isRecovery);
          clearError();
        }}
        onRestart={onRestart}
      />
    </form>
  );
}

/** Sends the answer to the question, and says why it was refused. */
function useFactorLogin(question: { challenge: string; trust: boolean }, onRestart: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();

  async function send(makeAnswer: () => Promise<object>) {
    setIsSending(true);
    setError(undefined);
    try {
      await loginWithFactor({ ...question, ...(await makeAnswer()) });
      toast({ title: 'Welcome back!' });
    } catch (reason) {
      setIsSending(false);
      setError(failureReason(reason));
      if (reason instanceof ApiError && reason.code === CHALLENGE_OVER) {
        toast({ title: 'Login failed', description: reason.message, variant: 'destructive' });
        onRestart();
      }
    }
  }

  return { isSending, error, clearError: () => setError(undefined), send };
}

interface OtherWaysProps {
  isRecovery: boolean;
  /** Asks for a recovery code instead of the second factor, or the other way round. */
  onSwitch(): void;
  onRestart(): void;
}

function OtherWays({ isRecovery, onSwitch, onRestart }: OtherWaysProps) {
  return (
    <>
      <div className="mt-8 flex flex-wrap justify-between gap-2 border-paper-rule border-t pt-4">
        <SmallButton variant="quiet" className="-ml-4" onClick={onSwitch}>
          {isRecovery ? 'Use the second factor' : 'Use a recovery code'}
        </SmallButton>
        <SmallButton variant="quiet" className="-mr-4" onClick={onRestart}>
          Start again
        </SmallButton>
      </div>
      <p className="mt-4 text-mute text-small">
        Lost all of them? Run this on the server, then the password is enough:
        <code className="mt-1 block font-mono text-ink">npm run captain -- reset-factors USERNAME</code>
      </p>
    </>
  );
}
