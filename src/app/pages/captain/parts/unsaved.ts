import { useCallback, useEffect, useState } from 'react';

/** The forms of the open page with something typed that is not saved; each is a key of its own. */
const forms = new Set<symbol>();

/** Something typed in a form would be lost by leaving the page. */
export function hasUnsavedForm(): boolean {
  return forms.size > 0;
}

/**
 * Remembers that a form was edited, until it is saved or gone. The browser asks before the page is closed meanwhile.
 *
 * @returns sets whether it has something that is not saved.
 */
export function useUnsaved(): (isUnsaved: boolean) => void {
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
      if (next) forms.add(key);
      else forms.delete(key);
      setIsUnsaved(next);
    },
    [key],
  );
}
