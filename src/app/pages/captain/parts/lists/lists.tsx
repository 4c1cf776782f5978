import { type ComponentProps, type Key, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { download } from '#app/pages/captain/session.ts';
import { Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Call, RequestOf } from '#shared/call.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange(value: string): void;
  className?: string;
}

/** A search field; `onChange` is called with every key. */
export function SearchBox({ label, value, onChange, className = 'max-w-full sm:w-80!' }: SearchBoxProps) {
  return (
    <Input
      type="search"
      value={value}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    />
  );
}

/** Whether one of the texts has what was typed into a search field. */
export function matches(typed: string, ...texts: (string | null | undefined)[]): boolean {
  const query = typed.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(query));
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
          {count !== undefined && <span className="font-mono">{formatCount(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

type DownloadButtonProps<C extends Call> = { call: C; children: ReactNode } & (Record<never, never> extends RequestOf<C>
  ? { request?: RequestOf<C> }
  : { request: RequestOf<C> });

/** Downloads a file from the API. */
export function DownloadButton<C extends Call>({ call, request, children }: DownloadButtonProps<C>) {
  const run = async () => toast({ title: 'File downloaded', description: await download<Call>(call, request) });
  return <SmallButton onClick={() => toastOnFailure('Failed to download', run)}>{children}</SmallButton>;
}

type RowButtonProps = ComponentProps<typeof SmallButton> & {
  label: string;
  /** Name of the row for screen readers: `Edit Ada`. */
  of: string;
};

/** A button of a row. */
export function RowButton({ label, of, ...button }: RowButtonProps) {
  return (
    <SmallButton aria-label={`${label} ${of}`} {...button}>
      {label}
    </SmallButton>
  );
}

/** A column of a table: its name, and what its cells show. */
export interface Column<Row> {
  label: string;
  /** Look of its cells. */
  className?: string;
  cell(row: Row): ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf(row: Row): Key;
  columns: readonly Column<Row>[];
  /** The buttons of a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

const CELL = 'align-middle md:py-2.5 md:pr-4 md:last:pr-0';
const HEAD = 'label whitespace-nowrap py-2 pr-4 font-medium text-mute last:pr-0';

/** A table; on a phone each row is a card and each cell shows its column's name. Nothing without rows. */
export function Table<Row>({ caption, rows, keyOf, columns, actions }: TableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <table className="captain-table w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-ink border-b">
          {columns.map(({ label }) => (
            <th key={label} scope="col" className={HEAD}>
              {label}
            </th>
          ))}
          {actions && (
            <th scope="col" className={HEAD}>
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-paper-rule border-b">
            {columns.map(({ label, className = '', cell }) => (
              <td key={label} data-label={columns.length > 1 ? label : undefined} className={`${CELL} ${className}`}>
                {cell(row)}
              </td>
            ))}
            {actions && (
              <td className={CELL}>
                <span className="flex flex-wrap gap-1 md:justify-end md:whitespace-nowrap md:max-xl:grid md:max-xl:grid-cols-[auto_auto] xl:flex-nowrap">
                  {actions(row)}
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The title of a row, which leads to its editor. */
export function TitleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="font-semibold decoration-2 decoration-signal underline-offset-4 hover:underline max-md:underline"
    >
      {children}
    </Link>
  );
}
