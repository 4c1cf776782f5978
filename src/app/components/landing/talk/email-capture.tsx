import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useDocument } from '#app/components/documents.ts';
import { EmailLine, useConfirmationNote } from '#app/components/forms/email-line.tsx';
import { SpamFields } from '#app/components/forms/spam-fields.tsx';
import { useApiForm } from '#app/components/forms/use-api-form.ts';
import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';

/**
 * A box for an address, which is recorded as an interest in this page. Pressing the button empties the box at once, as
 * the browser's console can tell; if the call then fails, what was typed comes back.
 */
export function EmailCapture({ section, ...place }: Placed<'emailCapture'>) {
  const { stamp } = useLoaderData<{ stamp: string }>();
  const { path } = useDocument('landing');
  const words = useDocument('landing-words').email;
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const confirmationNote = useConfirmationNote();
  const { failure, failureText } = useDocument('newsletter').form;
  const form = useApiForm(section.id, { success: section.done, failure, failureText });

  useEffect(() => {
    if (form.phase === 'failed' && box.current && !box.current.value) box.current.value = typed.current;
  }, [form.phase]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    const input = box.current;
    const isSendable = input?.validity.valid && input.value.trim() !== '' && form.phase !== 'sending';
    void form.formProps.onSubmit(event);
    if (!input || !isSendable) return;
    typed.current = input.value;
    console.log(input.value);
    input.value = '';
  }

  return (
    <Frame section={section} {...place}>
      <form
        {...form.formProps}
        onSubmit={send}
        action={`${path}#${section.id}`}
        data-ignore-blank="email"
        className="mt-10 max-w-[46rem]"
      >
        <SpamFields form={section.id} page={path} stamp={stamp} />
        <EmailLine
          form={form}
          label={section.fieldLabel}
          placeholder={section.placeholder}
          button={section.button}
          ref={box}
        />
        <p className="mt-4 text-mute text-small">
          {section.consent}{' '}
          <SiteLink href="/privacy-policy" className="link">
            {words.privacy}
          </SiteLink>
        </p>
        <p role="status" className="mt-4 font-semibold empty:hidden">
          {(form.phase === 'sent' || form.wasSent) && [section.done, confirmationNote].filter(Boolean).join(' ')}
        </p>
      </form>
    </Frame>
  );
}
