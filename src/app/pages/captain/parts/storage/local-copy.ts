import { readBrowserStorage, writeBrowserStorage } from './browser-storage.ts';

const keyOf = (name: string) => `captain.draft.${name}`;

/*
 * Local copies: text that somebody has typed and the server does not have, in the storage of this browser. `at` is when it was stored,
 * ISO 8601.
 */

/** The local copy of this name; undefined where there is none. */
export function findLocalCopy<T extends { data: unknown }>(name: string): (T & { at: string }) | undefined {
  return readBrowserStorage(keyOf(name));
}

/** Stores a local copy in place of an earlier one of this name. */
export function storeLocalCopy(name: string, copy: { data: unknown }): void {
  writeBrowserStorage(keyOf(name), { ...copy, at: new Date().toISOString() });
}

export function deleteLocalCopy(name: string): void {
  writeBrowserStorage(keyOf(name), undefined);
}

/** The text of an editor, and the text on the server that it began with, with its version. */
export interface LocalDraft<T, V> {
  data: T;
  saved: T;
  version: V;
}
