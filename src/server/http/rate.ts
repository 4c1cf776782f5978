import { LRUCache } from 'lru-cache';

/** Counts calls per key in fixed windows. Kept in memory: a restart starts at zero. */
export interface Rate {
  /** Counts one call. @returns 0 when it is allowed, else the seconds until the window ends. */
  take(key: string, now: number): number;
  /** Takes back one counted call. */
  giveBack(key: string): void;
}

/** Keys remembered at once; past it the least recently used are forgotten. */
const MAX_KEYS = 10_000;

/** Allows `count` calls per key in each window of `seconds`. */
export function createRate({ count, seconds }: { count: number; seconds: number }): Rate {
  const windows = new LRUCache<string, { used: number; endsAt: number }>({
    // Not `max`, which allocates all entries up front.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  });
  return {
    take(key, now) {
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        window = { used: 0, endsAt: now + seconds };
        windows.set(key, window);
      }
      if (window.used >= count) return window.endsAt - now;
      window.used += 1;
      return 0;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window && window.used > 0) window.used -= 1;
    },
  };
}

const shared = new WeakMap<object, Map<string, Rate>>();

/** The `Rate` of this name, shared by all routes that do the same thing. @param owner the rate lives as long as this object. */
export function sharedRate(owner: object, name: string, size: { count: number; seconds: number }): Rate {
  const rates = shared.get(owner) ?? new Map<string, Rate>();
  shared.set(owner, rates);
  const rate = rates.get(name) ?? createRate(size);
  rates.set(name, rate);
  return rate;
}
