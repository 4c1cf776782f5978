import { BLOG } from '#content/home.ts';
import { EmailLine, useConfirmFirst } from './email-line.tsx';
import { SpamFields } from './spam-fields.tsx';
import { useApiForm } from './use-api-form.ts';

const COPY = BLOG.newsletter;

/** The newsletter form. A blank address is ignored; the typed address stays when the call fails. */
export function NewsletterForm({ action, stamp }: { action: string; stamp: string }) {
  const form = useApiForm('newsletter', COPY);
  const confirmationNote = useConfirmFirst();
  const isPending = form.phase === 'sending';
  return (
    <form {...form.formProps} id="newsletter" action={action} data-ignore-blank="email">
      <SpamFields form="newsletter" page={action} stamp={form.stamp(stamp)} />
      <EmailLine
        form={form}
        label={COPY.label}
        hint={COPY.note}
        placeholder={COPY.placeholder}
        button={isPending ? COPY.pending : COPY.button}
        isPending={isPending}
      />
      {form.wasSent && (
        <p role="status" className="mt-3 font-semibold">
          {COPY.success} {COPY.successText} {confirmationNote}
        </p>
      )}
    </form>
  );
}
