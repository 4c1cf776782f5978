import { useState } from 'react';
import { readStored, store } from '#app/pages/captain/parts/stored.ts';

/**
 * Keeps what is typed into a form in this browser until it is sent: it outlasts a closed tab and an ended session.
 *
 * @param name of the form in the browser's storage.
 * @param start values of the fields before anything is typed.
 */
export function useKept<T extends Record<string, string>>(name: string, start: T) {
  const key = `captain.typed.${name}`;
  const [typed, setTyped] = useState(() => readStored<T>(key));
  const values: T = { ...start, ...typed };
  function keep(next: T | undefined) {
    setTyped(next);
    store(key, next);
  }
  return {
    values,
    isTyped: typed !== undefined,
    change(part: Partial<T>) {
      const next = { ...values, ...part };
      keep(Object.keys(next).every((field) => next[field] === start[field]) ? undefined : next);
    },
    clear: () => keep(undefined),
  };
}
