import type { Interval } from './slots.ts';

/** A check whether a period overlaps any of many; its time grows with the logarithm of their number. */
export function createOverlapCheck(
  intervals: readonly Interval[],
): (period: { start: number; end: number }) => boolean {
  const sorted = [...intervals].sort((a, b) => a.start - b.start);
  // The latest end of an interval and all before it.
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? end));
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? start) > start;
  };
}
