import { setTimeout } from 'node:timers/promises';

/** The result of `work`; undefined where it takes longer than `ms`, while it goes on. */
export async function withinMs<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = setTimeout(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => timer.abort());
}
