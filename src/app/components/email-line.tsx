import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { MAX } from '#shared/limits.ts';
import { useDocument } from './documents.ts';
import { useSite } from './site.ts';
import type { useApiForm } from './use-api-form.ts';

/** The note about the confirmation mail; undefined when mail is not configured and none is sent. */
export function useConfirmationNote(): string | undefined {
  const { confirmFirst } = useDocument('newsletter').form;
  return useSite().asksToConfirm ? confirmFirst : undefined;
}

interface EmailLineProps {
  form: ReturnType<typeof useApiForm>;
  label: string;
  hint?: string;
  placeholder: string;
  button: string;
  isPending?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An email field with its submit button and the note about the confirmation mail. */
export function EmailLine({ form, label, hint, placeholder, button, isPending, ref }: EmailLineProps) {
  const { messages } = useDocument('forms');
  const hints = [hint, useConfirmationNote()].filter(Boolean).join(' ');
  return (
    <Field label={label} hint={hints} error={form.errorOf('email') ?? form.failure}>
      {(control) => (
        <span className="flex flex-col gap-3 sm:flex-row">
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
          <Button type="submit" variant="ink" disabled={isPending}>
            {button}
          </Button>
        </span>
      )}
    </Field>
  );
}
