import type { Period } from '#shared/schedule.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** The same time as periods in order, of which no two overlap or touch. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { start, end } of periods.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end) as UnixSeconds;
    else merged.push({ start, end });
  }
  return merged;
}

/** Periods as they are stored: starts and ends in turn, in seconds of four bytes each, the lowest first. */
export function packPeriods(periods: readonly Period[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(periods.length * 8));
  for (const [index, { start, end }] of periods.entries()) {
    view.setUint32(index * 8, start, true);
    view.setUint32(index * 8 + 4, end, true);
  }
  return new Uint8Array(view.buffer);
}

export function unpackPeriods(bytes: Uint8Array): Period[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 8 }, (_, index) => ({
    start: view.getUint32(index * 8, true) as UnixSeconds,
    end: view.getUint32(index * 8 + 4, true) as UnixSeconds,
  }));
}
