import { type RefObject, useCallback, useEffect } from 'react';
import { readStored, store } from '#app/pages/captain/parts/stored.ts';
import { areSame, type Json } from './json.ts';

/** Milliseconds from the last change until unsaved text is kept in the browser. */
const KEEP_AFTER_MS = 250;

const keyOf = (name: string) => `captain.draft.${name}`;

/** Text that is not on the server yet, as this browser keeps it; `at` is when it was kept, ISO 8601. */
export const findLocalCopy = <T extends { data: unknown }>(name: string) => readStored<T & { at: string }>(keyOf(name));
export const storeLocalCopy = (name: string, copy: { data: unknown }) =>
  store(keyOf(name), { ...copy, at: new Date().toISOString() });
export const deleteLocalCopy = (name: string): void => void store(keyOf(name), undefined);

/** The text of an editor, and the text on the server that it began with, with its version. */
export interface LocalDraft<T, V> {
  data: T;
  saved: T;
  version: V;
}

/** Keeps the text of an editor in this browser while the server does not have it: soon after each change, and when the page is left. */
export function useLocalCopy<T extends Json, V>(
  name: string,
  { data, isChanged }: { data: T; isChanged: boolean },
  latest: RefObject<LocalDraft<T, V>>,
): void {
  const keep = useCallback(() => {
    if (!areSame(latest.current.data, latest.current.saved)) storeLocalCopy(name, latest.current);
  }, [name, latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the data starts the time anew.
  useEffect(() => {
    if (!isChanged) return deleteLocalCopy(name);
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, data, isChanged, keep]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      // The session may end before the last letters are kept.
      keep();
    };
  }, [keep]);
}
