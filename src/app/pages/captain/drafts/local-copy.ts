import { readStored, writeStored } from '#app/pages/captain/parts/stored.ts';

const keyOf = (name: string) => `captain.draft.${name}`;

/** Text that is not on the server yet, as this browser keeps it; `at` is when it was kept, ISO 8601. */
export const findLocalCopy = <T extends { data: unknown }>(name: string) => readStored<T & { at: string }>(keyOf(name));
export const storeLocalCopy = (name: string, copy: { data: unknown }) =>
  writeStored(keyOf(name), { ...copy, at: new Date().toISOString() });
export const deleteLocalCopy = (name: string): void => void writeStored(keyOf(name), undefined);

/** The text of an editor, and the text on the server that it began with, with its version. */
export interface LocalDraft<T, V> {
  data: T;
  saved: T;
  version: V;
}
