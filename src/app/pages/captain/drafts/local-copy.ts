import { readStored, store } from '#app/pages/captain/parts/stored.ts';

/** Changes that are not on the server yet, as this browser keeps them. */
interface LocalCopy<T, V> {
  data: T;
  /** The text on the server that was edited, and its version. */
  saved: T;
  version: V;
  /** ISO 8601. */
  at: string;
}

const keyOf = (name: string) => `captain.draft.${name}`;

export const findLocalCopy = <T, V>(name: string) => readStored<LocalCopy<T, V>>(keyOf(name));
export const storeLocalCopy = (name: string, copy: LocalCopy<unknown, unknown>) => store(keyOf(name), copy);
export const deleteLocalCopy = (name: string): void => void store(keyOf(name), undefined);
