import { type ComponentProps, useId, useState } from 'react';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Input } from '#app/ui/field.tsx';
import { type ColorPair, formatRatio } from '#shared/look/color-pairs.ts';

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
  // Typed text may be incomplete; it becomes the value once it is a colour. Another value, as after undo, replaces it.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : value;
  const isComplete = COMPLETE.test(normalized(shown));
  const unreadable = pairs.filter(({ ratio, atLeast }) => ratio < atLeast);
  const readable = pairs.filter((pair) => !unreadable.includes(pair));

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
          aria-invalid={isComplete ? input['aria-invalid'] : true}
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
      <div id={pairsId} aria-live="polite" className="mt-2 text-small">
        {!isComplete && (
          <p className="font-medium text-danger">Please give a colour as # and six digits, such as #ff8a1f</p>
        )}
        {unreadable.length > 0 && <Pairs pairs={unreadable} />}
      </div>
      {readable.length > 0 && (
        <Fold
          keepsContent
          className="text-small"
          title={`${unreadable.length === 0 ? 'Can be read everywhere' : 'Can be read elsewhere'}: contrasts`}
          titleClass="min-h-8 py-1 text-mute"
        >
          <Pairs pairs={readable} />
        </Fold>
      )}
    </div>
  );
}

function Pairs({ pairs }: Pick<ColorInputProps, 'pairs'>) {
  return (
    <ul>
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
  );
}

/** `FF8A1F` → `#ff8a1f`. */
function normalized(text: string): string {
  const lower = text.trim().toLowerCase();
  return lower.startsWith('#') ? lower : `#${lower}`;
}
