import type { ReactNode } from 'react';
import { Input, Select } from '#app/ui/field.tsx';
import { MINUTE_UNITS, minuteUnit } from '#shared/minutes.ts';
import { FormField, numberIn } from './forms.tsx';

interface DurationFieldProps {
  name: string;
  label: string;
  note?: string;
  hint?: ReactNode;
  /** Minutes; null shows an empty field. */
  defaultValue: number | null;
}

/** A length of time: a number, and whether it counts minutes, hours or days. `minutesIn` reads it. */
export function DurationField({ name, label, note, hint, defaultValue }: DurationFieldProps) {
  const [size] = minuteUnit(defaultValue ?? 0);
  return (
    <FormField label={label} note={note} hint={hint} errorOf={name}>
      {(described) => (
        <div className="flex gap-2">
          <Input
            {...described}
            type="number"
            inputMode="numeric"
            min={0}
            name={name}
            defaultValue={defaultValue === null ? '' : defaultValue / size}
            className="min-w-0 flex-1"
          />
          <Select name={`${name}.unit`} aria-label={`Unit of ${label}`} defaultValue={size} className="w-32! shrink-0">
            {MINUTE_UNITS.toReversed().map(([minutes, unit]) => (
              <option key={unit} value={minutes}>
                {unit}s
              </option>
            ))}
          </Select>
        </div>
      )}
    </FormField>
  );
}

/** The minutes in a `DurationField`; null when it is empty or no number. */
export function minutesIn(fields: FormData, name: string): number | null {
  const amount = numberIn(fields, name);
  return amount === null ? null : amount * (numberIn(fields, `${name}.unit`) ?? 1);
}
