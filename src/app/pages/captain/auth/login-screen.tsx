import { type SubmitEvent, Suspense, useEffect, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { useSite } from '#app/components/site.ts';
import { TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { failureReason, login } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { dismissToast, preloadToaster, toast } from '#app/ui/toast.tsx';
import type { FactorQuestion } from '#shared/captain.schema.ts';
import type { AccountLink } from './link-step.tsx';
import { PasswordField } from './password-field.tsx';

const FactorStep = lazyPart(() => import('./factor-step.tsx'), 'FactorStep');

const ForgotStep = lazyPart(() => import('./link-step.tsx'), 'ForgotStep');
const LinkStep = lazyPart(() => import('./link-step.tsx'), 'LinkStep');

interface LoginScreenProps {
  /** The link of a mail that was followed; its step comes before the login. */
  link: AccountLink | undefined;
  onLinkDone(): void;
}

/** Username and password, then the second factor where one is set up. After a login the page of the current address opens. */
export function LoginScreen({ link, onLinkDone }: LoginScreenProps) {
  const site = useSite();
  useEffect(preloadToaster, []);
  return (
    <main className="grid min-h-svh content-start bg-paper lg:content-stretch lg:grid-cols-[1fr_minmax(28rem,38rem)]">
      <div className="on-ink flex flex-col justify-between gap-10 bg-ink px-6 pt-6 pb-8 text-paper sm:px-10 lg:py-10">
        <a href="/" className="label inline-flex min-h-11 items-center gap-2.5 self-start">
          <span aria-hidden="true" className="size-2 rounded-full bg-signal" />
          {site.brand}
        </a>
        <div className="hidden lg:block">
          <div className="scale text-ink-rule" />
          <p className="mt-6 max-w-[14ch] font-display text-heading">Your leads, bookings and posts.</p>
        </div>
      </div>
      <div className="flex items-start px-6 py-10 sm:px-10 lg:items-center lg:px-16">
        <Suspense>
          <Step link={link} onLinkDone={onLinkDone} />
        </Suspense>
      </div>
    </main>
  );
}

/** The step that the login is at. */
function Step({ link, onLinkDone }: LoginScreenProps) {
  const [question, setQuestion] = useState<FactorQuestion>();
  const [isForgotten, setIsForgotten] = useState(false);
  function askForMail() {
    // That the login failed is over then.
    dismissToast();
    setIsForgotten(true);
  }
  if (link) return <LinkStep link={link} onDone={onLinkDone} />;
  if (isForgotten) return <ForgotStep onDone={() => setIsForgotten(false)} />;
  if (question) return <FactorStep question={question} onRestart={() => setQuestion(undefined)} />;
  return <PasswordStep onQuestion={setQuestion} onForgotten={askForMail} />;
}

interface PasswordStepProps {
  onQuestion(question: FactorQuestion): void;
  onForgotten(): void;
}

function PasswordStep({ onQuestion, onForgotten }: PasswordStepProps) {
  const [isSending, setIsSending] = useState(false);

  function failed(description: string) {
    setIsSending(false);
    toast({ title: 'Login failed', description, variant: 'destructive' });
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setIsSending(true);
    try {
      const question = await login(textIn(fields, 'username'), textIn(fields, 'password'));
      if (question) onQuestion(question);
      else toast({ title: 'Welcome back!' });
    } catch (error) {
      failed(failureReason(error, error instanceof ApiError ? 'Invalid credentials' : undefined));
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  }

  async function sendPasskey() {
    setIsSending(true);
    const { logInByPasskey } = await import('./passkey.ts');
    try {
      await logInByPasskey();
      toast({ title: 'Welcome back!' });
    } catch (error) {
      failed(failureReason(error));
    }
  }

  return (
    <form onSubmit={send} className="w-full max-w-105">
      <h1 className="text-heading">Captain</h1>
      <p className="mt-3 text-mute">The private dashboard of this site.</p>
      <div className="mt-8 grid gap-5">
        <TextField label="Username" name="username" required autoComplete="username" autoCapitalize="none" autoFocus />
        <PasswordField label="Password" required autoComplete="current-password" />
        <Button type="submit" variant="ink" disabled={isSending}>
          {isSending ? 'Logging in…' : 'Log in'}
        </Button>
        {'PublicKeyCredential' in window && (
          <Button variant="outline" disabled={isSending} onClick={sendPasskey}>
            Use a passkey
          </Button>
        )}
      </div>
      <Button variant="quiet" className="mt-4 -ml-6" onClick={onForgotten}>
        Forgot the password?
      </Button>
    </form>
  );
}
