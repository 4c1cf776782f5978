import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { AssetButton } from '#app/pages/captain/assets/asset-dialog.tsx';
import { Input, Textarea } from '#app/ui/field.tsx';
import type { Json } from '#shared/json.ts';
import { fill } from '#shared/placeholders.ts';
import { type FieldProps, LINKS_ID, useEditorActions } from './editor-context.ts';
import { FieldAction, FieldFrame } from './field-frame.tsx';

/** From this part of the limit on, the characters are counted. */
const COUNTED_FROM = 0.8;

/** A line, a text of several lines, a link, a file or a day. */
export function TextInput(props: FieldProps) {
  const { schema, value, path, isOptional } = props;
  const actions = useEditorActions();
  const text = asText(value);
  const { control, pattern, shownLength, maxLength = Number.POSITIVE_INFINITY } = schema;
  // Search engines show what is filled in. A text that only the page knows is taken for something short.
  const shown = shownLength === undefined ? text : fill(text, actions.values).replace(/\{[^{}]+\}/g, '00');
  const isCounted = shownLength !== undefined || text.length >= maxLength * COUNTED_FROM;
  const hasFacts = (control === 'line' || control === 'text') && pattern === undefined;
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    actions.change(path, isOptional && target.value === '' ? undefined : target.value, true);
  return (
    <FieldFrame
      {...props}
      note={
        isCounted && <Count length={shown.length} max={shownLength ?? maxLength} isCut={shownLength !== undefined} />
      }
      actions={
        hasFacts && (
          <FieldAction
            label={`Insert a fact into ${schema.label ?? path}`}
            onClick={() => actions.pickFact(path, schema.variables ?? [])}
          >
            Insert fact
          </FieldAction>
        )
      }
    >
      {(attributes) => {
        const shared = { ...attributes, value: text, onChange: change };
        if (control === 'text') return <Textarea {...shared} rows={rowsOf(text)} className="field-sizing-content" />;
        if (control === 'date') return <Input {...shared} type="date" className="w-auto!" />;
        if (control === 'file') return <FileInput {...shared} onPick={(url) => actions.change(path, url)} />;
        if (control === 'link') return <Input {...shared} list={LINKS_ID} spellCheck={false} />;
        return <Input {...shared} />;
      }}
    </FieldFrame>
  );
}

function FileInput({ onPick, ...shared }: ComponentProps<'input'> & { onPick(url: string): void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Input {...shared} spellCheck={false} className="min-w-0 flex-1 basis-40" />
      <AssetButton mode="file" onPick={({ url }) => onPick(url)}>
        Choose
      </AssetButton>
    </div>
  );
}

/** A number; what is no number stays as typed and is rejected by the server. */
export function NumberField(props: FieldProps) {
  const { value, path, isOptional } = props;
  const actions = useEditorActions();
  const [typed, setTyped] = useState('');
  // `2.` and `2.50` are shown as typed.
  const shown = typed !== '' && numberIn(typed) === value ? typed : asText(value);
  function change(text: string) {
    setTyped(text);
    actions.change(path, text === '' && isOptional ? undefined : (numberIn(text) ?? text), true);
  }
  return (
    <FieldFrame {...props}>
      {(attributes) => (
        <Input
          {...attributes}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={({ target }) => change(target.value)}
          className="w-40!"
        />
      )}
    </FieldFrame>
  );
}

function numberIn(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}

/** @param isCut whether search engines show only so much of a longer text. */
function Count({ length, max, isCut }: { length: number; max: number; isCut: boolean }) {
  return (
    <span className={`small-mono shrink-0 ${length > max ? 'font-semibold text-danger' : ''}`}>
      {length} of {max}
      {isCut && length > max && ', cut in search results'}
    </span>
  );
}

function asText(value: Json): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Where the browser cannot grow the field itself. */
function rowsOf(text: string): number {
  return Math.min(
    12,
    Math.max(
      2,
      text.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 60), 0),
    ),
  );
}
