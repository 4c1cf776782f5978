/** Lets a key through `count` times in each window of `seconds`. Kept in memory: a restart forgives. */
export interface Rate {
  /** @returns 0 when let through, else the seconds until the window ends. */
  take(key: string, now: number): number;
}

/** Keys remembered before the ended ones are forgotten. */
const SWEEP_AT = 10_000;

export function createRate({ count, seconds }: { count: number; seconds: number }): Rate {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return {
    take(key, now) {
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        if (windows.size >= SWEEP_AT) sweep(now);
        window = { used: 0, endsAt: now + seconds };
        windows.set(key, window);
      }
      window.used += 1;
      return window.used > count ? window.endsAt - now : 0;
    },
  };

  function sweep(now: number): void {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < SWEEP_AT) break;
      windows.delete(key);
    }
  }
}
