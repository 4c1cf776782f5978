import { useCallback, useEffect, useState } from 'react';

/** Forms of the open page with unsaved edits, by a symbol for each; the value deletes the copy of the edits in the browser. */
const forms = new Map<symbol, (() => void) | undefined>();

/** True when leaving the page would lose something that was typed. */
export function hasUnsavedForm(): boolean {
  return forms.size > 0;
}

/** Deletes what the browser keeps of these forms: the page is left without saving. */
export function forgetUnsavedForms(): void {
  for (const forget of forms.values()) forget?.();
}

/**
 * Remembers that a form was edited, until it is saved or gone. The browser asks before the page is closed meanwhile.
 *
 * @param forget deletes what the browser keeps of it.
 * @returns sets whether it has something that is not saved.
 */
export function useUnsaved(forget?: () => void): (isUnsaved: boolean) => void {
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
      if (next) forms.set(key, forget);
      else forms.delete(key);
      setIsUnsaved(next);
    },
    [key, forget],
  );
}
