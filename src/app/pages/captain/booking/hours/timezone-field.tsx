import { FormField } from '#app/pages/captain/parts/forms/forms.tsx';
import { Input } from '#app/ui/field.tsx';
import { findTimezone } from '#shared/find-timezone.ts';

interface TimezoneFieldProps {
  value: string;
  onChange(timezone: string): void;
  hint?: string;
  className?: string;
}

/** The time zone of the business; the browser suggests the names it knows. */
export function TimezoneField({ value, onChange, hint, className }: TimezoneFieldProps) {
  return (
    <FormField label="Time zone" hint={hint} errorOf="timezone" className={className}>
      {(control) => (
        <>
          <Input
            {...control}
            name="timezone"
            value={value}
            list="timezones"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(findTimezone(value) ?? value)}
          />
          <datalist id="timezones">
            {Intl.supportedValuesOf('timeZone').map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}
