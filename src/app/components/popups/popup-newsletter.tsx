import { type CSSProperties, type SubmitEvent, useRef, useState } from 'react';
import { ApiError, createApi } from '#app/api.ts';
import { useDocument } from '#app/components/documents.ts';
import { firstReferrer } from '#app/components/first-referrer.ts';
import { EmailLine } from '#app/components/forms/email-line.tsx';
import { SpamFields } from '#app/components/forms/spam-fields.tsx';
import { noteSubscribed } from '#app/components/forms/subscribed.ts';
import { findFormProblems, focusFirst, recheck } from '#app/components/forms/use-api-form.ts';
import { preloadToaster, toast } from '#app/ui/toast.tsx';
import type { FieldProblem } from '#shared/errors.ts';
import { subscriptionCalls } from '#shared/subscription.calls.ts';

// From here, so that pages load no file more.
export { hasSubscribed } from '#app/components/forms/subscribed.ts';

const api = createApi(fetch);

/** Hint and error of the field, which elsewhere is on paper. Its example would have the colour of the hint, and is left out. */
const ON_INK = { '--color-mute': 'var(--color-mist)', '--color-danger': 'var(--color-danger-bright)' } as CSSProperties;

/**
 * The newsletter form in a popup, with the texts and the checks of the one on pages. A page's action would load another page's code for it.
 *
 * @param onSent the address was accepted.
 */
export function PopupNewsletter({ onSent }: { onSent(): void }) {
  const copy = useDocument('newsletter').form;
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<FieldProblem[]>([]);
  const [isPending, setIsPending] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, website } = Object.fromEntries(new FormData(event.currentTarget));
    if (isPending || !String(email).trim()) return;
    const found = findFormProblems(event.currentTarget);
    setIssues(found);
    if (found.length > 0) return focusFirst(form.current, found);
    setIsPending(true);
    try {
      const input = { email, website, page: location.pathname, referrer: firstReferrer() };
      await api.call(subscriptionCalls.signUp, { input });
    } catch (error) {
      const { message = '', issues: refused = [] } = error instanceof ApiError ? error : {};
      setIsPending(false);
      setIssues([...refused]);
      toast({ title: copy.failure, description: message || copy.failureText, variant: 'destructive' });
      return focusFirst(form.current, [...refused, { path: 'email', message }]);
    }
    noteSubscribed();
    toast({ title: copy.success, description: copy.successText });
    onSent();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      onInput={({ currentTarget, target }) => setIssues(recheck(issues, currentTarget, target))}
      onFocus={preloadToaster}
      className="mt-5"
      style={ON_INK}
    >
      <SpamFields form="newsletter" page="" stamp="" />
      <EmailLine
        form={{
          phase: isPending ? 'sending' : 'idle',
          failure: undefined,
          errorOf: (field) => issues.find(({ path }) => path === field)?.message,
          typed: () => undefined,
        }}
        label={copy.label}
        hint={copy.note}
        placeholder=""
        button={isPending ? copy.pending : copy.button}
        isPending={isPending}
        isStacked
      />
    </form>
  );
}
