import { useRef, useState } from 'react';
import { readStored, writeStored } from '#app/pages/captain/parts/stored.ts';

const keyOf = (name: string) => `captain.typed.${name}`;

/** True when something was typed into the form `name` and not sent. */
export const isKept = (name: string): boolean => readStored(keyOf(name)) !== undefined;

/**
 * Keeps the values of a form in this browser until they are sent: they outlast a closed tab and an ended session. For forms whose values
 * are React state; a form of uncontrolled fields has `keeps` (`parts/forms.tsx`).
 *
 * @param name of the form in the browser's storage.
 * @param start initial values.
 */
export function useKept<T extends object>(name: string, start: T) {
  const [typed, setTyped] = useState(() => readStored<T>(keyOf(name)));
  const [wasKept] = useState(typed !== undefined);
  /** Fields as they are now: code that waited for an answer holds those of before. */
  const latest = useRef(typed);
  const values: T = { ...start, ...typed };
  function keep(next: T | undefined) {
    latest.current = next;
    setTyped(next);
    writeStored(keyOf(name), next);
  }
  return {
    values,
    isTyped: typed !== undefined,
    /** Something was typed at an earlier visit, and is there still. */
    isFromBefore: wasKept && typed !== undefined,
    change(part: Partial<T> | ((now: T) => Partial<T>)) {
      const now: T = { ...start, ...latest.current };
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      keep(JSON.stringify(next) === JSON.stringify({ ...now, ...start }) ? undefined : next);
    },
    clear: () => keep(undefined),
    /** Forgets the typed values, unless they have changed since they were `sent`. */
    markSent(sent: T) {
      if (JSON.stringify({ ...start, ...latest.current }) === JSON.stringify(sent)) keep(undefined);
    },
  };
}
