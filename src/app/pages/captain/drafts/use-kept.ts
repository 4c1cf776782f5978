import { useState } from 'react';
import { readStored, store } from '#app/pages/captain/parts/stored.ts';

const keyOf = (name: string) => `captain.typed.${name}`;

/** True when something was typed into the form `name` and not sent. */
export const isKept = (name: string): boolean => readStored(keyOf(name)) !== undefined;

/**
 * Keeps what is typed into a form in this browser until it is sent: it outlasts a closed tab and an ended session. For forms whose values
 * are state; a form of plain fields has `keeps` (`parts/forms.tsx`).
 *
 * @param name of the form in the browser's storage.
 * @param start values of the fields before anything is typed.
 */
export function useKept<T extends object>(name: string, start: T) {
  const [typed, setTyped] = useState(() => readStored<T>(keyOf(name)));
  const [wasKept] = useState(typed !== undefined);
  const values: T = { ...start, ...typed };
  function keep(next: T | undefined) {
    setTyped(next);
    store(keyOf(name), next);
  }
  return {
    values,
    isTyped: typed !== undefined,
    /** Something was typed at an earlier visit, and is there still. */
    isFromBefore: wasKept && typed !== undefined,
    change(part: Partial<T>) {
      const next = { ...values, ...part };
      keep(JSON.stringify(next) === JSON.stringify({ ...values, ...start }) ? undefined : next);
    },
    clear: () => keep(undefined),
  };
}
