import { useCtrlKeys } from '#app/pages/captain/use-ctrl-keys.ts';

/**
 * Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y) go through the history of the document, also while a field of it has the focus: typing
 * and changes of lists are undone in one order. In dialogs the browser's own undo stays.
 */
export function useUndoKeys(step: (kind: 'undo' | 'redo') => void): void {
  useCtrlKeys((letter, event) => {
    if (letter !== 'z' && letter !== 'y') return;
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    step(letter === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
}
