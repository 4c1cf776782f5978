import { useId } from 'react';

interface RadioListProps<Id extends string> {
  legend: string;
  /** The legend is for screen readers alone. */
  isLegendHidden?: boolean;
  choices: readonly (readonly [id: Id, label: string, hint: string])[];
  value: Id;
  onChange(id: NoInfer<Id>): void;
}

/** A few choices below each other, each with what it means. */
export function RadioList<Id extends string>({ legend, isLegendHidden, choices, value, onChange }: RadioListProps<Id>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'label mb-2'}>{legend}</legend>
      {choices.map(([id, label, hint]) => (
        <label key={id} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-5 shrink-0 accent-signal-deep"
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <span>
            <span className="font-semibold">{label}</span>
            <span className="block text-mute">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
