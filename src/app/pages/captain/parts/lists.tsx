import { type ReactNode, useId } from 'react';
import { download, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A search field; `onChange` is called with every key. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <Input
      type="search"
      value={value}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      className="sm:w-80!"
    />
  );
}

interface FilterProps<Id extends string> {
  choices: { id: Id; label: string; count?: number | undefined }[];
  value: Id;
  onChange(id: Id): void;
}

/** Radio buttons that filter a list. */
export function Filter<Id extends string>({ choices, value, onChange }: FilterProps<Id>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Show</legend>
      {choices.map(({ id, label, count }) => (
        <label
          key={id}
          className="flex min-h-11 items-center gap-2 rounded-sm border border-paper-rule px-3 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-signal-deep has-focus-visible:outline-offset-2"
        >
          <input type="radio" name={name} className="sr-only" checked={value === id} onChange={() => onChange(id)} />
          {label}
          {count !== undefined && <span className="font-mono">{number(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

export function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** Downloads a file from the API. */
export function DownloadButton({ path, children }: { path: string; children: ReactNode }) {
  async function fetchFile() {
    try {
      await download(path);
    } catch (error) {
      toast({ title: 'Download failed', description: reasonOf(error), variant: 'destructive' });
    }
  }
  return (
    <Button variant="outline" size="sm" onClick={fetchFile}>
      {children}
    </Button>
  );
}

/** Delete button of a row; `name` is for screen readers. */
export function DeleteButton({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <Button size="sm" variant="quietDanger" aria-label={`Delete ${name}`} onClick={onClick}>
      Delete
    </Button>
  );
}

/** A table; on a phone each row is a card and each cell shows its column's name. */
export function Table({ columns, caption, children }: { columns: string[]; caption: string; children: ReactNode }) {
  return (
    <table className="captain-table w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-ink border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className="label whitespace-nowrap py-2 pr-4 font-medium text-mute last:pr-0">
              {column === 'Actions' ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A cell; `label` is the name of its column. */
export function Cell({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td
      data-label={label === 'Actions' ? undefined : label}
      className={`align-middle md:py-2.5 md:pr-4 md:last:pr-0 ${className}`}
    >
      {children}
    </td>
  );
}
