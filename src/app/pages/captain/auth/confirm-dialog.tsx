import { type SubmitEvent, useEffect, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import type { FactorQuestion } from '#shared/captain.ts';
import { answerByPasskey, passkeyError } from './passkey.ts';

/** Asks captains to prove that it is them. @param answer is called once: false when they cancel. */
export function ConfirmDialog({ answer }: { answer(isConfirmed: boolean): void }) {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const [question, setQuestion] = useState<FactorQuestion>();

  useEffect(() => {
    // Without an answer there is still the password.
    captainApi.post<FactorQuestion>('/captain/me/reauth/options').then(setQuestion, () => undefined);
  }, []);

  async function confirm(makeProof: () => Promise<object>) {
    setIsSending(true);
    setError(undefined);
    try {
      await captainApi.post('/captain/me/reauth', await makeProof());
      answer(true);
    } catch (reason) {
      setIsSending(false);
      setError(passkeyError(reason) ?? reasonOf(reason));
    }
  }

  function sendPassword(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    void confirm(async () => ({ password }));
  }

  return (
    <Dialog title="Is it you?" onClose={() => answer(false)}>
      <form onSubmit={sendPassword} className="grid gap-4 text-small">
        <p>Your last login is more than ten minutes ago. Please give your password, then this goes on.</p>
        <TextField
          label="Your password"
          name="password"
          type="password"
          required
          autoFocus
          autoComplete="current-password"
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {question?.factor.includes('passkey') && (
            <Button
              size="sm"
              variant="outline"
              disabled={isSending}
              onClick={() => {
                const { challenge } = question;
                void confirm(async () => ({ challenge, passkey: await answerByPasskey({ challenge }) }));
              }}
            >
              Use a passkey
            </Button>
          )}
          <Button size="sm" type="submit" variant="ink" disabled={isSending}>
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
