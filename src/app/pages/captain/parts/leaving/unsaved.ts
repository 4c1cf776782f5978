import { useCallback, useEffect, useState } from 'react';

/** Forms of the open page with unsaved edits, by a symbol for each; the value deletes the local copy of the edits. */
const forms = new Map<symbol, (() => void) | undefined>();

/** True when leaving the page would lose something that was typed. */
export function hasUnsavedForm(): boolean {
  return forms.size > 0;
}

/** Deletes the local copies of these forms: the page is left without saving. */
export function deleteUnsavedCopies(): void {
  for (const deleteCopy of forms.values()) deleteCopy?.();
}

/**
 * Remembers that a form was edited, until it is saved or gone. The browser asks before the page is closed meanwhile.
 *
 * @param deleteCopy deletes the local copy of its edits.
 * @returns sets whether it has something that is not saved.
 */
export function useUnsaved(deleteCopy?: () => void): (isUnsaved: boolean) => void {
  const [key] = useState(() => Symbol('form'));
  const [isUnsaved, setIsUnsaved] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      forms.delete(key);
      removeEventListener('beforeunload', warn);
    };
  }, [key, isUnsaved]);
  return useCallback(
    (next) => {
      if (next) forms.set(key, deleteCopy);
      else forms.delete(key);
      setIsUnsaved(next);
    },
    [key, deleteCopy],
  );
}
