import { useCallback, useEffect, useState } from 'react';
import { captainApi, reasonOf } from './session.ts';

/** State of one GET call. */
export interface Call<T> {
  /** The latest answer; kept while the next one is loading. */
  data: T | undefined;
  /** The message of the latest failure. */
  error: string | undefined;
  isLoading: boolean;
  reload(): void;
  /** Replaces the data, for example by the answer of a write. */
  setData(data: T): void;
}

/**
 * Loads `path` (without `/api`) now and whenever it changes. Answers to earlier calls are ignored.
 *
 * @param read makes the call; must be the same function on every render.
 * @param changes what the answer depends on besides the path: another value reads it again.
 */
export function useCall<T>(
  path: string,
  read: (path: string) => Promise<T> = captainApi.get,
  changes: string | number | null = null,
): Call<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; data: T | undefined; error: string | undefined }>();
  const key = `${attempt} ${changes} ${path}`;

  useEffect(() => {
    let isCurrent = true;
    read(path).then(
      (data) => isCurrent && setAnswer({ key, data, error: undefined }),
      (error: unknown) => isCurrent && setAnswer((old) => ({ key, data: old?.data, error: reasonOf(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, path, read]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const setData = useCallback((data: T) => setAnswer({ key, data, error: undefined }), [key]);
  const isLoading = answer?.key !== key;
  return { data: answer?.data, error: isLoading ? undefined : answer?.error, isLoading, reload, setData };
}

/** `value` once it has not changed for `ms`, so that a search is not sent for every letter. */
export function useSettled<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** The current time in milliseconds, updated every `ms`. */
export function useNow(ms: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
