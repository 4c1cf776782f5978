import { useCallback, useEffect } from 'react';
import { deleteLocalCopy, type LocalDraft, storeLocalCopy } from '#app/pages/captain/parts/storage/local-copy.ts';
import type { Json } from '#shared/json.ts';
import { areSame } from './json.ts';

/** Milliseconds from the last change until unsaved text is stored in the browser. */
const STORE_AFTER_MS = 250;

/** Stores a local copy of an editor's text while the server does not have it: soon after each change, and when the page is left. */
export function useLocalCopy<T extends Json, V>(
  name: string,
  { data, isChanged }: { data: T; isChanged: boolean },
  latest: () => LocalDraft<T, V>,
): void {
  const store = useCallback(() => {
    const draft = latest();
    if (!areSame(draft.data, draft.saved)) storeLocalCopy(name, draft);
  }, [name, latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the data starts the time anew.
  useEffect(() => {
    if (!isChanged) return deleteLocalCopy(name);
    const timer = setTimeout(store, STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, data, isChanged, store]);
  useEffect(() => {
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      // The session may end before the last letters are stored.
      store();
    };
  }, [store]);
}
