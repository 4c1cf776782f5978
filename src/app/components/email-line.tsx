import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { MAX } from '#shared/limits.ts';
import type { useApiForm } from './use-api-form.ts';

interface EmailLineProps {
  form: ReturnType<typeof useApiForm>;
  label: string;
  hint?: string;
  placeholder: string;
  button: string;
  isPending?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One address and the button that sends it, on one line where there is room. */
export function EmailLine({ form, label, hint, placeholder, button, isPending, ref }: EmailLineProps) {
  return (
    <Field label={label} hint={hint} error={form.errorOf('email') ?? form.failure}>
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
            data-mistyped="This address looks incomplete"
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
