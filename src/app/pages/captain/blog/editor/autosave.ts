import { useEffect, useState } from 'react';
import { areSame, type PostFields } from './fields.ts';

/** The draft is stored this long after the last key. Milliseconds. */
const DEBOUNCE_MS = 700;

/** Unsaved changes in local storage. */
export interface StoredDraft {
  fields: PostFields;
  /** When it was stored, ISO 8601. */
  at: string;
}

const keyOf = (slug: string | undefined) => `captain.draft.${slug ?? ':new'}`;

/** Unsaved changes from an earlier visit, for example after a crash or a closed tab. `slug` is undefined for a new post. */
export function findDraft(slug: string | undefined): StoredDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(slug));
    return stored ? (JSON.parse(stored) as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function deleteDraft(slug: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/**
 * Stores unsaved changes in local storage.
 *
 * @returns when they were last stored, ISO 8601; undefined when they could not be.
 */
export function useAutosave(slug: string | undefined, fields: PostFields, saved: PostFields): string | undefined {
  const [storedAt, setStoredAt] = useState<string>();
  useEffect(() => {
    if (areSame(fields, saved)) return;
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      try {
        localStorage.setItem(keyOf(slug), JSON.stringify({ fields, at } satisfies StoredDraft));
        setStoredAt(at);
      } catch {
        setStoredAt(undefined); // Storage is full or blocked.
      }
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [slug, fields, saved]);
  return storedAt;
}
