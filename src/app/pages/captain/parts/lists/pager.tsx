import { useEffect, useState } from 'react';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { formatCount, pluralize } from './lists.tsx';

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages, where that is known. */
  total?: number;
  /** Where the number of all rows is not known. */
  hasMore?: boolean;
  /** Noun for a row, e.g. `lead`. */
  noun: string;
  /** Labels of the buttons, for a list that is not in the order of time. */
  steps?: StepLabels;
  onChange(page: number): void;
}

type StepLabels = readonly [back: string, on: string];

/**
 * Shows which rows of a list are visible, with buttons for the pages before and after. Nothing below an empty list. A page that has become
 * empty, since its last row is gone, is left for the last one, or for the first where the number of rows is not known.
 */
export function Pager({ page, steps, onChange, hasMore: more, ...range }: PagerProps) {
  const { size, shown, total = 0 } = range;
  const hasMore = more ?? page * size < total;
  const last = Math.max(1, Math.ceil(total / size));
  const leaves = shown === 0 && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is another function each time.
  useEffect(() => {
    if (leaves) onChange(last);
  }, [leaves, last]);
  if (shown === 0) return null;
  const isWhole = page === 1 && !hasMore;
  return (
    <nav aria-label={`Pages of ${range.noun}s`} className="mt-5 flex min-h-11 items-center justify-between gap-4">
      <p className="label text-mute">{rangeText({ page, isWhole, ...range })}</p>
      <Steps
        labels={steps}
        toNewer={page > 1 ? () => onChange(page - 1) : undefined}
        toOlder={hasMore ? () => onChange(page + 1) : undefined}
      />
    </nav>
  );
}

type Range = Pick<PagerProps, 'page' | 'size' | 'shown' | 'total' | 'noun'> & { isWhole: boolean };

/** `3 leads`, `1–50 of 12,345 subscribers`, `leads 26–50`, `lead 51`; drawn in capitals. */
function rangeText({ page, size, shown, total, noun, isWhole }: Range): string {
  if (isWhole) return pluralize(shown, noun);
  const from = (page - 1) * size + 1;
  const range = shown === 1 ? formatCount(from) : `${formatCount(from)}–${formatCount(from + shown - 1)}`;
  return total === undefined
    ? `${noun}${shown === 1 ? '' : 's'} ${range}`
    : `${range} of ${formatCount(total)} ${noun}s`;
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
  const [ids, setIds] = useState<number[]>([]);
  return {
    before: ids.at(-1),
    restart: () => setIds([]),
    toNewer: ids.length > 0 ? () => setIds(ids.slice(0, -1)) : undefined,
    toOlder: (before) => setIds([...ids, before]),
  };
}

/** @param next the cursor of the next page; none on the last page. */
export function CursorPager({ cursor, next }: { cursor: Cursor; next: number | null | undefined }) {
  if (!cursor.toNewer && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex justify-end">
      <Steps toNewer={cursor.toNewer} toOlder={next ? () => cursor.toOlder(next) : undefined} />
    </nav>
  );
}

interface StepsProps {
  labels?: StepLabels | undefined;
  toNewer: (() => void) | undefined;
  toOlder: (() => void) | undefined;
}

/** Buttons for the page before and the page after. */
function Steps({ labels: [back, on] = ['Newer', 'Older'], toNewer, toOlder }: StepsProps) {
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
