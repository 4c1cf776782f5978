import { useEffect, useRef } from 'react';

/**
 * Listens for letters with Ctrl or Cmd, anywhere on the screen.
 *
 * @param onLetter gets the letter in lower case; undefined while nothing is listened for.
 */
export function useCtrlKeys(onLetter: ((letter: string, event: KeyboardEvent) => void) | undefined): void {
  const latest = useRef(onLetter);
  latest.current = onLetter;
  const isOn = onLetter !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey) latest.current?.(event.key.toLowerCase(), event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** True while a dialog is answered first: going elsewhere would leave its form. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
