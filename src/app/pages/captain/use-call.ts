import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type Rows } from '#app/api.ts';
import type { AnswerOf, Call, DryRunOf, RequestOf, RowOf } from '#shared/call.ts';
import { captainApi, failureReason } from './session.ts';

/** State of one GET call. */
export interface CallState<T> {
  /** The latest answer; kept while the next one is loading. */
  data: T | undefined;
  /** The message of the latest failure. */
  error: string | undefined;
  /** Its HTTP status; 0 when there was no answer. */
  status: number | undefined;
  isLoading: boolean;
  reload(): void;
  /**
   * Replaces the data, for example by the answer of a write. Pass a function to derive them from the current data, which may be newer than
   * the rendered ones.
   */
  setData(data: T | ((now: T) => T)): void;
}

/**
 * Makes a call that reads, now and whenever its request changes. Answers to earlier requests are ignored.
 *
 * @param changes anything else that the answer depends on: another value reads it again.
 */
export function useCall<C extends Call>(
  call: C,
  request?: RequestOf<C>,
  changes: string | number | null = null,
): CallState<AnswerOf<C>> {
  return useAnswer(JSON.stringify([call.method, call.path, request]), changes, () =>
    captainApi.call(call, request as never),
  );
}

/** `useCall` for one page of a list. */
export function usePage<C extends Call>(call: C, request: RequestOf<C>): CallState<Rows<RowOf<C>>> {
  return useAnswer(JSON.stringify([call.path, request]), null, () => captainApi.page(call, request as never));
}

/** `useCall` with a dry run of the call. */
export function useDryRun<C extends Call>(call: C, request: RequestOf<C>): CallState<DryRunOf<C>> {
  return useAnswer(JSON.stringify([call.path, request]), null, () => captainApi.dryRun(call, request as never));
}

/** @param read makes the request that `request` stands for. */
function useAnswer<T>(request: string, changes: string | number | null, read: () => Promise<T>): CallState<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; data: T | undefined; error?: string; status?: number }>();
  const key = `${attempt} ${changes} ${request}`;
  const latest = useRef(read);
  latest.current = read;

  useEffect(() => {
    let isCurrent = true;
    latest.current().then(
      (data) => isCurrent && setAnswer({ key, data }),
      (error: unknown) => {
        const status = error instanceof ApiError ? error.status : 0;
        if (isCurrent) setAnswer((old) => ({ key, data: old?.data, error: failureReason(error), status }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const setData = useCallback(
    (next: T | ((now: T) => T)) =>
      setAnswer((old) => ({ key, data: next instanceof Function ? old?.data && next(old.data) : next })),
    [key],
  );
  const isLoading = answer?.key !== key;
  const { error, status } = isLoading ? {} : (answer ?? {});
  return { data: answer?.data, error, status, isLoading, reload, setData };
}

/** Makes a call again `ms` after each answer, while something is awaited. */
export function useReloadWhile(
  isAwaited: boolean,
  { isLoading, reload }: { isLoading: boolean; reload: () => void },
  ms: number,
): void {
  useEffect(() => {
    if (!isAwaited || isLoading) return;
    const timer = setTimeout(reload, ms);
    return () => clearTimeout(timer);
  }, [isAwaited, isLoading, reload, ms]);
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
