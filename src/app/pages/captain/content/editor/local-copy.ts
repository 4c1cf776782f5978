import { inBrowser, readStored, store } from '#app/pages/captain/parts/stored.ts';
import type { Json } from './json.ts';

/** Changes that are not on the server yet, as this browser keeps them. */
export interface LocalCopy {
  data: Json;
  /** The text on the server that was edited, and its version. */
  saved: Json;
  version: number;
  /** ISO 8601. */
  at: string;
}

const keyOf = (key: string) => `captain.content.${key}`;

export const findLocalCopy = (key: string) => readStored<LocalCopy>(inBrowser, keyOf(key));
export const storeLocalCopy = (key: string, copy: LocalCopy) => store(inBrowser, keyOf(key), copy);
export const deleteLocalCopy = (key: string) => store(inBrowser, keyOf(key), undefined);
