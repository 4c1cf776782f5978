import { useEffect, useState } from 'react';

/** The draft is stored this long after the last key. Milliseconds. */
const DEBOUNCE_MS = 700;

/** Unsaved changes in local storage. */
export interface StoredDraft<T> {
  fields: T;
  /** When it was stored, ISO 8601. */
  at: string;
}

const keyOf = (name: string | undefined) => `captain.draft.${name ?? ':new'}`;

/**
 * Unsaved changes from an earlier visit, for example after a crash or a closed tab.
 *
 * @param name what they belong to: the slug of a post; undefined for a new post.
 */
export function findDraft<T>(name: string | undefined): StoredDraft<T> | undefined {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored ? (JSON.parse(stored) as StoredDraft<T>) : undefined;
  } catch {
    return undefined;
  }
}

export function deleteDraft(name: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/**
 * Stores unsaved changes in local storage.
 *
 * @returns when they were last stored, ISO 8601; undefined when they could not be.
 */
export function useAutosave<T>(name: string | undefined, fields: T, saved: T): string | undefined {
  const [storedAt, setStoredAt] = useState<string>();
  useEffect(() => {
    if (JSON.stringify(fields) === JSON.stringify(saved)) return;
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      try {
        localStorage.setItem(keyOf(name), JSON.stringify({ fields, at } satisfies StoredDraft<T>));
        setStoredAt(at);
      } catch {
        setStoredAt(undefined); // Storage is full or blocked.
      }
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name, fields, saved]);
  return storedAt;
}
