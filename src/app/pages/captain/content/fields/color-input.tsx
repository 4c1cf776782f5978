import { type ComponentProps, useId, useState } from 'react';
import { Input } from '#app/ui/field.tsx';
import { type ColorPair, formatRatio } from '#shared/color-pairs.ts';

interface ColorInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** `#rrggbb`. */
  value: string;
  onChange(value: string): void;
  /** Where the colour is read, from `colorPairs(colors, name)`, for the colours as they are now. */
  pairs: readonly Pick<ColorPair, 'title' | 'ratio' | 'atLeast'>[];
  label: string;
}

const COMPLETE = /^#[0-9a-f]{6}$/;

/** A colour as picker and as text, and below it whether each text in it can be read. */
export function ColorInput({ value, onChange, pairs, label, ...input }: ColorInputProps) {
  const pairsId = useId();
  // What is typed may be incomplete; it becomes the value once it is a colour. Another value, as after undo, replaces it.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : value;
  const isComplete = COMPLETE.test(normalized(shown));
  const unreadable = pairs.filter(({ ratio, atLeast }) => ratio < atLeast);

  function type(text: string) {
    const next = COMPLETE.test(normalized(text)) ? normalized(text) : value;
    setTyped({ text, value: next });
    if (next !== value) onChange(next);
  }

  return (
    <div>
      <div className="flex gap-3">
        <input
          type="color"
          aria-label={`${label}: picker`}
          value={value}
          onFocus={input.onFocus}
          onChange={({ target }) => {
            setTyped(undefined);
            onChange(target.value);
          }}
          className="h-12 w-16 shrink-0 cursor-pointer rounded-sm border border-paper-edge bg-paper-bright p-1"
        />
        <Input
          {...input}
          aria-describedby={[input['aria-describedby'], pairsId].filter(Boolean).join(' ')}
          aria-invalid={isComplete && unreadable.length === 0 ? undefined : true}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onBlur={() => isComplete && setTyped(undefined)}
          maxLength={7}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          className="max-w-32 font-mono"
        />
      </div>
      <p aria-live="polite" className="mt-1.5 font-medium text-danger text-small empty:hidden">
        {!isComplete && 'Please give a colour as # and six digits, such as #ff8a1f'}
        {isComplete && unreadable.length > 0 && `Cannot be read: ${unreadable.map(({ title }) => title).join(', ')}`}
      </p>
      <ul id={pairsId} className="mt-2 text-small">
        {pairs.map(({ title, ratio, atLeast }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-4 border-paper-rule border-t py-1.5">
            <span>{title}</span>
            {ratio >= atLeast ? (
              <span className="text-mute">{formatRatio(ratio)}, enough</span>
            ) : (
              <span className="font-semibold text-danger">
                {formatRatio(ratio)}, too little: at least {formatRatio(atLeast)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `FF8A1F` → `#ff8a1f`. */
function normalized(text: string): string {
  const lower = text.trim().toLowerCase();
  return lower.startsWith('#') ? lower : `#${lower}`;
}
