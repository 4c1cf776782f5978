import { type RefObject, useRef } from 'react';
import { isDialogOpen, useCtrlKeys } from '#app/pages/captain/use-ctrl-keys.ts';

/** `aria-keyshortcuts` of the button that `useSaveKey` is about. */
export const SAVE_KEYS = 'Control+S Meta+S';

/**
 * Ctrl or Cmd and S, from anywhere on the screen but its dialogs. The browser's own dialog does not open.
 *
 * @param onSave undefined while there is nothing to save.
 */
export function useSaveKey(onSave: (() => void) | undefined): void {
  const onLetter = (letter: string, event: KeyboardEvent) => {
    if (letter !== 's') return;
    event.preventDefault();
    if (!isDialogOpen()) onSave?.();
  };
  useCtrlKeys(onSave && onLetter);
}

/**
 * The keys of an editor, whose draft is saved while it is typed: from any field they focus the button that changes what visitors see.
 *
 * @returns the reference of the bar with that button.
 */
export function useFocusBySaveKey(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useSaveKey(() => bar.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${SAVE_KEYS}"]`)?.focus());
  return bar;
}
