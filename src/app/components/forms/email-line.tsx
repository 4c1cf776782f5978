import { type Ref, useEffect } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { MAX } from '#shared/limits.ts';
import { noteSubscribed } from './subscribed.ts';
import type { useApiForm } from './use-api-form.ts';

/** The note about the confirmation mail; undefined when mail is not configured and none is sent. */
export function useConfirmationNote(): string | undefined {
  const { confirmFirst } = useDocument('newsletter').form;
  return useSite().asksToConfirm ? confirmFirst : undefined;
}

interface EmailLineProps {
  form: Pick<ReturnType<typeof useApiForm>, 'phase' | 'failure' | 'errorOf' | 'typed'>;
  label: string;
  hint?: string;
  placeholder: string;
  button: string;
  isPending?: boolean;
  /** The button is below the field, and a card of ink around them. */
  isStacked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An email field with its submit button and the note about the confirmation mail. */
export function EmailLine({
  form,
  label,
  hint,
  placeholder,
  button,
  isPending,
  isStacked = false,
  ref,
}: EmailLineProps) {
  const { messages } = useDocument('forms');
  useEffect(() => {
    if (form.phase === 'sent') noteSubscribed();
  }, [form.phase]);
  const hints = [hint, useConfirmationNote()].filter(Boolean).join(' ');
  return (
    <Field label={label} hint={hints} error={form.errorOf('email') ?? form.failure}>
      {(control) => (
        <span className={`flex flex-col gap-3 ${isStacked ? '' : 'sm:flex-row'}`}>
          <Input
            {...control}
            ref={ref}
            type="email"
            name="email"
            required
            maxLength={MAX.email}
            autoComplete="email"
            placeholder={placeholder}
            data-missing={messages.emailMissing}
            data-mistyped={messages.emailIncomplete}
            defaultValue={form.typed('email')}
            className="sm:flex-1"
          />
          <Button type="submit" variant={isStacked ? 'primary' : 'ink'} disabled={isPending}>
            {button}
          </Button>
        </span>
      )}
    </Field>
  );
}
