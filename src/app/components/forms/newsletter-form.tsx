import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { EmailLine, useConfirmationNote } from './email-line.tsx';
import { SpamFields } from './spam-fields.tsx';
import { useApiForm } from './use-api-form.ts';

/** The newsletter form, unless the newsletter is stopped. A blank address is ignored; the typed address stays when the call fails. */
export function NewsletterForm({ action, stamp }: { action: string; stamp: string }) {
  const copy = useDocument('newsletter').form;
  const form = useApiForm('newsletter', copy);
  const confirmationNote = useConfirmationNote();
  const isPending = form.phase === 'sending';
  if (!useSite().hasNewsletter) return null;
  return (
    <form {...form.formProps} id="newsletter" action={`${action}#newsletter`} data-ignore-blank="email">
      <SpamFields form="newsletter" page={action} stamp={stamp} />
      <EmailLine
        form={form}
        label={copy.label}
        hint={copy.note}
        placeholder={copy.placeholder}
        button={isPending ? copy.pending : copy.button}
        isPending={isPending}
      />
      {form.wasSent && (
        <p role="status" className="mt-3 font-semibold">
          {copy.success} {copy.successText} {confirmationNote}
        </p>
      )}
    </form>
  );
}
