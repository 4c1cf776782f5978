import { type ComponentProps, type ReactNode, useId } from 'react';

/** Props that connect a control in a `Field` with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown after the label, e.g. "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Where the control has to be found by its id. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and below it hint and error. Screen readers announce a new error. */
export function Field({ label, note, hint, error, className = '', id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="label mb-1.5 flex items-baseline justify-between gap-3">
        {label}
        {note && <span className="opacity-75 normal-case tracking-normal">{note}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-mute">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  /** For placement. */
  className?: string;
}

/** The error message of a field. */
export function FieldError({ id, error, className = 'mt-1.5' }: FieldErrorProps) {
  return (
    <p id={id} aria-live="polite" className={`${className} text-danger text-small font-medium empty:hidden`}>
      {error}
    </p>
  );
}

const CONTROL =
  'w-full min-h-12 rounded-sm border border-paper-edge bg-paper-bright px-3.5 py-2.5 text-ink placeholder:text-mute aria-invalid:border-danger aria-invalid:border-2';

/** A text field; it shows the border of an error while `aria-invalid` is set. */
export function Input({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={`${CONTROL} ${className}`} {...rest} />;
}

/** A text field of several lines, which can be made higher. */
export function Textarea({ className = '', rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={`${CONTROL} block resize-y ${className}`} {...rest} />;
}

/** A drop-down list. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`${CONTROL} chooser pr-10 ${className}`} {...rest} />;
}
