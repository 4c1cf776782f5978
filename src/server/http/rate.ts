import { LRUCache } from 'lru-cache';
import type { Rate, SharedRates } from '#server/context.ts';

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
      // A window that ends too late began before the clock was set back.
      if (!window || window.endsAt <= now || window.endsAt > now + seconds) {
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

export function createSharedRates(): SharedRates {
  const rates = new Map<string, Rate>();
  return {
    get(name, size) {
      const rate = rates.get(name) ?? createRate(size);
      rates.set(name, rate);
      return rate;
    },
  };
}
