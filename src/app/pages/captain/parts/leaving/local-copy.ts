import { readBrowserStorage, writeBrowserStorage } from './browser-storage.ts';

const keyOf = (name: string) => `captain.draft.${name}`;

/*
 * Local copies: text that somebody has typed and the server does not have, in the storage of this browser. `at` is when it was stored,
 * ISO 8601.
 */

export const findLocalCopy = <T extends { data: unknown }>(name: string) =>
  readBrowserStorage<T & { at: string }>(keyOf(name));
export const storeLocalCopy = (name: string, copy: { data: unknown }) =>
  writeBrowserStorage(keyOf(name), { ...copy, at: new Date().toISOString() });
export const deleteLocalCopy = (name: string): void => void writeBrowserStorage(keyOf(name), undefined);

/** The text of an editor, and the text on the server that it began with, with its version. */
export interface LocalDraft<T, V> {
  data: T;
  saved: T;
  version: V;
}
