import { useEffect, useState } from 'react';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';

interface NumberedPagerProps {
  /** From 1. */
  page: number;
  /** Rows on a full page. */
  size: number;
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages, where that is known. */
  total?: number;
  /** Whether a page follows, where the number of all rows is not known. */
  hasMore?: boolean;
  /** Noun for a row, e.g. `lead`. */
  noun: string;
  /** Labels of the buttons, for a list that is not in the order of time. */
  labels?: ButtonLabels;
  onChange(page: number): void;
}

type ButtonLabels = readonly [back: string, on: string];

/**
 * Below a list that is read by page numbers: which rows are visible, and buttons for the pages before and after. Nothing below an empty list. A
 * page that has become empty, since its last row is gone, is left for the last one, or for the first where the number of rows is not known.
 */
export function NumberedPager({ labels, onChange, ...range }: NumberedPagerProps) {
  const { page, size, shown, total = 0, noun, hasMore = page * size < total } = range;
  const lastPage = Math.max(1, Math.ceil(total / size));
  const isPastLast = shown === 0 && page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is another function each time.
  useEffect(() => {
    if (isPastLast) onChange(lastPage);
  }, [isPastLast, lastPage]);
  if (shown === 0) return null;
  const isOnlyPage = page === 1 && !hasMore;
  return (
    <nav aria-label={`Pages of ${noun}s`} className="mt-5 flex min-h-11 items-center justify-between gap-4">
      <p className="label text-mute">{isOnlyPage ? pluralize(shown, noun) : rangeText(range)}</p>
      <BackAndOn
        labels={labels}
        toNewer={page > 1 ? () => onChange(page - 1) : undefined}
        toOlder={hasMore ? () => onChange(page + 1) : undefined}
      />
    </nav>
  );
}

type Range = Pick<NumberedPagerProps, 'page' | 'size' | 'shown' | 'total' | 'noun'>;

/** `1–50 of 12,345 subscribers`, `leads 26–50`, `lead 51`; drawn in capitals. */
function rangeText({ page, size, shown, total, noun }: Range): string {
  const first = (page - 1) * size + 1;
  const last = first + shown - 1;
  const range = shown === 1 ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`;
  if (total !== undefined) return `${range} of ${formatCount(total)} ${noun}s`;
  return `${shown === 1 ? noun : `${noun}s`} ${range}`;
}

/** Cursor pagination: each page of a list starts below an id. */
interface Cursor {
  /** The cursor of the visible page; undefined on the first page. */
  before: number | undefined;
  /** Back to the first page. */
  restart(): void;
  toNewer: (() => void) | undefined;
  toOlder(before: number): void;
}

/** Where a list that is read page by page begins: `before` is the cursor of the open page, undefined on the first one. */
export function useCursor(): Cursor {
  /** The cursor of each page from the second one to the open one. */
  const [cursors, setCursors] = useState<number[]>([]);
  return {
    before: cursors.at(-1),
    restart: () => setCursors([]),
    toNewer: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
    toOlder: (before) => setCursors([...cursors, before]),
  };
}

/** Buttons for the pages before and after in a list that is read by cursor. @param props.next the cursor of the next page; none on the last page. */
export function CursorPager({ cursor, next }: { cursor: Cursor; next: number | null | undefined }) {
  if (!cursor.toNewer && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex justify-end">
      <BackAndOn toNewer={cursor.toNewer} toOlder={next ? () => cursor.toOlder(next) : undefined} />
    </nav>
  );
}

interface BackAndOnProps {
  labels?: ButtonLabels | undefined;
  toNewer: (() => void) | undefined;
  toOlder: (() => void) | undefined;
}

/** Buttons for the page before and the page after. */
function BackAndOn({ labels: [back, on] = ['Newer', 'Older'], toNewer, toOlder }: BackAndOnProps) {
  if (!toNewer && !toOlder) return null;
  return (
    <div className="flex gap-2">
      <SmallButton disabled={!toNewer} onClick={toNewer}>
        {back}
      </SmallButton>
      <SmallButton disabled={!toOlder} onClick={toOlder}>
        {on}
      </SmallButton>
    </div>
  );
}
