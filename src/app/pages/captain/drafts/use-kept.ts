import { useRef, useState } from 'react';
import { readStored, writeStored } from '#app/pages/captain/parts/stored.ts';

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
    /** Forgets what was typed, where it is still what was `sent`. */
    markSent(sent: T) {
      if (JSON.stringify({ ...start, ...latest.current }) === JSON.stringify(sent)) keep(undefined);
    },
  };
}
