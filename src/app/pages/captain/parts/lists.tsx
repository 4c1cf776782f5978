import type { ReactNode } from 'react';
import { download, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A search that goes out while one types. */
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

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages, where that is known. */
  total?: number;
  hasMore: boolean;
  /** What one row is, e.g. `lead`. */
  noun: string;
  onChange(page: number): void;
}

/** Says which part of a list is shown, and leads to its earlier and later pages. */
export function Pager({ page, hasMore, onChange, ...range }: PagerProps) {
  const isWhole = page === 1 && !hasMore;
  return (
    <nav aria-label="Pages" className="mt-5 flex min-h-11 items-center justify-between gap-4">
      <p className="label text-mute">{rangeText({ page, isWhole, ...range })}</p>
      {!isWhole && (
        <div className="flex gap-2">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => onChange(page - 1)}>
            Newer
          </Button>
          <Button variant="outline" size="sm" disabled={!hasMore} onClick={() => onChange(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </nav>
  );
}

type Range = Pick<PagerProps, 'page' | 'size' | 'shown' | 'total' | 'noun'> & { isWhole: boolean };

/** `3 leads`, `1–50 of 12,345 subscribers`, `leads 26–50`, `lead 51`; drawn in capitals. */
function rangeText({ page, size, shown, total, noun, isWhole }: Range): string {
  if (isWhole) return `${number(shown)} ${shown === 1 ? noun : `${noun}s`}`;
  const from = (page - 1) * size + 1;
  const range = shown === 1 ? number(from) : `${number(from)}–${number(from + shown - 1)}`;
  return total === undefined ? `${noun}${shown === 1 ? '' : 's'} ${range}` : `${range} of ${number(total)} ${noun}s`;
}

export function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** Fetches a file and hands it to the browser. */
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

/** Deletes one row; `name` says which to those who do not see it. */
export function DeleteButton({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <Button size="sm" variant="quietDanger" aria-label={`Delete ${name}`} onClick={onClick}>
      Delete
    </Button>
  );
}

/** A table that becomes a list of cards on a phone: each cell says its column's name there. */
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

/** One cell; `label` is its column's name. */
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
