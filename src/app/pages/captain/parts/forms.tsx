import { type ComponentProps, type ReactNode, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { Field, Input } from '#app/ui/field.tsx';
import type { Issue } from '#shared/errors.ts';

/** A checkbox with label and hint. */
export function Checkbox({
  label,
  hint,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${className}`}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-signal-deep" {...input} />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-mute">{hint}</span>}
      </span>
    </label>
  );
}

/** A text input with label, hint and error. */
export function TextField({
  label,
  note,
  hint,
  error,
  className = '',
  ...input
}: ComponentProps<'input'> & { label: string; note?: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

/** The number in a field of a form; null when the field is empty or not a number, which the server rejects. */
export function numberField(fields: FormData, name: string): number | null {
  const value = fields.get(name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The server's validation issues of a form, by field. */
export function useIssues() {
  const [issues, setIssues] = useState<Issue[]>([]);
  return {
    all: issues,
    errorOf: (field: string) => issues.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message,
    /** Reads the issues of a failed call. @returns whether there are some, which the form then shows. */
    take: (error: unknown) => {
      const found = error instanceof ApiError ? error.issues : [];
      setIssues(found);
      return found.length > 0;
    },
    clear: () => setIssues([]),
  };
}
