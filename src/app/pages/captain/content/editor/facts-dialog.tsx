import { useState } from 'react';
import { fieldId } from '#app/pages/captain/content/fields/editor-context.ts';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { matches, SearchBox } from '#app/pages/captain/parts/lists/lists.tsx';
import { Empty } from '#app/pages/captain/parts/states.tsx';
import type { Json } from '#shared/json.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';

/** The text into which a fact is inserted. */
export interface FactTarget {
  path: string;
  /** Placeholders that only this text may use. */
  variables: readonly string[];
}

interface FactsDialogProps {
  target: FactTarget;
  values: PlaceholderValues;
  onChange(path: string, value: Json): void;
  onClose(): void;
}

/** The facts with their values; the chosen one is inserted where the caret was. */
export function FactsDialog({ target, values, onChange, onClose }: FactsDialogProps) {
  const [search, setSearch] = useState('');
  const all = [
    ...target.variables.map((name): [string, string] => [name, 'filled in by the page']),
    ...Object.entries(values),
    // How the first call takes place cannot follow from itself.
  ].filter(([name]) => !(target.path.startsWith('ways.') && /^meeting\.way$/i.test(name)));
  const found = all.filter(([name, value]) => matches(search, name, value));

  function insert(name: string) {
    const field = document.getElementById(fieldId(target.path));
    onClose();
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    const inserted = `{${name}}`;
    onChange(target.path, field.value.slice(0, start) + inserted + field.value.slice(end));
    // After the dialog has returned the focus.
    setTimeout(() => {
      field.focus();
      field.setSelectionRange(start + inserted.length, start + inserted.length);
    });
  }

  return (
    <Dialog title="Insert a fact" onClose={onClose}>
      <p className="mb-4 text-mute">
        The text follows when the fact changes. Prices, years and promises are edited under Pages, Facts; names under
        Settings.
      </p>
      <SearchBox label="Search facts" value={search} onChange={setSearch} />
      {found.length === 0 && <Empty title="No fact matches" />}
      <ul className="mt-4 border-paper-rule border-t">
        {found.map(([name, value]) => (
          <li key={name} className="border-paper-rule border-b">
            <button
              type="button"
              onClick={() => insert(name)}
              className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 px-2 py-2 text-left hover:bg-paper-deep focus-visible:-outline-offset-2"
            >
              <span className="wrap-anywhere font-mono">{`{${name}}`}</span>
              <span className="min-w-0 wrap-anywhere text-mute">{value || 'empty'}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
