import type { Json } from './json.ts';

/** What is not on the server yet, as this browser keeps it. */
export interface LocalCopy {
  data: Json;
  /** The text on the server that was edited, and its version. */
  saved: Json;
  version: number;
  /** ISO 8601. */
  at: string;
}

const keyOf = (key: string) => `captain.content.${key}`;

export function findLocalCopy(key: string): LocalCopy | undefined {
  try {
    const stored = localStorage.getItem(keyOf(key));
    return stored ? (JSON.parse(stored) as LocalCopy) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns false when the browser's storage is full or blocked. */
export function storeLocalCopy(key: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function deleteLocalCopy(key: string): void {
  try {
    localStorage.removeItem(keyOf(key));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
