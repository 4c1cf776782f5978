/**
 * A time zone. Local times are seconds since 1970 on its clocks, as if these showed UTC.
 *
 * A local time that clocks show twice means the first; one that they skip is counted from the time before the change (RFC 5545).
 */
export interface Zone {
  toUtc(local: number): number;
  toLocal(utc: number): number;
}

const DAY = 86_400;

/** @param offsetAt seconds by which the clocks are ahead of UTC at a moment. */
export function createZone(offsetAt: (utc: number) => number): Zone {
  return {
    toLocal: (utc) => utc + offsetAt(utc),
    toUtc(local) {
      const before = offsetAt(local - DAY);
      const after = offsetAt(local + DAY);
      if (before === after) return local - before;
      const first = local - before;
      const second = local - after;
      if (offsetAt(first) === before) return first;
      return offsetAt(second) === after ? second : first;
    },
  };
}

export const UTC = createZone(() => 0);

/** From a moment on, clocks are `offset` seconds ahead of UTC. */
export interface Change {
  at: number;
  offset: number;
}

/** The offset that holds at a moment. @param changes in order; before the first of them `initial` holds. */
export function offsetFrom(changes: Change[], utc: number, initial: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.at ?? 0) > utc) high = middle;
    else low = middle + 1;
  }
  return changes[low - 1]?.offset ?? initial;
}
