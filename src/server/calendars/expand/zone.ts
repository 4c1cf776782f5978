import { DAY_SECONDS } from '#shared/time.ts';
/**
 * A time zone. Local times are seconds since 1970 on its clocks, as if these showed UTC.
 *
 * A local time that clocks show twice means the first; one that they skip is counted from the time before the change (RFC 5545).
 */
export interface Zone {
  toUtc(local: number): number;
  toLocal(utc: number): number;
}

/** @param offsetAt seconds by which the clocks are ahead of UTC at a moment. */
export function createZone(offsetAt: (utc: number) => number): Zone {
  return {
    toLocal: (utc) => utc + offsetAt(utc),
    toUtc(local) {
      const before = offsetAt(local - DAY_SECONDS);
      const after = offsetAt(local + DAY_SECONDS);
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
export interface OffsetChange {
  at: number;
  offset: number;
}

/** The offset that holds at a moment. @param changes in order; before the first of them `initial` holds. */
export function offsetFrom(changes: OffsetChange[], utc: number, initial: number): number {
  return changes.findLast(({ at }) => at <= utc)?.offset ?? initial;
}
