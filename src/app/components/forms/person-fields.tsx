import { useDocument } from '#app/components/documents.ts';
import { Field, Input } from '#app/ui/field.tsx';
import { MAX } from '#shared/limits.ts';
import type { useApiForm } from './use-api-form.ts';

interface PersonFieldsProps {
  form: Pick<ReturnType<typeof useApiForm>, 'errorOf' | 'typed'>;
  copy: { firstName: string; lastName: string; email: string; company?: string; phone?: string; optional: string };
}

/** The fields name, email and, where `copy` names them, company and phone number of the contact and booking forms. */
export function PersonFields({ form, copy }: PersonFieldsProps) {
  const { messages } = useDocument('forms');
  const text = (name: string) => ({
    name,
    error: form.errorOf(name),
    value: form.typed(name) as string | undefined,
  });
  return (
    <>
      <TextField
        {...text('firstName')}
        label={copy.firstName}
        missing={messages.firstNameMissing}
        autoComplete="given-name"
        maxLength={MAX.name}
      />
      <TextField
        {...text('lastName')}
        label={copy.lastName}
        missing={messages.lastNameMissing}
        autoComplete="family-name"
        maxLength={MAX.name}
      />
      <TextField
        {...text('email')}
        label={copy.email}
        missing={messages.emailMissing}
        mistyped={messages.emailIncomplete}
        type="email"
        autoComplete="email"
        maxLength={MAX.email}
      />
      {copy.company && (
        <TextField
          {...text('company')}
          label={copy.company}
          note={copy.optional}
          autoComplete="organization"
          maxLength={MAX.company}
        />
      )}
      {copy.phone && (
        <TextField
          {...text('phone')}
          label={copy.phone}
          note={copy.optional}
          type="tel"
          autoComplete="tel"
          maxLength={MAX.phone}
          className="sm:col-span-2"
        />
      )}
    </>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  value: string | undefined;
  /** Error message of the empty field; a field without one is optional. */
  missing?: string;
  /** Error message of a value that the browser does not accept. */
  mistyped?: string;
  note?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  maxLength: number;
  className?: string;
}

function TextField({ label, note, error, value, missing, mistyped, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} note={note} error={error} className={className}>
      {(control) => (
        <Input
          {...control}
          {...input}
          required={missing !== undefined}
          data-missing={missing}
          data-mistyped={mistyped}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
