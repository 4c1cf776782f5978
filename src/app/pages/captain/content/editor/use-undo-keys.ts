import { useEffect, useRef } from 'react';

/**
 * Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y) go through the history of the document, also while a field of it has the focus: typing
 * and changes of lists are undone in one order. In dialogs the browser's own undo stays.
 */
export function useUndoKeys(step: (kind: 'undo' | 'redo') => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      latest.current(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
