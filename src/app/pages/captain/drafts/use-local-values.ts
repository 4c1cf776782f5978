import { useRef, useState } from 'react';
import { readBrowserStorage, writeBrowserStorage } from '#app/pages/captain/parts/storage/browser-storage.ts';

const keyOf = (name: string) => `captain.typed.${name}`;

/** True when something was typed into the form `name` and not sent. */
export const hasLocalValues = (name: string): boolean => readBrowserStorage(keyOf(name)) !== undefined;

/** Deletes what was typed into the form `name`. A form that is open shows it until it is closed. */
export const deleteLocalValues = (name: string): void => void writeBrowserStorage(keyOf(name), undefined);

/**
 * Values of a form in React state, with a local copy from the first change until they are sent. A form of uncontrolled fields has
 * `localCopy` instead (`parts/forms/forms.tsx`).
 *
 * @param name of the form in the browser's storage.
 * @param start values before anything was typed.
 */
export function useLocalValues<T extends object>(name: string, start: T) {
  /** All values, once one differs from its start. */
  const [typed, setTyped] = useState(() => readBrowserStorage<T>(keyOf(name)));
  const [wasTyped] = useState(typed !== undefined);
  /** `typed` for code that began before the last rendering and waited for an answer. */
  const latest = useRef(typed);
  function store(next: T | undefined) {
    latest.current = next;
    setTyped(next);
    writeBrowserStorage(keyOf(name), next);
  }
  return {
    values: { ...start, ...typed },
    /** The values were typed at an earlier visit. */
    isRestored: wasTyped && typed !== undefined,
    change(part: Partial<T> | ((now: T) => Partial<T>)) {
      const now: T = { ...start, ...latest.current };
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      const isAsAtStart = JSON.stringify(next) === JSON.stringify({ ...now, ...start });
      store(isAsAtStart ? undefined : next);
    },
    clear: () => store(undefined),
    /** Clears the values, unless they have changed since they were `sent`. */
    markSent(sent: T) {
      if (JSON.stringify({ ...start, ...latest.current }) === JSON.stringify(sent)) store(undefined);
    },
  };
}
