import { useEffect, useState } from 'react';
import { inBrowser, readStored, store } from './stored.ts';
import { moment } from './time.ts';

/** The draft is stored this long after the last key. Milliseconds. */
const DEBOUNCE_MS = 700;

/** Unsaved changes in this browser, for example of a crash or a closed tab. */
interface StoredDraft<T> {
  fields: T;
  /** When they were stored, ISO 8601. */
  at: string;
}

const areSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields of an editor. What is not saved is kept in this browser, and offered again at the next visit.
 *
 * @param name what they belong to.
 * @param saved the same object until something else is saved.
 */
export function useEditedFields<T>(name: string, saved: T) {
  const key = `captain.draft.${name}`;
  const [fields, setFields] = useState(saved);
  const [storedAt, setStoredAt] = useState<string>();
  const [draft, setDraft] = useState(() => {
    const found = readStored<StoredDraft<T>>(inBrowser, key);
    return found && !areSame(found.fields, saved) ? found : undefined;
  });
  const isChanged = !areSame(fields, saved);

  useEffect(() => {
    if (areSame(fields, saved)) return;
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      setStoredAt(store(inBrowser, key, { fields, at } satisfies StoredDraft<T>) ? at : undefined);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, fields, saved]);

  return {
    fields,
    setFields,
    isChanged,
    /** For the status line; undefined when everything is saved. */
    unsaved: isChanged ? (storedAt ? `Stored in this browser, ${moment(storedAt)}` : 'Not saved') : undefined,
    /** Text that an earlier visit left. */
    draft,
    forgetDraft() {
      store(inBrowser, key, undefined);
      setDraft(undefined);
    },
    restoreDraft() {
      if (draft) setFields(draft.fields);
      setDraft(undefined);
    },
  };
}
