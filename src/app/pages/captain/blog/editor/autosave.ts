import { useEffect, useState } from 'react';
import { areSame, type PostFields } from './fields.ts';

/** Typing rests this long before it is kept. */
const REST_MS = 700;

/** What was typed and not saved, as this browser keeps it. */
export interface KeptDraft {
  fields: PostFields;
  /** When it was kept, ISO 8601. */
  at: string;
}

const keyOf = (slug: string | undefined) => `captain.draft.${slug ?? ':new'}`;

/** The draft that was left behind for this post, by a crash or a closed tab. */
export function findDraft(slug: string | undefined): KeptDraft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(slug));
    return kept ? (JSON.parse(kept) as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(slug: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is forbidden: there was nothing to drop.
  }
}

/**
 * Keeps what is typed in this browser while it differs from what is saved.
 *
 * @returns when it was last kept, ISO 8601.
 */
export function useAutosave(slug: string | undefined, fields: PostFields, saved: PostFields): string | undefined {
  const [keptAt, setKeptAt] = useState<string>();
  useEffect(() => {
    if (areSame(fields, saved)) return;
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      try {
        localStorage.setItem(keyOf(slug), JSON.stringify({ fields, at } satisfies KeptDraft));
        setKeptAt(at);
      } catch {
        setKeptAt(undefined); // No room, or forbidden: the page does not claim to have kept it.
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [slug, fields, saved]);
  return keptAt;
}
